"""What runs beyond the host: the runner, and what confines programs. Standard library only.

The runner does not import the package `judge`: `runner.py` and `hook.py` make this folder importable under its name
alone.
"""
