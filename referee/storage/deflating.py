"""Compression of stored texts, in the zlib format with a preset dictionary (RFC 1950).

The dictionary holds the phrases that many texts share. The format identifies the dictionary by its checksum,
and ends with a checksum of the text. So damaged bytes are always detected.
"""

import zlib
from pathlib import Path


class Damaged(Exception):
    """These bytes are not the result of `deflated`."""


DICTIONARIES = tuple(
    Path(__file__).with_name("dictionaries").joinpath(f"{number}.txt").read_bytes() for number in (1,)
)
"""Dictionaries by number. They never change: a text that was stored with one is only readable with the same
bytes. New texts use the last one. `tools/dictionary.py` makes the next one."""
_PACKING = zlib.compressobj(zdict=DICTIONARIES[-1])
"""Compressor that has read the dictionary. Each text uses a copy, because reading the dictionary takes as
long as compressing a reply."""
_BY_CHECKSUM = {zlib.adler32(one).to_bytes(4, "big"): one for one in DICTIONARIES}
_CHECKSUM = slice(2, 6)
"""Bytes of a stored text that hold the checksum of its dictionary."""


def deflated(text: str) -> bytes:
    """The compressed bytes of a text."""
    packing = _PACKING.copy()
    return packing.compress(text.encode()) + packing.flush()


def inflated(stored: bytes) -> str:
    """The text of compressed bytes. Raises Damaged if they are cut off, changed, or use an unknown
    dictionary."""
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
