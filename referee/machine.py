"""Functions that depend on the operating system. Linux supports all of them, macOS supports most of them, and
Windows supports few."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no fcntl
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:  # Windows has no resource
    resource = None  # type: ignore[assignment]

STEADY_CLOCK_ID = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))
"""Id of the system clock that nobody can set and that runs while the machine sleeps.

On Linux, this is the boot-time clock, because the monotonic clock stops during sleep. On macOS, this is the
monotonic clock, which runs during sleep.
"""
CANNOT_SERVE_ON_THIS_SYSTEM = (
    "Referee serves on Linux and macOS. On this system, run it in a container: see docs/operating.md. "
    "`referee ask` and `referee replay` work here."
)

_FILES_FOUND_ONLY_IN_CONTAINERS = (Path("/.dockerenv"), Path("/run/.containerenv"))
_VARIABLES_SET_ONLY_IN_CONTAINERS = ("container", "KUBERNETES_SERVICE_HOST")
"""Files (`_FILES_FOUND_ONLY_IN_CONTAINERS`) and environment variables (`_VARIABLES_SET_ONLY_IN_CONTAINERS`)
that exist only in containers of Docker, Podman, systemd-nspawn and Kubernetes."""
_CONTROL_GROUPS_FILE = Path("/proc/self/cgroup")
_MEMORY_LIMIT_FILE_BY_CONTROLLER = {
    "": (Path("/sys/fs/cgroup"), "memory.max"),
    "memory": (Path("/sys/fs/cgroup/memory"), "memory.limit_in_bytes"),
}
"""The places of the memory limits of Linux control groups, for both versions of control groups.

Each value is the folder of the groups, and the name of the file with the limit in bytes. Each key is the
controller name in `/proc/self/cgroup`: empty for version 2, "memory" for version 1.
"""


def is_in_container() -> bool:
    """Return whether this process runs in a container. If so, phones often cannot reach its IP addresses."""
    return any(file.exists() for file in _FILES_FOUND_ONLY_IN_CONTAINERS) or any(
        map(os.environ.get, _VARIABLES_SET_ONLY_IN_CONTAINERS)
    )


def usable_memory_in_bytes() -> int | None:
    """Return the maximum number of bytes of memory that this process can use, or None if it is unknown.

    The maximum is the installed memory, or the limit of a Linux control group if that is smaller.
    """
    return min([*_installed_memory_in_bytes(), *_memory_limits_of_control_groups()], default=None)


def _installed_memory_in_bytes() -> Iterator[int]:
    names = ("SC_PHYS_PAGES", "SC_PAGE_SIZE")
    if set(names) <= set(getattr(os, "sysconf_names", ())):
        pages, size = map(os.sysconf, names)
        yield pages * size


def _memory_limits_of_control_groups() -> Iterator[int]:
    """Yield the memory limit in bytes of each control group that contains this process.

    The iterator is empty on systems without control groups. Only Linux has control groups.
    """
    for line in _CONTROL_GROUPS_FILE.read_text().splitlines() if _CONTROL_GROUPS_FILE.exists() else ():
        _, controllers, path = line.split(":", 2)
        if controllers not in _MEMORY_LIMIT_FILE_BY_CONTROLLER:
            continue
        top, name = _MEMORY_LIMIT_FILE_BY_CONTROLLER[controllers]
        group = top / path.lstrip("/")
        for file in (folder / name for folder in (group, *group.parents)):
            limit = file.read_text().strip() if file.is_file() else ""
            if limit.isdecimal():  # the file of a group without a limit contains "max"
                yield int(limit)


def why_server_cannot_run() -> str | None:
    """Return a sentence that says why this operating system cannot run a server. None if it can."""
    return None if hasattr(os, "fork") else CANNOT_SERVE_ON_THIS_SYSTEM


def raise_open_file_limit(most: int) -> None:
    """Raise the maximum number of open files of this process to `most`, or as far as the system allows.

    Does nothing if the maximum is already `most` or more. On many systems, a new process may open 1,024
    files.
    """
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < most:
        most = most if hard == resource.RLIM_INFINITY else min(hard, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def is_on_read_only_file_system(folder: Path) -> bool:
    """Return whether the file system of this folder is mounted read-only. False if this is unknown."""
    return hasattr(os, "statvfs") and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def effective_user_id() -> int:
    """Return the effective user id of this process. 0 on systems without user ids."""
    return os.geteuid() if hasattr(os, "geteuid") else 0


def may_read_and_write(path: Path) -> bool:
    """Return whether this process may read and write this file.

    For a folder, return whether this process may list, open and make files in the folder.
    """
    wanted = os.R_OK | os.W_OK | (os.X_OK if path.is_dir() else 0)
    return os.access(path, wanted, effective_ids=os.access in os.supports_effective_ids)


def try_to_lock_file(file: Path) -> bool:
    """Lock a file for this process and its children. Return False if another process has the lock.

    The lock lasts until the last of these processes has ended. On Windows, the file is not locked, and the
    function returns True.
    """
    if fcntl is None:
        return True
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return False
    return True


def flush_to_disk(path: Path) -> None:
    """Write the content of a file to the disk, and wait for the end of the write.

    For a folder, its list of names is written. On Windows, the function does nothing for folders.
    """
    if path.is_dir() and not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
