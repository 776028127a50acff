"""The tests of Blood Rage."""
