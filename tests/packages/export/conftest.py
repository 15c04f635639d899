"""A bank of one tiny exercise to change and export, and the packages of the bank of this checkout."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.bank import Bank
from judge.packages.export import VERSIONS, package_files

TOY_BANK = Path(__file__).parent.parent.parent / "authoring" / "toy_bank"
TOY = "row-means"
Files = Mapping[str, bytes]


@dataclass(frozen=True)
class Toy:
    """A copy of the bank with the exercise `row-means`."""

    folder: Path

    @property
    def bank(self) -> Bank:
        return Bank((self.folder,))

    def path(self, name: str) -> Path:
        """The path of `problems/validator.py` and the like: the id in between is understood."""
        part, _, rest = name.partition("/")
        return self.folder / part / TOY / rest

    def write(self, name: str, text: str) -> None:
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = self.path(name).read_text(encoding="utf-8")
        assert text.count(old) == 1
        self.write(name, text.replace(old, new))

    def export(self, version: str = "2025-09") -> dict[str, bytes]:
        return package_files(self.bank, TOY, version)

    def metadata(self, version: str = "2025-09") -> Any:
        return yaml.safe_load(self.export(version)["problem.yaml"])


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(shutil.copytree(TOY_BANK, tmp_path / "toy_bank"))


@pytest.fixture(scope="session")
def packages(bank: Bank) -> Mapping[tuple[str, str], Files]:
    """The packages of all exercises of the bank in both versions, by id and version."""
    return {(id, version): package_files(bank, id, version) for id in bank.ids for version in VERSIONS}


@pytest.fixture(scope="session")
def below() -> Callable[[Files, str], dict[str, bytes]]:
    """The files in a folder of a package, by their path in it."""

    def files_below(files: Files, folder: str) -> dict[str, bytes]:
        start = f"{folder}/"
        return {path.removeprefix(start): each for path, each in files.items() if path.startswith(start)}

    return files_below


@pytest.fixture
def lay_out(tmp_path: Path) -> Callable[[Files], Path]:
    """Write files of a package into a folder, and return it."""

    def write(files: Files) -> Path:
        for name, content in files.items():
            path = tmp_path / "package" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return tmp_path / "package"

    return write


@pytest.fixture(scope="session")
def run() -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run a program of a package as another judge does: without this package, from another folder."""

    def start(program: Path, *arguments: Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, "-S", "-E", str(program), *map(str, arguments)],
            input=stdin,
            capture_output=True,
            cwd="/",
            timeout=60,
            check=False,
        )

    return start
