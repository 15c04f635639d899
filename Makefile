# One line a target; `make check` is what to run before a commit.
PYTHON ?= .venv/bin/python

.PHONY: setup demo test lint types check verify wheel bench pictures clean

setup:    ; python3 -m venv .venv && .venv/bin/pip install -e ".[dev]"
demo:     ; $(PYTHON) -m judge submit sliding-window-attention examples/accepted.py
test:     ; $(PYTHON) -m pytest
lint:     ; $(PYTHON) -m ruff check . && $(PYTHON) -m ruff format --check .
types:    ; $(PYTHON) -m mypy
check:    lint types ; $(PYTHON) -m pytest -n auto
verify:   ; $(PYTHON) -m judge verify --all
wheel:    ; PYTHON=$(PYTHON) bash .ci/check-wheel
bench:    ; $(PYTHON) -m bench
pictures: ; $(PYTHON) docs/make_pictures.py
clean:    ; rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis *.egg-info
