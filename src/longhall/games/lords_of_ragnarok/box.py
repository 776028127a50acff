"""The components of Lords of Ragnarok: what the content files say, and the look-ups that the rules make in them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, get_args

from longhall.content import BadContent, read_box
from longhall.content import Box as Sections
from longhall.games.lords_of_ragnarok.chart import Chart
from longhall.games.lords_of_ragnarok.records import (
    KINDS,
    ActionCard,
    Artefact,
    AttackCard,
    BattleCard,
    Blessing,
    Board,
    Challenge,
    Corrupted,
    Monster,
    Monument,
    Origin,
    Parameter,
    Precondition,
    Realm,
    Reward,
    RuneAction,
    RuneActionCost,
    Spot,
    TempleSlot,
)

ATTRIBUTES: Final = ("might", "wisdom", "authority")
MIGHT, WISDOM, AUTHORITY = range(3)
SPECIALS: Final = ("monsters", "usurp", "prepare", "mobilize", "reinforce", "build_temple")
BUILD_MONUMENT: Final = "build_monument"
RUNE_ACTIONS: Final = get_args(RuneAction)
BOARDS: Final[tuple[Board, ...]] = ("two", "many")
COLOURS: Final = ("red", "blue", "yellow", "black")


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The parameters of the rules as they are on one side of the board. Flags are 0 or 1."""

    attribute_start: int
    attribute_max: int
    army_value_max: int
    armies: int
    priests: int
    control_markers: int
    controlled_monsters_max: int
    slayer_tokens: int
    hero_move: int
    drakkar_move: int
    rune_limit: int
    follower_rune_limit: int
    hand_limit_over_wisdom: int
    follower_hand_limit: int
    manoeuvre_activations: int
    start_cards: int
    start_armies: int
    start_army_value: int
    start_control_population: int
    great_jarl_lands: int
    great_gothi_temples: int
    loki_slayer_tokens: int
    slayer_markers: int
    preconditions_for_ragnarok: int
    build_monument_needs_marker: int
    monument_levels: int
    monument_start_level: int
    priest_spots_per_player: int
    forge_stock: int
    temples: int
    monsters_in_play: int
    loser_extra_casualty: int
    defender_plays_first: int
    drakkar_links_regions: int
    usurp_empty_by_population: int
    prepare_cards: int
    follower_rune_actions: int
    crush_loss: int
    winning_attack_margin: int
    max_followers_solo: int
    max_followers_mixed: int
    hunt_trade_cards: int
    strikes_drawn: int
    defended_draw: int
    suffered_draw: int
    blessings_over_players: int
    desolation_reward_spots: int
    origins_dealt: int
    heroes_drawn: int
    neutral_artefacts_drawn: int
    controls_start_region: int

    @classmethod
    def of(cls, parameters: dict[str, Parameter], board: str) -> Numbers:
        """The numbers of a board; BadContent if one is missing or not known."""
        known = [spec.name for spec in fields(cls)]
        for key in (*known, *parameters):
            if (key in parameters) != (key in known):
                raise BadContent(f"parameters.toml: [{key}]: the rules need exactly {', '.join(known)}")
        two = board == "two"
        return cls(
            **{
                key: record.two_player if two and record.two_player is not None else record.value
                for key, record in parameters.items()
            }
        )


class Box(Sections):
    """All components, with the look-ups that the rules use."""

    def __init__(self, pack: Path | None = None) -> None:
        found = read_box(Path(__file__).parent / "content", KINDS, pack)
        super().__init__(found)
        self.realms: dict[str, Realm] = found["realms"]
        self.realm_words: tuple[str, ...] = tuple(self.realms)
        self.rune_words: tuple[str, ...] = tuple(found["runes"])
        self.rune_number = {word: i for i, word in enumerate(self.rune_words)}
        self.rune_copies = [rune.copies for rune in found["runes"].values()]
        self.forge_tokens: list[str] = [token.rune for token in found["forges"].values()]
        self.rune_actions: dict[str, RuneActionCost] = found["rune_actions"]
        self.heroes: tuple[str, ...] = tuple(found["heroes"])
        self.corrupted: dict[str, Corrupted] = found["corrupted"]
        self.origins: dict[str, Origin] = found["origins"]
        self.cards: dict[str, BattleCard] = found["battle_cards"]
        self.monsters: dict[str, Monster] = found["monsters"]
        self.rewards: dict[str, Reward] = found["rewards"]
        self.attacks: dict[str, AttackCard] = found["attack_cards"]
        self.monuments: dict[str, Monument] = found["monuments"]
        self.gods: tuple[str, ...] = tuple(self.monuments)
        self.track: list[TempleSlot] = sorted(found["temple_track"].values(), key=lambda slot: slot.number)
        self.preconditions: dict[str, Precondition] = found["preconditions"]
        self.blessings: dict[str, Blessing] = found["blessings"]
        self.artefacts: dict[str, Artefact] = found["artefacts"]
        self.action_cards: dict[str, ActionCard] = found["action_cards"]
        self.challenges: dict[str, Challenge] = found["challenges"]
        spots: list[Spot] = sorted(found["desolation"].values(), key=lambda spot: spot.number)
        self.spots = tuple([spot.army for spot in spots])
        dice = found["dice"]
        for section, names in (("dice", ("surtur_die", "monster_die")), ("rune_actions", RUNE_ACTIONS)):
            for name in names:
                if name not in found[section]:
                    raise BadContent(f"{section}.toml: [{name}]: the rules need this record")
        self.surtur_die: tuple[str, ...] = dice["surtur_die"].faces
        self.monster_die: tuple[str, ...] = dice["monster_die"].faces
        self.titles = {card.id: card.title for card in self.attacks.values()}
        self.numbers: dict[str, Numbers] = {board: Numbers.of(found["parameters"], board) for board in BOARDS}
        self.charts: dict[str, Chart] = {
            board: Chart(
                f"regions_{board}.toml",
                found[f"regions_{board}"],
                found[f"seas_{board}"],
                found["lands"],
                list(self.realms),
            )
            for board in BOARDS
        }
        self._check()
        self.loki = next(monster.id for monster in self.monsters.values() if monster.loki)
        self.realm_of: dict[str, int] = {realm.action: i for i, realm in enumerate(self.realms.values())}
        self.action_of: tuple[str, ...] = tuple([realm.action for realm in self.realms.values()])
        self.realm_rune = tuple([self.rune_number[realm.rune] for realm in self.realms.values()])
        self.hero_goes: dict[str, dict[str, int]] = {
            board: {card.id: card.region[board] for card in self.action_cards.values()} for board in BOARDS
        }
        self.starts: dict[str, dict[str, int]] = {
            board: {tile.id: tile.start[board] for tile in self.corrupted.values()} for board in BOARDS
        }
        self.scorches: dict[str, dict[str, int]] = {
            board: {tile.id: tile.desolation[board] for tile in self.corrupted.values()} for board in BOARDS
        }
        self.monument_of = tuple(
            [[m.attribute for m in self.monuments.values()].index(attribute) for attribute in ATTRIBUTES]
        )
        """The monument that raises each attribute."""
        self.attribute_of = tuple([ATTRIBUTES.index(m.attribute) for m in self.monuments.values()])

    def deck(self) -> list[str]:
        """Every battle card, one entry a copy."""
        return [card.id for card in self.cards.values() for _ in range(card.copies)]

    def attack_deck(self) -> list[str]:
        """Every monster attack card, one entry a copy."""
        return [card.id for card in self.attacks.values() for _ in range(card.copies)]

    # ---- what must fit together --------------------------------------------------------------------------------------

    def _check(self) -> None:
        self._check_wheel()
        self._check_monsters()
        self._check_followers()
        for board, chart in self.charts.items():
            rules = self.numbers[board]
            if chart.forges.bit_count() > len(self.forge_tokens):
                raise BadContent(f"{chart.file}: more regions with a forge than forges.toml has tokens")
            if board == "two" and len(chart.lairs) != rules.monsters_in_play:
                raise BadContent(f"{chart.file}: {rules.monsters_in_play} lairs are wanted, not {len(chart.lairs)}")
            if rules.temples != sum(slot.two_player or board == "many" for slot in self.track):
                raise BadContent(f"temple_track.toml: {rules.temples} temples are in play on {chart.file}")
        for section, records, least in (
            ("battle_cards", self.deck(), 12),
            ("attack_cards", self.attack_deck(), self.numbers["many"].strikes_drawn),
            ("origins", [*self.origins], 4 * self.numbers["many"].origins_dealt - 1),
            ("heroes", [*self.heroes], len(COLOURS)),
            ("desolation", [*self.spots], 1),
            ("monsters", [*self.monsters], self.numbers["two"].monsters_in_play + 1),
            ("preconditions", [*self.preconditions], self.numbers["many"].preconditions_for_ragnarok),
        ):
            if len(records) < least:
                raise BadContent(f"{section}.toml: at least {least} pieces are wanted, not {len(records)}")
        self._check_dice()

    def _check_dice(self) -> None:
        for face in self.surtur_die:
            if face not in ("1", "2", "3"):
                raise BadContent(f"dice.toml: [surtur_die] faces: 1, 2 or 3 is wanted, not {face!r}")
        for face in self.monster_die:
            if face not in ("attack", "move", "choice"):
                raise BadContent(f"dice.toml: [monster_die] faces: attack, move or choice is wanted, not {face!r}")

    def _check_wheel(self) -> None:
        if sorted(realm.action for realm in self.realms.values()) != sorted(SPECIALS):
            raise BadContent(f"realms.toml: each of {', '.join(SPECIALS)} belongs to one realm")
        for realm in self.realms.values():
            if realm.rune not in self.rune_number:
                raise BadContent(f"realms.toml: [{realm.id}] rune: there is no rune {realm.rune!r}")
        if sorted(m.attribute for m in self.monuments.values()) != sorted(ATTRIBUTES):
            raise BadContent("monuments.toml: there is one monument for each attribute")
        for monument in self.monuments.values():
            if len(monument.amounts) != self.numbers["many"].monument_levels:
                raise BadContent(f"monuments.toml: [{monument.id}] amounts: one for each level is wanted")
        for kind in self.forge_tokens:
            if kind not in self.rune_number:
                raise BadContent(f"forges.toml: there is no rune {kind!r}")

    def _check_monsters(self) -> None:
        if len([m for m in self.monsters.values() if m.loki]) != 1:
            raise BadContent("monsters.toml: exactly one monster is Loki")
        for artefact in self.artefacts.values():
            if artefact.monster is not None and artefact.monster not in self.monsters:
                raise BadContent(f"artefacts.toml: [{artefact.id}] monster: there is no monster {artefact.monster!r}")
        for monster in self.monsters.values():
            at = f"monsters.toml: [{monster.id}]"
            if monster.loki:
                continue
            if monster.rune not in self.rune_number:
                raise BadContent(f"{at} rune: there is no rune {monster.rune!r}")
            if not 0 < (monster.home or 0) <= self.charts["many"].size:
                raise BadContent(f"{at} home: a region of the large side is wanted")
            if monster.artefact not in self.artefacts:
                raise BadContent(f"{at} artefact: there is no artefact {monster.artefact!r}")
            for space, reward in monster.rewards.items():
                if not space.isdecimal() or not 1 <= int(space) <= len(monster.wounds):
                    raise BadContent(f"{at} rewards: there is no wound space {space!r}")
                if reward not in self.rewards:
                    raise BadContent(f"{at} rewards: there is no reward {reward!r}")

    def _check_followers(self) -> None:
        for hero in self.heroes:
            if hero not in self.corrupted:
                raise BadContent(f"corrupted.toml: [{hero}] is missing: every hero can be corrupted")
        for tile in self.corrupted.values():
            at = f"corrupted.toml: [{tile.id}]"
            if tile.id not in self.heroes:
                raise BadContent(f"{at}: there is no such hero")
            if sorted(tile.order) != sorted(ATTRIBUTES):
                raise BadContent(f"{at} order: each attribute once")
            if tile.method not in (1, 2, 3):
                raise BadContent(f"{at} method: 1, 2 or 3 is wanted, not {tile.method}")
            for board in BOARDS:
                for field, regions in (("start", tile.start), ("desolation", tile.desolation)):
                    if not 0 < regions.get(board, 0) <= self.charts[board].size:
                        raise BadContent(f"{at} {field}.{board}: there is no such region")
            if len([c for c in self.action_cards.values() if c.hero == tile.id]) != 2:
                raise BadContent(f"action_cards.toml: {tile.id} has two hero cards")
            if tile.advantage_realm is not None and tile.advantage_realm not in self.realms:
                raise BadContent(f"{at} advantage_realm: there is no realm {tile.advantage_realm!r}")
        most = max(self.numbers["many"].max_followers_solo, self.numbers["many"].max_followers_mixed)
        if len({tile.priority for tile in self.corrupted.values()}) < most:
            raise BadContent(f"corrupted.toml: {most} followers can play, so {most} different priorities are wanted")
        for card in self.action_cards.values():
            for board in BOARDS:
                if not 0 < card.region.get(board, 0) <= self.charts[board].size:
                    raise BadContent(f"action_cards.toml: [{card.id}] region.{board}: there is no such region")
            for rune in card.runes:
                if rune not in self.rune_actions or self.rune_actions[rune].follower_cost is None:
                    raise BadContent(f"action_cards.toml: [{card.id}] runes: a follower has no action {rune!r}")
