"""Packages of other origin, archives made by hand, and `import_package` into an empty bank."""

import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from judge.bank import Bank
from judge.errors import PackageError
from judge.packages.importing import Imported, import_package
from judge.sandbox import Isolation, Sandbox

SMALLEST: Mapping[str, bytes] = {
    "problem.yaml": b"problem_format_version: 2025-09\nname: Echo\nuuid: 00000000-0000-4000-8000-000000000001\n"
    b"limits:\n  time_limit: 1\n",
    "statement/problem.en.md": b"Print the line.\n",
    "data/secret/1.in": b"a\n",
    "data/secret/1.ans": b"a\n",
    "submissions/accepted/echo.py": b"print(input())\n",
}


@dataclass(frozen=True)
class Target:
    """A bank to import into."""

    folder: Path

    def take(self, path: Path, id: str | None = None, *, fix: bool = False) -> Imported:
        return import_package(path, self.folder, id, fix=fix)

    @property
    def bank(self) -> Bank:
        return Bank((self.folder,))

    def files(self) -> set[str]:
        if not self.folder.exists():
            return set()
        return {
            str(path.relative_to(self.folder))
            for path in self.folder.rglob("*")
            if path.is_file() and path.name != "tracks.toml"
        }


@pytest.fixture
def target(tmp_path: Path) -> Target:
    return Target(tmp_path / "bank")


class Borrowed:
    """The sandbox of the whole session, lent as one that is opened and closed."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox

    def __enter__(self) -> Sandbox:
        return self._sandbox

    def __exit__(self, *_: object) -> None:
        pass


@pytest.fixture(autouse=True)
def one_sandbox(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """No sandbox is started for each of the many small imports."""

    def lend(isolation: Isolation) -> Any:
        return Borrowed(sandbox)

    monkeypatch.setattr("judge.packages.importing.open_sandbox", lend)


Changes = Mapping[str, bytes | str | None]


@pytest.fixture
def package(tmp_path: Path) -> Callable[..., Path]:
    """Writes the smallest package with some files changed (None: left out) and returns its folder."""

    def write(changes: Changes | None = None, name: str = "echo") -> Path:
        folder = tmp_path / name
        for path, content in {**SMALLEST, **(changes or {})}.items():
            if content is not None:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                data = content.encode() if isinstance(content, str) else content
                (folder / path).write_bytes(data)
        return folder

    return write


@pytest.fixture
def archive(tmp_path: Path) -> Callable[..., Path]:
    """Writes an archive of the smallest package in a folder `echo`, with members besides."""

    def write(
        *others: tuple[str | zipfile.ZipInfo, bytes], top: str = "echo/", name: str = "echo.zip"
    ) -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
            for member, content in SMALLEST.items():
                made.writestr(f"{top}{member}", content)
            for info, content in others:
                made.writestr(info, content)
        return path

    return write


@pytest.fixture
def refused(target: Target) -> Callable[..., PackageError]:
    """Imports what must be refused; returns the error, after which nothing of the package is on the disk."""

    def refuse(path: Path, **options: Any) -> PackageError:
        with pytest.raises(PackageError) as caught:
            target.take(path, **options)
        assert target.files() == set()
        assert list(target.folder.glob(".import-*")) == []
        for language in ("en", "zh"):
            assert "\x1b" not in caught.value.in_language(language)
        return caught.value

    return refuse


@pytest.fixture(scope="session")
def packages() -> Path:
    """The folder with the packages of other origin."""
    return Path(__file__).parent / "packages"
