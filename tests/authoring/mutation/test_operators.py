"""Each operator on small programs: exactly what it makes of them."""

import re
from pathlib import Path

import pytest

from judge.authoring.mutation.operators import OPERATORS, name_of, numbers
from judge.authoring.mutation.source import Source, meaning_of

NUMPY = "import numpy as np\n"

# operator, program, what becomes of it
CHANGES: list[tuple[str, str, list[str]]] = [
    ("axis", "x.max(axis=-1)", ["x.max(axis=-2)", "x.max(axis=0)"]),
    ("axis", "np.concatenate((a, b), 1)", ["np.concatenate((a, b), 0)", "np.concatenate((a, b), 2)"]),
    ("axis", "x.sum(0, n)", ["x.sum(-1, n)", "x.sum(1, n)"]),
    ("axis", "x.reshape(0)", []),
    ("bound", "range(n)", ["range(n + 1)", "range(n - 1)"]),
    (
        "bound",
        "np.arange(a, b + c)",
        [
            "np.arange(a + 1, b + c)",
            "np.arange(a - 1, b + c)",
            "np.arange(a, b + c + 1)",
            "np.arange(a, b + c - 1)",
        ],
    ),
    ("bound", "range(n + 1)", []),
    ("bound", "x[a:b]", ["x[a + 1:b]", "x[a - 1:b]", "x[:b]", "x[a:b + 1]", "x[a:b - 1]", "x[a:]"]),
    ("bound", "x[0:3]", ["x[0:]"]),
    ("bound", "x[a:]", ["x[a + 1:]", "x[a - 1:]", "x[:]", "x[a:-1]"]),
    ("bound", "x[:b]", ["x[:b + 1]", "x[:b - 1]", "x[:]", "x[1:b]"]),
    ("bound", "x[:, None]", []),
    ("constant", "x = 4", ["x = 5", "x = 3", "x = 8", "x = 0"]),
    ("constant", "x = 1", ["x = 2", "x = 0"]),
    ("constant", "x = -1", ["x = 0", "x = -2"]),
    ("constant", "x = 0", ["x = 1", "x = -1"]),
    ("constant", "x = 0.5", ["x = 1.5", "x = -0.5", "x = 1.0", "x = 0.0"]),
    ("constant", "x = True", []),
    ("constant", "x.reshape(-1, d)", ["x.reshape(0, d)"]),
    (
        "constant",
        "x.reshape((-1, 2))",
        [
            "x.reshape((0, 2))",
            "x.reshape((-1, 3))",
            "x.reshape((-1, 1))",
            "x.reshape((-1, 4))",
            "x.reshape((-1, 0))",
        ],
    ),
    ("infinity", "-np.inf", ["-0", "-1e4"]),
    ("infinity", "float('inf')", ["0", "1e4"]),
    (
        "precision",
        "import numpy as np\nnp.array(t, dtype=float)",
        ["import numpy as np\nnp.array(t, dtype=np.float16)"],
    ),
    ("precision", "import numpy as np\nx.astype(np.int64)", ["import numpy as np\nx.astype(np.int32)"]),
    ("precision", "import numpy as np\nmap(int, t)", []),
    ("precision", "np.zeros(n, float)", []),
    ("arithmetic", "a + b", ["a - b"]),
    ("arithmetic", "a * b", ["a / b", "a + b"]),
    ("arithmetic", "a / b", ["a * b", "a // b"]),
    ("arithmetic", "a // b", ["a / b", "a % b"]),
    ("arithmetic", "a % b", ["a // b"]),
    ("arithmetic", "a ** b", ["a * b"]),
    ("arithmetic", "a @ b", ["a * b"]),
    ("arithmetic", "(a - b) * (c)", ["(a - b) / (c)", "(a - b) + (c)", "(a + b) * (c)"]),
    ("operand", "x / np.sqrt(d)", ["x", "np.sqrt(d)"]),
    ("operand", "2 * (a - b)", ["2", "a - b", "2 * (a)", "2 * (b)"]),
    ("operand", "(a + b) / c", ["a + b", "c", "(a) / c", "(b) / c"]),
    ("operand-order", "a @ b", ["b @ a"]),
    ("operand-order", "a - b - c", ["(c) - (a - b)", "b - a - c"]),
    ("operand-order", "a + b", []),
    ("operand-order", "abs(a - b)", []),
    ("sign", "-x", ["x"]),
    ("sign", "-(a + b) * c", ["(a + b) * c"]),
    ("update", "x += y", ["x -= y", "x = y"]),
    ("update", "x *= y", ["x /= y", "x += y", "x = y"]),
    ("comparison", "a <= b", ["a < b", "a > b"]),
    ("comparison", "a < b", ["a <= b", "a >= b"]),
    ("comparison", "a > b", ["a >= b", "a <= b"]),
    ("comparison", "a >= b", ["a > b", "a < b"]),
    ("comparison", "a in b", ["a not in b"]),
    ("comparison", "a is b", ["a is not b"]),
    ("comparison", "a == b", ["a != b", "a <= b", "a >= b"]),
    ("comparison", "a != b", ["a == b", "a < b", "a > b"]),
    ("comparison", "a < b < c", ["a <= b < c", "a >= b < c", "a < b <= c", "a < b >= c"]),
    ("comparison", "a not in b", ["a in b"]),
    ("comparison", "a is not None", ["a is None"]),
    ("comparison", "t == 'relu'", ["t != 'relu'"]),
    ("comparison", "d % h != 0", ["d % h == 0"]),
    ("comparison-part", "1 <= n <= m", ["1 <= n", "n <= m"]),
    ("boolean", "a or b or c", ["a and b or c", "a or b and c"]),
    ("boolean", "a and b", ["a or b"]),
    ("condition", "if a:\n    b()", ["if True:\n    b()", "if False:\n    b()"]),
    ("condition", "a if b else c", ["a if True else c", "a if False else c"]),
    ("condition", "[a for a in b if a]", ["[a for a in b if True]", "[a for a in b if False]"]),
    ("condition", "while a:\n    b()", ["while True:\n    b()", "while False:\n    b()"]),
    ("condition", 'if __name__ == "__main__":\n    main()', []),
    ("condition-part", "a or b", ["False or b", "a or False"]),
    (
        "condition-part",
        "a and (b or c)",
        ["True and (b or c)", "a and (True)", "a and (False or c)", "a and (b or False)"],
    ),
    ("negation", "not a", ["a"]),
    ("negation", "not a or b", ["a or b"]),
    ("where", "np.where(c, a, b)", ["np.where(c, b, a)"]),
    ("where", "a if c else b", ["b if c else a"]),
    ("function", "x.sum(axis=0)", ["x.mean(axis=0)"]),
    ("function", "np.maximum(a, b)", ["np.minimum(a, b)"]),
    ("function", "max(a)", ["min(a)"]),
    ("function", "sum(a)", []),
    ("argument-order", "f(a, b, c)", ["f(b, a, c)", "f(a, c, b)"]),
    ("argument-order", "max(a, b)", []),
    ("argument-order", "x.transpose(1, 0, 2)", ["x.transpose(0, 1, 2)", "x.transpose(1, 2, 0)"]),
    ("keyword", "x.max(axis=-1, keepdims=True)", ["x.max(keepdims=True)", "x.max(axis=-1)"]),
    ("keyword", "np.array(t, dtype=float)", ["np.array(t)"]),
    ("keyword", "f(a=1)", ["f()"]),
    ("keyword", "f(*a, b=1)", ["f(*a)"]),
    ("rounding", "import numpy as np\nsoftmax(s) @ v", ["import numpy as np\nnp.round(softmax(s), 2) @ v"]),
    ("rounding", "softmax(s) @ v", []),
    ("transposed", "a @ b", ["a.swapaxes(-1, -2) @ b", "a @ b.swapaxes(-1, -2)"]),
    ("transposed", "a.T", ["a"]),
    ("transposed", "(a + b) @ c", ["((a + b).swapaxes(-1, -2)) @ c", "(a + b) @ c.swapaxes(-1, -2)"]),
    ("call", "import numpy as np\ny = np.sqrt(a + b) * 2", ["import numpy as np\ny = (a + b) * 2"]),
    ("call", "y = f(a, b)", []),
    ("call", "def f(a, b):\n    pass\ny = f(a, b)", ["def f(a, b):\n    pass\ny = a"]),
    ("call", "y = x.transpose(1, 0)", ["y = x"]),
    ("call", "print(y)", []),
    ("call", "import math\nmath.exp(x) + 1", ["import math\nx + 1"]),
    ("call", "import numpy as np\ny = np.round(x, 2)", ["import numpy as np\ny = x"]),
    ("item", "[a, b, c]", ["[b, c]", "[a, c]", "[a, b]"]),
    ("item", "(a, b)", ["(b,)", "(a,)"]),
    ("item", "a, b = b, a", ["a, b = (a,)", "a, b = (b,)"]),
    ("item", "{a, b}", ["{b}", "{a}"]),
    ("item-order", "n, d = x.shape", ["d, n = x.shape"]),
    ("item-order", "[a, b, c]", ["[b, a, c]", "[a, c, b]"]),
    ("item-order", "a in (b, c)", []),
    ("item-order", "x[:, None]", ["x[None, :]"]),
    ("variable", "def f(a, b: a):\n    return a", ["def f(a, b: a):\n    return b"]),
    ("variable", "def f():\n    a, _, b = g()\n    return b", ["def f():\n    a, _, b = g()\n    return a"]),
    ("first-item", "def f():\n    return x", ["def f():\n    return x[:1]"]),
    ("first-item", "def f():\n    return a + b", ["def f():\n    return (a + b)[:1]"]),
    ("first-item", "def f():\n    return a, b", ["def f():\n    return (a, b)[:1]"]),
    ("first-item", "def f():\n    return [0]", []),
    ("first-item", "def f():\n    return 0", []),
    ("first-item", "def f():\n    return", []),
    (
        "check-order",
        "if a:\n    raise A\nif b:\n    raise B\nc()",
        ["if b:\n    raise B\nif a:\n    raise A\nc()"],
    ),
    ("check-order", "if a:\n    c()\nif b:\n    raise B", []),
    ("iteration", "for x in a:\n    b()", ["for x in a[1:]:\n    b()", "for x in a[:-1]:\n    b()"]),
    ("iteration", "[x for x in a + b]", ["[x for x in (a + b)[1:]]", "[x for x in (a + b)[:-1]]"]),
    ("jump", "for x in a:\n    break", ["for x in a:\n    continue"]),
    (
        "statement",
        'def f():\n    """Doc."""\n    x = 1\n    return x',
        ['def f():\n    """Doc."""\n    pass\n    return x', 'def f():\n    """Doc."""\n    x = 1\n    pass'],
    ),
    ("statement", "import a\nif b:\n    c()", ["import a\nif b:\n    pass"]),
    ("decimals", "print(f'{x:.2f}')", ["print(f'{x:.3f}')", "print(f'{x:.1f}')"]),
    ("decimals", "'%.1e' % x", ["'%.2e' % x", "'%.0e' % x"]),
    ("decimals", "round(x, 2)", []),
    ("decimals", "x = '{:.0f}'.format(y)", ["x = '{:.1f}'.format(y)"]),
    ("decimals", "x.y2f", []),
    ("string", "x = 'ERR'", ["x = 'ERR_'", "x = ''"]),
    ("string", "x = ''", ["x = '_'"]),
    ("string", '"""Doc."""\nx: "int" = f"{a}b"', []),
]


def made(name: str, program: str) -> list[str]:
    """What an operator makes of a program, without what does not compile and what is the same program."""
    source = Source(program)
    (operator,) = [each for each in OPERATORS if name_of(each) == name]
    changed = [text for node in source.nodes for text in operator(node, source)]
    return [text for text in changed if meaning_of(text) not in (None, meaning_of(program))]


@pytest.mark.parametrize(("name", "program", "changed"), CHANGES)
def test_an_operator_changes_this_and_nothing_else(name: str, program: str, changed: list[str]) -> None:
    assert made(name, program) == changed


@pytest.mark.parametrize(
    "pair",
    [
        "sum mean",
        "max min",
        "argmax argmin",
        "maximum minimum",
        "any all",
        "var std",
        "tril triu",
        "zeros ones",
    ],
)
def test_a_function_and_its_counterpart(pair: str) -> None:
    one, other = pair.split()
    assert made("function", f"np.{one}(a)") == [f"np.{other}(a)"]
    assert made("function", f"np.{other}(a)") == [f"np.{one}(a)"]


@pytest.mark.parametrize("name", sorted(numbers.TAKE_AN_AXIS))
def test_a_function_that_takes_an_axis_behind_other_arguments(name: str) -> None:
    assert made("axis", f"np.{name}(a, 1)") == [f"np.{name}(a, 0)", f"np.{name}(a, 2)"]


def test_every_operator_is_tested_and_has_a_name_of_its_own() -> None:
    names = [name_of(operator) for operator in OPERATORS]
    assert {name for name, _, changed in CHANGES if changed} == set(names)
    assert len(set(names)) == len(names)


def test_every_operator_says_in_one_line_what_it_does() -> None:
    for operator in OPERATORS:
        assert operator.__doc__ is not None
        first, _, rest = operator.__doc__.partition("\n")
        assert first.endswith(".")
        assert rest == "" or rest.startswith("\n")


def test_the_page_on_mutants_lists_the_operators() -> None:
    page = (Path(__file__).parents[3] / "docs" / "mutation.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE) == [name_of(each) for each in OPERATORS]
