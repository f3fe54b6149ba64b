"""The web server: tables, people, bots, clocks, chat, storage."""
