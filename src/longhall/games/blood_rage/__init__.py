"""Blood Rage, by Eric M. Lang: three ages of drafting, raiding and dying well before Ragnarok."""
