"""What the rules do to the position: the only writers of state. Each keeps the invariants and tells what happened.

`pieces` are attributes, runes, priests, armies, heroes and drakkars; `cards` battle cards, blessings, artefacts and
action cards; `world` control, the wheel, realms, monuments, monsters, desolation; `course` battles, hunts, turns and
the end.
"""
