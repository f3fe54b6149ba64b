"""Trains a player of Signorie for two by letting it play against itself: PPO with masks, on JAX and Optax.

pip install consigliere[train]
python examples/train_signorie.py --minutes 15

It writes the weights (`signorie_policy.npz`, which `signorie_policy.py` plays with) and how it learned
(`signorie_policy.svg`): its share of wins against random moves, over the decisions it has learned from.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from consigliere.research import batch
from consigliere.research.batches import Batch

GAMES, STEPS = 256, 64  # side by side, and decisions of each between two updates
HIDDEN = (256, 128)
EPOCHS, MINIBATCH = 2, 2048
LEARNING_RATE, CLIP, ENTROPY, VALUE_LOSS, LAMBDA = 4e-4, 0.2, 0.01, 0.5, 0.97
IMPOSSIBLE = -1e9  # a logit
TESTED_EVERY, TEST_GAMES = 20, 200  # updates; games against random moves
Params = list[tuple[jax.Array, jax.Array]]


class Played(NamedTuple):
    """Decisions: a row for each."""

    seen: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]  # logarithms
    values: NDArray[np.float32]
    advantages: NDArray[np.float32]


# ---- the network


def new_params(key: jax.Array, sizes: list[int]) -> Params:
    """Orthogonal weights; the last layer begins near zero, so that all moves are equally likely."""
    made = []
    for i, key_of_layer in enumerate(jax.random.split(key, len(sizes) - 1)):
        scale = 0.01 if i == len(sizes) - 2 else 2**0.5
        weights = jax.nn.initializers.orthogonal(scale)(key_of_layer, (sizes[i], sizes[i + 1]))
        made.append((weights, jnp.zeros(sizes[i + 1])))
    return made


def think(params: Params, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logarithms of the chances of every move, and the value: what the game will bring, from -1 to 1."""
    for weights, bias in params[:-1]:
        seen = jax.nn.relu(seen @ weights + bias)
    weights, bias = params[-1]
    found = seen @ weights + bias
    return jax.nn.log_softmax(jnp.where(masks, found[:, :-1], IMPOSSIBLE)), jnp.tanh(found[:, -1])


@jax.jit
def decide(params: Params, seen: jax.Array, masks: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A move for every game, drawn by its chance; that chance, and the value."""
    chances, values = think(params, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


@jax.jit
def best(params: Params, seen: jax.Array, masks: jax.Array) -> jax.Array:
    """The likeliest move of every game."""
    return jnp.argmax(think(params, seen, masks)[0], 1)


# ---- playing


def play(games: Batch, params: Params, bounds: NDArray[np.float32], key: jax.Array) -> Played:
    """Some decisions in all games, all seats with the same network, and how much better than expected each was."""
    seen = np.empty((STEPS, GAMES, len(bounds)), np.float32)
    masks = np.empty((STEPS, GAMES, games.game.move_count), np.bool_)
    actions = np.empty((STEPS, GAMES), np.int64)
    chances, values = np.empty((2, STEPS, GAMES), np.float32)
    seats, done = np.empty((STEPS, GAMES), np.int64), np.empty((STEPS, GAMES), np.bool_)
    rewards = np.empty((STEPS, GAMES, games.players), np.float32)
    for t in range(STEPS):
        seen[t], masks[t], seats[t] = games.observations / bounds, games.masks, games.seats
        key, drawn = jax.random.split(key)
        actions[t], chances[t], values[t] = decide(params, seen[t], masks[t], drawn)
        games.step(actions[t])
        rewards[t], done[t] = games.rewards, games.done
    last = np.asarray(decide(params, games.observations / bounds, games.masks, key)[2])
    advantages = better_than_expected(values, seats, rewards, done, last, games.seats)
    rows = STEPS * GAMES
    return Played(
        seen.reshape(rows, -1),
        masks.reshape(rows, -1),
        *(each.reshape(rows) for each in (actions, chances, values, advantages)),
    )


def better_than_expected(
    values: NDArray[np.float32],
    seats: NDArray[np.int64],
    rewards: NDArray[np.float32],
    done: NDArray[np.bool_],
    last: NDArray[np.float32],
    last_seats: NDArray[np.int64],
) -> NDArray[np.float32]:
    """Generalised advantages, from the last decision back: what follows a decision is the same seat's next one."""
    everyone = np.arange(GAMES)
    ahead = np.repeat(-last[:, None], 2, 1)  # what one player gains the other loses
    ahead[everyone, last_seats] = last
    gained = np.zeros_like(ahead)
    found = np.empty_like(values)
    for t in reversed(range(len(values))):
        ahead[done[t]], gained[done[t]] = rewards[t, done[t]], 0
        own = (everyone, seats[t])
        found[t] = ahead[own] - values[t] + LAMBDA * gained[own]
        ahead[own], gained[own] = values[t], found[t]
    return found


def wins_against_random(params: Params, bounds: NDArray[np.float32], seed: int) -> float:
    """Its share of wins, a draw counting half; it sits in the first seat of every other game."""
    games = batch("signorie", TEST_GAMES, seats=2, seed=seed)
    games.reset()
    rng, own = np.random.default_rng(seed), np.arange(TEST_GAMES) % 2
    results = np.full(TEST_GAMES, np.nan)
    while np.isnan(results).any():
        mine = np.asarray(best(params, games.observations / bounds, games.masks))
        games.step(np.where(games.seats == own, mine, games.sample(rng)))
        over = games.done & np.isnan(results)
        results[over] = games.rewards[over, own[over]]
    games.close()
    return float((results + 1).mean() / 2)


# ---- learning


def loss(params: Params, rows: Played) -> jax.Array:
    """What PPO minimises."""
    chances, values = think(params, rows.seen, rows.masks)
    chance = jnp.take_along_axis(chances, rows.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - rows.chances)
    gain = (rows.advantages - rows.advantages.mean()) / (rows.advantages.std() + 1e-8)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    value = ((values - rows.values - rows.advantages) ** 2).mean()
    entropy = -(jnp.exp(chances) * jnp.where(rows.masks, chances, 0)).sum(1).mean()
    return policy + VALUE_LOSS * value - ENTROPY * entropy


def learner(optimiser: optax.GradientTransformation) -> Any:
    """The function that learns from one minibatch."""

    @jax.jit
    def learn(params: Params, memory: Any, rows: Played) -> tuple[Params, Any]:
        change, memory = optimiser.update(jax.grad(loss)(params, rows), memory, params)
        return optax.apply_updates(params, change), memory

    return learn


def train(minutes: float, seed: int) -> tuple[Params, list[tuple[int, float]]]:
    """Until the time is over; the weights, and the curve: decisions learned from, wins against random."""
    end = time.monotonic() + 60 * minutes
    games = batch("signorie", GAMES, seats=2, seed=seed)
    games.reset()
    bounds = np.maximum(games.feature_bounds, 1)
    key = jax.random.key(seed)
    params = new_params(key, [len(bounds), *HIDDEN, games.game.move_count + 1])
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(LEARNING_RATE, eps=1e-5))
    memory, learn, rng = optimiser.init(params), learner(optimiser), np.random.default_rng(seed)
    curve = []
    update = 0
    while time.monotonic() < end:
        if update % TESTED_EVERY == 0:
            curve.append((update * STEPS * GAMES, wins_against_random(params, bounds, seed + 1)))
            left = max(0, end - time.monotonic()) / 60
            print(
                f"{curve[-1][0]:>10,} decisions: {curve[-1][1]:.1%} against random, {left:.1f} minutes left", flush=True
            )
        key, drawn = jax.random.split(key)
        played = play(games, params, bounds, drawn)
        for _ in range(EPOCHS):
            for rows in rng.permutation(STEPS * GAMES).reshape(-1, MINIBATCH):
                params, memory = learn(params, memory, Played(*(each[rows] for each in played)))
        update += 1
    games.close()
    curve.append((update * STEPS * GAMES, wins_against_random(params, bounds, seed + 1)))
    return params, curve


def plot(curve: list[tuple[int, float]]) -> str:
    """The curve as SVG."""
    wide, high, left, below = 640, 320, 48, 32
    most = max(decisions for decisions, _ in curve) or 1

    def at(decisions: float, share: float) -> str:
        return f"{left + decisions / most * (wide - left - 16):.1f},{16 + (1 - share) * (high - below - 16):.1f}"

    points = " ".join(at(*point) for point in curve)
    grid = ""
    for share in (0, 0.25, 0.5, 0.75, 0.9, 1):
        y = float(at(0, share).split(",")[1])
        grid += f'<path d="M{at(0, share)} L{at(most, share)}" stroke="#ccc"/>'
        grid += f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    title = f"{most / 1e6:.1f} million decisions; wins against random moves"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{grid}'
        f'<polyline points="{points}" fill="none" stroke="#8a1f1f" stroke-width="2"/>'
        f'<text x="{wide - 16}" y="{high - 10}" text-anchor="end">{title}</text></svg>'
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("signorie_policy.npz"))
    wanted = parser.parse_args()
    params, curve = train(wanted.minutes, wanted.seed)
    layers = {f"{letter}{i}": np.asarray(part) for i, pair in enumerate(params) for letter, part in zip("wb", pair)}
    np.savez_compressed(wanted.out, **layers)  # type: ignore[arg-type]
    wanted.out.with_suffix(".svg").write_text(plot(curve), encoding="utf-8")
    print(f"{curve[-1][1]:.1%} against random after {curve[-1][0]:,} decisions; {wanted.out.name} is written.")


if __name__ == "__main__":
    main()
