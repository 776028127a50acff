"""What can be read off the board and the players' boards: attributes, limits, armies, control, distances, victory."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.box import AUTHORITY, MIGHT, WISDOM, Numbers
from longhall.games.lords_of_ragnarok.chart import Chart, bits
from longhall.games.lords_of_ragnarok.records import Effect
from longhall.games.lords_of_ragnarok.state import Beast, Player, State

# ---- players ---------------------------------------------------------------------------------------------------------


def people(s: State) -> list[int]:
    """The seats of the people."""
    return [seat for seat, p in enumerate(s.players) if not p.follower]


def followers(s: State) -> list[int]:
    """The seats of the followers."""
    return [seat for seat, p in enumerate(s.players) if p.follower]


def who(s: State, seat: int) -> str:
    """The word for a player in events: the hero, or the colour before there is one."""
    return s.players[seat].hero or s.players[seat].colour


def in_turn(s: State, first: int) -> list[int]:
    """All players in turn order, beginning with one of them."""
    at = s.order.index(first)
    return s.order[at:] + s.order[:at]


def effect(s: State, p: Player, key: Effect) -> int:
    """What a person's blessings add up to for one effect."""
    if not p.blessings:
        return 0
    blessings = s.box.blessings
    return sum([blessings[card].effect.get(key, 0) for card in p.blessings])


def attribute(p: Player, which: int) -> int:
    """An attribute as it counts: 1 while it is injured (rule 1.15)."""
    return 1 if p.injured[which] else p.attributes[which]


def might(p: Player) -> int:
    return attribute(p, MIGHT)


def wisdom(p: Player) -> int:
    return attribute(p, WISDOM)


def authority(p: Player) -> int:
    return attribute(p, AUTHORITY)


def hand_limit(s: State, p: Player) -> int:
    """How many battle cards a player may hold (rule 1.12; a follower 8, p. 3)."""
    if p.follower:
        return s.rules.follower_hand_limit
    return wisdom(p) + s.rules.hand_limit_over_wisdom + effect(s, p, "hand_limit")


def rune_limit(s: State, p: Player) -> int:
    """How many runes a player may hold (rule 1.10; a follower 6, p. 3)."""
    return s.rules.follower_rune_limit if p.follower else s.rules.rune_limit + effect(s, p, "rune_limit")


def priests_left(s: State, p: Player) -> int:
    """Priests not earned yet, or spent."""
    return s.rules.priests - p.pool - sum(p.sent)


def markers_used(s: State, seat: int) -> int:
    """Control markers of a player on the map, the wheel, realms and monster boards."""
    p = s.players[seat]
    wounds = sum([beast.wounds.count(seat) for beast in s.monsters.values()])
    wheel = sum([seat in space for space in s.wheel])
    return p.holds.bit_count() + p.allied.bit_count() + wheel + wounds


def controlled_monsters(s: State, seat: int) -> list[str]:
    """The monsters with a player's ring, in board order."""
    return [name for name, beast in s.monsters.items() if beast.ring == seat]


def neutral_monsters(s: State) -> list[str]:
    """The monsters on the map that nobody controls, in board order."""
    return [name for name, beast in s.monsters.items() if beast.ring < 0 and beast.at]


def open_wounds(beast: Beast) -> int:
    """How many wound spaces are not covered yet."""
    return beast.wounds.count(-1)


def loki_at(s: State) -> int:
    """Loki's region; 0 while he is on the wheel or dead."""
    loki = s.monsters.get(s.box.loki)
    return loki.at if loki else 0


# ---- armies and control ----------------------------------------------------------------------------------------------


def force(p: Player, region: int) -> int:
    """The total value of a player's armies in a region."""
    if region not in p.where:
        return 0
    return sum([value for at, value in zip(p.where, p.value, strict=True) if at == region])


def armies_at(p: Player, region: int) -> list[int]:
    """A player's armies in a region."""
    return [army for army, at in enumerate(p.where) if at == region]


def army_mask(p: Player) -> int:
    """The regions where a player has armies."""
    mask = 0
    for at in p.where:
        mask |= 1 << at
    return mask & ~1


def free_army(p: Player) -> int:
    """An army that is off the map; -1 if all are out."""
    return p.where.index(0) if 0 in p.where else -1


def enemies_at(s: State, seat: int, region: int) -> list[int]:
    """The other players with armies in a region."""
    return [other for other, p in enumerate(s.players) if other != seat and region in p.where]


def enemy_force(s: State, seat: int, region: int) -> int:
    """The total value of all other players' armies in a region."""
    return sum([force(s.players[other], region) for other in enemies_at(s, seat, region)])


def held_by_people(s: State) -> int:
    """The regions that people control."""
    mask = 0
    for p in s.players:
        if not p.follower:
            mask |= p.holds
    return mask


def people_armies(s: State) -> int:
    """The regions where people have armies."""
    mask = 0
    for p in s.players:
        if not p.follower:
            mask |= army_mask(p)
    return mask


def population(s: State, p: Player, region: int) -> int:
    """The population strength of a region as it counts for a player; never below 1."""
    return max(1, s.map.population[region] - effect(s, p, "population_less"))


def temples_of(s: State, p: Player) -> int:
    """How many regions with a temple a player controls."""
    return (p.holds & s.temples).bit_count()


def full_lands(s: State, holds: int) -> int:
    """How many whole lands a set of regions holds (rule 1.2)."""
    return s.map.full_lands(holds)


def wins_with(s: State, holds: int) -> str:
    """The victory that control of these regions gives at once, or none (rules 2.2, 2.3)."""
    return victory(s.map, s.rules, holds, s.temples)


def victory(chart: Chart, rules: Numbers, holds: int, temples: int) -> str:
    """The same for any board, with temples in these regions."""
    if chart.full_lands(holds) >= rules.great_jarl_lands:
        return "great_jarl"
    if (holds & temples).bit_count() >= rules.great_gothi_temples:
        return "great_gothi"
    return ""


def in_land_of_hero(s: State, p: Player, region: int) -> bool:
    """Whether a region belongs to the land where a player's hero is (rule 17.3)."""
    return s.map.land[region] == s.map.land[p.hero_at]


# ---- a follower's ties and defence -----------------------------------------------------------------------------------


def tie_rule(s: State, p: Player) -> str:
    """Max or Min, as the chosen action card says, or the leftmost of the row if none is chosen (p. 3)."""
    card = p.row[p.chosen if p.chosen >= 0 else 0]
    return s.box.action_cards[card].tie


def support(s: State, seat: int, region: int) -> int:
    """A follower's strongest army beside a region, which comes to its aid; -1 if there is none (p. 7)."""
    p, near = s.players[seat], s.map.near[region]
    armies = [army for army, at in enumerate(p.where) if near >> at & 1]
    if not armies:
        return -1
    sign = 1 if tie_rule(s, p) == "max" else -1
    return max(armies, key=lambda army: (p.value[army], sign * p.where[army]))


def defence_value(s: State, seat: int, region: int) -> int:
    """The defence value of a follower's region: armies there, the support army, authority for a temple (p. 7)."""
    p = s.players[seat]
    helper = support(s, seat, region)
    temple = s.control[region] == seat and s.temples >> region & 1
    return force(p, region) + (p.value[helper] if helper >= 0 else 0) + (authority(p) if temple else 0)


# ---- reach -----------------------------------------------------------------------------------------------------------


def beside(s: State, p: Player, region: int) -> int:
    """The regions adjacent to one for a player's own hero and armies: by land, and by the drakkar's sea (rule 1.4)."""
    near = s.map.near[region]
    if p.drakkar >= 0 and s.rules.drakkar_links_regions:
        coast = s.map.coast[p.drakkar]
        if coast >> region & 1:
            near |= coast & ~(1 << region)
    return near


def hero_reach(s: State, p: Player) -> tuple[int, ...]:
    """Where the hero can be after its move, its own region not among them (rule 6.1)."""
    reached = frontier = 1 << p.hero_at
    for _ in range(s.rules.hero_move + effect(s, p, "hero_move")):
        near = 0
        for region in bits(frontier):
            near |= beside(s, p, region)
        frontier = near & ~reached
        reached |= near
    return bits(reached & ~(1 << p.hero_at))


def enterable(s: State, p: Player) -> int:
    """The regions that a player's armies may enter: not Loki's, for people (rule 8.3)."""
    everywhere = s.map.all
    return everywhere if p.follower else everywhere & ~(1 << loki_at(s))


def spots_free(s: State, monument: int) -> bool:
    """Whether a monument has a free spot for a priest (rule 5.3)."""
    taken = sum([p.sent[monument] for p in s.players])
    return taken < s.rules.priest_spots_per_player * len(s.players)


def gods_gift(s: State, monument: int) -> tuple[str, int]:
    """What a god gives for a priest, and how much of it at the monument's level (rule 5.4)."""
    record = s.box.monuments[s.box.gods[monument]]
    return record.gift, record.amounts[s.levels[monument] - 1]


def desolations(s: State) -> int:
    """How many desolation tokens lie on the map."""
    return s.desolate.bit_count()


def challenge(s: State, key: str) -> int:
    """What the challenges in force add up to for one rule."""
    found = [s.box.challenges[name] for name in s.challenges]
    return sum([dict(record.effect).get(key, 0) for record in found if record.kind == "rule"])  # type: ignore[call-overload]


def cleansing_value(s: State) -> int:
    """The army value that removing a desolation token takes now (p. 7): the number on the rightmost empty place."""
    number = s.box.spots[desolations(s) - 1] + challenge(s, "threshold")
    return min(number, s.rules.army_value_max)
