"""What this machine is, what lies on it, and what to do where a tier does not work."""

import ctypes
import os
import sys
from pathlib import Path

import pytest

from judge.doctor import machine, targets
from judge.doctor.host_view import remove_system_v_object, system_v_objects
from judge.messages import Phrase
from judge.sandbox import ISOLATED_TIERS

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


@on_linux
@pytest.mark.parametrize(
    ("name", "value", "uid", "key"),
    [
        ("kernel/apparmor_restrict_unprivileged_userns", "1", 1000, "advice.setting"),
        ("kernel/apparmor_restrict_unprivileged_userns", "0", 1000, "advice.container"),
        ("kernel/apparmor_restrict_unprivileged_userns", "1", 0, "advice.container"),
        ("kernel/unprivileged_userns_clone", "0", 1000, "advice.setting"),
        ("user/max_user_namespaces", "0", 0, "advice.setting"),
        ("user/max_user_namespaces", "9000", 0, "advice.container"),
    ],
)
def test_the_setting_that_refuses_namespaces_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, uid: int, key: str
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: uid)
    monkeypatch.setattr(machine, "filter_known", lambda: True)
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text(f"{value}\n")
    advice = machine.advice_on("namespaces", tmp_path)
    assert advice is not None
    assert advice.key == key
    if key == "advice.setting":
        assert advice.parameters == {"name": name.replace("/", "."), "value": value}


@on_linux
@pytest.mark.parametrize(("abi", "key"), [(0, "advice.newer-kernel"), (1, "advice.newer-kernel"), (7, None)])
def test_a_kernel_without_landlock_is_named(
    monkeypatch: pytest.MonkeyPatch, abi: int, key: str | None
) -> None:
    monkeypatch.setattr(machine, "filter_known", lambda: True)
    monkeypatch.setattr(machine, "landlock_abi", lambda: abi)
    advice = machine.advice_on("landlock")
    assert (advice and advice.key) == key


@pytest.mark.parametrize("tier", ISOLATED_TIERS)
def test_another_processor_is_named(monkeypatch: pytest.MonkeyPatch, tier: str) -> None:
    monkeypatch.setattr(machine, "filter_known", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")
    advice = machine.advice_on(tier)
    assert advice == Phrase("advice.other-machine", {"machines": "x86_64, aarch64"})


def test_another_system_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert machine.advice_on("namespaces") == Phrase("advice.needs-linux")
    assert (machine.landlock_abi(), machine.filter_known()) == (0, False)


def test_the_machine_is_described() -> None:
    facts = machine.facts()
    assert facts.uid == os.geteuid()
    assert facts.python == ".".join(map(str, sys.version_info[:3]))
    assert facts.machine == os.uname().machine
    assert facts.numpy


@on_linux
def test_a_system_v_object_is_found_by_its_key_and_removed() -> None:
    key = int.from_bytes(os.urandom(3)) + 1
    number = ctypes.CDLL(None).shmget(key, 4096, 0o600 | 0o1000)
    try:
        assert system_v_objects(key) == [("shm", number)]
    finally:
        remove_system_v_object("shm", number)
    assert system_v_objects(key) == []


def test_a_package_beside_numpy_is_among_the_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, content in (("aaa/empty.py", ""), ("numpy/core.py", "x"), ("other/first.py", "x")):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(content)
    monkeypatch.setattr(targets, "PACKAGE_FOLDERS", (tmp_path, tmp_path / "nothing"))
    assert list(targets.packages_beside_numpy()) == [tmp_path / "other/first.py"]
