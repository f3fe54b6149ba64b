"""The error of a person or a file: one clear sentence, no traceback."""


class Mistake(Exception):
    """What was wrong, where, and what would be right."""
