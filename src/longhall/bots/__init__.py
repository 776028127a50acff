"""Players that are programs. They speak only `Match`, and know only what their seat may know."""
