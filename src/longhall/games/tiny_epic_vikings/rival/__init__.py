"""The rival clan of the solo game (p. 16-23): it has no will, only rules, and tells which of them led to each choice.

Where its rules end in a tie that they leave to the player, the player is asked.
"""
