"""Texts that are stored deflated, in zlib's own format (RFC 1950).

What many of them say stands in a dictionary, and is only pointed to. The format names the dictionary by its
checksum and ends with one of the text: what is damaged is found, and never told as if it were the text.
"""

import zlib
from pathlib import Path


class Damaged(Exception):
    """These bytes are no text that was stored."""


DICTIONARIES = tuple(
    Path(__file__).with_name("dictionaries").joinpath(f"{number}.txt").read_bytes() for number in (1,)
)
"""For ever as they are: what was stored with one that has changed could not be told any more. The last one is
in use; `tests/dictionary.py` makes a better one, with the next number."""
_PACKING = zlib.compressobj(zdict=DICTIONARIES[-1])
"""Has read the dictionary, and is copied: to read it again would cost as much as to pack a reply."""
_BY_CHECKSUM = {zlib.adler32(one).to_bytes(4, "big"): one for one in DICTIONARIES}
_CHECKSUM = slice(2, 6)
"""Where it stands in what is stored."""


def deflated(text: str) -> bytes:
    """What is stored of a text."""
    packing = _PACKING.copy()
    return packing.compress(text.encode()) + packing.flush()


def inflated(stored: bytes) -> str:
    """The text that was stored. Raises Damaged."""
    dictionary = _BY_CHECKSUM.get(stored[_CHECKSUM])
    if dictionary is None:
        raise Damaged("it was not compressed with any known dictionary")
    unpacking = zlib.decompressobj(zdict=dictionary)
    try:
        text = unpacking.decompress(stored)
    except zlib.error as error:
        raise Damaged(str(error)) from error
    if not unpacking.eof or unpacking.unused_data:
        raise Damaged("it is cut off, or has data after its end")
    return text.decode()
