"""Functions that copy an immutable value with changed fields, and a function that checks for None."""

from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")


def not_none(value: Value | None) -> Value:
    """The value itself. Raises ValueError if the value is None.

    Use this function if an earlier check has excluded None but type checkers do not know this.
    """
    if value is None:
        raise ValueError("what should be known by now is not")
    return value


if TYPE_CHECKING:
    # Type checkers get `dataclasses.replace`, because they compare its arguments with the fields.
    from dataclasses import replace as replace

    def replace_without_type_check(value: Value, **changes: object) -> Value:
        """Does the same as `replace`, but type checkers do not check the names and types of the changes."""
else:

    def replace(value: Value, **changes: Any) -> Value:
        """A copy of a value with new contents of some fields.

        Raises TypeError for a name that is no field of the value. The value must be an instance of a frozen
        dataclass without `__post_init__` and without slots. The value must have no attributes besides its
        fields. `dataclasses.replace` takes an instance of any dataclass, but is many times slower.
        """
        held = value.__dict__
        members = {**held, **changes}
        if len(members) > len(held):
            unknown = ", ".join(sorted(changes.keys() - held.keys()))
            raise TypeError(f"{value.__class__.__name__} has no field {unknown}")
        other = object.__new__(value.__class__)
        object.__setattr__(other, "__dict__", members)
        return other

    replace_without_type_check = replace
