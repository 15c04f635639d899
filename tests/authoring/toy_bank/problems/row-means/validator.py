from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    rows, columns = read.integers("rows columns")
    if rows < 1 or columns < 1:
        return read.anything()
    read.require(rows * columns <= 420, "rows * columns <= 420")
    read.matrix(rows, columns, low=-100, high=100, decimals=3)
    return read.end()
