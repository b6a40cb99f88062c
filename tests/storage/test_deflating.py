"""What was deflated is told letter by letter, for ever; what is damaged is not told at all."""

from contextlib import suppress

import pytest

from referee.storage.deflating import COMPRESSION_DICTIONARIES, DamagedCompressedText, deflated, inflated

ODD = [
    "",
    "{}",
    '{"sentence":"Łódź says \U0001f0cf \\u0000 \x00 \\ud83c"}',
    "\U0010ffff\u2028\u200d\r\n\t",
    "x" * 100_000,
    *(one.decode() for one in COMPRESSION_DICTIONARIES),
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_a_text_is_told_as_it_was(text):
    """Whatever its letters and however long."""
    assert text == inflated(deflated(text))


def test_what_a_release_has_stored_every_later_one_reads():
    """A dictionary never changes, nor does the format."""
    stored = bytes.fromhex(STORED)

    assert TOLD == inflated(stored)


TOLD = '{"number":7,"sentence":"It is your turn."}'
STORED = "78bb3beab33243d9f08dbb8daea7540b00304c0e39"


def test_damaged_bytes_tell_no_other_text():
    """In whatever bit, and where anything is missing or is too much; a few bits mean nothing."""
    stored = deflated(TOLD)
    changed = [
        stored[:place] + bytes([stored[place] ^ 1 << bit]) + stored[place + 1 :]
        for place in range(len(stored))
        for bit in range(8)
    ]
    cut = [stored[:length] for length in range(len(stored))]
    harmless: list[bytes] = []
    for damaged in (*changed, *cut, stored + b"\0", stored + stored, b"\0" * 100):
        with suppress(DamagedCompressedText):
            assert TOLD == inflated(damaged)
            harmless.append(damaged)

    assert 8 > len(harmless)
