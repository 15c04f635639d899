"""What the statement allows as input: one line of seven integers; other lines only behind an illegal one."""

from judge.authoring.reading import Reader


def validate(read: Reader) -> None:
    numbers = read.integers("B H N M bytes Br Bc", low=-100_000, high=100_000)
    batch, n_heads, n_queries, n_keys, item_size, rows, columns = numbers
    read.require(max(abs(batch), abs(n_heads)) <= 1000, "B and H between -1000 and 1000")
    read.require(abs(item_size) <= 100, "bytes between -100 and 100")
    if min(numbers) < 1 or item_size not in (1, 2, 4, 8) or rows > n_queries or columns > n_keys:
        return read.anything()
    return read.end()
