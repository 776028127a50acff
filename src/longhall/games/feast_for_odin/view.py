"""What a seat may see, and how to imagine what it may not.

Everything lies open but for occupations in hand: of these others see how many there are and, by the backs, how many of
them are light ones. Nobody knows the order of the decks.
"""

from __future__ import annotations

from longhall.games.feast_for_odin.box import STACKS
from longhall.games.feast_for_odin.feast import squares_left
from longhall.games.feast_for_odin.phases import board_bonus
from longhall.games.feast_for_odin.scoring import score_rows, uncovered
from longhall.games.feast_for_odin.sheet import harvest_number, income, length, open_squares
from longhall.games.feast_for_odin.spaces import emigration_price
from longhall.games.feast_for_odin.state import Board, Player, State
from longhall.kernel import Json, Rng


def view(s: State, seat: int | None) -> Json:
    """The table as a seat, or a spectator, sees it."""
    return {
        "length": s.length,
        "rounds": length(s).rounds,
        "round": s.round,
        "phase": s.phase,
        "turn": s.turn if s.phase == "actions" else None,
        "first": s.first,
        "harvest": harvest_number(s) if s.round else 0,
        "spaces": [_space(s, word) for word, space in s.box.spaces.items() if not space.imitate or word in s.imitate],
        "strips": [{"id": strip, "items": list(s.box.strips[strip].items[gone:])} for strip, gone in s.strips],
        "strips_left": len(s.strips_left),
        "islands": [
            {"id": s.islands[at] or None, "stack": stack, "silver": s.island_silver[at]}
            for at, stack in enumerate(STACKS)
        ],
        "specials": list(s.specials),
        "buildings": dict(s.buildings),
        "weapons": {"deck": sum(s.arms), "discard": dict(zip(s.box.weapons, s.arms_spent, strict=True))},
        "deck": len(s.deck),
        "players": [_player(s, i, seat) for i in range(len(s.players))],
    }


def _space(s: State, word: str) -> Json:
    space = s.box.spaces[word]
    there = s.stands.get(word)
    stand = {"seat": there[0], "vikings": there[1], "round": there[2]} if there else None
    return {"id": word, "column": space.column, "row": space.row, "section": space.section, "stand": stand}


def _player(s: State, i: int, seat: int | None) -> Json:
    p, box = s.players[i], s.box
    rows = score_rows(s, i)
    light = len([1 for card in p.hand if box.occupations[card].starting])
    public = {
        "clan": p.clan,
        "vikings": p.vikings,
        "passed": p.passed,
        "supply": {word: n for word, n in zip(box.things, p.supply, strict=True) if n},
        "specials": list(p.specials),
        "ships": {"whaling_boat": sorted(p.boats), "knarr": p.knarrs, "longship": sorted(p.longships)},
        "emigrated": list(p.emigrated),
        "boards": [_board(s, board) for board in p.boards],
        "hand": {"light": light, "dark": len(p.hand) - light},
        "played": list(p.played),
        "used": list(p.spent),
        "banquet": [{"thing": word, "width": width} for word, width in p.banquet],
        "squares": {"open": open_squares(s), "left": squares_left(s, i)} if s.round else None,
        "penalties": p.penalties,
        "income": income(s, i),
        "emigration_price": emigration_price(s, i) if s.round else 0,
        "rows": rows,
        "score": sum(rows.values()),
    }
    return {**public, "own": _own(p)} if i == seat else public


def _own(p: Player) -> Json:
    """What only the owner sees."""
    return {"hand": list(p.hand)}


def _board(s: State, board: Board) -> Json:
    grid, kind = s.box.grids.get(board.kind), s.box.boards[board.kind]
    return {
        "id": board.ref,
        "kind": board.kind,
        "pieces": [{"tile": word, "cells": grid.names(mask)} for word, mask in board.pieces] if grid else [],
        "income": grid.income(board.covered) if grid else 0,
        "bonus": board_bonus(s, board),
        "slots": {"wood": board.wood, "stone": board.stone} if kind.slots else None,
        "lost": uncovered(s, board),
    }


# ---- imagining -----------------------------------------------------------------------------------------------------


def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal anew the cards in other hands: light ones with those that nobody has, dark ones with the deck."""
    for starting, rest in ((True, s.aside), (False, s.deck)):
        hands = [p.hand for other, p in enumerate(s.players) if other != seat]
        held = [
            (hand, i) for hand in hands for i, card in enumerate(hand) if s.box.occupations[card].starting == starting
        ]
        cards = sorted([*[hand[i] for hand, i in held], *rest])  # the same luck deals the same, whatever the truth is
        rng.shuffle(cards)
        for nth, (hand, i) in enumerate(held):
            hand[i] = cards[nth]
        rest[:] = sorted(cards[len(held) :], key=_number)


def _number(card: str) -> int:
    return int(card[1:])
