"""Rows that carry the constant the rules know them by."""


def check_numbers(what: str, rows: list[tuple[int, str]], first: int) -> None:
    """Each row must stand at the place its constant says, counted from `first`."""
    for place, (number, name) in enumerate(rows, first):
        if number != place:
            raise AssertionError(f"the {what} '{name}' has the number {number}, but stands at place {place}")
