"""Runes: cast secret stones; the highest rune that nobody else cast scores."""
