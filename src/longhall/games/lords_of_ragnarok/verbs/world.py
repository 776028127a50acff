"""Verbs of the world: control, the wheel, realms, temples and monuments, monsters, desolation."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.sheet import desolations, who
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import tell

# ---- control and markers ---------------------------------------------------------------------------------------------


def set_control(s: State, seat: int, region: int) -> None:
    """Put a player's control marker on a region in place of any other."""
    before = s.control[region]
    if before >= 0:
        s.players[before].holds &= ~(1 << region)
    s.control[region] = seat
    s.players[seat].holds |= 1 << region
    facts = {"who": who(s, seat), "region": s.map.word[region]}
    tell(s, "control", **facts, whom=who(s, before) if before >= 0 else "nobody")


def clear_control(s: State, region: int) -> None:
    """Take the control marker off a region."""
    before = s.control[region]
    s.players[before].holds &= ~(1 << region)
    s.control[region] = -1
    tell(s, "control_lost", who=who(s, before), region=s.map.word[region])


def place_marker(s: State, seat: int, space: int) -> None:
    """Put a control marker on a space of the wheel, on top (rule 9.2)."""
    s.wheel[space].append(seat)
    tell(s, "marker", who=who(s, seat), action=s.box.action_of[space])


def clear_wheel(s: State) -> None:
    """All players take their markers back from the wheel (rule 9.12)."""
    s.wheel = [[] for _ in s.wheel]


def ally(s: State, seat: int, realm: int) -> None:
    """An alliance with a realm (rule 7.3)."""
    s.players[seat].allied |= 1 << realm
    tell(s, "alliance", who=who(s, seat), realm=s.box.realm_words[realm])


def recall_marker(s: State, seat: int, kind: str, where: str) -> None:
    """Take a marker back from a monster board, a realm or the wheel, because none is left (rule 10.6)."""
    if kind == "monster":
        wounds = s.monsters[where].wounds
        wounds[wounds.index(seat)] = -1
    elif kind == "realm":
        s.players[seat].allied &= ~(1 << s.box.realm_words.index(where))
    else:
        s.wheel[s.box.action_of.index(where)].remove(seat)
    tell(s, "recalled", who=who(s, seat), where=where)


# ---- temples, monuments, signs ---------------------------------------------------------------------------------------


def build_temple(s: State, seat: int, region: int) -> bool:
    """Place the next temple of the track; whether its slot sets off a selection of blessings (rule 9.9)."""
    slot = s.box.track[s.temples.bit_count()]
    s.temples |= 1 << region
    tell(s, "temple", who=who(s, seat), region=s.map.word[region], count=s.temples.bit_count())
    return slot.blessings


def build_level(s: State, seat: int, monument: int) -> None:
    """Add a level to a monument."""
    s.levels[monument] += 1
    tell(s, "monument", who=who(s, seat), god=s.box.gods[monument], level=s.levels[monument])


def flip_sign(s: State, sign: int) -> None:
    """A precondition of Ragnarok has come true."""
    s.signs[sign] = True
    tell(s, "sign", sign=list(s.box.preconditions)[sign], count=sum(s.signs))


# ---- monsters --------------------------------------------------------------------------------------------------------


def put_ring(s: State, seat: int, monster: str) -> None:
    """Take control of a monster (rule 7.2)."""
    s.monsters[monster].ring = seat
    tell(s, "ringed", who=who(s, seat), monster=monster)


def take_ring(s: State, monster: str) -> None:
    """A monster becomes neutral."""
    beast = s.monsters[monster]
    owner, beast.ring = beast.ring, -1
    tell(s, "released", who=who(s, owner), monster=monster)


def move_monster(s: State, monster: str, region: int) -> None:
    """A monster goes to a region."""
    beast, word = s.monsters[monster], s.map.word
    source, beast.at = beast.at, region
    tell(s, "prowled", monster=monster, source=word[source] if source else "wheel", target=word[region])


def cover_wound(s: State, seat: int, monster: str, space: int) -> None:
    """Put a control marker on a wound space."""
    s.monsters[monster].wounds[space] = seat
    left = s.monsters[monster].wounds.count(-1)
    symbol = s.box.monsters[monster].wounds[space]
    tell(s, "wounded", who=who(s, seat), monster=monster, symbol=symbol, space=space + 1, left=left)


def uncover_wound(s: State, monster: str, space: int) -> None:
    """A monster recovers: a marker leaves a wound space."""
    s.monsters[monster].wounds[space] = -1
    tell(s, "recovered", monster=monster, space=space + 1)


def slay(s: State, seat: int, monster: str) -> None:
    """A monster dies: figure, ring and markers leave the board (rule 14.9)."""
    beast = s.monsters[monster]
    beast.at, beast.ring, beast.alive = 0, -1, False
    beast.wounds = [-1] * len(beast.wounds)
    tell(s, "slain", who=who(s, seat), monster=monster)


def gain_slayer(s: State, seat: int) -> None:
    """Take a slayer token, if one is left."""
    if sum([p.slayers for p in s.players]) < s.rules.slayer_tokens:
        s.players[seat].slayers += 1
        tell(s, "slayer", who=who(s, seat), total=s.players[seat].slayers)


# ---- desolation ------------------------------------------------------------------------------------------------------


def place_desolation(s: State, region: int, cause: str) -> None:
    """Put the leftmost desolation token of the card of Surtur on a region (p. 7)."""
    s.desolate |= 1 << region
    s.scorched = True
    tell(s, "desolation", region=s.map.word[region], cause=cause, count=desolations(s))


def remove_desolation(s: State, seat: int, region: int) -> None:
    """A desolation token goes back to the card of Surtur (p. 7)."""
    s.desolate &= ~(1 << region)
    tell(s, "cleansed", who=who(s, seat), region=s.map.word[region], count=desolations(s))


def quench(s: State) -> None:
    """The people have moved: the followers may place desolation again (p. 8)."""
    s.scorched = False


def pass_arbiter(s: State, seat: int) -> None:
    """Give the arbiter token (p. 8)."""
    if s.arbiter != seat:
        s.arbiter = seat
        tell(s, "arbiter", who=who(s, seat))
