"""Vikings Gone Wild: the deck-builder of villages, raids and the favour of the gods."""
