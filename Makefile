# One line a target; `make check` is what to run before a commit.
PYTHON ?= .venv/bin/python

.PHONY: setup demo test lint types check verify verify-some verify-matrix wheel bench interop pictures clean

setup:    ; python3 -m venv .venv && .venv/bin/pip install -e ".[dev]"
demo:     ; $(PYTHON) -m judge submit sliding-window-attention examples/accepted.py
test:     ; $(PYTHON) -m pytest
lint:     ; $(PYTHON) -m ruff check . && $(PYTHON) -m ruff format --check .
types:    ; $(PYTHON) -m mypy
check:    lint types ; $(PYTHON) -m pytest -n auto
verify:   ; $(PYTHON) -m judge verify --all --mutate
verify-some: ; $(PYTHON) -m judge verify --all --rotate 5
wheel:    ; PYTHON=$(PYTHON) bash .ci/check-wheel
bench:    ; $(PYTHON) -m bench
interop:  ; $(PYTHON) tests/interop/run.py
pictures: ; $(PYTHON) docs/make_pictures.py
clean:    ; rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis *.egg-info

# The right programs of the bank with the oldest and the newest NumPy, and with other kernels of OpenBLAS.
MATRIX_NUMPY   ?= 1.26 2
MATRIX_KERNELS ?= Prescott Nehalem Sandybridge Haswell Zen SkylakeX
MATRIX_CACHE   ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/attnjudge/verify-matrix
verify-matrix:
	@failed=0; headings=--headings; \
	for numpy in $(MATRIX_NUMPY); do \
	  venv="$(MATRIX_CACHE)/numpy-$$numpy"; \
	  test -x "$$venv/bin/pip" || python3 -m venv "$$venv" || exit 1; \
	  "$$venv/bin/pip" install --quiet --upgrade -e . "numpy==$$numpy.*" || exit 1; \
	  test -z "$$headings" || "$$venv/bin/python" -m judge.authoring.verify.matrix $$headings; headings=; \
	  env -u OPENBLAS_CORETYPE "$$venv/bin/python" -m judge.authoring.verify.matrix || failed=1; \
	  for kernel in $(MATRIX_KERNELS); do \
	    OPENBLAS_CORETYPE=$$kernel "$$venv/bin/python" -m judge.authoring.verify.matrix || failed=1; \
	  done; \
	done; exit $$failed
