"""What a game is: states, steps, moves, events, refusals, chance. No game is named here."""
