"""Occupations with moves for any time (p. 20), and those that wait for a condition (p. 21)."""

from __future__ import annotations

from longhall.games.feast_for_odin.box import ANIMALS, KNARR, LONGSHIP, WHALING_BOAT
from longhall.games.feast_for_odin.gains import card_gain, get_ship, hand_options, offer, play_card
from longhall.games.feast_for_odin.hooks import anytime, card, fire, fire_all
from longhall.games.feast_for_odin.sheet import has, houses, income, large
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.verbs import load_ore, spend, tell_card, use_up
from longhall.games.feast_for_odin.works import crop, upgrade
from longhall.kernel import Ask, Option

PLOWED = 3
HERBS = {"1": 2, "2": 5}

# ---- at any time ---------------------------------------------------------------------------------------------------


@card(39, on="options")
def modifier(s: State, seat: int, alone: bool) -> list[Option]:
    """Placed ore may be taken back from your ships."""
    p = s.players[seat]
    loads = {WHALING_BOAT: sorted(set(p.boats) - {0}), LONGSHIP: sorted(set(p.longships) - {0})}
    return [("disarm", kind, str(ore)) for kind, ores in loads.items() for ore in ores]


@anytime("disarm")
async def disarm(s: State, seat: int, kind: str, ore: str) -> None:
    """Take one ore from a ship that holds so much."""
    load_ore(s, seat, kind, int(ore), -1)


@card(49, on="options")
def plower(s: State, seat: int, alone: bool) -> list[Option]:
    """Cattle for one of each crop up to cabbage, as an extra harvest."""
    return [("plow", word) for word in (ANIMALS[1], f"pregnant_{ANIMALS[1]}") if has(s, seat, word)]


@anytime("plow")
async def plow(s: State, seat: int, animal: str) -> None:
    """The harvest of the Plower: it counts as a harvest phase of its own."""
    tell_card(s, seat, "o49")
    spend(s, seat, animal, 1)
    await fire(s, seat, "harvest_start")
    crop(s, seat, PLOWED)
    await fire_all(s, seat, "harvest")


@card(52, on="options")
def tutor(s: State, seat: int, alone: bool) -> list[Option]:
    """For 1 silver play an occupation; where all decide side by side this comes before (ruling `tutor_windows`)."""
    return [] if alone or not may_tutor(s, seat) else [("tutor",)]


def may_tutor(s: State, seat: int) -> bool:
    """Whether there is silver, and a card to play."""
    return has(s, seat, "silver") > 0 and bool(s.players[seat].hand)


@anytime("tutor")
async def hire_tutor(s: State, seat: int) -> None:
    """Pay the Tutor and play a card."""
    spend(s, seat, "silver", 1)
    choice: Option = await Ask(seat, "play", lambda: hand_options(s, seat), left=1)
    await play_card(s, seat, choice[1])


@card(52, on="tutoring")
async def tutor_before(s: State, seat: int) -> None:
    """The Tutor before income, bonus and scoring."""
    while may_tutor(s, seat) and await offer(s, seat, "tutoring", [("tutor",)]):
        await hire_tutor(s, seat)


@card(53, on="options")
def farm_shop_owner(s: State, seat: int, alone: bool) -> list[Option]:
    """For 1 silver upgrade an orange good."""
    if not has(s, seat, "silver"):
        return []
    return [("shop", good) for good in s.box.by_colour["orange"] if has(s, seat, good)]


@anytime("shop")
async def shop(s: State, seat: int, good: str) -> None:
    """The upgrade of the Farm Shop Owner."""
    spend(s, seat, "silver", 1)
    await upgrade(s, seat, good, s.box.upgrade[good])


@card(182, on="options")
def herb_gardener(s: State, seat: int, alone: bool) -> list[Option]:
    """With two houses, once: 2 wood for 1 spices, or 5 wood for 2."""
    p = s.players[seat]
    if "o182" in p.spent or len(houses(p)) < 2:
        return []
    return [("herbs", number) for number, wood in HERBS.items() if has(s, seat, "wood") >= wood]


@anytime("herbs")
async def herbs(s: State, seat: int, number: str) -> None:
    """The exchange of the Herb Gardener."""
    use_up(s, seat, "o182")
    spend(s, seat, "wood", HERBS[number])
    await card_gain(s, seat, "o182", {"spices": int(number)})


# ---- as soon as ----------------------------------------------------------------------------------------------------


@card(178, on="met")
async def boat_builder(s: State, seat: int) -> None:
    """As soon as you have four large ships: two whaling boats, as far as there are landing stages."""
    if large(s.players[seat]) >= 4:
        use_up(s, seat, "o178")
        tell_card(s, seat, "o178")
        for _ in range(2):
            await get_ship(s, seat, WHALING_BOAT)


@card(179, on="ship")
async def cutter_operator(s: State, seat: int, kind: str) -> None:
    """The next time you get a knarr: 1 stockfish and 1 silver for each knarr that you then have."""
    p = s.players[seat]
    if kind == KNARR and "o179" not in p.spent:
        use_up(s, seat, "o179")
        await card_gain(s, seat, "o179", {"stockfish": p.knarrs, "silver": p.knarrs})


@card(180, on="met")
async def beach_raider(s: State, seat: int) -> None:
    """As soon as you have three longships: with an income of up to 5, 11 or 30 silver 4, 3 or 2 silverware."""
    if len(s.players[seat].longships) >= 3:
        use_up(s, seat, "o180")
        await by_income(s, seat, "o180", "silverware", {5: 4, 11: 3, 30: 2})


@card(181, on="met")
async def sail_patcher(s: State, seat: int) -> None:
    """As soon as you have three large ships: with an income of up to 4, 9 or 30 silver 3, 2 or 1 wool."""
    if large(s.players[seat]) >= 3:
        use_up(s, seat, "o181")
        await by_income(s, seat, "o181", "wool", {4: 3, 9: 2, 30: 1})


async def by_income(s: State, seat: int, word: str, good: str, tiers: dict[int, int]) -> None:
    """More goods, the lower the income."""
    amount = income(s, seat)
    number = next((n for most, n in tiers.items() if amount <= most), 0)
    await card_gain(s, seat, word, {good: number})
