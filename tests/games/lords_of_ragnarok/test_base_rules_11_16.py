"""Base rules 11-16 by number, as scenes of two people: battle, monsters, hunt, blessings, Ragnarok."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import (
    ending,
    hunt,
    monsters,
    monument,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import close_hunt, open_hunt
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    GAME,
    march,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

# ---- 11: battle ------------------------------------------------------------------------------------------------------


def test_r11_11_example_7_to_4() -> None:
    """Attackers 3+1, defender 3. Defender plays 1, attacker 3 with one symbol: both lose 1, the defender retreats."""
    t = scene(
        me(armies={"solvik": "3 1"}, hand="thrust"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, holds="offerlund haervik", hand="skirmishers"),
    )
    t.run(
        specials.mobilize(t.s, 0),
        "march solvik 3 offerlund",
        "march solvik 1 offerlund",
        "play skirmishers",
        "play thrust",
        "lose offerlund 1",
    )
    assert t.told("result")[0]["attack"] == 7
    assert t.told("result")[0]["defence"] == 4
    assert t.armies(0, "offerlund") == [3]
    assert t.armies(1, "haervik") == [3], "Skirmishers spare the loser's further loss"
    assert "offerlund" in t.controls(0)


def test_r11_4_the_defender_plays_first_and_a_pass_is_final() -> None:
    t = scene(
        me(armies={"haervik": "3"}, hand="hew hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, hand="duel duel"),
    )
    march(t, "haervik", 3, "offerlund", "pass", "play hew", "pass")
    assert [seat for seat, _ in t.asked[:3]] == [1, 0, 0]


def test_r11_5_a_card_whose_losses_the_armies_cannot_bear_is_not_played() -> None:
    t = scene(
        me(armies={"haervik": "1"}, hand="crushing_blow hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "1"}),
    )
    march(t, "haervik", 1, "offerlund", "pass")
    assert t.options == ["pass", "play hew"]


def test_r11_6_the_defender_wins_ties() -> None:
    t = scene(me(armies={"haervik": "2"}), Side("snorri", at="ulvoy", armies={"offerlund": "2"}))
    march(t, "haervik", 2, "offerlund")
    assert t.told("result")[0]["winner"] == "snorri"
    assert t.armies(0, "haervik") == [1], "lost 1 and went back"


def test_r11_7_losses_by_the_symbols_on_ones_own_cards_and_1_more_for_the_loser() -> None:
    t = scene(
        me(armies={"haervik": "4"}, hand="crushing_blow"),
        Side("snorri", at="ulvoy", armies={"offerlund": "3"}, holds="offerlund solvik", hand="hew"),
    )
    march(t, "haervik", 4, "offerlund", "play hew", "play crushing_blow")
    assert t.armies(0, "offerlund") == [2]
    assert t.armies(1, "solvik") == [1]


def test_r11_8_a_winner_without_armies_takes_nothing() -> None:
    t = scene(
        me(armies={"haervik": "1"}, hand="hew"),
        Side("snorri", at="ulvoy", armies={"offerlund": "1"}, holds="offerlund solvik"),
    )
    march(t, "haervik", 1, "offerlund", "play hew")
    assert t.told("result")[0]["winner"] == "sigrun"
    assert t.controls(0) == ["haervik"]
    assert "offerlund" in t.controls(1)


def test_r11_9_the_loser_retreats_to_one_adjacent_region_under_control_or_is_destroyed() -> None:
    t = scene(
        me(armies={"haervik": "6"}),
        Side("snorri", at="ulvoy", armies={"offerlund": "2 3"}, holds="offerlund solvik idavoll"),
    )
    march(t, "haervik", 6, "offerlund", "lose offerlund 2", "retreat idavoll")
    assert t.armies(1, "idavoll") == [1, 3]
    t = scene(me(armies={"haervik": "6"}), Side("snorri", at="ulvoy", armies={"offerlund": "3"}))
    march(t, "haervik", 6, "offerlund")
    assert t.total(1) == 0


# ---- 12-13: monsters -------------------------------------------------------------------------------------------------


def test_r13_1_the_controller_chooses_attack_or_move_and_a_move_crushes() -> None:
    t = scene(
        me(), Side("snorri", at="ulvoy", armies={"lejre": "3 1"}), monsters={"draugr": "haervik"}, rings={"draugr": 0}
    )
    t.run(monsters.activate(t.s, 0, "draugr"), "prowl lejre", "hit snorri lejre 3")
    assert t.armies(1, "lejre") == [1, 2]


@pytest.mark.parametrize(("face", "asked"), [(0, []), (2, ["monster"]), (4, ["monster"])])
def test_r13_2_a_neutral_monster_goes_by_the_die(face: int, asked: list[str]) -> None:
    t = scene(me(), Side("snorri", at="ulvoy", armies={"lejre": "3"}), monsters={"draugr": "lejre"})
    answers = [] if face == 0 else ["prowl haervik"]
    t.run(monsters.activate(t.s, 0, "draugr"), *answers, rolls={"monster_die": [face]})
    assert [kind for _, kind in t.asked] == asked
    assert t.armies(1, "lejre") == ([2] if face == 0 else [3])


def test_r13_5_ones_own_things_are_hit_only_if_the_die_forces_it_and_nothing_else_is_there() -> None:
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "lejre"})
    t.run(monsters.decide(t.s, 0, "draugr", "choice"), "prowl haervik")
    assert t.options[0].startswith("prowl")
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "lejre"})
    t.run(monsters.decide(t.s, 0, "draugr", "attack"))
    assert t.armies(0, "lejre") == [2]
    t = scene(me(armies={"lejre": "3"}), FOE, monsters={"draugr": "haervik"})
    assert t.region("lejre") not in monsters.ways_for(t.s, "draugr", 0)


def test_r13_6_loki_is_placed_anywhere_else_and_crushes_nobody() -> None:
    t = scene(me(), Side("snorri", at="ulvoy", armies={"lejre": "3"}), monsters={"loki": "haervik"})
    t.run(monsters.decide(t.s, 0, "loki", "move"), "prowl lejre")
    assert len(t.options) == 14
    assert t.armies(1, "lejre") == [3]


# ---- 14: hunt --------------------------------------------------------------------------------------------------------


def test_r14_a_hunt_from_the_first_strike_to_the_kill() -> None:
    """Draugr lacks a bow and an axe; Sigrun draws one card more than her might."""
    t = scene(
        me(hand="arrow_rain hew"),
        FOE,
        monsters={"draugr": "haervik"},
        wounds={"draugr": [-1, -1, 0, 0, 0]},
    )
    t.run(hunt.hunt(t.s, 0, "draugr"), "wound 2 hew", "wound 1 arrow_rain")
    p = t.s.players[0]
    assert len(t.told("drew")[0]) > 0
    assert t.told("drew")[0]["count"] == 2
    assert p.pool == 1, "the reward of space 2"
    assert p.slayers == 1
    assert p.artefacts == ["barrow_crown"]
    assert not t.s.monsters["draugr"].alive


def test_r14_3_two_cards_of_one_symbol_cover_any_space() -> None:
    t = scene(me(hand="hew split_the_line"), FOE, monsters={"draugr": "haervik"})
    t.s.deck, t.s.discard = [], t.s.deck
    assert ("hew", "split_the_line") in hunt.trades(t.s, t.s.players[0])


def test_r14_3_whoever_covers_nothing_ends_the_hunt() -> None:
    t = scene(me(), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")
    assert t.told("strike") == []


def struck(hand: str, attack: str, *answers: str, draw: int = 0) -> Scene:
    """The monster strikes with a certain attack; the other person has the choice."""
    t = scene(me(hand=hand), FOE, monsters={"draugr": "haervik"}, wounds={"draugr": [0, 0, -1, -1, -1]})
    s: State = t.s
    chase = open_hunt(s, 0, "draugr", 0, 0)
    at = s.attacks.index(attack)
    other = s.attacks.index("slip_away_3" if attack != "slip_away_3" else "claw_2")
    t.run(hunt.monster_strikes(s, chase), f"inflict {attack}", *answers, rolls={"attack": [at, other]})
    close_hunt(s)
    return t


def test_r14_5_the_next_person_chooses_one_of_two_attacks() -> None:
    t = struck("", "claw_2", "injure wisdom")
    assert t.asked[0] == (1, "attack_card")
    assert t.s.players[0].injured == [False, True, False]
    assert len(t.s.players[0].hand) == 1


def test_r14_6_a_shield_blocks_and_cards_parry() -> None:
    t = struck("hold_fast", "claw_2", "block hold_fast")
    assert not any(t.s.players[0].injured)
    assert len(t.s.players[0].hand) == 2
    t = struck("duel duel", "claw_2", "parry duel", "parry duel")
    assert len(t.s.players[0].hand) == 2
    t = struck("duel", "claw_2", "suffer", "injure might")
    assert t.s.players[0].injured[0]


@pytest.mark.parametrize(
    ("attack", "answers"),
    [
        ("maul_4", ["injure might", "injure wisdom"]),
        ("roar_2", []),
        ("slip_away_3", []),
        ("regenerate_3", []),
        ("drag_away_4", ["injure might", "drag lejre"]),
        ("stunning_blow_5", ["injure might"]),
        ("special_attack_3", ["injure might"]),
        ("sweep_3", ["injure might"]),
        ("frenzy", ["injure might"]),
    ],
)
def test_r14_6_what_attacks_do(attack: str, answers: list[str]) -> None:
    t = struck("", attack, *answers)
    p = t.s.players[0]
    effect = box().attacks[attack].effect
    assert sum(p.injured) == effect.get("injuries", effect.get("special", 0))
    assert len(p.hand) == (0 if effect.get("no_draw") else 1)
    if attack == "regenerate_3":
        assert t.s.monsters["draugr"].wounds == [-1, 0, -1, -1, -1], "the reward space keeps its marker"
    if attack == "drag_away_4":
        assert p.hero_at == t.region("lejre")


def test_r14_7_an_injury_that_cannot_be_taken_ends_the_hunt() -> None:
    t = scene(me(injured="might wisdom authority"), FOE, monsters={"draugr": "haervik"})
    chase = open_hunt(t.s, 0, "draugr", 0, 0)
    assert not t.run(hunt.suffer(t.s, chase, {"injuries": 1}))
    assert not t.run(hunt.suffer(t.s, chase, {"ends": 1}))


# ---- 15-16: blessings, Ragnarok --------------------------------------------------------------------------------------


def test_r15_3_a_used_artefact_is_exhausted() -> None:
    t = scene(me(artefacts="draupnir"), FOE)
    t.run(steps.hero(t.s, 0), "use draupnir", "rune isa", "skip")
    assert t.s.players[0].spent == ["draupnir"]
    assert "use draupnir" not in t.options


@pytest.mark.parametrize(
    ("sign", "facts"),
    [
        ("a_god_stands_whole", {"levels": (4, 1, 1)}),
        ("halls_of_the_gods", {"temples": "offerlund idavoll helgelund"}),
        ("crowned_lands", {}),
    ],
)
def test_r16_1_preconditions(sign: str, facts: dict[str, object]) -> None:
    held = "solvik offerlund idavoll helgelund eldmyr skarpnes"
    t = scene(me(holds=held), FOE, **facts)  # type: ignore[arg-type]
    t.run(specials.build_monument(t.s, 0), f"monument {'odin' if 'levels' in facts else 'thor'}", "loki haervik")
    assert sign in [told["sign"] for told in t.told("sign")]


def test_r16_1_killed_monsters_and_the_roots_are_counted() -> None:
    t = scene(me(holds="jarnvid eldmyr idavoll"), Side("snorri", at="ulvoy", holds="lejre breidablik"), slain="troll")
    assert monument.metric(t.s, "monsters_killed_total") == 1
    assert monument.metric(t.s, "wheel_regions_controlled") == 5
    assert monument.check_signs(t.s) == 2


def test_r16_2_everybody_has_one_more_turn() -> None:
    m = Match.new(GAME, 2, 3)
    while m.state.phase != "turn":
        m.apply(m.pending[0].seat, m.pending[0].options[0])
    m.state.signs = [True, True, True, False, False]
    first = m.state.turn
    m.state.last_turns = 2
    turns = [first]
    while m.pending:
        seat = m.pending[0].seat
        if m.state.turn != turns[-1]:
            turns.append(m.state.turn)
        m.apply(
            seat,
            next(
                (o for o in m.pending[0].options if o[0] in ("skip", "done", "decline", "pass")),
                m.pending[0].options[0],
            ),
        )
    assert m.state.victory == "ragnarok"
    assert turns == [first, 1 - first, first]


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ("jarnvid eldmyr", "lejre", [0]),
        ("jarnvid", "lejre eldmyr", [1]),
        ("jarnvid haervik", "lejre", [0]),
        ("jarnvid", "lejre", [0, 1]),
    ],
)
def test_r16_4_most_regions_of_the_wheel_win_then_temples_regions_armies(
    mine: str, theirs: str, winners: list[int]
) -> None:
    t = scene(me(holds=mine), Side("snorri", at="ulvoy", holds=theirs))
    assert ending.winners(t.s) == winners
    temple = scene(me(holds="jarnvid"), Side("snorri", at="ulvoy", holds="lejre haervik"), temples="jarnvid")
    assert ending.winners(temple.s) == [0]
    army = scene(me(armies={"jarnvid": "2"}), Side("snorri", at="ulvoy", armies={"lejre": "3"}))
    assert ending.winners(army.s) == [1]
