"""The sentences about invalid fields of a request.

Marshmallow has sentences of its own, in English. Here, messages replace them. Each sentence has two messages:
one for the member `errors` of the problem, and one with the name of the field. The key of the second message
ends in `-named`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from referee.kit.bounds import MOST_OBJECT_MEMBERS_IN_CLAIM
from referee.languages.speech import tell

LONGEST_FIELD_NAME = 60
"""Maximum number of characters of a field's name in a sentence. The rest of a longer name is cut off."""
_LEAST, _MOST = r"(?P<least>-?\d+)", r"(?P<most>-?\d+)"
SENTENCES_OF_MARSHMALLOW: Mapping[str, re.Pattern[str]] = {
    key: re.compile(sentence, re.DOTALL)
    for key, sentence in {
        "error-field-missing": r"Missing data for required field\.",
        "error-field-null": r"Field may not be null\.",
        "error-field-unknown": r"Unknown field\.",
        "error-field-no-text": r"Not a valid string\.",
        "error-field-no-whole-number": r"Not a valid integer\.",
        "error-field-no-boolean": r"Not a valid boolean\.",
        "error-field-no-list": r"Not a valid list\.",
        "error-field-no-mapping": r"Not a valid mapping type\.",
        "error-field-no-object": r"Invalid input type\.",
        "error-field-range": (
            rf"Must be greater than or equal to {_LEAST} and less than or equal to {_MOST}\."
        ),
        "error-field-too-low": rf"Must be greater than or equal to {_LEAST}\.",
        "error-field-too-high": rf"Must be less than or equal to {_MOST}\.",
        "error-field-choice": r"Must be one of: (?P<choices>.*)\.",
        "error-field-other": r"Must be equal to (?P<other>.*)\.",
        "error-field-length": rf"Length must be between {_LEAST} and {_MOST}\.",
        "error-field-too-long": rf"Longer than maximum length {_MOST}\.",
    }.items()
}
"""Marshmallow's sentences about fields. Keys are the keys of our messages."""
MEMBERS_KEY = "error-field-members"
"""The key of our own sentence that has a second message too."""


def key_with_field_name(key: str) -> str:
    """Return the key of the message that also names the field."""
    return f"{key}-named"


def told_errors(errors: Any) -> Any:
    """Return these errors with our messages in place of marshmallow's sentences, at every level."""
    if isinstance(errors, dict):
        return {name: told_errors(inner) for name, inner in errors.items()}
    if isinstance(errors, list):
        return [told_errors(inner) for inner in errors]
    found = _message_for(errors)
    return errors if found is None else tell(*found)


def sentences_with_field_names(errors: Any, *path: str) -> Iterator[str]:
    """Yield one sentence for each error in `errors`, at every level of nesting.

    A sentence of marshmallow is reworded so that it names the field. For example, "Unknown field." becomes
    "There is no field 'seat'."
    """
    if isinstance(errors, dict):
        for name, inner in errors.items():
            # `_schema` is marshmallow's key for errors of the whole object.
            yield from sentences_with_field_names(inner, *path, *([] if name == "_schema" else [str(name)]))
    elif isinstance(errors, list):
        for inner in errors:
            yield from sentences_with_field_names(inner, *path)
    elif (found := _message_for(errors)) is None:
        yield errors
    else:
        key, facts = found
        field = ".".join(path)[:LONGEST_FIELD_NAME]
        yield tell(key_with_field_name(key), {**facts, "field": field})


def _message_for(why: Any) -> tuple[str, dict[str, int | str]] | None:
    """Return the key and the facts of the message for a sentence about a field.

    The result is None if the sentence does not have a second message with the name of the field.
    """
    text = str(why)
    for key, pattern in SENTENCES_OF_MARSHMALLOW.items():
        if found := pattern.fullmatch(text):
            numbers = ("least", "most")
            return key, {
                fact: int(value) if fact in numbers else value for fact, value in found.groupdict().items()
            }
    members: dict[str, int | str] = {"most": MOST_OBJECT_MEMBERS_IN_CLAIM}
    return (MEMBERS_KEY, members) if text == tell(MEMBERS_KEY, members) else None
