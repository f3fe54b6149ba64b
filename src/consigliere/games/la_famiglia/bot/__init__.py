"""What the levels know of the game."""
