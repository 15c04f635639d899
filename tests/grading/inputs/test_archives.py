"""Archives: the same shapes as in folders, however they were packed, and hostile ones."""

import io
import stat
import struct
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from judge.archives import ENTRY
from judge.bank import Bank
from judge.errors import UsageError
from judge.grading.inputs import InputOptions, open_inputs, opening, packed, programs
from judge.grading.records import Submission, Unmatched
from judge.model import LONGEST_SOURCE

Read = Callable[..., list[Submission | Unmatched]]
Who = Callable[..., set[tuple[str, ...]]]
Left = Callable[..., Mapping[str, str]]
Archive = Callable[..., Path]


def zipped(*names: str) -> bytes:
    """An archive in memory; the content of each member is its name."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as writing:
        for name in names:
            writing.writestr(name, name.encode())
    return made.getvalue()


@pytest.mark.parametrize(
    ("members", "labels"),
    [
        (["alice/softmax.py", "bob/softmax.py"], {("softmax", "alice"), ("softmax", "bob")}),
        (["hw/alice/softmax.py", "hw/bob/softmax.py"], {("softmax", "alice"), ("softmax", "bob")}),
        (["softmax/alice.py", "softmax/bob.py"], {("softmax", "alice"), ("softmax", "bob")}),
        (["hw/softmax.py", "hw/rope.py"], {("softmax", "class"), ("rope", "class")}),
        (["hw/alice/softmax.py", "readme/softmax.py"], {("softmax", "hw/alice"), ("softmax", "readme")}),
        (["A B_1_assignsubmission_file_/softmax.py"], {("softmax", "A B", "1")}),
        (["hw/A B_1_assignsubmission_file_/softmax.py"], {("softmax", "A B", "1")}),
        (["alice_12_345_softmax.py"], {("softmax", "alice", "12")}),
        (["hw\\alice\\softmax.py", "hw\\bob\\softmax.py"], {("softmax", "alice"), ("softmax", "bob")}),
        (["./alice/softmax.py", "/bob/softmax.py"], {("softmax", "alice"), ("softmax", "bob")}),
        (["李雷/stable softmax.py"], {("stable-softmax", "class")}),
        (["hw/", "hw/alice/", "hw/alice/softmax.py"], {("softmax", "alice")}),
    ],
)
def test_the_shapes_of_archives(
    members: list[str], labels: set[tuple[str, ...]], archive: Archive, who: Who
) -> None:
    assert who(archive(*members)) == labels


def test_a_single_program_in_an_archive(archive: Archive, who: Who) -> None:
    path = archive("alice.py")
    assert who(path, problem="rope") == {("rope", "alice")}
    assert who(path, problem="rope", pattern="{student}.py") == {("rope", "alice")}


@pytest.mark.parametrize("pattern", ["{student}/{exercise}.py", "hw/{student}/{exercise}.py"])
def test_a_pattern_may_name_the_folder_around_everything_or_not(
    pattern: str, archive: Archive, who: Who
) -> None:
    path = archive("hw/alice/softmax.py", "hw/bob/rope.py")
    assert who(path, pattern=pattern) == {("softmax", "alice"), ("rope", "bob")}


def test_members_come_in_order_and_are_called_by_their_paths(archive: Archive, read: Read) -> None:
    names = ["hw/b/softmax.py", "hw/a/softmax.py", "../out/softmax.py", "/etc/softmax.py"]
    found = [item for item in read(archive(*names)) if isinstance(item, Submission)]
    assert [item.id for item in found] == [
        "etc/softmax.py",
        "hw/a/softmax.py",
        "hw/b/softmax.py",
        "out/softmax.py",
    ]
    assert {item.source for item in found} == {name.encode() for name in names}


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_twice_is_two_submissions(archive: Archive, read: Read) -> None:
    found = read(archive(("a/softmax.py", b"1"), ("a/softmax.py", b"2"), ("b/softmax.py", b"3")))
    assert [(item.id, item.source) for item in found if isinstance(item, Submission)] == [
        ("a/softmax.py", b"1"),
        ("a/softmax.py [2]", b"2"),
        ("b/softmax.py", b"3"),
    ]


def test_hidden_members_are_not_there(archive: Archive, read: Read) -> None:
    names = ["__MACOSX/a/._softmax.py", "a/.DS_Store", "a/__pycache__/softmax.py", ".git/softmax.py"]
    assert read(archive(*names)) == []


def test_what_is_no_program_is_told(archive: Archive, left: Left) -> None:
    members = {
        "alice/notes.txt": "grade.not-python",
        "alice/all.7z": "grade.other-archive",
        "bob/unknown.py": "grade.no-exercise",
    }
    assert left(archive(*members)) == members


def special(name: str, kind: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (kind | 0o777) << 16
    return info


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK])
def test_links_and_devices_are_not_taken(kind: int, archive: Archive, left: Left) -> None:
    path = archive((special("a/softmax.py", kind), b"/etc/passwd"), "b/softmax.py")
    assert left(path) == {"a/softmax.py": "grade.special-file"}


def test_a_bomb_is_read_up_to_the_longest_source(archive: Archive, read: Read) -> None:
    (found,) = read(archive(("a/softmax.py", bytes(50 << 20))))
    assert isinstance(found, Submission)
    assert len(found.source) == LONGEST_SOURCE + 1


def test_no_member_is_read_without_a_bound(
    archive: Archive, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []
    original = zipfile.ZipExtFile.read

    def watched(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        asked.append(n)
        return original(self, n)

    monkeypatch.setattr(zipfile.ZipExtFile, "read", watched)
    read(archive("a/softmax.py", ("b/all.zip", zipped("softmax.py"))))
    assert asked == [LONGEST_SOURCE + 1, programs.LARGEST_INSIDE + 1, LONGEST_SOURCE + 1]


def test_encrypted_members_and_other_compressions_are_not_taken(archive: Archive, left: Left) -> None:
    path = archive("a/softmax.py")
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (ENTRY, 8)):
        data[data.find(signature) + offset] |= 1
    path.write_bytes(bytes(data))
    with zipfile.ZipFile(path, "a", zipfile.ZIP_LZMA) as made:
        made.writestr("b/softmax.py", b"x")
    assert left(path) == {"a/softmax.py": "grade.packing", "b/softmax.py": "grade.packing"}


def test_a_damaged_member_is_told_and_the_others_are_taken(archive: Archive, read: Read) -> None:
    path = archive(("a/softmax.py", b"0123456789" * 10), ("b/softmax.py", b"x"))
    data = path.read_bytes()
    at = data.find(b"a/softmax.py") + len("a/softmax.py")
    path.write_bytes(data[:at] + b"\xff\xff" + data[at + 2 :])
    damaged, whole = read(path)
    assert isinstance(damaged, Unmatched)
    assert damaged.reason == "grade.damaged"
    assert isinstance(whole, Submission)


def test_a_name_cut_by_a_zero_byte_is_not_taken(archive: Archive, left: Left) -> None:
    path = archive("a/softmax_.py")
    path.write_bytes(path.read_bytes().replace(b"softmax_.py", b"softmax\0.py"))
    assert left(path) == {"a/softmax\\x00.py": "grade.bad-name"}


def test_names_that_cannot_be_are_not_taken(archive: Archive, left: Left) -> None:
    nameless = zipfile.ZipInfo("x")
    nameless.filename = ""
    long = "a" * 300 + "/softmax.py"
    assert left(archive((nameless, b"x"), long, "..")) == dict.fromkeys(("?", long, ".."), "grade.bad-name")


def test_names_are_shown_safely(archive: Archive, read: Read) -> None:
    (found,) = read(archive("hw/a\x1b[31m\n/softmax.py", "hw/b/"))
    assert isinstance(found, Submission)
    assert found.id == "hw/a\\x1b[31m\\x0a/softmax.py"
    assert found.student == "a\\x1b[31m"


def renamed(path: Path, old: bytes, new: bytes) -> Path:
    """Put bytes into names that `zipfile` would not write, without the flag for UTF-8."""
    path.write_bytes(path.read_bytes().replace(old, new))
    return path


@pytest.mark.parametrize(
    ("name", "encoding", "student"),
    [
        ("李雷".encode(), None, "李雷"),
        ("李雷".encode(), "gbk", "李雷"),
        ("李雷".encode("gbk"), "gbk", "李雷"),
        ("李雷".encode("gbk"), "GB18030", "李雷"),
        ("Zoë".encode("cp437"), None, "Zoë"),
        ("李雷".encode("gbk"), "ascii", "李雷".encode("gbk").decode("cp437")),
    ],
)
def test_names_of_older_programs(
    name: bytes, encoding: str | None, student: str, archive: Archive, who: Who
) -> None:
    placeholder = "N" * len(name)
    path = renamed(archive(f"{placeholder}/softmax.py", "b/softmax.py"), placeholder.encode(), name)
    options = {} if encoding is None else {"zip_encoding": encoding}
    assert who(path, **options) == {("softmax", student), ("softmax", "b")}


def test_a_name_that_says_it_is_utf8_is_taken_for_that(archive: Archive, who: Who) -> None:
    path = archive("éé/softmax.py", "b/softmax.py")
    assert who(path, zip_encoding="gbk") == {("softmax", "éé"), ("softmax", "b")}


@pytest.mark.parametrize("encoding", ["gbkk", "hex", "", "a\0b"])
def test_an_encoding_that_is_not_there(encoding: str, archive: Archive, read: Read) -> None:
    with pytest.raises(UsageError) as caught:
        read(archive("a/softmax.py"), zip_encoding=encoding)
    assert caught.value.key == "grade.no-encoding"


@pytest.mark.parametrize(
    ("name", "inside", "label"),
    [
        ("alice.zip", "softmax.py", ("softmax", "alice")),
        ("alice.zip", "hw/softmax.py", ("softmax", "alice")),
        ("alice/solution.zip", "softmax.py", ("softmax", "alice")),
        ("alice/softmax.zip", "main.py", ("softmax", "alice")),
        ("alice/hw.ZIP", "softmax.py", ("softmax", "alice/hw")),
        ("A B_1_assignsubmission_file_/hw.zip", "x/softmax.py", ("softmax", "A B", "1")),
        ("A B_1_assignsubmission_file_hw.zip", "x/softmax.py", ("softmax", "A B", "1")),
        ("alice_12_345_hw.zip", "x/softmax.py", ("softmax", "alice", "12")),
        ("alice_12_345_hw.zip", "bob_13_346_softmax.py", None),
        ("alice.zip", "bob_13_346_softmax.py", None),
        ("alice.zip", "B_2_assignsubmission_file_/softmax.py", ("softmax", "alice")),
        ("softmax.zip", "bob_13_346_main.py", ("softmax", "bob", "13")),
    ],
)
def test_an_archive_of_a_student(
    name: str,
    inside: str,
    label: tuple[str, ...] | None,
    archive: Archive,
    folder: Callable[..., Path],
    who: Who,
    left: Left,
) -> None:
    root = folder(name)
    (root / name).write_bytes(zipped(inside))
    packed_once_more = archive((name, zipped(inside)), "bob/softmax.py")
    if label is None:
        assert left(root) == {f"{name}/{inside}": "grade.no-exercise"}
    else:
        assert who(root) == {label}
        assert who(packed_once_more) == {label, ("softmax", "bob")}


def test_what_a_student_packs_is_fewer_files_than_a_class(
    archive: Archive, left: Left, folder: Callable[..., Path]
) -> None:
    names = [f"{number}/softmax.py" for number in range(programs.MOST_INSIDE + 1)]
    root = folder("alice.zip")
    (root / "alice.zip").write_bytes(zipped(*names))
    assert left(root) == {"alice.zip": "grade.archive-members"}
    assert left(archive(*names)) == {}


def test_archives_are_opened_one_level_deep(archive: Archive, left: Left, read: Read) -> None:
    deep = io.BytesIO()
    with zipfile.ZipFile(deep, "w") as made:
        made.writestr("softmax.py", b"x")
        made.writestr("deeper.zip", zipped("softmax.py"))
    path = archive(("alice.zip", deep.getvalue()), "bob/softmax.py")
    assert left(path) == {"alice.zip/deeper.zip": "grade.archive-inside-archive"}
    ids = [item.id for item in read(path) if isinstance(item, Submission)]
    assert ids == ["alice.zip/softmax.py", "bob/softmax.py"]


def test_a_bad_archive_inside_is_told(archive: Archive, left: Left, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "LARGEST_INSIDE", 1000)
    monkeypatch.setattr(programs, "MOST_INSIDE", 4)
    path = archive(
        ("a.zip", b"no archive"),
        ("b.zip", bytes(1001)),
        ("c.zip", zipped("1", "2", "3", "4", "5")),
    )
    assert left(path) == {
        "a.zip": "grade.damaged",
        "b.zip": "grade.archive-large",
        "c.zip": "grade.archive-members",
    }


def test_how_many_there_will_be_is_known_unless_there_are_archives_inside(
    archive: Archive, small_bank: Bank
) -> None:
    path = archive("a/softmax.py", "b/rope.py", "b/notes.txt", "c/unknown.py")
    assert open_inputs([str(path)], small_bank, InputOptions()).expected == 2
    path = archive("a/softmax.py", ("b.zip", zipped("softmax.py")))
    assert open_inputs([str(path)], small_bank, InputOptions()).expected is None


def refused(read: Read, path: Path) -> str:
    with pytest.raises(UsageError) as caught:
        read(path)
    assert path.name in str(caught.value)
    return caught.value.key


def test_an_archive_that_cannot_be_read_is_an_error(archive: Archive, read: Read) -> None:
    path = archive("a/softmax.py")
    whole = path.read_bytes()
    directory = whole.find(ENTRY)
    for content in (
        b"",
        b"no archive",
        whole[:-30],
        whole[:directory] + b"XX" + whole[directory + 2 :],
    ):
        path.write_bytes(content)
        assert refused(read, path) == "grade.damaged-input"


def test_an_archive_of_too_many_members_is_an_error(
    archive: Archive, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_MEMBERS", 4)
    assert refused(read, archive("1", "2", "3", "4", "5")) == "grade.input-members"
    assert len(read(archive("1", "2", "3", "4"))) == 4


def test_a_directory_that_announces_too_much_is_not_read_into_memory(
    archive: Archive, read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.archives.LARGEST_READ", 4 << 10)
    assert refused(read, archive(*[f"{number}/softmax.py" for number in range(200)])) == "grade.damaged-input"


def test_an_archive_that_changes_while_it_is_read_is_an_error(archive: Archive, small_bank: Bank) -> None:
    path = archive("a/softmax.py")
    opened = open_inputs([str(path)], small_bank, InputOptions())
    path.write_bytes(struct.pack("<I", 0))
    with pytest.raises(UsageError):
        next(opened.items)


def test_nothing_is_read_before_it_is_asked_for(
    archive: Archive, small_bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    original = packed.read_member

    def watched(opened: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
        asked.append(member.filename)
        return original(opened, member, most)

    monkeypatch.setattr(packed, "read_member", watched)
    inputs = open_inputs([str(archive("a/softmax.py", "b/softmax.py"))], small_bank, InputOptions())
    assert asked == []
    next(inputs.items)
    assert asked == ["a/softmax.py"]
