"""Luck: reproducible from its seed by a documented rule, or read from a prepared list."""

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from consigliere.core.chance import Chance, Luck, key_of
from consigliere.core.errors import Mistake

pytestmark = pytest.mark.both


def words_of(seed: bytes, n: int) -> list[int]:
    """The first n words by the rule of the design: blocks of BLAKE2b keyed with the seed's SHA-256 over a counter."""
    key = sha256(seed).digest()
    stream = b"".join(blake2b(k.to_bytes(8, "big"), key=key, digest_size=64).digest() for k in range(n // 16 + 1))
    return [int.from_bytes(stream[i * 4 : i * 4 + 4], "big") for i in range(n)]


@pytest.mark.parametrize("seed", [b"", b"seed", bytes(range(32))])
def test_words_come_from_keyed_blocks(seed: bytes) -> None:
    chance = Chance(key_of(seed))
    assert [chance.word() for _ in range(50)] == words_of(seed, 50)


def test_an_int_seed_stands_for_its_decimal_digits() -> None:
    assert key_of(1234) == key_of(b"1234") == sha256(b"1234").digest()
    assert key_of(-5) == key_of(b"-5")
    assert key_of(1) != key_of(2)


def test_a_generator_goes_on_where_it_stopped() -> None:
    whole = Chance(key_of(3))
    words = [whole.word() for _ in range(40)]
    assert whole.drawn == 40
    later = Chance(key_of(3), 33)
    assert [later.word() for _ in range(7)] == words[33:]


def test_numbers_below_n_by_rejection() -> None:
    n = 3_000_000_000  # only words below n count, about three in ten are rejected
    chance = Chance(key_of(b"r"))
    expected = [word for word in words_of(b"r", 200) if word < n][:100]
    assert [chance.below(n) for _ in range(100)] == expected
    assert chance.drawn > 100


def test_numbers_below_n_are_the_rest_of_the_division() -> None:
    chance = Chance(key_of(b"d"))
    assert [chance.below(6) for _ in range(30)] == [word % 6 for word in words_of(b"d", 30)]
    assert chance.below(1) == 0


def test_numbers_are_spread_evenly() -> None:
    chance = Chance(key_of(11))
    counts = Counter(chance.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_a_deal_takes_different_ones_and_leaves_the_pool_alone() -> None:
    pool = [10, 20, 30, 40, 50]
    chance = Chance(key_of(1))
    for k in range(6):
        dealt = chance.deal("cards", pool, k)
        assert len(set(dealt)) == k
        assert set(dealt) <= set(pool)
    assert pool == [10, 20, 30, 40, 50]
    orders = {tuple(chance.deal("cards", [1, 2, 3], 3)) for _ in range(200)}
    assert len(orders) == 6


def test_a_roll_may_repeat() -> None:
    rolled = Chance(key_of(1)).roll("dice", 6, 100)
    assert set(rolled) == set(range(6))


def test_copies_are_independent() -> None:
    one = Chance(key_of(9))
    one.word()
    other = one.copy()
    ahead = [one.word() for _ in range(20)]
    assert [other.word() for _ in range(20)] == ahead
    assert other.drawn == one.drawn


def prepared(*results: Luck) -> Chance:
    chance = Chance(key_of(0))
    chance.script = list(results)
    return chance


def test_prepared_results_come_in_their_order_and_draw_nothing() -> None:
    chance = prepared(Luck("dice", [5, 5]), Luck("cards", [3, 1]))
    assert chance.roll("dice", 6, 2) == [5, 5]
    assert chance.deal("cards", [1, 2, 3], 2) == [3, 1]
    assert chance.drawn == 0


@pytest.mark.parametrize(
    ("results", "sentence"),
    [
        ([], "chance: 'cards' is needed here and no result is left in the list"),
        ([Luck("dice", [1, 2])], "chance: 'cards' is needed here, the list gives 'dice'"),
        ([Luck("cards", [1])], r"chance: 'cards' needs 2 results out of \[1, 2, 3\], the list gives \[1\]"),
        ([Luck("cards", [1, 4])], r"chance: 'cards' needs 2 results out of \[1, 2, 3\], the list gives \[1, 4\]"),
        ([Luck("cards", [2, 2])], r"chance: 'cards' needs 2 different results, the list gives \[2, 2\]"),
    ],
)
def test_a_prepared_result_that_does_not_fit_is_a_mistake(results: list[Luck], sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        prepared(*results).deal("cards", [1, 2, 3], 2)


def test_a_copy_has_its_own_list_of_prepared_results() -> None:
    one = prepared(Luck("dice", [4]))
    other = one.copy()
    assert one.roll("dice", 6, 1) == [4]
    assert other.roll("dice", 6, 1) == [4]
    with pytest.raises(Mistake):
        one.roll("dice", 6, 1)
