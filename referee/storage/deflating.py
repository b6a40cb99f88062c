"""Compression of stored texts, in the zlib format with a preset dictionary (RFC 1950).

The dictionary has the phrases that many texts share. The compressed bytes contain the checksum of the
dictionary, and end with a checksum of the text. So damaged bytes are always detected.
"""

import zlib
from pathlib import Path


class DamagedCompressedText(Exception):
    """The stored bytes are cut off or changed, or were compressed with an unknown dictionary."""


COMPRESSION_DICTIONARIES = tuple(
    Path(__file__).with_name("dictionaries").joinpath(f"{number}.txt").read_bytes() for number in (1,)
)
"""All dictionaries, oldest first. A dictionary never changes, because a stored text is only readable with the
dictionary that compressed the text. New texts use the last dictionary. `tools/dictionary.py` creates the next
dictionary."""
_COMPRESSOR_WITH_DICTIONARY = zlib.compressobj(zdict=COMPRESSION_DICTIONARIES[-1])
"""A compressor that has already read the last dictionary. Each text is compressed with a copy of this
compressor, because reading the dictionary takes as much time as compressing a reply."""
_DICTIONARIES_BY_CHECKSUM = {zlib.adler32(one).to_bytes(4, "big"): one for one in COMPRESSION_DICTIONARIES}
_POSITION_OF_DICTIONARY_CHECKSUM = slice(2, 6)
"""Position of the checksum of the dictionary in the bytes of a compressed text."""


def deflated(text: str) -> bytes:
    """The compressed bytes of a text, in the zlib format with the last dictionary."""
    packing = _COMPRESSOR_WITH_DICTIONARY.copy()
    return packing.compress(text.encode()) + packing.flush()


def inflated(stored: bytes) -> str:
    """The text that was compressed to these bytes. Raises DamagedCompressedText if the bytes are cut off or
    changed, or if their dictionary is unknown."""
    dictionary = _DICTIONARIES_BY_CHECKSUM.get(stored[_POSITION_OF_DICTIONARY_CHECKSUM])
    if dictionary is None:
        raise DamagedCompressedText("it was not compressed with any known dictionary")
    unpacking = zlib.decompressobj(zdict=dictionary)
    try:
        text = unpacking.decompress(stored)
    except zlib.error as error:
        raise DamagedCompressedText(str(error)) from error
    if not unpacking.eof or unpacking.unused_data:
        raise DamagedCompressedText("it is cut off, or has data after its end")
    return text.decode()
