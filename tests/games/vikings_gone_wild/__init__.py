"""Tests of the room of Vikings Gone Wild."""
