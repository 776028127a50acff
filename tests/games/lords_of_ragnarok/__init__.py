"""Lords of Ragnarok: rules, cards, views, content, and the companion at a real table."""
