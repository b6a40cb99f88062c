"""A function that copies an immutable value with changed fields, and a function that excludes None."""

from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")


def not_none(value: Value | None) -> Value:
    """Return the value itself. Raises ValueError if the value is None.

    This function is for values that cannot be None although their type allows None.
    """
    if value is None:
        raise ValueError("what should be known by now is not")
    return value


if TYPE_CHECKING:
    # Type checkers see `dataclasses.replace`, because they can check its arguments against the fields.
    from dataclasses import replace as replace

    def replace_without_type_check(value: Value, **changes: object) -> Value:
        """Return the same as `replace`. Type checkers do not check the names and types of the changes."""
else:

    def replace(value: Value, **changes: Any) -> Value:
        """Return a copy of a frozen dataclass instance with new values of some fields.

        Raises TypeError for an unknown field. The dataclass must have no `__post_init__` and no slots, and
        the instance no attributes besides its fields. `dataclasses.replace` has none of these limits, but is
        many times slower.
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
