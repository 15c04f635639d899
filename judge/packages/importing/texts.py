"""The text files of a package: UTF-8, without a byte-order mark, lines ended by LF.

Elsewhere such a file is accepted in silence and then makes every submission wrong, so the import says which one it is.
"""

import codecs
import re
from collections.abc import Mapping
from dataclasses import replace

from judge.errors import PackageError
from judge.packages.importing.members import Package

TEXT = re.compile(r"problem\.yaml|submissions/submissions\.yaml|.*statement/.*\.md|solution/.*\.md")
DATA = re.compile(r"data/(?:sample|secret)/(?:.*/)?[^/]+\.(?:in|ans|yaml)|data/[^/]+\.yaml")
UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
CONSTANT = re.compile(r"\{\{([a-zA-Z_][a-zA-Z0-9_]*)\}\}")


def with_plain_texts(package: Package, fix: bool) -> Package:
    """Return the package if its text files are as they should be; with `fix`, marks and CRs are taken out of them.

    Raises:
        PackageError: one is not; the message names the file.
    """
    files = {
        path: _plain(path, content, fix) if TEXT.fullmatch(path) or DATA.fullmatch(path) else content
        for path, content in package.files.items()
    }
    return replace(package, files=files)


def _plain(path: str, content: bytes, fix: bool) -> bytes:
    if content.startswith(UTF_16) or b"\0" in content:
        raise PackageError("import.utf-16", file=path)
    if fix:
        content = content.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n")
    if content.startswith(codecs.BOM_UTF8):
        raise PackageError("import.byte-order-mark", file=path)
    if b"\r" in content:
        raise PackageError("import.carriage-return", file=path)
    text_of(path, content)
    return content


def text_of(path: str, content: bytes) -> str:
    """Return the text of a file.

    Raises:
        PackageError: it is not UTF-8.
    """
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise PackageError("import.not-utf8", file=path, position=error.start) from None


def with_constants(text: str, constants: Mapping[str, str]) -> str:
    """Return `text` with the values of the package's constants in place of `{{name}}`."""
    return CONSTANT.sub(lambda match: constants.get(match[1], match[0]), text)
