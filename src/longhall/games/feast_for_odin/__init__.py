"""A Feast for Odin (p. 1-24): work, trade, raid, sail and feast, for 1 to 4 players."""
