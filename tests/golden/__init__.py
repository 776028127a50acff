"""Golden records: whole games that must replay move for move."""
