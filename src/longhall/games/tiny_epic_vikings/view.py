"""What a seat may see. Every entity carries the word that options use for it; factions are the words of their clans.

Secret are: hands, packs in the draft, cards that lie face down in a row, the rival's deck and hidden card, the Viking
deck. Favours are kept face down by the rules (p. 9), so the view shows others only how many there are until the end,
although everybody could have noted who won which.
"""

from __future__ import annotations

from longhall.games.tiny_epic_vikings.board import ENDS, RESOURCES, ROWS, RUNES
from longhall.games.tiny_epic_vikings.rival.pieces import open_places
from longhall.games.tiny_epic_vikings.sheet import active_runes, built, faction_word, factions, points, ranks, strength
from longhall.games.tiny_epic_vikings.state import NOBODY, SECRET, SHOWN, UP, Player, Rival, State
from longhall.games.tiny_epic_vikings.turn import stack_limit
from longhall.kernel import Json


def view(s: State, seat: int | None) -> Json:
    """The table as a seat, or a spectator, sees it."""
    return {
        "era": s.era,
        "phase": s.phase,
        "turn": faction_word(s, s.turn) if s.phase == "action" else None,
        "first": s.players[s.first].clan,
        "board": s.board.name,
        "raid": s.box.raid[s.era],
        "gods": _gods(s),
        "dedications": _dedications(s),
        "favours": {word: list(s.rows[row]) for row, word in enumerate(ROWS)},
        "islands": [_island(s, i) for i in range(len(s.board.islands))],
        "docks": [_dock(s, i) for i in range(s.board.docks)],
        "fjords": [_fjord(s, i) for i in range(s.board.docks, len(s.board.places))],
        "players": [_player(s, i, seat) for i in range(len(s.players))],
        "enemy": None if s.enemy is None else {"pack": len(s.enemy.pack), "lost": s.enemy.lost},
        "rival": None if s.rival is None else _rival(s, s.rival),
        "battle": _battle(s),
        "deck": len(s.deck),
        "discard": sorted(s.discard),
        "invaders": list(s.invaders),
        "revealed": list(s.revealed),
    }


# ---- the table -------------------------------------------------------------------------------------------------------


def _gods(s: State) -> list[Json]:
    if not s.gods:
        return []
    rank, stacks = ranks(s.fury), s.stacks[len(s.box.mat_words) :]
    return [
        {
            "god": god,
            "rune": RUNES[rune],
            "fury": s.fury[rune],
            "rank": rank[rune],
            "island_points": s.box.island_points[rank[rune]],
            "favour_points": s.box.favour_points[rank[rune]],
            "stack": stacks[rune],
            "limit": stack_limit(s),
        }
        for rune, god in enumerate(s.gods)
    ]


def _dedications(s: State) -> list[Json]:
    deeds = zip(s.box.mat_words, s.box.mat_deeds, s.stacks, strict=False)
    return [{"id": word, "amount": deed.amount, "stack": n, "limit": stack_limit(s)} for word, deed, n in deeds]


def _clan(s: State, who: int) -> str | None:
    return None if who == NOBODY else faction_word(s, who)


def _island(s: State, i: int) -> Json:
    there = [who for who in factions(s) if s.influence[who][i]]
    return {
        "id": s.board.islands[i],
        "rune": RUNES[s.board.rune[i]],
        "control": _clan(s, s.control[i]),
        "clans": [
            {
                "clan": faction_word(s, who),
                "settlers": s.settlers[who][i],
                "temples": s.temples[who][i],
                "influence": s.influence[who][i],
            }
            for who in there
        ],
    }


def _dock(s: State, i: int) -> Json:
    return {
        "id": s.board.places[i],
        "island": s.board.islands[s.board.island_of[i]],
        "village": s.villages[i],
        "boat": _clan(s, s.docked[i]),
        "chief": s.rival is not None and s.rival.chief == i,
    }


def _fjord(s: State, i: int) -> Json:
    boats = [p.clan for p in s.players for place in p.boats if place == i]
    return {"id": s.board.places[i], "edge": i in s.board.edge, "boats": boats}


def _battle(s: State) -> Json:
    battle = s.battle
    if battle is None:
        return None
    return {
        "by": faction_word(s, battle.by),
        "favour": battle.favour,
        "row": ROWS[battle.row],
        "end": ENDS[battle.end],
        "fighters": [faction_word(s, who) for who in battle.fighters],
        "bonus": battle.bonus,
    }


# ---- the clans -------------------------------------------------------------------------------------------------------


def _player(s: State, i: int, seat: int | None) -> Json:
    p, (boats, temples), open_favours = s.players[i], built(s, i), i == seat or s.phase == "end"
    public = {
        "clan": p.clan,
        "resources": dict(zip(RESOURCES, p.resources, strict=True)),
        "home": p.home,
        "slots": [{"slot": slot.id, "there": there} for slot, there in zip(s.box.slots, p.slots, strict=True)],
        "built": {"boats": boats, "temples": temples},
        "villages": p.villages,
        "runes": dict(zip(RUNES, active_runes(s, i), strict=True)),
        "favours": list(p.favours) if open_favours else len(p.favours),
        "points": _points(s, i, open_favours),
        "hand": len(p.hand),
        "pack": len(p.pack),
        "row": [_card(card, face, i == seat) for card, face in zip(p.row, p.face, strict=True)],
    }
    return {**public, "own": _own(s, i, p)} if i == seat else public


def _own(s: State, seat: int, p: Player) -> Json:
    """What only the owner sees: the cards, and how strong each would be in a battle now."""
    cards = (*p.hand, *p.pack, *p.row)
    return {
        "hand": list(p.hand),
        "pack": list(p.pack),
        "strength": {card: strength(s, seat, s.box.cards[card]) for card in cards},
    }


def _points(s: State, who: int, open_favours: bool) -> Json:
    """What a faction's runes are worth now; favours only where they may be seen."""
    if not s.gods:
        return {"islands": 0, "favours": 0 if open_favours else None}
    islands, favours = points(s, who)
    return {"islands": islands, "favours": favours if open_favours else None}


def _card(card: str, face: int, own: bool) -> Json:
    """A card of a row: its name where one may know it, and how it lies."""
    known = own or face in (UP, SHOWN)
    way = "face_up" if face == UP else "face_down" if face in (SECRET, SHOWN) else "unpaid"
    return {"card": card if known else None, "face": way}


def _rival(s: State, rival: Rival) -> Json:
    boats, temples = open_places(s)
    return {
        "difficulty": rival.difficulty,
        "chief": s.board.places[rival.chief] if rival.chief != NOBODY else None,
        "tracks": dict(zip(RESOURCES, rival.tracks, strict=True)),
        "symbols": [s.box.symbols[number].id for number in rival.passed],
        "home": {"settlers": rival.home, "boats": rival.boats_home, "temples": rival.temples_home},
        "open": {"boats": boats, "temples": temples},
        "villages": rival.villages,
        "runes": dict(zip(RUNES, active_runes(s, s.foe), strict=True)),
        "favours": list(rival.favours) if s.phase == "end" else len(rival.favours),
        "points": _points(s, s.foe, s.phase == "end"),
        "deck": len(rival.deck),
        "leaders": list(rival.leaders),
        "fights": list(rival.fights),
        "hidden": bool(rival.hidden),
    }
