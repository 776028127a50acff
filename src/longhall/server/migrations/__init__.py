"""How the database came to its present form, one module a change; `store.py` runs them when it opens a database."""
