"""Positions as numbers, and what is counted over many games."""
