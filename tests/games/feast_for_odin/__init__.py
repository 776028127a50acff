"""A Feast for Odin: the rulebook, the occupations, the components, the views, the solver and the bot."""
