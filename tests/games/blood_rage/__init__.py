"""Tests of Blood Rage."""
