"""The solo rulebook, p. 7-8: battles, desolation, Ragnarok, several followers, the arbiter."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import armies, battle, ending
from longhall.games.lords_of_ragnarok.follower import fury, invasion, specials
from longhall.games.lords_of_ragnarok.follower.choice import choose_region
from longhall.games.lords_of_ragnarok.sheet import cleansing_value, defence_value, desolations
from tests.games.lords_of_ragnarok.cast import (
    YOU,
    new,
    ragnar,
)
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

# ---- p. 7: battles ---------------------------------------------------------------------------------------------------


def test_p7_defence_value_is_armies_support_and_authority_for_a_temple() -> None:
    t = scene(
        YOU,
        ragnar(armies={"jarnvid": "2 1", "hrafnvik": "4", "skarpnes": "3"}, attributes=(1, 1, 2)),
        temples="jarnvid",
    )
    assert defence_value(t.s, 1, t.region("jarnvid")) == 3 + 4 + 2
    assert defence_value(t.s, 1, t.region("smidjudal")) == 4
    assert defence_value(t.s, 1, t.region("haervik")) == 0


def test_p7_entering_a_followers_region_beside_its_army_is_a_battle_and_the_support_army_comes() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"jarnvid": "5"}),
        ragnar(armies={"hrafnvik": "2"}, holds="hrafnvik smidjudal"),
    )
    army = 0
    t.run(armies.activate_army(t.s, 0, ("march", "jarnvid", "5", "smidjudal"), army))
    assert t.told("supported")[0] == {"who": "ragnar", "source": "hrafnvik", "target": "smidjudal", "value": 2}
    assert t.told("result")[0]["winner"] == "lagertha"
    assert t.controls(0) == ["smidjudal", "jarnvid"]
    assert t.armies(1, "hrafnvik") == [1], "lost 1 and went home"


@pytest.mark.parametrize(("row", "source"), [("a1 a2 a3", "skarpnes"), ("a2 a1 a3", "hrafnvik")])
def test_p7_of_two_support_armies_as_strong_the_tie_break_decides(row: str, source: str) -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"jarnvid": "5"}),
        ragnar(armies={"hrafnvik": "2", "skarpnes": "2"}, holds="hrafnvik skarpnes smidjudal", row=row),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "jarnvid", "5", "smidjudal"), 0))
    assert t.told("supported")[0]["source"] == source


def test_p7_a_temple_defends_by_itself() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hrafnvik": "2"}),
        ragnar(holds="jarnvid", attributes=(1, 1, 3)),
        temples="jarnvid",
    )
    t.run(armies.activate_army(t.s, 0, ("march", "hrafnvik", "2", "jarnvid"), 0))
    assert t.told("result")[0] == {
        "who": "lagertha",
        "whom": "ragnar",
        "region": "jarnvid",
        "attack": 2,
        "defence": 3,
        "winner": "ragnar",
    }
    assert t.armies(0, "hrafnvik") == [1]


def test_p7_a_region_with_defence_0_is_taken_without_a_battle() -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"hrafnvik": "1"}), ragnar(holds="smidjudal", tucked="seidr"))
    t.run(armies.activate_army(t.s, 0, ("march", "hrafnvik", "1", "smidjudal"), 0))
    assert t.told("battle") == []
    assert t.controls(0) == ["hrafnvik", "smidjudal"]


def test_p7_tucked_cards_add_1_each_in_attack_and_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, tucked="seidr steadfast"),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0))
    assert t.told("result")[0]["defence"] == 5
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "2"}, tucked="seidr steadfast"),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert t.told("result")[0]["attack"] == 4


@pytest.mark.parametrize(("wisdom", "count"), [(1, 1), (2, 2), (5, 3)])
def test_p7_the_battle_deck_is_as_many_cards_as_wisdom_allows(wisdom: int, count: int) -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hrafnvik": "6 6"}, loose=True),
        ragnar(armies={"hrafnvik": "1"}, hand="hew hew thrust", attributes=(1, wisdom, 1)),
    )
    t.run(battle.battle(t.s, 0, 1, t.region("hrafnvik"), [(0, 2), (1, 2)]))
    assert t.told("battle_deck")[0]["count"] == count
    assert len(t.told("played")) == count, "it plays on while it is behind"
    assert len(t.s.players[1].hand) == 3 - count


def test_p7_it_passes_when_you_have_passed_and_it_leads_or_ties_in_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}, hand="duel"),
        ragnar(armies={"hrafnvik": "3"}, hand="hew hew", attributes=(1, 2, 1)),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0), "pass")
    assert [facts["card"] for facts in t.told("played")] == ["hew"], "as the defender it plays first"
    assert t.told("chose")[-1]["by"] == "ahead"
    assert t.s.players[1].hand == ["hew"], "the rest goes back to its hand"


def test_p7_as_attacker_a_tie_is_not_enough() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, hand="hew", attributes=(1, 2, 1)),
    )
    assert t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert [facts["card"] for facts in t.told("played")] == ["hew"]


def test_p7_its_cards_count_by_their_value_alone() -> None:
    """Hew is worth 3 and costs nothing in losses."""
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "4"}),
        ragnar(armies={"hrafnvik": "3"}, hand="berserk_charge", attributes=(1, 1, 1)),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert t.told("result")[0]["attack"] == 7, "4 for the card, nothing for attacking"
    assert t.armies(1, "smidjudal") == [2]


def test_p7_it_loses_1_of_its_strongest_army_and_the_last_point_only_if_it_loses() -> None:
    won = scene(Side("lagertha", at="ulvoy", armies={"smidjudal": "1"}), ragnar(armies={"hrafnvik": "1"}, hand="hew"))
    won.run(invasion.invade(won.s, 1, 0, won.region("smidjudal")))
    assert won.armies(1, "smidjudal") == [1]
    lost = scene(Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}), ragnar(armies={"hrafnvik": "1"}))
    lost.run(armies.activate_army(lost.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0))
    assert lost.total(1) == 0


def test_p7_it_retreats_to_an_adjacent_region_it_controls_by_the_tie_break() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hamarfell": "6"}),
        ragnar(armies={"hrafnvik": "3"}, holds="hrafnvik smidjudal breidablik", chosen=0),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "hamarfell", "6", "hrafnvik"), 0))
    assert t.armies(1, "breidablik") == [2]
    assert t.reason("retreat")["by"] == "max"


def test_p7_after_a_battle_won_it_controls_the_region_and_its_cards_come_back() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "2"}),
        ragnar(armies={"hrafnvik": "4"}, hand="hew", attributes=(1, 1, 1)),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert t.controls(1) == ["hrafnvik", "smidjudal"]
    assert t.armies(1, "smidjudal") == [3]
    assert (t.s.players[1].hand, t.s.players[1].battle_deck) == (["hew"], [])


# ---- p. 7: desolation ------------------------------------------------------------------------------------------------


def test_p7_desolation_goes_to_its_own_then_neutral_then_your_regions_of_the_wheel() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="breidablik"), ragnar(holds="eldmyr hrafnvik", chosen=0))
    for expected in ("eldmyr", "lejre", "idavoll", "jarnvid", "breidablik"):
        t.run(fury.desolate(t.s, 1, "no_sign"))
        assert t.told("desolation")[0]["region"] == expected


def test_p7_control_is_not_affected() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="breidablik"), ragnar(), desolate="breidablik")
    assert t.controls(0) == ["breidablik"]


@pytest.mark.parametrize(("tokens", "needed"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_p7_removing_takes_the_number_of_the_rightmost_empty_place(tokens: int, needed: int) -> None:
    words = ["jarnvid", "eldmyr", "idavoll", "lejre", "breidablik"][:tokens]
    t = scene(YOU, ragnar(), desolate=" ".join(words))
    assert cleansing_value(t.s) == needed
    hard = scene(YOU, ragnar(), desolate=" ".join(words), challenges="ashen_ground")
    assert cleansing_value(hard.s) == min(needed + 1, 6)


@pytest.mark.parametrize(("value", "able"), [(3, False), (4, True)])
def test_p7_one_activation_of_an_army_there_removes_a_token(value: int, able: bool) -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"jarnvid": str(value)}), ragnar(), desolate="jarnvid lejre")
    found = armies.activations(t.s, 0, [0])
    assert (("cleanse", "jarnvid", str(value)) in found) is able
    if able:
        t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "4"), 0), "accept")
        assert desolations(t.s) == 1
        assert len(t.s.players[0].blessings) == 1


def test_p7_removing_needs_control_of_the_region() -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"jarnvid": "4"}, loose=True), ragnar(), desolate="jarnvid lejre")
    assert not [option for option in armies.activations(t.s, 0, [0]) if option[0] == "cleanse"]


def test_p7_only_the_two_leftmost_places_bring_a_blessing_and_it_may_be_declined() -> None:
    you = Side("lagertha", at="ulvoy", armies={"jarnvid": "5"})
    t = scene(you, ragnar(), desolate="jarnvid lejre eldmyr")
    t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "5"), 0))
    assert t.s.players[0].blessings == []
    t = scene(you, ragnar(), desolate="jarnvid")
    t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "5"), 0), "decline")
    assert t.s.players[0].blessings == []


def test_p7_a_sixth_token_is_the_coming_of_surtur() -> None:
    t = scene(YOU, ragnar(), desolate="hrafnvik jarnvid eldmyr idavoll lejre")
    t.run(fury.desolate(t.s, 1, "no_sign"))
    assert t.ended
    assert (t.s.winners, t.s.victory) == ([1], "surtur")


# ---- p. 8: Ragnarok --------------------------------------------------------------------------------------------------


def test_p8_example_3_regions_lose_to_1_region_and_3_tokens() -> None:
    """Yours: three, one with a token. Its: one, with a token. The last one neutral, with a token."""
    t = scene(
        Side("lagertha", at="ulvoy", holds="jarnvid eldmyr idavoll"),
        ragnar(holds="lejre"),
        desolate="jarnvid lejre breidablik",
    )
    assert [ending.roots(t.s, seat) for seat in (0, 1)] == [3, 4]
    ending.ragnarok(t.s)
    assert (t.s.winners, t.s.victory) == ([1], "ragnarok")


def test_p8_a_tie_goes_to_the_follower() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="jarnvid eldmyr"), ragnar(holds="lejre"), desolate="lejre")
    assert ending.winners(t.s) == [1]


@pytest.mark.parametrize(
    ("first", "second", "tokens", "won"),
    [
        ("lejre", "steinsmia", "lejre", True),
        ("lejre", "steinsmia", "lejre steinsmia", False),
        ("lejre steinsmia", "", "lejre", False),
    ],
)
def test_p8_example_against_two_followers_each_counts_by_itself(
    first: str, second: str, tokens: str, won: bool
) -> None:
    """3 against 1+1 wins, against 1+2 loses, against 2+1 loses though the other has none."""
    t = scene(
        Side("lagertha", at="ulvoy", holds="jarnvid gimlefjell idavoll"),
        ragnar(holds=first),
        Side("aslaug", follower=True, at="skarpnes", holds=second),
        desolate=tokens,
    )
    assert (ending.winners(t.s) == [0]) is won


# ---- p. 8: several followers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", ["two", "three"])
@pytest.mark.parametrize("seed", range(4))
def test_p8_followers_have_different_priorities_the_large_side_and_one_first_token(count: str, seed: int) -> None:
    s = new(seed=seed, followers=count).state
    automata = [p for p in s.players if p.follower]
    assert s.board == "many"
    assert len(automata) == {"two": 2, "three": 3}[count]
    assert len({box().corrupted[p.hero].priority for p in automata}) == len(automata)
    first = s.players[s.order[0]].hero
    assert s.desolate == 1 << box().corrupted[first].desolation["many"]
    assert s.order[-1] == 0, "you come last"


def test_p8_one_token_at_most_between_two_of_your_turns() -> None:
    t = scene(YOU, ragnar(), Side("aslaug", follower=True, at="skarpnes"), turn=1)
    t.run(fury.desolate(t.s, 1, "no_sign"))
    t.run(fury.desolate(t.s, 2, "no_sign"))
    assert desolations(t.s) == 1
    assert t.told("skipped")[0]["by"] == "scorched"
    alone = scene(YOU, ragnar())
    alone.run(fury.desolate(alone.s, 1, "no_sign"))
    alone.run(fury.desolate(alone.s, 1, "no_sign"))
    assert desolations(alone.s) == 2, "one follower alone has no such limit"


def claims(active: str, owner: str, temples: str = "") -> Scene:
    """Ragnar may claim what Aslaug holds."""
    return scene(
        YOU,
        ragnar(holds=active, armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds=owner),
        temples=temples,
    )


def test_p8_a_superior_claim_by_temples_or_by_the_land() -> None:
    t = claims("hrafnvik jarnvid", "bjarmaskog gimlefjell", "jarnvid bjarmaskog gimlefjell")
    assert invasion.superior_claim(t.s, 1, t.region("bjarmaskog")), "two regions of Halogaland against one"
    assert not invasion.superior_claim(t.s, 1, t.region("gimlefjell")), "one temple against two"
    t = claims("hrafnvik jarnvid idavoll", "gimlefjell skarpnes", "jarnvid idavoll gimlefjell")
    assert invasion.superior_claim(t.s, 1, t.region("gimlefjell")), "two temples against one"
    assert not invasion.superior_claim(t.s, 1, t.region("skarpnes"))


@pytest.mark.parametrize(
    ("there", "near", "able"), [("3", "", True), ("2 2", "", False), ("", "4", False), ("", "3", True)]
)
def test_p8_a_follower_is_attacked_by_an_army_as_strong_as_its_armies_or_its_support(
    there: str, near: str, able: bool
) -> None:
    stands = {"bjarmaskog": there} if there else {}
    helps = {"smidjudal": near} if near else {}
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}, tucked="seidr", hand="hew"),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog", armies={**stands, **helps}, loose=True),
    )
    assert invasion.capturable(t.s, 1, t.region("bjarmaskog"), 3) is able


def test_p8_no_battle_between_followers_both_lose_1_and_the_loser_retreats() -> None:
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds="smidjudal", armies={"bjarmaskog": "2"}),
    )
    assert t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert t.told("battle") == []
    assert t.armies(1, "bjarmaskog") == [2]
    assert t.armies(2, "smidjudal") == [1]


def test_p8_the_last_point_is_not_lost_and_an_empty_region_costs_nothing() -> None:
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "1"}),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog smidjudal", armies={"smidjudal": "1"}),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert (t.total(1), t.total(2)) == (1, 1)
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog"),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert t.armies(1, "bjarmaskog") == [3]


def test_p8_usurping_prefers_yours_then_a_claimed_followers_then_neutral() -> None:
    t = scene(
        Side("snorri", at="ulvoy", holds="skarpnes"),
        ragnar(at="jarnvid", attributes=(2, 1, 1), holds="hrafnvik jarnvid"),
        Side("aslaug", follower=True, at="solvik", holds="bjarmaskog"),
    )
    ranks = [specials.controller_rank(t.s, t.region(word)) for word in ("skarpnes", "bjarmaskog", "smidjudal")]
    assert ranks == [0, 1, 2]
    t.run(specials.usurp(t.s, 1))
    assert "skarpnes" in t.controls(1)
    assert t.reason("usurp")["by"] in ("controller", "land", "only")


def test_p8_never_a_followers_region_without_a_claim_or_with_its_hero() -> None:
    t = scene(
        YOU,
        ragnar(at="skarpnes", attributes=(5, 1, 1), holds="hrafnvik jarnvid"),
        Side("aslaug", follower=True, at="bjarmaskog", holds="skarpnes bjarmaskog"),
    )
    assert not specials.can_usurp(t.s, 1, t.region("skarpnes"))
    assert not specials.can_usurp(t.s, 1, t.region("bjarmaskog"))


# ---- p. 8: followers and several people; the arbiter -----------------------------------------------------------------


def test_p8_followers_first_then_people_and_the_last_person_is_the_arbiter() -> None:
    for seed in range(4):
        s = new(2, seed, followers="two").state
        assert [s.players[seat].follower for seat in s.order] == [True, True, False, False]
        assert s.arbiter == s.order[-1]


def test_p8_no_more_than_two_followers_and_four_players() -> None:
    assert len(new(2, followers="three").state.players) == 4
    assert len(new(3, followers="two").state.players) == 4
    assert len(new(4, followers="two").state.players) == 4


def rivals(arbiter: int) -> Scene:
    """Two people with a region of the same kind each, and a follower that can take either."""
    return scene(
        Side("lagertha", at="ulvoy", holds="skarpnes"),
        Side("snorri", at="haervik", holds="bjarmaskog"),
        Side("beowulf", follower=True, at="solvik", armies={"hrafnvik": "1"}),
        arbiter=arbiter,
        turn=2,
    )


def test_p8_the_arbiter_decides_between_equal_attacks_on_different_people() -> None:
    t = rivals(1)
    found = [t.region("skarpnes"), t.region("bjarmaskog")]
    ruled = t.run(choose_region(t.s, 2, "method_2", found, [], invasion.victim(t.s)), "arbitrate skarpnes")
    assert t.s.map.word[ruled] == "skarpnes"
    assert t.asked == [(1, "arbiter")]
    assert t.s.arbiter == 0, "the token goes to whoever is attacked"


def test_p8_the_arbiter_may_choose_their_own_and_keeps_the_token() -> None:
    t = rivals(0)
    found = [t.region("skarpnes"), t.region("bjarmaskog")]
    t.run(choose_region(t.s, 2, "method_2", found, [], invasion.victim(t.s)), "arbitrate skarpnes")
    assert t.s.arbiter == 0


def test_p8_one_persons_things_go_by_the_tie_break_and_the_token_stays() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", holds="skarpnes smidjudal"),
        Side("snorri", at="haervik"),
        Side("beowulf", follower=True, at="solvik", row="a1 a2 a3", chosen=0),
        arbiter=1,
    )
    t.run(choose_region(t.s, 2, "method_2", [3, 5], [], invasion.victim(t.s)))
    assert t.asked == []
    assert t.s.arbiter == 1


def test_p8_where_nothing_of_people_is_attacked_distance_and_the_tie_break_decide() -> None:
    """Nobody is asked, and the token stays."""
    t = rivals(0)
    neutral = [region for region in range(1, t.s.map.size + 1) if t.s.control[region] < 0][:6]
    t.run(invasion.choose_target(t.s, 2, neutral))
    assert t.asked == []
    assert t.s.arbiter == 0
