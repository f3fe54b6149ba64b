"""Games between bots: one, or many side by side."""
