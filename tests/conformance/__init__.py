"""The harness itself, and every game in it."""
