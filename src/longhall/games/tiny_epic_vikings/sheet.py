"""What can be read off the map and the mats: active runes, strength, influence, control, points."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.tiny_epic_vikings.board import ROWS
from longhall.games.tiny_epic_vikings.box import ANY, Card
from longhall.games.tiny_epic_vikings.state import UP, State

FIRST_RESOURCE = ANY + 1


# ---- runes and strength (p. 6, 9) ------------------------------------------------------------------------------------


def island_runes(s: State, who: int) -> list[int]:
    """How many islands of each rune a faction controls. The neutral enemy leaves the runes where they are."""
    count = [0, 0, 0]
    if who < s.foe or s.rival is not None:
        for rune, controller in zip(s.board.rune, s.control, strict=True):
            if controller == who:
                count[rune] += 1
    return count


def active_runes(s: State, who: int) -> list[int]:
    """Active runes by type: of islands controlled and of cards that lie face up (p. 6; the rival's p. 21-22)."""
    count, cards = island_runes(s, who), s.box.cards
    if who < s.foe:
        p = s.players[who]
        for card, face in zip(p.row, p.face, strict=True):
            if face == UP:
                count[cards[card].rune] += 1
    elif s.rival is not None:
        for card in (*s.rival.leaders, *s.rival.fights):
            count[cards[card].rune] += 1
    return count


def meets(runes: list[int], needs: tuple[int, int, int, int]) -> bool:
    """Whether active runes allow a rune action (p. 14)."""
    return runes[0] >= needs[0] and runes[1] >= needs[1] and runes[2] >= needs[2] and sum(runes) >= sum(needs)


def resources_of(s: State, who: int) -> list[int]:
    """The resources of a seat, or of the rival as its tracks show."""
    if who < s.foe:
        return s.players[who].resources
    assert s.rival is not None
    return s.rival.tracks


def strength(s: State, who: int, card: Card) -> int:
    """The strength of a faction's card in battle, with runes and resources as they are now (p. 9)."""
    if card.per < 0:
        return card.strength
    if card.per >= FIRST_RESOURCE:
        return card.strength + card.factor * resources_of(s, who)[card.per - FIRST_RESOURCE]
    runes = active_runes(s, who)
    return card.strength + card.factor * (sum(runes) if card.per == ANY else runes[card.per])


def invader_strength(s: State, card: Card, before: int) -> int:
    """The strength of an Invader: the earlier ones are its runes, of any type; all are its resources (p. 10)."""
    if card.per < 0:
        return card.strength
    return card.strength + card.factor * (before + 1 if card.per >= FIRST_RESOURCE else before)


# ---- the map (p. 10-13) ----------------------------------------------------------------------------------------------


def boots(s: State, who: int, island: int) -> bool:
    """Whether a faction has a settler or a temple on an island: boats are no boots on the ground (p. 13)."""
    return s.settlers[who][island] > 0 or s.temples[who][island] > 0


def present(s: State, seat: int, island: int) -> bool:
    """Whether a clan has any piece on an island or in its docks."""
    return s.influence[seat][island] > 0


def most_settlers(s: State, who: int, island: int) -> bool:
    """Whether a faction alone has the most settlers on an island (p. 12)."""
    own = s.settlers[who][island]
    return all(other == who or there[island] < own for other, there in enumerate(s.settlers))


def factions(s: State) -> range:
    """All factions, the foe included where there is one."""
    return range(len(s.settlers))


def faction_word(s: State, who: int) -> str:
    """What a faction is called in options and events."""
    if who < s.foe:
        return s.players[who].clan
    return "rival" if s.rival is not None else "enemy"


def clockwise(s: State, start: int) -> list[int]:
    """All seats from one of them on, to the left."""
    n = len(s.players)
    return [(start + i) % n for i in range(n)]


def in_turn(s: State, start: int, who: list[int]) -> list[int]:
    """Some factions, clockwise from one of them."""
    n = len(s.settlers)
    return sorted(who, key=lambda one: (one - start) % n)


def built(s: State, seat: int) -> tuple[int, int]:
    """How many boats and temples a clan has built: the empty places of its mat."""
    slots, boats = s.players[seat].slots, s.box.boat_slots
    return slots[:boats].count(False), slots[boats:].count(False)


def favour_ends(s: State) -> list[tuple[str, int, int]]:
    """The favour cards at the ends of the rows, with row and end; a single card is at one end only (p. 8)."""
    found: list[tuple[str, int, int]] = []
    for row in range(len(ROWS)):
        cards = s.rows[row]
        if cards:
            found.append((cards[0], row, 0))
        if len(cards) > 1:
            found.append((cards[-1], row, 1))
    return found


# ---- points (p. 15) --------------------------------------------------------------------------------------------------


def ranks(fury: Sequence[int]) -> list[int]:
    """The rank of each rune's god by fury, from 1; tied gods have the lowest rank that they share."""
    return [sum([1 for other in fury if other >= own]) for own in fury]


def favours_of(s: State, who: int) -> list[str]:
    """The favour cards of a faction."""
    if who < s.foe:
        return s.players[who].favours
    return s.rival.favours if s.rival is not None else []


def points(s: State, who: int) -> tuple[int, int]:
    """What a faction's islands and favours are worth as the gods stand now."""
    rank, box = ranks(s.fury), s.box
    islands = sum([count * box.island_points[rank[rune]] for rune, count in enumerate(island_runes(s, who))])
    runes = [rune for favour in favours_of(s, who) for rune in box.favour_runes[favour]]
    return islands, sum([box.favour_points[rank[rune]] for rune in runes])


def standing(s: State, who: int) -> tuple[int, ...]:
    """What decides the game, in order: points, islands, favours, temples, boats, resources (p. 15)."""
    runes, resources = sum(island_runes(s, who)), sum(resources_of(s, who))
    if who < s.foe:
        boats, temples = built(s, who)
    else:
        assert s.rival is not None
        boats, temples = len(s.rival.boats), sum(s.temples[who])
    return sum(points(s, who)), runes, len(favours_of(s, who)), temples, boats, resources
