"""The followers of Surtur: everything that the rules decide for an automated opponent (solo rulebook, p. 2-8).

`choice` narrows candidates down and says why; `fury` is desolation; `invasion` difficulty, targets and manoeuvres;
`beasts` monsters and hunts; `runes` the rune actions; `specials` the special actions; `turn` the steps of the turn.
"""
