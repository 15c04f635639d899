"""Start `__main__.py`, for judges that run the first file of a folder."""

import runpy
from pathlib import Path

if __name__ == "__main__":
    runpy.run_path(str(Path(__file__).with_name("__main__.py")), run_name="__main__")
