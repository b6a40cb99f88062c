"""What proofs put between a program and the system is written in C, and compiled here."""

import shutil
import subprocess
from pathlib import Path

NO_COMPILER = "there is no C compiler: install gcc and the headers of the C library (gcc and libc6-dev)"


class CannotCompile(Exception):
    """There is no C compiler, or it refuses; the text says which."""


def c_compiler() -> str | None:
    """The path of the one that is installed."""
    return shutil.which("gcc") or shutil.which("cc")


def compiled(source: Path, folder: Path) -> Path:
    """A library in this folder that programs can be loaded with (LD_PRELOAD). Raises CannotCompile."""
    compiler, library = c_compiler(), folder / f"{source.stem}.so"
    if compiler is None:
        raise CannotCompile(NO_COMPILER)
    flags = ["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror"]
    done = subprocess.run([compiler, *flags, "-o", library, source, "-ldl"], capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"{compiler} cannot compile {source.name}: {done.stderr}")
    return library
