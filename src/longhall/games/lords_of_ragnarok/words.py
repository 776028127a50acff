"""The words of options and what follows them, and the pages of the solo rulebook behind questions and events.

The pages of the base rulebook are not known: what belongs to it alone has no page here; its help says the rule.
"""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    # setup
    "origin": ("origin",),
    "hero": ("hero",),
    "sail": ("sea",),
    "settle": ("region",),
    "ally": ("realm",),
    "keep": ("card",),
    # steps
    "skip": (),
    "done": (),
    "decline": (),
    "accept": (),
    "use": ("card",),
    "pray": ("god",),
    "forge": ("rune",),
    "go": ("region",),
    "heal": ("attribute",),
    # runes
    "tame": ("monster",),
    "improve": ("region", "value"),
    "rouse": ("monster",),
    "draw": (),
    "raise": ("attribute",),
    "pay": ("rune",),
    "rune": ("rune",),
    "shed": ("rune",),
    "release": ("monster",),
    # armies
    "march": ("source", "value", "target"),
    "train": ("region", "value"),
    "cleanse": ("region", "value"),
    "grow": ("region", "value"),
    "lose": ("region", "value"),
    "shift": ("source", "value", "target"),
    "summon": ("region", "value"),
    "retreat": ("region",),
    "push": ("region",),
    # special actions
    "take": ("action",),
    "idle": ("action",),
    "recruit": ("region",),
    "fight": ("region",),
    "temple": ("region",),
    "hunt": ("monster",),
    "command": (),
    "monument": ("god",),
    "loki": ("region",),
    "bless": ("card",),
    "recall": ("kind", "where"),
    # battle, monsters, hunt
    "play": ("card",),
    "pass": (),
    "attack": (),
    "prowl": ("region",),
    "hit": ("whom", "region", "value"),
    "wound": ("space", "card"),
    "trade": ("space", "cards*"),
    "rest": (),
    "give_up": (),
    "suffer": (),
    "cancel": (),
    "block": ("card",),
    "parry": ("card",),
    "inflict": ("card",),
    "uncover": ("space",),
    "drag": ("region",),
    "injure": ("attribute",),
    "discard": ("card",),
    # followers
    "arbitrate": ("choice",),
}

PAGES: Final[dict[str, int]] = {
    # questions
    "origin": 2,
    "choose_hero": 2,
    "start_sea": 2,
    "start_region": 2,
    "origin_ally": 2,
    "reward": 7,
    "battle_card": 7,
    "losses": 7,
    "retreat": 7,
    "blessing": 6,
    "arbiter": 8,
    # events
    "challenges": 3,
    "follower": 2,
    "row": 2,
    "chosen": 3,
    "chose": 3,
    "skipped": 3,
    "rune_action": 5,
    "any_runes": 3,
    "tucked": 3,
    "removed": 5,
    "returned": 5,
    "battle_deck": 7,
    "supported": 7,
    "revealed": 6,
    "desolation": 7,
    "cleansed": 7,
}
