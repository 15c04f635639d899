import sys


def solve(text: str) -> list[float] | int:
    tokens = text.split()
    rows, columns = map(int, tokens[:2])
    if rows < 1 or columns < 1:
        return 0
    numbers = [float(token) for token in tokens[2:]]
    return [sum(numbers[i * columns : (i + 1) * columns]) / columns for i in range(rows)]


def two_decimals(x: float) -> str:
    text = f"{x:.2f}"
    return "0.00" if text == "-0.00" else text


def main() -> None:
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    for mean in answer:
        print(two_decimals(mean))


if __name__ == "__main__":
    main()
