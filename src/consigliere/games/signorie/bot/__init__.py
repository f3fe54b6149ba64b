"""What a bot knows of the game: which moves are promising, how a position is worth."""
