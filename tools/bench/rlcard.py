"""How many steps a second RLCard's UNO makes, by itself, for the bench to compare.

    python tools/bench/rlcard.py        with a Python that has RLCard 1.2; nothing of ours is needed

It deals, asks which cards may be laid and lays one by chance, until somebody is out. It judges nothing
that people claim and explains nothing.
"""

import random
import time

import rlcard

SECONDS = 5


def steps_a_second() -> float:
    game, rng, steps = rlcard.make("uno"), random.Random(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        state, _ = game.reset()
        while not game.is_over():
            state, _ = game.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.perf_counter() - begun)


if __name__ == "__main__":
    print(steps_a_second())
