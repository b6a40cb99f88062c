"""Says what is wrong with the subject of a commit message: python3 tools/commit_subject.py FILE

The file has the message, as git hands it to its hook commit-msg. Only the standard library is used.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 72
"""Maximum number of characters of a subject."""
NO_IMPERATIVE = re.compile(r"[A-Z][a-z]*(?:[^s]s|(?<!e)ed|[a-z]ing)", re.ASCII)
"""How first words look that are no imperative: "Adds", "Added", "Adding"."""
IMPERATIVES = frozenset(
    ("Alias", "Bring", "Canvas", "Embed", "Focus", "Ping", "Shed", "Sing", "String", "Swing", "Wed")
)
"""First words that look so all the same."""


def faults(message: str) -> Iterator[str]:
    """What is wrong with this message, in sentences. Comments of git are no part of it. Subjects that git
    makes itself ("Merge …", "Revert …") are left alone."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if re.match(r"(Merge|Revert|fixup!|squash!) ", subject):
        return
    if not subject.strip():
        yield "The message needs a subject in its first line."
        return
    if len(subject) > LONGEST:
        yield f"The subject has {len(subject)} characters; at most {LONGEST} are shown everywhere."
    if subject.endswith("."):
        yield "The subject has no full stop at its end."
    first = re.split(r"\W", subject, maxsplit=1)[0]
    if not first[:1].isupper():
        yield "The subject begins with a capital letter."
    elif NO_IMPERATIVE.fullmatch(first) and first not in IMPERATIVES:
        yield f'The subject is in the imperative, such as "Refuse a second rematch", not "{first} …".'
    if len(lines) > 1 and lines[1].strip():
        yield "The second line of the message is empty."


def main(file: str) -> int:
    found = list(faults(Path(file).read_text("utf-8")))
    for fault in found:
        print(fault)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
