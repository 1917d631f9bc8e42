# What MicroPython's own `random` leaves out.
from _tutu_random import *
import _tutu_random as _own


def _below(n):
    return _own.randrange(n)


def shuffle(items):
    for last in range(len(items) - 1, 0, -1):
        other = _below(last + 1)
        items[last], items[other] = items[other], items[last]


def sample(population, k):
    pool = list(population)
    if k < 0 or k > len(pool):
        raise ValueError("Sample larger than population or is negative")
    shuffle(pool)
    return pool[:k]


def choices(population, weights=None, k=1):
    if weights is None:
        return [population[_below(len(population))] for _ in range(k)]
    total = sum(weights)
    chosen = []
    for _ in range(k):
        at = _own.random() * total
        for item, weight in zip(population, weights):
            at -= weight
            if at < 0:
                break
        chosen.append(item)
    return chosen
