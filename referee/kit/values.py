"""Values that never change: whatever happens makes another value, which differs in a few fields."""

from typing import Any, TypeVar

Value = TypeVar("Value")


def replace(value: Value, **changes: Any) -> Value:
    """The same value with other contents of these fields. Raises TypeError for a field that it does not have.

    For frozen dataclasses without `__post_init__` and without slots, whose fields are all that they hold. The
    standard library's function of this name is for any dataclass, and takes eight times as long.
    """
    if not value.__dict__.keys() >= changes.keys():
        unknown = ", ".join(sorted(changes.keys() - value.__dict__.keys()))
        raise TypeError(f"{value.__class__.__name__} has no field {unknown}")
    other = object.__new__(value.__class__)
    other.__dict__.update(value.__dict__, **changes)
    return other
