"""What services that tests start are told: they send what no table could, and nobody reads their logs."""

import tempfile
from pathlib import Path

UNLIMITED = {"REFEREE_RATES": "off", "REFEREE_LOG": "off"}
_MEMORY = Path("/dev/shm")


def folder_in_memory() -> tempfile.TemporaryDirectory:
    """One that is gone afterwards, in memory where that can be: waiting for a disk is what kills are for."""
    return tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None)
