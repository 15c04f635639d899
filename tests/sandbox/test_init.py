import os
import sys

import pytest

import judge
from judge.errors import SandboxError
from judge.sandbox import open_sandbox


def test_the_tier_in_force_is_named() -> None:
    with open_sandbox() as sandbox:
        assert sandbox.tier == "portable"


def test_the_library_offers_the_same_sandbox() -> None:
    assert judge.open_sandbox is open_sandbox


def test_a_system_that_cannot_run_programs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(SandboxError, match="win32") as caught:
        open_sandbox()
    monkeypatch.undo()
    assert caught.value.key == "sandbox.no-posix"
