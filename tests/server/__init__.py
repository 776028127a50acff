"""Tests of the server: a real one, on a free port of this machine, spoken to as a browser would."""
