"""Whether a pack can be played, and whether all pieces of a position are there."""
