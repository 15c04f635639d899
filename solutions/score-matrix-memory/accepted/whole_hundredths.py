"""Rounds the MiB as whole hundredths without any float, and counts tiles by the places where they begin."""

line = input().split()
batch, heads, queries, keys, width, tile_rows, tile_columns = (int(word) for word in line)


def mebibytes(count: int) -> str:
    hundredths = (200 * count + 2**20) >> 21
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def legal() -> bool:
    if batch <= 0 or heads <= 0 or str(width) not in ["1", "2", "4", "8"]:
        return False
    return 0 < tile_rows <= queries and 0 < tile_columns <= keys


if not legal():
    print("0")
else:
    scores = width * keys * queries
    print(mebibytes(scores), mebibytes((scores + scores) * heads * batch))
    per_row = tile_columns * width + 4 + 4  # the scores, a maximum and a sum
    starts = len(range(0, queries, tile_rows)), len(range(0, keys, tile_columns))
    print(per_row * tile_rows, starts[0] * starts[1])
