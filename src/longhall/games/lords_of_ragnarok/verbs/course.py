"""Verbs of the course of the game: setup, turns and steps, battles and hunts, Ragnarok and the end."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.sheet import who
from longhall.games.lords_of_ragnarok.state import Battle, Beast, Hunt, State
from longhall.games.lords_of_ragnarok.verbs.cards import forget, return_battle_deck, shuffle_attacks
from longhall.games.lords_of_ragnarok.verbs.world import quench
from longhall.kernel import tell

# ---- turns -----------------------------------------------------------------------------------------------------------


def begin_phase(s: State, phase: str, at: int) -> None:
    """The next phase begins with somebody."""
    s.phase, s.at = phase, at


def begin_turn(s: State, at: int, step: str) -> None:
    """It is somebody's turn."""
    s.phase, s.at, s.step, s.fought = "turn", at, step, 0
    p = s.players[s.turn]
    p.lasting, p.victorious = [False, False, False], False
    if at == 0:
        s.round += 1
    if s.last_turns > 0:
        s.last_turns -= 1
    seat = {} if p.follower else {"seat": s.turn}  # followers have no seat at the table
    tell(s, "turn", who=p.hero, round=s.round, **seat)


def begin_step(s: State, step: str) -> None:
    """The next step of a turn; a follower's is told, since nobody decides in it."""
    s.step = step
    if s.players[s.turn].follower:
        tell(s, "step", who=who(s, s.turn), step=step)


def pass_over(s: State) -> None:
    """At a real table the people take their turns by themselves; then it is the next follower's."""
    s.at = (s.at + 1) % len(s.order)
    while not s.players[s.turn].follower:
        quench(s)
        s.last_turns = max(s.last_turns - 1, min(s.last_turns, 0))
        s.at = (s.at + 1) % len(s.order)


def begin_ragnarok(s: State) -> None:
    """Everybody has one more turn (rule 16.2)."""
    s.last_turns = len(s.players)
    tell(s, "ragnarok")


def win(s: State, winners: list[int], how: str) -> None:
    """The game is over: a victory of people, or their defeat by followers."""
    s.winners, s.victory, s.phase = winners, how, "over"
    kind = "defeat" if all(s.players[seat].follower for seat in winners) else "victory"
    tell(s, kind, winners=[who(s, seat) for seat in winners], victory=how)


def tell_final(s: State, counts: dict[int, int]) -> None:
    """Tell how many regions of the wheel everybody has at Ragnarok."""
    tell(s, "roots", players=[who(s, seat) for seat in counts], counts=list(counts.values()))


# ---- battles and hunts -----------------------------------------------------------------------------------------------


def open_battle(s: State, attacker: int, defender: int, where: int, came: list[tuple[int, int]]) -> Battle:
    """A battle begins."""
    s.battle = Battle(where=where, fighters=[attacker, defender], came=came)
    s.fought |= 1 << where
    tell(s, "battle", who=who(s, attacker), whom=who(s, defender), region=s.map.word[where])
    return s.battle


def add_bonus(s: State, side: int, amount: int, source: str) -> None:
    """Something adds to a battle value before cards are played."""
    battle = s.battle
    assert battle is not None
    if amount:
        battle.bonus[side] += amount
        tell(s, "bonus", who=who(s, battle.fighters[side]), amount=amount, source=source)


def mark_peek(s: State) -> None:
    """The person in the battle has seen the follower's battle deck."""
    assert s.battle is not None
    s.battle.peeked = True


def join_battle(s: State, side: int, army: int, source: int) -> None:
    """An army joins a battle; an attacker's goes back to where it came from if the battle is lost."""
    assert s.battle is not None
    if side == 0:
        s.battle.came.append((army, source))


def play(s: State, side: int, card: str, text: int, zone: list[str]) -> None:
    """A battle card is played face up."""
    battle = s.battle
    assert battle is not None
    zone.remove(card)
    forget(s.players[battle.fighters[side]], card)
    battle.played[side].append(card)
    battle.texts[side].append(text)
    battle.muted[side].append(False)
    value = s.box.cards[card].value
    tell(s, "played", who=who(s, battle.fighters[side]), card=card, value=value, text=text)


def mute(s: State, side: int, place: int) -> None:
    """The text of a played card does not count."""
    battle = s.battle
    assert battle is not None
    battle.muted[side][place] = True
    tell(s, "muted", who=who(s, battle.fighters[side]), card=battle.played[side][place])


def pass_battle(s: State, side: int) -> None:
    """Play no more cards in this battle."""
    battle = s.battle
    assert battle is not None
    battle.passed[side] = True
    tell(s, "passed", who=who(s, battle.fighters[side]))


def tell_result(s: State, totals: list[int], winner: int) -> None:
    """Tell how a battle ended."""
    battle = s.battle
    assert battle is not None
    a, d = battle.fighters
    facts = {"who": who(s, a), "whom": who(s, d), "region": s.map.word[battle.where]}
    tell(s, "result", **facts, attack=totals[0], defence=totals[1], winner=who(s, battle.fighters[winner]))
    s.players[battle.fighters[winner]].victorious = True


def close_battle(s: State) -> None:
    """Played cards are discarded; the battle is over."""
    battle = s.battle
    assert battle is not None
    for played in battle.played:
        s.discard += played
    s.battle = None


def open_hunt(s: State, seat: int, monster: str, wild: int, cancels: int) -> Hunt:
    """A hunt begins."""
    s.hunt = Hunt(monster=monster, hunter=seat, wild=wild, cancels=cancels)
    tell(s, "hunt", who=who(s, seat), monster=monster)
    return s.hunt


def use_wild(s: State) -> None:
    """A card has counted as any symbol."""
    assert s.hunt is not None
    s.hunt.wild -= 1


def use_cancel(s: State) -> None:
    """A monster attack was cancelled by a blessing."""
    assert s.hunt is not None
    s.hunt.cancels -= 1


def owe(s: State, amount: int) -> None:
    """A parry has begun: so much must still come from the hand."""
    assert s.hunt is not None
    s.hunt.owed = max(0, amount)


def close_hunt(s: State) -> None:
    """A hunt ends."""
    s.hunt = None


def abandon(s: State) -> None:
    """The game has ended in the midst of things: cards go where they would have gone."""
    if s.battle is not None:
        for seat in s.battle.fighters:
            return_battle_deck(s, seat)
        close_battle(s)
    s.hunt = None
    shuffle_attacks(s)


def tell_step(s: State, kind: str, seat: int, **facts: str | int | list[str]) -> None:
    """Tell something that changes nothing on the board."""
    tell(s, kind, who=who(s, seat), **facts)


# ---- setup -----------------------------------------------------------------------------------------------------------


def set_order(s: State, order: list[int]) -> None:
    """Fix the order of turns."""
    s.order = order


def lay_forges(s: State, kinds: list[int], regions: list[int]) -> None:
    """Put a forge token and its runes on each forge (rule 3.4)."""
    for region, kind in zip(regions, kinds, strict=True):
        s.forge_rune[region] = kind
        stock = min(s.rules.forge_stock, s.supply[kind])
        s.forge_stock[region] = stock
        s.supply[kind] -= stock
    words = [s.map.word[region] for region in regions]
    tell(s, "forges", regions=words, runes=[s.box.rune_words[kind] for kind in kinds])


def release_monsters(s: State, places: dict[str, int]) -> None:
    """Put the monsters in play on the map, in board order; Loki waits on the wheel (rule 3.9)."""
    for name, record in s.box.monsters.items():
        if name in places or record.loki:
            s.monsters[name] = Beast(at=places.get(name, 0), wounds=[-1] * len(record.wounds))
    tell(s, "monsters", monsters=list(places), regions=[s.map.word[at] for at in places.values()])


def take_hero(s: State, seat: int, hero: str) -> None:
    """A player takes a hero."""
    p = s.players[seat]
    colour, p.hero = p.colour, hero
    tell(s, "took_hero", who=colour, hero=hero)


def take_origin(s: State, seat: int, origin: str) -> None:
    """A player takes an origin."""
    p = s.players[seat]
    p.origin, p.offered = origin, []
    tell(s, "took_origin", who=who(s, seat), origin=origin)


def offer_to(s: State, seat: int, cards: list[str]) -> None:
    """Deal a person something to choose from, face up."""
    s.players[seat].offered = cards


def set_challenges(s: State, names: list[str]) -> None:
    """The challenges of this game."""
    s.challenges = names
    if names:
        tell(s, "challenges", challenges=names)


def fill_aside(s: State) -> None:
    """Advanced action cards wait in the box, by kind (p. 2)."""
    s.aside = [card.id for card in s.box.action_cards.values() if card.kind not in ("basic", "hero")]


def prepare_follower(s: State, seat: int, stack: list[str], attributes: list[int], region: int) -> None:
    """A follower's origin card, action deck and attributes (p. 2)."""
    p = s.players[seat]
    p.origin = next((name for name, record in s.box.origins.items() if record.follower), "")
    p.stack, p.attributes = stack, attributes
    tell(s, "follower", who=p.hero, region=s.map.word[region], values=list(attributes))
