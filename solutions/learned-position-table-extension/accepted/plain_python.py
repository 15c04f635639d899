"""Without NumPy, one position at a time: the place in the table is a whole number and a remainder of integers."""


def vector(table, i, length, mode):
    rows = len(table)
    if i < rows and (mode != "interpolate" or length <= rows):
        return table[i]
    if mode == "clamp":
        return table[-1]
    row, remainder = divmod(i * rows, length)
    if row == rows - 1:
        return table[row]
    share = remainder / length
    return [here + share * (there - here) for here, there in zip(table[row], table[row + 1], strict=True)]


def main():
    *sizes, mode = input().split()
    rows, width, length = map(int, sizes)
    known = {"strict": length <= rows, "clamp": True, "interpolate": True}
    if min(rows, width, length) < 1 or not known.get(mode, False):
        print(0)
        return
    table = [[float(token) for token in input().split()] for _ in range(rows)]
    for i in range(length):
        print(" ".join(f"{x:.2f}" for x in vector(table, i, length, mode)).replace("-0.00", "0.00"))


main()
