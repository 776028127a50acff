"""Tests of Tiny Epic Vikings."""
