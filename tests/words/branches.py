"""Every way to say a message: all branches of its selectors, with all counts that grammar tells apart."""

import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from itertools import product

from babel import Locale
from fluent.syntax import ast

COUNTS = [*range(26), 100, 101, 111]
TELLING = [0, 1, 2, 5, 21, 22, 25, 111]  # one of each kind, where several numbers meet in one message
ANYTHING = "◆"  # an argument that no branch depends on: no letter, so it is no word of any language
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
Value = str | float
Args = dict[str, Value]
Branch = tuple[int, ...]  # where a variant stands: variant by variant from the outermost selector


def key_of(variant: ast.Variant) -> str:
    """What a variant is chosen by."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def variable_of(node: ast.SelectExpression) -> str:
    """What a selector looks at; all of ours look at an argument."""
    looked_at: object = node.selector
    if isinstance(looked_at, ast.FunctionReference):
        looked_at = looked_at.arguments.positional[0]
    assert isinstance(looked_at, ast.VariableReference)
    return looked_at.id.name


def is_count(node: ast.SelectExpression, lang: str) -> bool:
    """Whether a selector chooses by a number. Ordinals (1st, 2nd) arrive as the words they are chosen by."""
    keys = {key_of(variant) for variant in node.variants}
    if keys & CATEGORIES - categories(lang):
        return False
    return bool(keys & {"one", "few", "many"}) or any(re.fullmatch(r"-?\d+", key) for key in keys)


@cache
def categories(lang: str) -> frozenset[str]:
    """The plural categories of a language."""
    return frozenset({*Locale.parse(lang).plural_form.tags, "other"})


def selectors(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """All selectors of a pattern, those inside of others too."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(node := element.expression, ast.SelectExpression):
            yield node
            for variant in node.variants:
                yield from selectors(variant.value)


def formatted(pattern: ast.Pattern) -> Iterator[str]:
    """The arguments that are written as numbers: `{ NUMBER($share) }`."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(node := element.expression, ast.FunctionReference):
            yield from (one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference))


def counts_of(pattern: ast.Pattern, lang: str) -> set[str]:
    """The arguments that a pattern chooses by as numbers."""
    return {variable_of(node) for node in selectors(pattern) if is_count(node, lang)}


def choices(pattern: ast.Pattern, lang: str) -> dict[str, list[Value]]:
    """The values of each argument that lead into all branches."""
    values: dict[str, dict[Value, None]] = {name: {1: None, 0.5: None} for name in formatted(pattern)}
    for node in selectors(pattern):
        own = values.setdefault(variable_of(node), {})
        keys = [key_of(variant) for variant in node.variants]
        if is_count(node, lang):
            own.update(dict.fromkeys([*TELLING, *(int(key) for key in keys if re.fullmatch(r"-?\d+", key))]))
        else:
            own.update(dict.fromkeys([*(key for key in keys if key != "other"), ANYTHING]))
    return {name: list(own) for name, own in values.items()}


def ways(pattern: ast.Pattern, lang: str, counts: Set[str]) -> Iterator[Args]:
    """Arguments with which a pattern is to be said: all branches together, and every count of each number."""
    values = choices(pattern, lang)
    first: Args = dict.fromkeys(counts, 1) | {name: own[0] for name, own in values.items()}
    yield from ({**first, **dict(zip(values, together, strict=True))} for together in product(*values.values()))
    others = [name for name in values if name not in counts]
    for name in counts:
        for together in product(*(values[other][:2] for other in others)):
            around = {**first, **dict(zip(others, together, strict=True))}
            yield from ({**around, name: value} for value in COUNTS if value not in values.get(name, ()))


def all_branches(pattern: ast.Pattern, above: Branch = ()) -> Iterator[Branch]:
    """Where all variants of a pattern stand."""
    for i, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for n, variant in enumerate(element.expression.variants):
                yield (*above, i, n)
                yield from all_branches(variant.value, (*above, i, n))


def reached(pattern: ast.Pattern, args: Mapping[str, Value], lang: str, above: Branch = ()) -> Iterator[Branch]:
    """The variants that are said with these arguments."""
    for i, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(node := element.expression, ast.SelectExpression):
            n = chosen(node, args[variable_of(node)], lang)
            yield (*above, i, n)
            yield from reached(node.variants[n].value, args, lang, (*above, i, n))


def chosen(node: ast.SelectExpression, value: Value, lang: str) -> int:
    """Which variant a selector chooses: the first that fits, else the default."""
    fitting = {str(value)} | ({category(value, lang)} if isinstance(value, int) else frozenset())
    for n, variant in enumerate(node.variants):
        if key_of(variant) in fitting:
            return n
    return next(n for n, variant in enumerate(node.variants) if variant.default)


@cache
def category(number: int, lang: str) -> str:
    """What the plural rule of a language calls a number."""
    found: str = Locale.parse(lang).plural_form(number)
    return found
