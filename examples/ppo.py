"""PPO with masked actions for a small network in JAX, independent of the game."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

HIDDEN = 64
DISCOUNT, TRACE = 0.997, 0.9  # gamma and lambda of generalized advantage estimation
PASSES, PORTION = 3, 512  # passes over a lesson, and decisions for each update
CLIP, VALUE_SHARE, CURIOSITY, RATE = 0.2, 0.5, 0.003, 1e-3

Array = Any  # numpy's as an argument, JAX's as a result
Weights = dict[str, jax.Array]


class Lesson(NamedTuple):
    """Decisions, one per row: what was seen, legal and chosen, how likely that was, and how well it turned out."""

    seen: Array
    legal: Array
    action: Array
    likely: Array
    advantage: Array
    value: Array


def fresh_weights(rng: np.random.Generator, inputs: int, actions: int) -> Weights:
    """Create weights: two hidden layers, a policy that is nearly uniform at first, and a value."""
    layers = {"first": (inputs, HIDDEN, 2.0), "second": (HIDDEN, HIDDEN, 1.4)}
    layers |= {"policy": (HIDDEN, actions, 0.01), "value": (HIDDEN, 1, 0.1)}
    weights: Weights = {}
    for name, (size, outputs, scale) in layers.items():
        weights[name] = jnp.asarray(rng.normal(0, scale / size**0.5, (size, outputs)), jnp.float32)
        weights[f"{name}_bias"] = jnp.zeros(outputs)
    return weights


def think(weights: Weights, seen: Array, legal: Array) -> tuple[jax.Array, jax.Array]:
    """Return each action's log-probability, very low if the action is illegal, and each position's value."""
    hidden = jnp.tanh(seen @ weights["first"] + weights["first_bias"])
    hidden = jnp.tanh(hidden @ weights["second"] + weights["second_bias"])
    wishes = hidden @ weights["policy"] + weights["policy_bias"]
    value = hidden @ weights["value"] + weights["value_bias"]
    return jax.nn.log_softmax(jnp.where(legal, wishes, -1e9)), value[:, 0]


@jax.jit
def decide(weights: Weights, seen: Array, legal: Array, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Draw an action by its probability, and return it with its log-probability and the position's value."""
    chances, value = think(weights, seen, legal)
    action = jax.random.categorical(key, chances)
    return action, _of(action, chances), value


def _of(action: Array, chances: jax.Array) -> jax.Array:
    return jnp.take_along_axis(chances, action[:, None], axis=1)[:, 0]


def advantages(rewards: Array, ended: Array, values: Array) -> Array:
    """Return how much better each step turned out than predicted (generalized advantage estimation).

    `values`, the predictions, have one row more than `rewards`.
    """
    better = np.zeros_like(rewards, np.float32)
    beyond = np.zeros(rewards.shape[1:], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = DISCOUNT * (1 - ended[step])
        beyond = rewards[step] + goes_on * (values[step + 1] + TRACE * beyond) - values[step]
        better[step] = beyond
    return better


def loss(weights: Weights, lesson: Lesson) -> jax.Array:
    """Return PPO's clipped objective, the error of the values, and a bonus for uncertainty, as one loss."""
    chances, value = think(weights, lesson.seen, lesson.legal)
    ratio = jnp.exp(_of(lesson.action, chances) - lesson.likely)
    gain = jnp.minimum(ratio * lesson.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * lesson.advantage)
    doubt = -jnp.sum(jnp.exp(chances) * jnp.where(lesson.legal, chances, 0), axis=1)
    return jnp.mean(VALUE_SHARE * (value - lesson.value) ** 2 - gain - CURIOSITY * doubt)


optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


@jax.jit
def _update(weights: Weights, memory: Any, lesson: Lesson) -> tuple[Weights, Any]:
    changes, memory = optimizer.update(jax.grad(loss)(weights, lesson), memory, weights)
    return optax.apply_updates(weights, changes), memory


def study(weights: Weights, memory: Any, lesson: Lesson, rng: np.random.Generator) -> tuple[Weights, Any]:
    """Return improved weights and the new state of the optimizer, which begins as `optimizer.init(weights)`."""
    spread = lesson.advantage.std() + 1e-6
    lesson = lesson._replace(advantage=(lesson.advantage - lesson.advantage.mean()) / spread)
    for _ in range(PASSES):
        order = rng.permutation(len(lesson.action))
        for rows in np.split(order, range(PORTION, len(order), PORTION)):
            weights, memory = _update(weights, memory, Lesson(*(part[rows] for part in lesson)))
    return weights, memory
