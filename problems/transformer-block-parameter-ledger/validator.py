"""One line: four integers and two names; other lines only behind an illegal one."""

from judge.authoring.reading import INTEGER, Reader


def validate(read: Reader) -> None:
    *numbers, ffn_type, norm_type = read.fields("d_model H d_ff bias ffn_type norm_type")
    for number in numbers:
        read.require(INTEGER.fullmatch(number) is not None and number != "-0", "four integers")
        read.require(abs(int(number)) <= 10**6, "integers between -1000000 and 1000000")
    for name in (ffn_type, norm_type):
        read.require(
            name.isascii() and name.isalpha() and len(name) <= 20, "names of 1 to 20 English letters"
        )

    d_model, n_heads, d_ff, bias = map(int, numbers)
    if d_model < 1 or n_heads < 1 or d_ff < 1 or d_model % n_heads != 0 or bias not in (0, 1):
        return read.anything()
    if ffn_type not in ("relu", "gelu", "swiglu") or norm_type not in ("layernorm", "rmsnorm"):
        return read.anything()
    return read.end()
