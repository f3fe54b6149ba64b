"""How a game ended: payoffs are worth nothing in sum."""

import pytest

from consigliere.core.result import Result


@pytest.mark.parametrize(
    ("winners", "payoff"),
    [
        ([0, 2], [1.0, -1.0, 1.0, -1.0]),
        ([1], [-1 / 3, 1.0, -1 / 3, -1 / 3]),
        ([], [0.0] * 4),
        ([0, 1, 2, 3], [0.0] * 4),  # a victory shared by all
    ],
)
def test_payoffs_sum_to_nothing(winners: list[int], payoff: list[float]) -> None:
    result = Result([5, 5, 5, 5], [1, 1, 1, 1], winners, "ending-x")
    assert result.payoff == payoff
    assert abs(sum(result.payoff)) < 1e-12
    assert result.draw == (not winners)
    assert result["winners"] == result.to_json()["winners"] == winners
