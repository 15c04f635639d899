"""Make what a program printed safe to show."""

LENGTH = 40  # characters of a token that are shown


def printable(text: str, length: int = LENGTH) -> str:
    """Return at most `length` characters of `text`, whatever could act on a terminal or a page escaped.

    Escaped are control characters and those that direct the writing (`str.isprintable` refuses both); surrogates,
    which stand for bytes that are not UTF-8, show as the byte.
    """
    shown = "".join(map(_visible, text[:length]))
    return shown + "…" if len(text) > length else shown


def _visible(character: str) -> str:
    code = ord(character)
    if character.isprintable():
        return character
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
