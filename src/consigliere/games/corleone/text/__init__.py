"""The game in a terminal: its table and its words, made from a view and the pack."""
