"""Bots: what they choose, how well, and from what they know."""
