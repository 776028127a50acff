"""The rulebook page behind each kind of question and event, for help in place."""

from __future__ import annotations

from typing import Final

_ON_PAGE: Final[dict[int, str]] = {
    4: "board gods favours first",
    5: "launch launched",
    6: "phase gained",
    7: "draft dealt kept",
    8: "turn led hid favour battle joined",
    9: "resolving revealed unpaid strength tied won put_back give_up gave_up fell fury",
    10: "invader invader_strength invaders_beaten",
    11: "sail sail_on sailed undock undocked deploy landed recalled",
    12: "removed raid raided explore explored take build site built",
    13: "took stole lost_rune",
    14: "explore_temple temple_moved smite draw drew throw threw enter_battle flipped "
    "exchange exchanged dedicate dedicated",
    15: "reshuffled counted scored",
    16: "garrison enemy_discarded enemy_removed",
    17: "stack rival_begins",
    18: "rival_turn rival_led rival_leads rival_route rival_sails rival_raided",
    19: "rival_landed rival_source rival_shifted rival_dedicated rival_took rival_stole rival_lost_rune",
    20: "rival_explores rival_dock rival_built rival_gained rival_overflow rival_boat_home rival_removed",
    21: "rival_rune_action rival_replaces rival_lacks_runes rival_symbol rival_ignores "
    "rival_chase rival_chases rival_crosses rival_temple",
    22: "rival_joined rival_revealed rival_strength rival_won rival_fell rival_consoled",
    23: "join rival_battle rival_hid rival_wants rival_favour rival_stronger rival_scored foresee foresaw use",
}

PAGES: Final[dict[str, int]] = {kind: page for page, kinds in _ON_PAGE.items() for kind in kinds.split()}
