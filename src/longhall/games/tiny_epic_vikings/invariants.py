"""What must hold in every position: nothing is made or lost, influence adds up, no limit is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from longhall.games.tiny_epic_vikings.checks import RIVAL_CLANS
from longhall.games.tiny_epic_vikings.favours import FAVOUR_PLACES
from longhall.games.tiny_epic_vikings.sheet import built, factions
from longhall.games.tiny_epic_vikings.state import NOBODY, SECRET, Player, State


def problems(s: State) -> Iterator[str]:
    """Everything that is wrong. Before setup there is nothing to look at."""
    if not s.phase:
        return
    for seat, p in enumerate(s.players):
        for problem in clan_problems(s, seat, p):
            yield f"seat {seat}: {problem}"
    yield from foe_problems(s)
    yield from map_problems(s)
    yield from influence_problems(s)
    yield from village_problems(s)
    yield from card_problems(s)
    yield from battle_problems(s)


def clan_problems(s: State, seat: int, p: Player) -> Iterator[str]:
    """A clan's pieces and resources."""
    pieces, (boats, temples) = s.box.clans[p.clan], built(s, seat)
    if p.home + sum(s.settlers[seat]) != pieces.settlers or p.home < 0:
        yield f"{pieces.settlers} settlers, not {p.home} at home and {s.settlers[seat]}"
    started = 1 if p.boats else 0
    if len(p.boats) != boats + started or (s.phase not in ("", "setup") and not started):
        yield f"{boats} boats were built, but there are {p.boats}"
    if sum(s.temples[seat]) != temples or max(s.temples[seat]) > 1:
        yield f"{temples} temples were built, but there are {s.temples[seat]}"
    if not all(0 <= own <= most for own, most in zip(p.resources, s.box.most, strict=True)):
        yield f"resources {p.resources}"
    if len(p.favours) > FAVOUR_PLACES:
        yield f"favours {p.favours}"
    if len(p.row) != len(p.face):
        yield f"a row of {len(p.row)} cards lies in {len(p.face)} ways"


def foe_problems(s: State) -> Iterator[str]:
    """The pieces of the neutral enemy or of the rival."""
    if s.enemy is not None and s.phase not in ("", "setup"):
        outer, force = len(s.board.outer), s.box.garrison
        if sum(s.settlers[s.foe]) + s.enemy.lost != outer * force.settlers:
            yield f"the enemy's settlers {s.settlers[s.foe]} and {s.enemy.lost} lost"
        if sum(s.temples[s.foe]) != outer * force.temples:
            yield f"the enemy's temples {s.temples[s.foe]}"
    rival = s.rival
    if rival is None:
        return
    clans = [s.box.clans[clan] for clan in RIVAL_CLANS]
    if rival.home < 0 or rival.home + sum(s.settlers[s.foe]) != sum(clan.settlers for clan in clans):
        yield f"the rival's settlers: {rival.home} at home, {s.settlers[s.foe]}"
    if rival.boats_home < 0 or rival.boats_home + len(rival.boats) != sum(clan.boats - 1 for clan in clans):
        yield f"the rival's boats: {rival.boats_home} at home, {rival.boats}"
    temples = s.temples[s.foe]
    if max(temples) > 1 or rival.temples_home + sum(temples) != sum(clan.temples for clan in clans):
        yield f"the rival's temples: {rival.temples_home} at home, {temples}"
    if not all(0 <= space <= s.box.track_end for space in rival.tracks):
        yield f"the rival's tracks {rival.tracks}"


def map_problems(s: State) -> Iterator[str]:
    """Boats lie where the docks say, and every island has one controller at most."""
    docked = [NOBODY] * s.board.docks
    fleets = [p.boats for p in s.players] + ([s.rival.boats] if s.rival is not None else [])
    for who, boats in enumerate(fleets):
        for place in boats:
            if place < s.board.docks:
                if docked[place] != NOBODY:
                    yield f"two boats lie in {s.board.places[place]}"
                docked[place] = who
    if docked != s.docked:
        yield f"boats lie in {docked}, the docks say {s.docked}"
    if min(min(row) for row in (*s.settlers, *s.temples)) < 0:
        yield f"less than no pieces: {s.settlers}, {s.temples}"
    for island, who in enumerate(s.control):
        if who not in (NOBODY, *factions(s)):
            yield f"{s.board.islands[island]} is controlled by {who}"
        elif who != NOBODY and s.influence[who][island] == 0 and s.phase == "draft":
            yield f"{s.board.islands[island]} is controlled without influence"


def influence_problems(s: State) -> Iterator[str]:
    """Influence is what settlers, temples and docked boats add up to (p. 13): the slow way to count it."""
    box = s.box
    for who in factions(s):
        for island, docks in enumerate(s.board.docks_of):
            boats = sum(s.docked[dock] == who for dock in docks)
            boats += who == s.foe and s.rival is not None and s.rival.chief in docks
            whole = s.settlers[who][island] * box.settler_influence + s.temples[who][island] * box.temple_influence
            if s.influence[who][island] != whole + boats * box.boat_influence:
                yield f"influence of {who} on {s.board.islands[island]} is not {s.influence[who][island]}"


def village_problems(s: State) -> Iterator[str]:
    """Every village is in its dock, with a clan, or dedicated."""
    held = sum(p.villages for p in s.players) + (s.rival.villages if s.rival is not None else 0)
    if sum(s.villages) + held + sum(s.stacks) != sum(s.board.village):
        yield f"{sum(s.villages)} villages in docks, {held} raided, {s.stacks} dedicated"
    if any(there and not printed for there, printed in zip(s.villages, s.board.village, strict=True)):
        yield "a village lies in a dock that has none"
    if max(s.stacks) > max(2, len(s.players)) or min(s.fury) < 0:
        yield f"stacks {s.stacks}, fury {s.fury}"


def card_problems(s: State) -> Iterator[str]:
    """Every Viking card and every favour is in exactly one place."""
    there = Counter([*s.deck, *s.discard, *s.invaders, *s.revealed])
    favours = Counter([*s.rows[0], *s.rows[1], *s.unused])
    for p in s.players:
        there.update([*p.hand, *p.row, *p.pack])
        favours.update(p.favours)
    if s.enemy is not None:
        there.update(s.enemy.pack)
    rival = s.rival
    if rival is not None:
        there.update([*rival.deck, *rival.leaders, *rival.fights, *([rival.hidden] if rival.hidden else [])])
        favours.update(rival.favours)
    if s.battle is not None:
        favours[s.battle.favour] += 1
    cards, printed = Counter(list(s.box.cards)), Counter(list(s.box.favours))
    if there != cards:
        yield f"Viking cards too many: {dict(there - cards)}, missing: {dict(cards - there)}"
    if favours and favours != printed:
        yield f"favours too many: {dict(favours - printed)}, missing: {dict(printed - favours)}"


def battle_problems(s: State) -> Iterator[str]:
    """A card that lies face down in secret is in the battle, or is about to begin one."""
    for seat, p in enumerate(s.players):
        secret = p.face.count(SECRET)
        fighting = s.battle is not None and seat in s.battle.fighters
        beginning = s.battle is None and s.turn == seat and p.face[-1:] == [SECRET]
        if secret > 1 or (secret and not fighting and not beginning):
            yield f"seat {seat} has {secret} cards face down in no battle"
        if fighting and not p.row:
            yield f"seat {seat} fights without a card"
    if s.battle is None and s.rival is not None and s.rival.hidden and s.phase != "action":
        yield "the rival's card lies face down in no battle"
