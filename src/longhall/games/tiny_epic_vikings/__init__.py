"""Tiny Epic Vikings: three eras of sailing, settling and fighting for the favour of the gods, for one to four."""
