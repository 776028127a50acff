"""What happens to the rival's pieces, tracks and cards: the only writers of its state. Each tells what it did."""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.board import RESOURCES
from longhall.games.tiny_epic_vikings.cards import draw
from longhall.games.tiny_epic_vikings.state import NOBODY, Rival, State
from longhall.games.tiny_epic_vikings.verbs import berth, put_settlers, put_temple, take_rune
from longhall.kernel import Chance, tell

HUMAN = 0


def rival_of(s: State) -> Rival:
    """The rival: there is one in the solo game."""
    assert s.rival is not None, "only the solo game has a rival clan"
    return s.rival


def chief_island(s: State) -> int:
    """The island that the rival focuses on: where its chief boat lies (p. 16)."""
    return s.board.island_of[rival_of(s).chief]


def open_places(s: State) -> tuple[int, int]:
    """The empty places for boats and temples on the rival's mat: stacks of two, emptied from the left (p. 20)."""
    rival, stack, boats = rival_of(s), s.box.stack, s.box.boat_slots
    return boats - -(-rival.boats_home // stack), len(s.box.slots) - boats - -(-rival.temples_home // stack)


# ---- the chief boat and the others (p. 18-21) ------------------------------------------------------------------------


def put_chief(s: State, dock: int) -> None:
    """The chief boat comes to a dock; it counts as a boat there (p. 19)."""
    rival, island_of = rival_of(s), s.board.island_of
    if rival.chief != NOBODY:
        s.influence[s.foe][island_of[rival.chief]] -= s.box.boat_influence
    rival.chief = dock
    s.influence[s.foe][island_of[dock]] += s.box.boat_influence


def put_boat(s: State, dock: int, candidates: list[int], rule: str) -> None:
    """A boat goes from the mat to a dock (p. 20)."""
    rival = rival_of(s)
    rival.boats_home -= 1
    rival.boats.append(dock)
    berth(s, s.foe, dock, 1)
    tell(s, "rival_built", dock=s.board.places[dock], candidates=[s.board.places[i] for i in candidates], rule=rule)


def send_home(s: State, dock: int) -> None:
    """A boat of the rival makes way and goes back to its mat (p. 20)."""
    rival = rival_of(s)
    rival.boats.remove(dock)
    rival.boats_home += 1
    berth(s, s.foe, dock, -1)
    tell(s, "rival_boat_home", dock=s.board.places[dock])


# ---- settlers and temples (p. 19-21) ---------------------------------------------------------------------------------


def land(s: State, island: int, count: int) -> None:
    """Settlers go from the mat to an island."""
    rival_of(s).home -= count
    put_settlers(s, s.foe, island, count)
    tell(s, "rival_landed", count=count, island=s.board.islands[island])


def shift_settler(s: State, source: int, target: int, candidates: list[int], rule: str) -> None:
    """The mat is empty, so a settler moves from another island."""
    put_settlers(s, s.foe, source, -1)
    put_settlers(s, s.foe, target, 1)
    islands = s.board.islands
    words = [islands[i] for i in candidates]
    tell(s, "rival_shifted", source=islands[source], target=islands[target], candidates=words, rule=rule)


def put_up_temple(s: State, island: int, candidates: list[int], rule: str) -> None:
    """A temple goes from the mat to an island; half of its settlers there, rounded up, go home (p. 21)."""
    rival = rival_of(s)
    rival.temples_home -= 1
    put_temple(s, s.foe, island, 1)
    leaving = -(-s.settlers[s.foe][island] // 2)
    put_settlers(s, s.foe, island, -leaving)
    rival.home += leaving
    words = [s.board.islands[i] for i in candidates]
    tell(s, "rival_temple", island=s.board.islands[island], count=leaving, candidates=words, rule=rule)


# ---- villages and tracks (p. 18-20) ----------------------------------------------------------------------------------


def raid(s: State, dock: int) -> None:
    """The chief boat takes the village of a dock that it passes or reaches, for nothing (p. 18)."""
    s.villages[dock] = False
    rival_of(s).villages += 1
    tell(s, "rival_raided", dock=s.board.places[dock])


def dedicate(s: State, stack: int) -> None:
    """A raided village goes on a stack of the era mat (p. 19)."""
    rival_of(s).villages -= 1
    counts = s.stacks[: len(s.box.mat_words)]
    s.stacks[stack] += 1
    tell(s, "rival_dedicated", place=s.box.mat_words[stack], candidates=list(s.box.mat_words), counts=counts)


def advance(s: State, amounts: list[int] | tuple[int, ...]) -> None:
    """Move the track markers on, not beyond their end, and note the symbols on the way (p. 20-21)."""
    rival, end = rival_of(s), s.box.track_end
    before = rival.tracks[:]
    for track in range(3):
        rival.tracks[track] = min(end, before[track] + amounts[track])
    for number, symbol in enumerate(s.box.symbols):
        track = RESOURCES.index(symbol.track)
        if before[track] < symbol.space <= rival.tracks[track]:
            rival.passed.append(number)
    gained = [after - was for was, after in zip(before, rival.tracks, strict=True)]
    wood, food, steel = gained
    tell(s, "rival_gained", wood=wood, food=food, steel=steel, spaces=list(rival.tracks))


def next_symbol(s: State) -> int:
    """The next symbol to carry out: tracks from the top, spaces from the left (p. 21)."""
    passed = rival_of(s).passed
    number = min(passed)
    passed.remove(number)
    return number


def rewind_tracks(s: State) -> None:
    """At the end of its turn each full track starts again, and the player loses one of that resource (p. 20)."""
    rival, resources = rival_of(s), s.players[HUMAN].resources
    for track, word in enumerate(RESOURCES):
        if rival.tracks[track] == s.box.track_end:
            rival.tracks[track] = 0
            lost = min(1, resources[track])
            resources[track] -= lost
            tell(s, "rival_overflow", seat=HUMAN, resource=word, count=lost)


# ---- cards (p. 17-18, 22-23) -----------------------------------------------------------------------------------------


async def top_card(s: State) -> str:
    """The top card of its shuffled deck; of the Viking deck where its own is empty (`rival_deck_empty`)."""
    deck = rival_of(s).deck
    if not deck:
        return (await draw(s, "rival_card", 1))[0]
    (at,) = await Chance("rival_card", len(deck))
    return deck.pop(at)


async def play_leader(s: State) -> str:
    """Its next leader (p. 18)."""
    card = await top_card(s)
    rival_of(s).leaders.append(card)
    tell(s, "rival_led", card=card)
    return card


async def hide_card(s: State) -> None:
    """A card lies face down in its battle row (p. 23)."""
    rival = rival_of(s)
    rival.hidden = await top_card(s)
    tell(s, "rival_hid")


async def show_card(s: State) -> None:
    """It joins the player's battle with a card face up (p. 22)."""
    card = await top_card(s)
    rival_of(s).fights.append(card)


def unveil(s: State) -> None:
    """Its card in the battle lies face up now."""
    rival = rival_of(s)
    if rival.hidden:
        rival.fights.append(rival.hidden)
        rival.hidden = ""
    tell(s, "rival_revealed", card=rival.fights[-1])


def strengthen(s: State, bonus: int) -> None:
    """A battle that it has begun already gets more strength (`battle_twice`)."""
    assert s.battle is not None
    s.battle.bonus += bonus
    tell(s, "rival_stronger", bonus=bonus, total=s.battle.bonus)


# ---- setup (p. 17) ---------------------------------------------------------------------------------------------------


def begin_on(s: State, island: int) -> None:
    """The island that lot gives the rival: its rune, the chief boat and the first settlers (p. 17)."""
    rival = rival_of(s)
    settlers = s.box.rival_settlers + s.box.difficulty[rival.difficulty].settlers
    land(s, island, settlers)
    put_chief(s, s.board.chief_dock[island])
    tell(s, "rival_begins", island=s.board.islands[island], dock=s.board.places[rival.chief])
    take_rune(s, s.foe, island)
