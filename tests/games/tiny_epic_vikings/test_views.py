"""Secrets: what a seat may not know is not in its view nor in what it is told, and it imagines only what can be."""

from __future__ import annotations

import json
import random

import pytest

from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.state import SECRET, STUCK, State
from longhall.kernel import Match, Rng
from tests.games.tiny_epic_vikings.scenes import Clan, Foe, options, play, scene

GAME = load()


def hidden_from(s: State, seat: int | None) -> set[str]:
    """Every Viking card that a seat may not see."""
    found = set(s.deck)
    for other, p in enumerate(s.players):
        if other != seat:
            found |= {*p.hand, *p.pack}
            found |= {card for card, face in zip(p.row, p.face, strict=True) if face == SECRET or face >= STUCK}
    if s.enemy is not None:
        found |= set(s.enemy.pack)
    if s.rival is not None:
        found |= {*s.rival.deck, s.rival.hidden} - {""}
    return found


def words_in(value: object) -> set[str]:
    """All words in a JSON value, keys included."""
    return set(json.dumps(value).replace('"', " ").replace(",", " ").replace("[", " ").replace("]", " ").split())


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_and_events_hold_no_hidden_card(seats: int) -> None:
    """Random games: for every seat and a spectator, at every step."""
    for seed in range(4):
        m, luck = Match.new(GAME, seats, seed), random.Random(seed)
        while m.pending:
            shuffles = m.state.shuffles
            ask = luck.choice(m.pending)
            events = m.apply(ask.seat, luck.choice(ask.options))
            for viewer in (None, *range(seats)):
                secret = hidden_from(m.state, viewer)
                assert not secret & words_in(GAME.view(m.state, viewer))
                if m.state.shuffles == shuffles:  # what is shuffled back into the deck was open before
                    assert not secret & words_in([event.seen_by(viewer) for event in events])


def test_others_favours_are_a_number_until_the_end() -> None:
    """One's own are open to oneself (p. 9); the rival's to nobody (p. 22)."""
    m = scene(
        Clan(hand="groa_bowl_seer", favours="ice_forge flotsam"), Clan(hand="halla_honey_hand", boats="east_reach")
    )
    assert GAME.view(m.state, 0)["players"][0]["favours"] == ["ice_forge", "flotsam"]
    assert GAME.view(m.state, 1)["players"][0]["favours"] == 2
    assert GAME.view(m.state, None)["players"][0]["points"]["favours"] is None
    m = scene(Clan(hand="groa_bowl_seer"), foe=Foe(favours="ice_forge"))
    assert GAME.view(m.state, 0)["rival"]["favours"] == 1


def test_what_a_player_keeps_is_told_to_that_player_only() -> None:
    """The others learn that a card was kept."""
    m = Match.new(GAME, 3, 7)
    while m.pending[0].kind == "launch":
        play(m, f"{m.pending[0].seat} {options(m)[0]}")
    chosen = [options(m, seat)[0] for seat in range(3)]
    events = play(m, *[f"{seat} {choice}" for seat, choice in enumerate(chosen)])
    (kept,) = [event for event in events if event.kind == "kept" and event.public["seat"] == 1]
    assert kept.seen_by(0) == {"kind": "kept", "seat": 1, "own": 0}
    assert kept.seen_by(1) == {"kind": "kept", "seat": 1, "own": 1, "card": chosen[1].split()[1]}


# ---- imagining -------------------------------------------------------------------------------------------------------


def imagined(m: Match[State], seat: int, times: int = 30) -> list[State]:
    luck = Rng.seeded(99)
    return [m.imagine(seat, luck).state for _ in range(times)]


def drafting(seats: int, rounds: int) -> Match[State]:
    """A game in the draft of its first era, after so many rounds in which everybody kept the first card."""
    m = Match.new(GAME, seats, 11)
    while m.pending[0].kind == "launch":
        play(m, f"{m.pending[0].seat} {options(m)[0]}")
    for _ in range(rounds):
        play(m, *[f"{seat} {options(m, seat)[0]}" for seat in range(seats)])
    return m


def test_a_pack_just_passed_on_is_known_card_for_card() -> None:
    """Seat 0 passes to seat 1; of the packs of the others it knows nothing."""
    m = drafting(4, 1)
    for s in imagined(m, 0):
        assert sorted(s.players[1].pack) == sorted(m.state.players[1].pack)
    assert len({tuple(sorted(s.players[2].pack)) for s in imagined(m, 0)}) > 5


def test_a_neighbour_kept_one_card_of_each_pack_passed() -> None:
    """After two rounds seat 1 holds one card of the first pack it got from seat 0, and has the second before it."""
    m = drafting(4, 2)
    first = {card for card, when in m.state.players[0].seen.items() if when == 1}
    second = {card for card, when in m.state.players[0].seen.items() if when == 2}
    choices = set()
    for s in imagined(m, 0):
        kept = first & set(s.players[1].hand)
        assert len(kept) == 1
        assert set(s.players[1].pack) == second
        choices |= kept
    assert len(choices) > 1


def test_the_enemys_hand_is_known_by_who_passed_it() -> None:
    """Two players: what seat 0 passed is with the enemy, less the card that was discarded at random."""
    m = drafting(2, 1)
    assert m.state.enemy is not None
    for s in imagined(m, 0):
        assert s.enemy is not None
        assert sorted(s.enemy.pack) == sorted(m.state.enemy.pack)
    assert len({tuple(sorted(s.enemy.pack)) for s in imagined(m, 1) if s.enemy is not None}) > 5


def test_a_card_face_down_may_be_any_of_its_owners_cards() -> None:
    """But the cards that are not hidden stay."""
    m = scene(
        Clan(hand="leif_stone_layer dag_coin_biter halla_honey_hand"),
        Clan(hand="groa_bowl_seer kol_cave_singer", boats="east_reach"),
    )
    play(m, "0 fight leif_stone_layer", "0 favour full_granary upper left")
    assert len({s.players[0].row[0] for s in imagined(m, 1)}) > 10
    assert {s.players[0].row[0] for s in imagined(m, 0)} == {"leif_stone_layer"}


def test_a_leader_that_entered_battle_is_known() -> None:
    """It lies face down, but everybody saw it (p. 14)."""
    clan = Clan(hand="jorunn_ring_giver leif_stone_layer", row="dag_coin_biter", wood=7, food=7, steel=7)
    m = scene(clan, Clan(hand="groa_bowl_seer kol_cave_singer", boats="east_reach"))
    play(m, "0 lead jorunn_ring_giver", "0 enter", "0 favour full_granary upper left")
    assert {s.players[0].row[-1] for s in imagined(m, 1)} == {"jorunn_ring_giver"}


def test_an_unpaid_card_costs_more_than_its_owner_had() -> None:
    """Whatever else it may be."""
    m = scene(
        Clan(hand="leif_stone_layer dag_coin_biter", steel=2),
        Clan(hand="runa_silent_blade kol_cave_singer", boats="east_reach", steel=1),
    )
    play(m, "0 fight leif_stone_layer", "0 favour full_granary upper left", "1 fight runa_silent_blade")
    assert m.state.players[1].face == [STUCK + 1]
    found = {s.players[1].row[0] for s in imagined(m, 0, 60)}
    assert len(found) > 2
    assert all(GAME.box.vikings[card].steel > 1 for card in found)


def test_after_a_shuffle_everybody_knows_what_the_deck_holds() -> None:
    """Cards of the old deck are in hands, those of the discard pile are in hands or in the deck."""
    m = scene(
        Clan(hand="groa_bowl_seer"),
        Clan(hand="halla_honey_hand", boats="east_reach"),
        deck="dag_coin_biter leif_stone_layer",
    )
    play(m, "0 lead groa_bowl_seer", "0 take 3 0 0", "1 lead halla_honey_hand", "1 take 3 0 0")
    for s in imagined(m, 0):
        assert not {"dag_coin_biter", "leif_stone_layer"} & {*s.deck, *s.discard}


def test_the_rivals_hidden_card_may_be_any_of_its_deck() -> None:
    """The player knows what went there in the draft, but not what was drawn."""
    m = scene(
        Clan(hand="halla_honey_hand groa_bowl_seer", wood=7, food=7, steel=7),
        foe=Foe(deck="gerd_barn_filler", tracks=(0, 0, 1)),
        deck="dag_coin_biter asa_deep_purse eydis_long_keel",
    )
    play(m, "0 lead halla_honey_hand")
    assert m.state.rival is not None
    assert m.state.rival.hidden
    assert {s.rival.hidden for s in imagined(m, 0, 60) if s.rival is not None} == {
        "dag_coin_biter",
        "asa_deep_purse",
        "eydis_long_keel",
    }
    assert "hidden" in GAME.view(m.state, 0)["rival"]


def test_the_solo_player_knows_most_of_the_rivals_deck() -> None:
    """All but the three cards of the last stack (p. 17)."""
    m = Match.new(GAME, 1, 5)
    while m.state.phase != "action":
        play(m, f"0 {options(m)[0]}")
    assert m.state.rival is not None
    known = set(m.state.players[0].seen)
    decks = [set(s.rival.deck) for s in imagined(m, 0) if s.rival is not None]
    assert all(known <= deck and len(deck) == 11 for deck in decks)
    assert len({tuple(sorted(deck - known)) for deck in decks}) > 10
