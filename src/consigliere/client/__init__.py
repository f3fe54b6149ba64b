"""Programs and models at a table of a server: their seat, and what they are told of it."""
