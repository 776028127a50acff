"""The tests of Longhall."""
