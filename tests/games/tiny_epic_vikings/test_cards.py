"""Cards, gods and symbols: every one of them works as its record says, and data, code and texts belong together."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args, get_type_hints

import pytest

from longhall.games.tiny_epic_vikings.actions import ACTIONS
from longhall.games.tiny_epic_vikings.board import RESOURCES, RUNES
from longhall.games.tiny_epic_vikings.box import Box
from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.records import Favour, Kind, Main, Symbol, Viking
from longhall.games.tiny_epic_vikings.rival.deeds import DEEDS
from longhall.games.tiny_epic_vikings.rival.tracks import SYMBOLS
from longhall.games.tiny_epic_vikings.sheet import strength
from longhall.games.tiny_epic_vikings.state import State
from longhall.kernel import Match
from longhall.text import LANGUAGES, Texts
from tests.games.tiny_epic_vikings.scenes import Clan, asked, options, play, scene, settlers

BOX = Box()
FIRST_ASK = {
    "sail": "sail",
    "explore_settler": "explore",
    "harvest": "take",
    "build": "build",
    "explore_temple": "explore_temple",
    "smite": "smite",
    "draw_replace": "draw",
    "exchange": "exchange",
    "enter_battle": "enter_battle",
}
"""The first question of each action; collecting asks only where the bag leaves a choice."""
FILL = (
    "leif_stone_layer",
    "dag_coin_biter",
    "kol_cave_singer",
    "cnut_lot_caster",
    "ketil_cliff_raiser",
    "jofrid_pine_breaker",
)
"""Two leaders of each rune, to have active runes enough for anything."""


# ---- completeness ----------------------------------------------------------------------------------------------------


def test_every_kind_of_action_has_its_rule() -> None:
    """And there is no rule without a kind; the rival does the main ones."""
    assert set(ACTIONS) == set(get_args(Kind))
    assert set(DEEDS) == set(get_args(Main))


def test_every_symbol_has_its_rule() -> None:
    """On the rival's tracks."""
    assert set(SYMBOLS) == set(get_args(get_type_hints(Symbol)["symbol"]))
    assert {symbol.symbol for symbol in BOX.symbols} == set(SYMBOLS)


def test_every_kind_of_action_is_on_some_card_or_god() -> None:
    """Nothing is written for nothing."""
    printed = {v.action for v in BOX.vikings.values()} | {v.leader for v in BOX.vikings.values()}
    assert printed | {kind for god in BOX.gods.values() for kind in god.boon} == set(ACTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_god_favour_and_symbol_says_what_it_does(lang: str) -> None:
    """In all languages."""
    texts = Texts(load(), lang)
    for section in ("vikings", "favours", "gods", "rival_runes", "slots"):
        for word in BOX.sections[section]:
            assert texts.named(word)
            assert texts.effect(word), word
    assert texts.missing == []


def test_the_cards_are_48_in_three_equal_sets() -> None:
    """Sixteen of each rune, with the same actions in each."""
    cards = list(BOX.vikings.values())
    assert Counter(card.rune for card in cards) == dict.fromkeys(RUNES, 16)
    shapes = {
        rune: Counter(
            (v.strength, v.steel, v.leader, v.leader_amount, v.action, v.action_amount) for v in cards if v.rune == rune
        )
        for rune in RUNES
    }
    assert shapes["fehu"] == shapes["perthro"] == shapes["hagalaz"]
    assert len(BOX.favours) == 18
    assert Counter(rune for favour in BOX.favours.values() for rune in favour.runes) == dict.fromkeys(RUNES, 9)


# ---- every Viking card -----------------------------------------------------------------------------------------------


def table_with(card: Viking, active: bool) -> Match[State]:
    """The card in hand, with pieces and runes enough for anything or with nothing; opponents to act against."""
    fill = [one for one in FILL if one != card.id] if active else []
    at = {"bjarney": "settler temple"} if active else {}
    own = Clan(hand=card.id, row=" ".join(fill), wood=3, at=at, boats="west_sound")
    others = [one for one in ("groa_bowl_seer", "halla_honey_hand") if one != card.id]
    other = Clan(hand=others[0], boats="east_reach", at={"austrey": "2*settler"})
    held = {"austrey": "raven", "bjarney": "wolf"} if active else {"austrey": "raven"}
    return scene(own, other, control=held)


@pytest.mark.parametrize("card", BOX.vikings.values(), ids=lambda card: card.id)
def test_a_leader_and_its_rune_action(card: Viking) -> None:
    """Face up the leader action comes first, of its amount; with the runes, the rune action after it."""
    m = table_with(card, active=True)
    before = m.state.players[0].resources[:]
    play(m, f"0 lead {card.id}")
    assert asked(m) == f"0 {FIRST_ASK[card.leader]}"
    about = m.pending[0].about
    if card.leader != "build":
        assert about.get("left", about.get("count")) == card.leader_amount + (
            card.leader == "harvest"
        )  # a temple stands
    play(m, f"0 {options(m)[-1]}")
    if card.action == "collect":
        sure = {word: count for word, count in card.bag.items() if word != "any"}
        times = 3 + (card.per_rune == "perthro") if card.per_rune else 1  # two in the row, itself, and the island's
        gained = [now - then for now, then in zip(m.state.players[0].resources, before, strict=True)]
        assert gained == [sure.get(word, 0) * times for word in RESOURCES]
        assert (asked(m) == "0 take") == ("any" in card.bag)
    else:
        assert asked(m) == f"0 {FIRST_ASK[card.action]}"
        if card.action not in ("build", "enter_battle", "exchange", "draw_replace", "explore_temple"):
            amount = m.pending[0].about.get("left", m.pending[0].about.get("count"))
            assert amount == card.action_amount + (card.action == "harvest")


@pytest.mark.parametrize("card", BOX.vikings.values(), ids=lambda card: card.id)
def test_without_the_runes_there_is_no_rune_action(card: Viking) -> None:
    """Every requirement takes more than the card's own rune; exploring without settlers is not even asked."""
    m = table_with(card, active=False)
    play(m, f"0 lead {card.id}")
    if card.leader != "explore_settler":
        play(m, f"0 {options(m)[-1]}")
    assert asked(m) == "1 turn"


@pytest.mark.parametrize("card", BOX.vikings.values(), ids=lambda card: card.id)
def test_the_strength_of_a_card(card: Viking) -> None:
    """Its base, and its factor for each rune or resource it names: here 2 of each rune and 3, 4, 5 resources."""
    fill = [one for one in FILL if one != card.id]
    s = scene(
        Clan(
            row=" ".join(fill),
            wood=3,
            food=4,
            steel=5,
            hand="groa_bowl_seer" if card.id != "groa_bowl_seer" else "halla_honey_hand",
        ),
        Clan(boats="east_reach"),
    ).state
    runes = Counter(BOX.vikings[one].rune for one in fill)
    counts: dict[str | None, int] = {
        None: 0,
        "any_rune": sum(runes.values()),
        "wood": 3,
        "food": 4,
        "steel": 5,
        **{rune: runes[rune] for rune in RUNES},
    }
    assert strength(s, 0, BOX.cards[card.id]) == card.strength + card.factor * counts[card.per]


# ---- every god's gift ------------------------------------------------------------------------------------------------


def fallen(god: str, **own: Any) -> Match[State]:
    """Seat 1 has lost a battle with a card of the god's rune, and gets its gift."""
    loser = Clan(hand="groa_bowl_seer hauk_two_minds", boats="east_reach", **own)
    others = [other for other in ("tyr", "thor") if other != god]
    winner = Clan(hand="dag_coin_biter leif_stone_layer", at={"havey": "settler"})
    m = scene(
        winner,
        loser,
        gods=(others[0], god, "odin" if god != "odin" else "freyja"),
        deck="asa_deep_purse",
        control={"havey": "wolf"},
    )
    play(m, "0 fight dag_coin_biter", "0 favour full_granary upper left", "1 fight groa_bowl_seer")
    return m


def test_odin_swaps_a_card_and_gives_a_resource() -> None:
    """Both parts, one after the other; the first may be refused."""
    m = fallen("odin")
    play(m, "1 draw")
    assert options(m) == ["throw hauk_two_minds", "throw asa_deep_purse"]
    play(m, "1 throw hauk_two_minds", "1 take 0 0 1")
    assert (m.state.players[1].hand, m.state.players[1].resources) == (["asa_deep_purse"], [2, 2, 3])
    m = fallen("odin")
    play(m, "1 skip")
    assert asked(m) == "1 take"


def test_thor_removes_a_settler() -> None:
    """From any island."""
    m = fallen("thor")
    play(m, "1 smite wolf havey")
    assert settlers(m, 0, "havey") == 0


def test_frigg_lends_the_action_of_the_top_card() -> None:
    """Leader or rune action, whatever runes it needs; the card is discarded; no action is a must."""
    m = fallen("frigg")
    play(m, "1 reveal")
    assert options(m) == ["use leader_action", "use rune_action", "skip"]
    play(m, "1 use rune_action", "1 take 0 2 0")  # a harvest that needs a mystery rune
    assert m.state.players[1].resources == [2, 4, 2]
    assert m.state.discard[-1] == "asa_deep_purse"
    m = fallen("frigg")
    play(m, "1 reveal", "1 use leader_action")
    assert asked(m) == "1 sail"
    m = fallen("frigg")
    play(m, "1 skip")
    assert m.state.deck == ["asa_deep_purse"]


def test_freyja_explores_twice() -> None:
    """With settlers."""
    m = fallen("freyja", at={"bjarney": "settler"})
    assert m.pending[0].about == {"left": 2}
    play(m, "1 explore bjarney havey", "1 explore havey austrey")
    assert settlers(m, 1, "austrey") == 1


def test_loki_moves_any_gods_fury_either_way() -> None:
    """By two."""
    m = fallen("loki")
    assert options(m) == ["fury tyr up", "fury loki up", "fury odin up", "skip"]
    play(m, "1 fury odin up")
    assert m.state.fury == [0, 1, 2]  # and one for Loki himself


def test_tyr_gives_steel_and_food() -> None:
    """Two and one, at once."""
    m = fallen("tyr")
    assert m.state.players[1].resources == [2, 3, 4]


# ---- every favour ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("favour", BOX.favours.values(), ids=lambda favour: favour.id)
def test_the_bag_of_a_favour(favour: Favour) -> None:
    """Gained at once; what it leaves open is asked."""
    m = scene(
        Clan(hand="dag_coin_biter leif_stone_layer"),
        Clan(hand="groa_bowl_seer hauk_two_minds", boats="east_reach"),
        upper=favour.id,
        lower="",
    )
    play(m, "0 fight dag_coin_biter", "1 fight groa_bowl_seer")
    sure = [favour.bag.get(word, 0) for word in RESOURCES]
    assert m.state.players[0].resources == [2 + sure[0], 2 + sure[1], 1 + sure[2]]
    open_ = favour.bag.get("any", 0)
    assert (asked(m) == "0 take") == bool(open_)
    if open_:
        assert m.pending[0].about == {"count": open_}
    assert m.state.players[0].favours == [favour.id]
