"""What a bot knows of the game: which moves are promising, what a position is worth."""
