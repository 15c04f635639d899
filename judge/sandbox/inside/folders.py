"""Remove a folder that a program wrote in, whatever it did there.

The judge may run as root, and what it removes was made by a program it does not trust. So no name is followed: every
folder is opened without following a link, and all that happens in it goes by its descriptor. Nothing outside the
folder can be reached, whatever links lie in it. Permissions that were taken away are taken back, and depth does not
matter: folders inside a folder are moved up, one level after the other, so that neither recursion nor the length of a
path is a limit. What lies on another file system is left alone.

Used by the judge and by the runner.
"""

import contextlib
import errno
import itertools
import os
from collections.abc import Iterator

IN_USE = (errno.EEXIST, errno.ENOTEMPTY, errno.ENOTDIR)  # what `rename` says of a name a program has used


def remove_folder(path: str) -> None:
    """Remove the folder at `path` with all that is in it, or the link at `path`; what cannot be removed stays."""
    with contextlib.suppress(OSError):
        if os.path.islink(path):
            os.unlink(path)
            return
        empty_folder(path)
        os.rmdir(path)


def empty_folder(path: str) -> None:
    """Remove everything in the folder at `path`.

    Raises:
        OSError: there is no such folder, or something in it cannot be removed.
    """
    moved = itertools.count()
    with _opened(path, None) as folder:
        while names := os.listdir(folder):
            for name in names:
                _remove(name, folder, moved)


def _remove(name: str, folder: int, moved: Iterator[int]) -> None:
    """Remove an entry of `folder`; if it is a folder, those in it become entries of `folder`."""
    if _unlinked(name, folder):
        return
    with _opened(name, folder) as inner:
        if os.fstat(inner).st_dev != os.fstat(folder).st_dev:
            raise OSError(f"on another file system: {name}")
        for entry in os.listdir(inner):
            if not _unlinked(entry, inner):
                with _opened(entry, inner):  # which gives the right to move it
                    _move_up(entry, inner, folder, moved)
    os.rmdir(name, dir_fd=folder)


def _unlinked(name: str, folder: int) -> bool:
    """Remove an entry that is not a folder; return whether it was none."""
    try:
        os.unlink(name, dir_fd=folder)
    except (IsADirectoryError, PermissionError):  # Linux and POSIX name it differently
        return False
    return True


def _move_up(name: str, inner: int, folder: int, moved: Iterator[int]) -> None:
    """Move the folder `name` from `inner` to `folder` under a name that is not in use."""
    for number in moved:
        try:
            os.rename(name, f".moved-{number}", src_dir_fd=inner, dst_dir_fd=folder)
            return
        except OSError as error:
            if error.errno not in IN_USE:
                raise


@contextlib.contextmanager
def _opened(name: str, parent: int | None) -> Iterator[int]:
    """Open a folder, not a link to one, and take all rights to it."""
    if hasattr(os, "O_PATH"):
        handle = os.open(name, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=parent)
        try:
            # Where there is no /proc, the rights are most often there anyway.
            with contextlib.suppress(FileNotFoundError):
                os.chmod(f"/proc/self/fd/{handle}", 0o700)
            descriptor = os.open(".", os.O_RDONLY | os.O_DIRECTORY, dir_fd=handle)
        finally:
            os.close(handle)
    else:
        os.chmod(name, 0o700, dir_fd=parent, follow_symlinks=False)
        descriptor = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=parent)
    try:
        yield descriptor
    finally:
        os.close(descriptor)
