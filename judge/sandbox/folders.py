"""Remove a folder that a program wrote in, whatever it did there.

Links are not followed, permissions taken away are taken back, and depth does not matter: the folders inside are moved
up to the top, one level after the other, so that neither recursion nor the length of a path is a limit.

The runner imports this file too, by its path: nothing but the standard library.
"""

import itertools
import os


def remove_folder(folder: str) -> None:
    """Remove `folder` with all that is in it; what cannot be removed stays."""
    try:
        if os.path.islink(folder):
            os.unlink(folder)
            return
        os.chmod(folder, 0o700)
        for number in itertools.count():
            entries = _entries(folder)
            if not entries:
                break
            for entry in entries:
                _remove(entry, f"{folder}/.removed-{number}-")
        os.rmdir(folder)
    except OSError:
        return


def empty_folder(folder: str, keep: str) -> None:
    """Remove everything in `folder` but the entry named `keep`."""
    for entry in _entries(folder):
        if entry.name == keep:
            continue
        if entry.is_dir(follow_symlinks=False):
            remove_folder(entry.path)
        else:
            os.unlink(entry.path)


def _entries(folder: str) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        return list(entries)


def _remove(entry: os.DirEntry[str], prefix: str) -> None:
    """Remove an entry; the folders in it are moved to paths that begin with `prefix`."""
    if not entry.is_dir(follow_symlinks=False):
        os.unlink(entry.path)
        return
    os.chmod(entry.path, 0o700)
    for inner in _entries(entry.path):
        if inner.is_dir(follow_symlinks=False):
            os.chmod(inner.path, 0o700)
            os.rename(inner.path, f"{prefix}{entry.inode()}-{inner.inode()}")
        else:
            os.unlink(inner.path)
    os.rmdir(entry.path)
