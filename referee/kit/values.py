"""Copies of immutable values with other fields."""

from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")


def known(value: Value | None) -> Value:
    """The value, which an earlier check has shown not to be None. Raises ValueError if it is None."""
    if value is None:
        raise ValueError("what should be known by now is not")
    return value


if TYPE_CHECKING:
    # Type checkers know this function: they compare the changes with the fields.
    from dataclasses import replace as replace

    def amended(value: Value, **changes: object) -> Value:
        """`replace` for a value whose fields only the caller knows: no type is checked."""
else:

    def replace(value: Value, **changes: Any) -> Value:
        """A copy of a value with other contents of these fields. Raises TypeError for a field that it does
        not have.

        The value must be a frozen dataclass without `__post_init__` and slots, with no attributes besides its
        fields. The function of this name in the standard library takes any dataclass and is many times
        slower.
        """
        held = value.__dict__
        members = {**held, **changes}
        if len(members) > len(held):
            unknown = ", ".join(sorted(changes.keys() - held.keys()))
            raise TypeError(f"{value.__class__.__name__} has no field {unknown}")
        other = object.__new__(value.__class__)
        object.__setattr__(other, "__dict__", members)
        return other

    amended = replace
