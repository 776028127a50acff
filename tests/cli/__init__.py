"""Tests of the command line, the terminal client and what they stand on."""
