"""The action board: what a space costs a player, and whether it can be used at all (p. 9, 14-19).

At least one effect of a space must be used, and paying its cost is an effect. What a card lets the player take from a
mountain just before counts as had (ruling `windfall`).
"""

from __future__ import annotations

from longhall.games.feast_for_odin.box import HOUSES, KNARR, WHALING_BOAT
from longhall.games.feast_for_odin.gains import can_get, can_pay, discounted
from longhall.games.feast_for_odin.hooks import hooks
from longhall.games.feast_for_odin.records import Space, Things
from longhall.games.feast_for_odin.sheet import animals, large, open_squares, rule, stage_free
from longhall.games.feast_for_odin.state import State
from longhall.games.feast_for_odin.works import upgradable
from longhall.kernel import Option

Exchange = tuple[Things, Things]

# ---- what a space needs --------------------------------------------------------------------------------------------


def vikings_needed(s: State, seat: int, space: Space) -> int:
    """As many as its column says (p. 9)."""
    fewer: list[int] = [hook(s, seat, space) for hook in hooks(s, seat, "fewer")]
    return space.column - sum(fewer)


def ships_ready(s: State, seat: int, space: Space) -> bool:
    """Whether the ships that a space wants lie in the harbour (p. 14)."""
    p = s.players[seat]
    for kind, wanted in space.ships.items():
        if kind == "any":
            there = large(p) + len(p.boats)
        elif kind == "large":
            there = large(p)
        elif kind == KNARR:
            there = p.knarrs
        elif kind == WHALING_BOAT:
            there = len(p.boats)
        else:
            there = len(p.longships)
            if there < wanted and rule(s, seat, "knarr_as_longship"):
                there += p.knarrs
        if there < wanted:
            return False
    return True


def cost(s: State, seat: int, space: Space, printed: Things, get: Things) -> Things:
    """What an exchange on a space costs after all discounts."""
    played = s.players[seat].played
    if not printed or not played or s.box.dealers.isdisjoint(played):
        return printed
    price = dict(printed)
    if "silver" in price:
        price["silver"] = discounted(s, seat, price["silver"], space.section)
    if "stone" in price and "build_houses" in space.sections and any(house in get for house in HOUSES):
        price["stone"] = max(0, price["stone"] - rule(s, seat, "house_discount"))
    return price


def exchanges(s: State, seat: int, space: Space) -> list[Exchange]:
    """The exchanges that a space offers: exactly one of them is made, once (p. 14)."""
    get = space.gain
    if space.gain_by_players:
        get = {space.gain_by_players: len(s.players), **get}
    if space.pay_one_of:
        found: list[Exchange] = [({word: 1}, get) for word in space.pay_one_of]
    else:
        found = [(space.pay, get)]
    if space.or_gain:
        found.append((space.or_pay, space.or_gain))
    if s.box.dealers.isdisjoint(s.players[seat].played):
        return found
    for hook in hooks(s, seat, "choices"):
        found += hook(s, seat, space)
    return [(cost(s, seat, space, give, get), get) for give, get in found]


def possible(s: State, seat: int, space: Space, more: Things | None = None) -> list[Exchange]:
    """The exchanges that the player can make now, or could with `more`."""
    return [(a, b) for a, b in exchanges(s, seat, space) if can_pay(s, seat, a, more) and can_get(s, seat, b, a)]


# ---- emigration and exploration ------------------------------------------------------------------------------------


def emigration_price(s: State, seat: int, less: int | None = None) -> int:
    """The number of the round in silver (p. 17); `less`: what a card takes off that allows it without a space."""
    return max(0, discounted(s, seat, s.round, "emigrate", on_space=less is None) - (less or 0))


def table_free(s: State, seat: int) -> bool:
    """Whether the banquet table has two free squares for one more ship (p. 17, ruling `emigration_half_section`)."""
    return s.box.table.squares_a_ship * (len(s.players[seat].emigrated) + 1) <= open_squares(s)


def can_emigrate(s: State, seat: int, less: int | None = None) -> bool:
    """A large ship, silver and room on the table."""
    p = s.players[seat]
    return large(p) > 0 and table_free(s, seat) and p.supply[s.box.silver] >= emigration_price(s, seat, less)


def pairs(s: State, seat: int, space: Space) -> list[tuple[str, str]]:
    """What cards let the player exchange in place of an upgrade on a space."""
    return [pair for hook in hooks(s, seat, "pairs") for pair in hook(s, seat, space)]


def can_upgrade(s: State, seat: int, space: Space) -> bool:
    """Whether a player has a good that the upgrade of a space exchanges."""
    return upgradable(s, seat) or any(can_pay(s, seat, {good: 1}) for good, _ in pairs(s, seat, space))


def in_reach(s: State, seat: int, space: Space) -> list[str]:
    """The exploration boards that a space leads to: those named on it that lie face up (p. 19)."""
    if "any" in space.ships and rule(s, seat, "any_island"):
        return [island for island in s.islands if island]
    return [island for island in space.explore if island in s.islands]


# ---- whether a space can be used -----------------------------------------------------------------------------------


def usable(s: State, seat: int, space: Space, more: Things | None = None) -> bool:
    """Whether at least one effect of a space can be used (p. 9), with `more` in supply."""
    if space.ships and not ships_ready(s, seat, space):
        return False
    if space.roll or space.draw or (space.crafts and space.gain):
        return True
    if space.mountain and s.strips:
        return True
    if space.upgrade:
        return bool(space.gain) or can_upgrade(s, seat, space)
    if space.mountain:
        return False
    if space.emigrate:
        return can_emigrate(s, seat) or bool(space.crafts and crafts(s, seat, space))
    if space.explore:
        return bool(in_reach(s, seat, space))
    if space.play and not space.pay_one_of:
        p = s.players[seat]
        return bool(p.hand or (space.column == 3 and s.deck))
    if space.gain_by:
        return animals(s, seat, space.gain_by) > 0
    if space.sale:
        return bool(wares(s, seat, 0))
    if space.imitate:
        return bool(models(s, seat, space))
    return affordable(s, seat, space, more)


def affordable(s: State, seat: int, space: Space, more: Things | None = None) -> bool:
    """Whether any exchange of a space is possible; quickly where no card could change it."""
    played = s.players[seat].played
    if space.pay_one_of or space.or_gain or (played and not s.box.dealers.isdisjoint(played)):
        return bool(possible(s, seat, space, more))
    return can_pay(s, seat, space.pay, more) and can_get(s, seat, space.gain, space.pay)


def crafts(s: State, seat: int, space: Space) -> list[tuple[str, str]]:
    """The optional exchanges of a space that are possible."""
    found: list[tuple[str, str]] = []
    for craft in space.crafts:
        give, get = craft.split(">")
        if can_pay(s, seat, {give: 1}) and (get not in s.box.ships or stage_free(s, s.players[seat], get)):
            found.append((give, get))
    return found


def wares(s: State, seat: int, paid: int) -> list[tuple[str, int]]:
    """Special tiles for sale that the player can pay for, and what each costs on top of what was bought before."""
    silver = s.players[seat].supply[s.box.silver]
    before = discounted(s, seat, paid)
    found: list[tuple[str, int]] = []
    for tile in s.specials:
        price = s.box.specials[tile].price
        if price is not None and discounted(s, seat, paid + price) - before <= silver:
            found.append((tile, discounted(s, seat, paid + price) - before))
    return found


def models(s: State, seat: int, space: Space) -> list[str]:
    """Spaces of the same column that another player occupies and that could be used (p. 19)."""
    spaces = s.box.spaces
    return [
        word
        for word, (by, _, _) in s.stands.items()
        if by != seat
        and spaces[word].column == space.column
        and not spaces[word].imitate
        and usable(s, seat, spaces[word])
    ]


def windfalls(s: State, seat: int, space: Space) -> list[str]:
    """What the first items of the strips would be, where a card lets the player take one before using a space."""
    cards, about = s.box.occupations, s.box.about
    for word in s.players[seat].played:
        card = cards[word]
        if card.take and card.when == "before" and space.id in about[word]:
            return list(dict.fromkeys([s.box.strips[strip].items[gone] for strip, gone in s.strips]))
    return []


def usable_soon(s: State, seat: int, space: Space) -> bool:
    """Whether a space can be used, with what a card would bring just before."""
    if usable(s, seat, space):
        return True
    return any(usable(s, seat, space, as_things(item)) for item in windfalls(s, seat, space))


def as_things(item: str) -> Things:
    """An item of a mountain strip as things."""
    return {"silver": 2} if item == "silver_2" else {item: 1}


def space_options(s: State, seat: int) -> list[Option]:
    """Every free space that the player has the Vikings for and can use, as on the board."""
    p, stands, box = s.players[seat], s.stands, s.box
    fewer = bool(hooks(s, seat, "fewer"))
    check = usable if box.finders.isdisjoint(p.played) else usable_soon
    alone = check is usable and box.dealers.isdisjoint(p.played)
    options: list[Option] = []
    for word, space, column, plain in box.menu:
        if word in stands or (vikings_needed(s, seat, space) if fewer else column) > p.vikings:
            continue
        if plain and alone:  # the quick way for a good third of the spaces
            found = can_pay(s, seat, space.pay) and can_get(s, seat, space.gain, space.pay)
        else:
            found = (not space.imitate or word in s.imitate) and check(s, seat, space)
        if found:
            options.append(("space", word))
    return options
