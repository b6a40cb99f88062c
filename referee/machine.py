"""What operating systems do differently. Linux has all of it, macOS lacks some of it, Windows most of it."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))
"""The clock that nobody sets and that goes on while the machine sleeps. On Linux the monotonic clock stands
still then; macOS has only that one, and there it goes on."""
NOT_HERE = (
    "Referee serves on Linux and macOS. On this system, run it in a container: see docs/operating.md. "
    "`referee ask` and `referee replay` work here."
)

_CONTAINER_FILES = (Path("/.dockerenv"), Path("/run/.containerenv"))
_CONTAINER_VARIABLES = ("container", "KUBERNETES_SERVICE_HOST")
"""What Docker, Podman, systemd-nspawn and Kubernetes leave in a container."""
_OWN_GROUPS = Path("/proc/self/cgroup")
_LIMITS = {
    "": (Path("/sys/fs/cgroup"), "memory.max"),
    "memory": (Path("/sys/fs/cgroup/memory"), "memory.limit_in_bytes"),
}
"""Control groups of version 2 and of version 1: their folder, and the file that has a limit in bytes."""


def in_container() -> bool:
    """Whether this process runs in a container, whose addresses other machines may not reach."""
    return any(file.exists() for file in _CONTAINER_FILES) or any(map(os.environ.get, _CONTAINER_VARIABLES))


def memory() -> int | None:
    """Return how many bytes of memory the machine and its control groups give this process; None where the
    system does not say."""
    return min([*_memory_of_machine(), *_memory_of_groups()], default=None)


def _memory_of_machine() -> Iterator[int]:
    names = ("SC_PHYS_PAGES", "SC_PAGE_SIZE")
    if set(names) <= set(getattr(os, "sysconf_names", ())):
        pages, size = map(os.sysconf, names)
        yield pages * size


def _memory_of_groups() -> Iterator[int]:
    """The limit of each control group that this process is in, of either version. Linux alone has them."""
    for line in _OWN_GROUPS.read_text().splitlines() if _OWN_GROUPS.exists() else ():
        _, controllers, path = line.split(":", 2)
        if controllers not in _LIMITS:
            continue
        top, name = _LIMITS[controllers]
        group = top / path.lstrip("/")
        for file in (folder / name for folder in (group, *group.parents)):
            limit = file.read_text().strip() if file.is_file() else ""
            if limit.isdecimal():  # or it is "max"
                yield int(limit)


def why_not_served() -> str | None:
    """Return in a sentence why this system can run no server; None if it can."""
    return None if hasattr(os, "fork") else NOT_HERE


def allow_open_files(most: int) -> None:
    """Let this process open as many files as that, or as the system allows: it often begins with 1,024."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < most:
        most = most if hard == resource.RLIM_INFINITY else min(hard, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def is_read_only(folder: Path) -> bool:
    """Whether the file system of this folder is mounted read-only. False where the system does not say."""
    return hasattr(os, "statvfs") and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def user() -> int:
    """The number of the user as whom this process reads and writes files. 0 where users have no numbers."""
    return os.geteuid() if hasattr(os, "geteuid") else 0


def may_write(path: Path) -> bool:
    """Whether this user may read and write this file, or look for files in this folder and make new ones."""
    wanted = os.R_OK | os.W_OK | (os.X_OK if path.is_dir() else 0)
    return os.access(path, wanted, effective_ids=os.access in os.supports_effective_ids)


def lock(file: Path) -> bool:
    """Whether this process and its children hold this file from now on, until the last of them has ended.
    False if others hold it."""
    if fcntl is None:
        return True
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return False
    return True


def flush(path: Path) -> None:
    """Wait until a file's content, or the names in a folder, are on the disk. Windows opens no folder."""
    if path.is_dir() and not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
