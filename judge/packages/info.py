"""`problems/<id>/package.toml`: what other judges are told of an exercise and this one does not need.

The file need not be there, nor any key of it:

    format_version = 1
    uuid = "..."               # of an exercise that came from elsewhere; else it follows from the id
    license = "educational"    # one of LICENSES, the values that packages know
    rights_owner = "..."
"""

import uuid
from dataclasses import dataclass
from pathlib import Path

from judge.bank.toml import Table, parse, read_file
from judge.errors import BankError
from judge.messages import Phrase
from judge.packages.layout import PACKAGE_FILE, default_uuid

FORMAT_VERSION = 1
LICENSES = ("unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission")

# The format does not know the MIT licence, under which this bank is: of what it knows, this says least too much.
DEFAULT_LICENSE = "educational"
DEFAULT_OWNER = "The AttnJudge authors"
WITHOUT_OWNER = "public domain"


@dataclass(frozen=True, slots=True)
class PackageInfo:
    """What tells a package from others, and what may be done with it."""

    uuid: str
    license: str = DEFAULT_LICENSE
    rights_owner: str | None = DEFAULT_OWNER


def read_info(folder: Path) -> PackageInfo:
    """Read the file in `problems/<id>`, if it is there.

    Raises:
        BankError: it breaks a rule of the format.
    """
    path = folder / PACKAGE_FILE
    if not path.exists():
        return PackageInfo(default_uuid(folder.name))
    with parse(read_file(path), path) as table:
        version = table.required("format_version", int)
        if version != FORMAT_VERSION:
            raise BankError("bank.version", path=path, found=version, known=FORMAT_VERSION)
        license = table.optional("license", str, DEFAULT_LICENSE)
        if license not in LICENSES:
            options = ", ".join(LICENSES)
            raise table.error("license", Phrase("rule.one-of", {"options": options, "found": license}))
        owner = table.optional("rights_owner", str, DEFAULT_OWNER)
        return PackageInfo(_uuid(table, folder.name), license, None if license == WITHOUT_OWNER else owner)


def _uuid(table: Table, id: str) -> str:
    text = table.optional("uuid", str, default_uuid(id))
    try:
        return str(uuid.UUID(text))
    except ValueError:
        raise table.error("uuid", Phrase("rule.uuid", {"found": text})) from None
