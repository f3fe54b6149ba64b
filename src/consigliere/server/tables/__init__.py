"""Tables: the registry, one table, its seats, clocks, votes, chat and views."""
