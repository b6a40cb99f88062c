"""Values that never change: whatever happens makes another value, which differs in a few fields."""

from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")


def known(value: Value | None) -> Value:
    """A value that is there, as what was asked before has shown. Raises ValueError where there is none."""
    if value is None:
        raise ValueError("what should be known by now is not")
    return value


if TYPE_CHECKING:
    # A type checker knows this one: it compares what is changed with the fields.
    from dataclasses import replace as replace

    def amended(value: Value, **changes: object) -> Value:
        """The same for a value of which only the caller knows the fields: nothing is compared."""
else:

    def replace(value: Value, **changes: Any) -> Value:
        """The same value with other contents of these fields. Raises TypeError for a field that it does not
        have.

        For frozen dataclasses without `__post_init__` and without slots, whose fields are all that they hold.
        The standard library's function of this name is for any dataclass, and takes many times as long.
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
