"""The right numbers in another arrangement, in part, or with other signs: printed by the mistake itself."""

from collections.abc import Callable

import numpy as np
import pytest

from judge.model import TestCase, Tie

Keys = Callable[..., list[str]]
Claims = Callable[..., list]
Matrix = Callable[..., np.ndarray]


def stacked(batch: np.ndarray) -> np.ndarray:
    """The rows of a batch, one sequence below the other, as they are printed."""
    return batch.reshape(-1, batch.shape[-1])


def details(remarks: list) -> dict[str, object]:
    return dict(remarks[0].details)


@pytest.mark.parametrize("shape", [(3, 4), (4, 3), (5, 5), (2, 7)])
def test_a_transposed_matrix(claims: Keys, matrix: Matrix, shape: tuple[int, int]) -> None:
    answer = matrix(*shape)
    assert claims(answer, answer.T) == ["transposed"]


def test_a_transposed_matrix_printed_with_all_its_digits(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 4)
    assert claims(answer, str(answer.T.tolist())) == ["transposed"]


def test_a_transposed_matrix_printed_as_numpy_prints_it(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 30)
    assert claims(answer, np.array2string(answer.T.round(2), max_line_width=60)) == ["transposed"]


@pytest.mark.parametrize("shape", [(3, 2, 4), (2, 4, 3), (4, 3, 3)])
def test_each_matrix_of_a_batch_transposed(
    remarks: Claims, matrix: Matrix, shape: tuple[int, int, int]
) -> None:
    answer = matrix(*shape)
    found = remarks(stacked(answer), stacked(answer.transpose(0, 2, 1)))
    assert [remark.key for remark in found] == ["pattern.transposed-each"]
    assert details(found) == {"rows": shape[1]}


def test_a_reshape_in_place_of_a_transpose(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 4)
    assert claims(answer, answer.T.reshape(3, 4)) == ["column-by-column"]


def test_heads_merged_without_transposing(remarks: Claims, matrix: Matrix) -> None:
    heads = matrix(3, 5, 4)  # H, n, d_k
    found = remarks(heads.transpose(1, 0, 2).reshape(5, 12), heads.reshape(5, 12))
    assert [remark.key for remark in found] == ["pattern.heads-merged"]
    assert details(found) == {"heads": 3}


def test_heads_merged_without_transposing_in_each_sequence_of_a_batch(claims: Keys, matrix: Matrix) -> None:
    heads = matrix(2, 3, 5, 4)  # B, H, n, d_k
    answer = heads.transpose(0, 2, 1, 3).reshape(10, 12)
    assert claims(answer, heads.reshape(10, 12)) == ["heads-merged"]


def test_rows_of_blocks_taken_in_turn(remarks: Claims, matrix: Matrix) -> None:
    heads = matrix(3, 5, 4)  # H, n, d_k
    found = remarks(stacked(heads), stacked(heads.transpose(1, 0, 2)))
    assert [remark.key for remark in found] == ["pattern.rows-interleaved"]
    assert details(found) == {"blocks": 3}


def test_sequences_in_another_order(remarks: Claims, matrix: Matrix) -> None:
    batch = matrix(3, 4, 5)
    found = remarks(stacked(batch), stacked(batch[[2, 0, 1]]))
    assert [remark.key for remark in found] == ["pattern.blocks-reordered"]
    assert details(found) == {"rows": 4}


def test_rows_in_another_order(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(5, 3)
    assert claims(answer, answer[[3, 0, 4, 2, 1]]) == ["rows-reordered"]


def test_heads_side_by_side_in_another_order(remarks: Claims, matrix: Matrix) -> None:
    heads = matrix(4, 3, 2)  # n, H, d_k
    found = remarks(heads.reshape(4, 6), heads[:, ::-1].reshape(4, 6))
    assert [remark.key for remark in found] == ["pattern.heads-reordered"]
    assert details(found) == {"columns": 2}


def test_columns_in_another_order(claims: Keys, matrix: Matrix) -> None:
    heads = matrix(4, 3, 2)
    assert claims(heads.reshape(4, 6), heads.transpose(0, 2, 1).reshape(4, 6)) == ["columns-reordered"]


def test_numbers_in_any_order(claims: Keys, matrix: Matrix, random: np.random.Generator) -> None:
    answer = matrix(4, 6)
    assert claims(answer, random.permutation(answer.reshape(-1)).reshape(4, 6)) == ["reordered"]
    assert claims(answer[:1], np.sort(answer[:1])) == ["reordered"]


def test_one_number_that_is_not_there_speaks_against_another_arrangement(
    claims: Keys, matrix: Matrix
) -> None:
    answer = matrix(4, 3)
    output = answer.T.copy()
    output[0, 0] += 1
    assert claims(answer, output) == []


def test_a_matrix_that_is_its_own_transpose_is_not_called_transposed(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 4)
    answer += answer.T
    assert claims(answer, answer[::-1]) == ["rows-reordered"]


def test_few_numbers_say_nothing_of_their_arrangement(claims: Keys) -> None:
    assert claims("1.50 2.50\n3.50 1.50\n", "1.50 3.50\n2.50 1.50\n") == []
    assert claims("1.50 2.50\n", "2.50\n1.50\n") == []
    assert claims("0.01 0.02\n0.03 0.04\n", "0.01 0.03\n0.02 0.04\n") == []


def test_all_signs_reversed(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 3)
    assert claims(answer, -answer) == ["negated"]


def test_some_signs_wrong(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(3, 4)
    rotated = answer * [1, -1, 1, -1]  # a rotation with its minus sign left out
    found = remarks(answer, rotated)
    assert [remark.key for remark in found] == ["pattern.signs"]
    assert details(found) == {"count": 6}
    assert remarks("1.50 2.50\n", "-1.50 2.50\n") == []


def test_a_matrix_whose_transpose_is_its_negative_is_called_neither(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 4)
    answer -= answer.T
    assert claims(answer, -answer) == []


@pytest.mark.parametrize(("by", "source"), [(-1, "i + 1"), (1, "i - 1")])
def test_rows_one_place_away(remarks: Claims, matrix: Matrix, by: int, source: str) -> None:
    answer = matrix(5, 3)
    rolled = np.roll(answer, by, axis=0)
    cut = rolled.copy()
    cut[by if by < 0 else 0] = 0
    for output in (rolled, cut):
        found = remarks(answer, output)
        assert [remark.key for remark in found] == ["pattern.rows-shifted"]
        assert details(found) == {"source": source}


def test_columns_one_place_away(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 5)
    assert claims(answer, np.roll(answer, 1, axis=1)) == ["columns-shifted"]


def test_two_rows_in_each_others_place_are_not_shifted(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(2, 5)
    assert claims(answer, answer[::-1]) == ["rows-reordered"]


def test_the_first_sequence_only(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(6, 3)
    found = remarks(answer, answer[:2])
    assert [remark.key for remark in found] == ["pattern.first-part"]
    assert details(found) == {"rows": 2, "of": 6}
    assert [remark.key for remark in remarks(answer, answer[4:])] == ["pattern.last-part"]


def test_a_part_that_is_no_whole_fraction_is_left_to_the_reason_of_the_verdict(
    claims: Keys, matrix: Matrix
) -> None:
    answer = matrix(6, 3)
    assert claims(answer, answer[:4]) == []
    assert claims(answer, answer[:5]) == []


@pytest.mark.parametrize("row", [1, 2, 4])
def test_a_row_missing(remarks: Claims, matrix: Matrix, row: int) -> None:
    answer = matrix(5, 3)
    found = remarks(answer, np.delete(answer, row - 1, axis=0))
    assert [remark.key for remark in found] == ["pattern.row-missing"]
    assert details(found) == {"row": row}


def test_a_row_twice(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(5, 3)
    found = remarks(answer, answer[[0, 1, 1, 2, 3, 4]])
    assert [remark.key for remark in found] == ["pattern.row-repeated"]
    assert details(found) == {"row": 2}
    assert remarks(answer, answer[[4, 0, 1, 2, 3, 4]]) == []


def test_the_answer_twice(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 3)
    assert claims(answer, np.concatenate([answer, answer])) == ["twice"]


def test_columns_of_some_heads_only(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(3, 6)
    found = remarks(answer, answer[:, :2])
    assert [remark.key for remark in found] == ["pattern.first-columns"]
    assert details(found) == {"columns": 2, "of": 6}
    assert [remark.key for remark in remarks(answer, answer[:, 2:])] == ["pattern.last-columns"]


def test_something_more_in_each_line(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(3, 4)
    assert claims(answer, np.column_stack([np.arange(3), answer])) == ["more-in-lines"]
    assert claims(answer, np.column_stack([answer, answer.sum(1)])) == ["more-in-lines"]


def test_a_tie_rounded_the_other_way_hides_no_sign(claims: Keys) -> None:
    answer = "1.50 -2.25 3.75 -4.15\n"
    assert claims(answer, "1.50 2.25 3.75 -4.16\n", ties=[Tie(1, 4, "-4.16")]) == ["signs"]
    assert claims(answer, "1.50 2.25 3.75 -4.16\n") == []


def sample(name: str, answer: str) -> TestCase:
    return TestCase(f"sample/{name}", b"", answer.encode())


def test_the_answer_of_a_sample(remarks: Claims, matrix: Matrix, printed: Callable[..., bytes]) -> None:
    other = matrix(2, 3)
    case = TestCase("sample/02-other", b"", printed(other))
    found = remarks(matrix(2, 3), other, samples=[case])
    assert [remark.key for remark in found] == ["pattern.sample-answer"]
    assert details(found) == {"sample": "sample/02-other"}


def test_the_answer_for_illegal_input(claims: Keys) -> None:
    samples = [sample("01-typical-case", "1.00 2.00\n3.00 4.00\n"), sample("03-illegal-size", "0\n")]
    assert claims("1.50 2.50\n", "0\n", samples=samples) == ["legal-refused"]
    assert claims("1.50 2.50\n", "0\n", samples=samples[:1]) == []
    assert claims("0\n1.50\n", "0\n", samples=samples) == [], "right as far as it goes"
    assert claims("0\n", "1.50 2.50\n", samples=samples, name="secret/04-illegal-size") == [
        "illegal-accepted"
    ]
    assert claims("0\n", "0\n0\n", samples=samples, name="secret/04-illegal-size") == []
    assert claims("0\n", "\n", samples=samples, name="secret/04-illegal-size") == ["illegal-accepted"]
    assert claims("1.50 2.50\n", "\n", samples=samples) == []
    assert claims("0\n", "1.50 2.50\n", samples=samples) == []
    assert claims("0\n5\n", "1\n5\n", samples=samples, name="secret/04-illegal-lines") == []


def test_a_decimal_comma(claims: Keys) -> None:
    assert claims("1.50 2.50\n3.25 0.75\n", "1,50 2,50\n3,25 0,75\n") == ["decimal-comma"]
    assert claims("1.50 2.50\n3.25 0.75\n", "1,50 2,50\n3,25 0,76\n") == []


def test_other_letters(claims: Keys) -> None:
    assert claims("S 2 3 5 O 2\nERR batch\n", "s 2 3 5 o 2\nerr Batch\n") == ["letter-case"]
    assert claims("S 2 3 5 O 2\n", "S 2 3 5 0 2\n") == ["look-alike"]
    assert claims("S 2 3 5 O 2\n", "S 2 3 5 Q 2\n") == []


def test_something_attached_to_numbers(remarks: Claims) -> None:
    found = remarks("10 20 30\n66.67\n", "10 20 30\n66.67%\n")
    assert [remark.key for remark in found] == ["pattern.attached"]
    assert details(found) == {"count": 1}
    assert remarks("10 20 30\n66.67\n", "10 20 30\n66.66%\n") == []
    assert remarks("10 20 30\n66.67\n", "10 20 40%\n66.67%\n") == []


def test_words_between_the_numbers(remarks: Claims) -> None:
    found = remarks("1.50 2.50\n3.25 0.75\n", "O = 1.50 2.50\n3.25 0.75 done\n")
    assert [remark.key for remark in found] == ["pattern.labels"]
    assert details(found) == {"count": 3}
    assert remarks("1.50 2.50\n3.25 0.75\n", "O = 1.50 2.50\n3.25 0.76 done\n") == []
    assert remarks("1.50 2.50\n3.25 0.75\n", "1.50 2.50\n3.25 0.75\n" + "step\n" * 2000) == [], (
        "too long to read"
    )
