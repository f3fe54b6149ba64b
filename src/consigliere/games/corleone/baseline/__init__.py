"""What the greedy bot knows of the game. Frozen: other bots are measured by it (tests/bots/test_baseline.py)."""
