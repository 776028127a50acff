"""The kernel: questions, chance, matches, states, luck and records."""
