"""What stands in an output, and where it is right: printed by the mistake itself."""

import warnings
from collections.abc import Callable

import numpy as np
import pytest

Keys = Callable[..., list[str]]
Claims = Callable[..., list]
Matrix = Callable[..., np.ndarray]


def softmax(scores: np.ndarray, axis: int | tuple[int, ...] = -1) -> np.ndarray:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the mistakes overflow
        weights = np.exp(scores)
        return weights / weights.sum(axis=axis, keepdims=True)


@pytest.fixture
def scores(random: np.random.Generator) -> np.ndarray:
    return 2 * random.normal(size=(5, 5))


@pytest.fixture
def values(random: np.random.Generator) -> np.ndarray:
    return 10 * random.normal(size=(5, 4))


def test_nan_everywhere(claims: Keys, scores: np.ndarray, values: np.ndarray) -> None:
    assert claims(softmax(scores) @ values, softmax(scores + 1000) @ values) == ["nan-everywhere"]
    assert claims("1.50\n", "nan\n") == [], "the reason of the verdict says all of it"


def test_nan_in_whole_rows(remarks: Claims, scores: np.ndarray, values: np.ndarray) -> None:
    answer = softmax(scores) @ values
    scores[[1, 3]] = -np.inf  # nothing is left behind the mask
    (remark,) = remarks(answer, softmax(scores) @ values)
    assert (remark.key, dict(remark.details)) == ("pattern.nan-rows-alone", {"count": 2, "row": 2})
    remark = remarks(answer, softmax(scores) @ values + 1 + np.arange(4) ** 2)[0]
    assert (remark.key, dict(remark.details)) == ("pattern.nan-rows", {"count": 2, "row": 2})


def test_nan_and_infinite_values_among_right_numbers(remarks: Claims, values: np.ndarray) -> None:
    for broken, key in ((np.nan, "pattern.nan-alone"), (-np.inf, "pattern.infinite-alone")):
        output = values.copy()
        output[2, 1] = output[4, 0] = broken
        (remark,) = remarks(values, output)
        assert (remark.key, dict(remark.details)) == (key, {"count": 2})
        output[0, 0] += 1
        assert remarks(values, output) == []
    (remark,) = remarks("-inf 1.00 2.00 3.00\n", "inf 1.00 2.00 3.00\n")
    assert (remark.key, dict(remark.details)) == ("pattern.infinite-alone", {"count": 1})


def test_zeros(claims: Keys, values: np.ndarray) -> None:
    assert claims(values, 0 * values) == ["zeros"]
    assert claims("0.00 0.00 0.00 1.50\n", "0.00 0.00 0.00 0.00\n") == []


def test_the_same_number_row_and_numbers_of_a_row(claims: Keys, values: np.ndarray) -> None:
    mean = values.mean()
    assert claims(values, np.full_like(values, mean)) == ["same-number"]
    assert claims(values, np.broadcast_to(values.mean(axis=0), values.shape)) == ["same-row"]
    by_row = np.broadcast_to(values.mean(axis=1, keepdims=True), values.shape)
    assert claims(values, by_row) == ["same-in-rows"]


def test_the_same_row_in_each_sequence(remarks: Claims, matrix: Matrix) -> None:
    batch = matrix(2, 4, 3)
    output = np.broadcast_to(batch.mean(axis=1, keepdims=True), batch.shape)
    (remark,) = remarks(batch.reshape(8, 3), output.reshape(8, 3))
    assert (remark.key, dict(remark.details)) == ("pattern.same-row-in-blocks", {"rows": 4})


def test_rows_that_are_the_same_in_the_answer_say_nothing(claims: Keys, matrix: Matrix) -> None:
    answer = np.broadcast_to(matrix(1, 5), (4, 5)).copy()
    assert claims(answer, np.broadcast_to(matrix(1, 5) + 50, (4, 5))) == []


def test_two_rows_that_are_the_same_say_nothing(claims: Keys, matrix: Matrix) -> None:
    assert claims(matrix(2, 5), np.broadcast_to(matrix(1, 5) + 50, (2, 5))) == []


def test_a_softmax_over_the_wrong_axis(claims: Keys, scores: np.ndarray) -> None:
    assert claims(softmax(scores), softmax(scores, axis=0)) == ["columns-add-up"]
    assert claims(softmax(scores), softmax(scores, axis=(0, 1))) == ["all-adds-up"]


def test_a_softmax_over_the_wrong_axis_in_each_head(claims: Keys, random: np.random.Generator) -> None:
    scores = random.normal(size=(3, 4, 4))
    answer, output = softmax(scores).reshape(12, 4), softmax(scores, axis=1).reshape(12, 4)
    assert claims(answer, output) == ["columns-add-up"]


def test_transposed_weights_are_transposed_and_no_softmax_over_the_wrong_axis(
    claims: Keys, scores: np.ndarray
) -> None:
    assert claims(softmax(scores), softmax(scores).T) == ["transposed"]


def test_weights_that_do_not_add_up(claims: Keys, scores: np.ndarray) -> None:
    mask = np.tri(5)
    masked = softmax(np.where(mask, scores, -np.inf))
    assert claims(masked, softmax(scores * np.linspace(0.5, 1, 5)) * mask) == ["rows-do-not-add-up"]
    assert claims(softmax(scores), softmax(scores / 2)) == []


def test_argmax_in_place_of_softmax(claims: Keys, scores: np.ndarray) -> None:
    assert claims(softmax(scores / 4), np.eye(5)[scores.argmax(axis=1)]) == ["one-hot"]


def test_a_causal_mask_too_many(remarks: Claims, scores: np.ndarray, values: np.ndarray) -> None:
    causal = softmax(np.where(np.tri(5), scores, -np.inf)) @ values
    (remark,) = remarks(softmax(scores) @ values, causal)
    assert (remark.key, dict(remark.details)) == ("pattern.last-row-right", {"rows": 5})
    (remark,) = remarks(causal, softmax(scores) @ values)
    assert (remark.key, dict(remark.details)) == ("pattern.last-row-right", {"rows": 5})


def test_a_causal_mask_too_many_in_a_batch(remarks: Claims, matrix: Matrix) -> None:
    scores, values = matrix(2, 3, 3) / 5, matrix(2, 3, 4)
    causal = softmax(np.where(np.tri(3), scores, -np.inf)) @ values
    (remark,) = remarks((softmax(scores) @ values).reshape(6, 4), causal.reshape(6, 4))
    assert (remark.key, dict(remark.details)) == ("pattern.last-row-right", {"rows": 3})


def test_one_row_of_four_may_be_right_by_chance(claims: Keys, matrix: Matrix) -> None:
    answer = matrix(4, 4)
    output = answer + np.array([[1], [1], [1], [0]]) * matrix(4, 4)
    assert claims(answer, output) == []


def test_an_error_that_runs_on_from_the_first_row(remarks: Claims, matrix: Matrix) -> None:
    inputs = matrix(6, 3)
    decay = np.array([0.3, 0.5, 0.8])
    states = np.zeros((2, 6, 3))
    for which, factor in enumerate((decay, decay + 0.1)):
        state = np.zeros(3)
        for i in range(6):
            state = states[which, i] = factor * state + inputs[i]
    (remark,) = remarks(*states)
    assert (remark.key, dict(remark.details)) == ("pattern.first-row-right", {"rows": 6})


def test_the_second_sequence_wrong(remarks: Claims, matrix: Matrix) -> None:
    answer, wrong = matrix(8, 3), matrix(8, 3)
    (remark,) = remarks(answer, np.concatenate([answer[:4], wrong[4:]]))
    assert (remark.key, dict(remark.details)) == ("pattern.first-block-right", {"rows": 4})
    (remark,) = remarks(answer, np.concatenate([answer[:3], wrong[3:]]))
    assert (remark.key, dict(remark.details)) == ("pattern.wrong-from-row", {"row": 4})


def test_rows_at_the_ends_of_sequences_wrong(claims: Keys, random: np.random.Generator) -> None:
    scores, values = random.normal(size=(2, 9, 9)), 10 * random.normal(size=(2, 9, 3))
    distance = abs(np.subtract.outer(np.arange(9), np.arange(9)))
    window = softmax(np.where(distance <= 1, scores, -np.inf)) @ values
    wrapped = softmax(np.where(np.minimum(distance, 9 - distance) <= 1, scores, -np.inf)) @ values
    assert claims(window.reshape(18, 3), wrapped.reshape(18, 3)) == ["ends-wrong"]
    wrapped[1, 4] += 1
    assert claims(window.reshape(18, 3), wrapped.reshape(18, 3)) == []


def test_columns_of_the_first_head_right(remarks: Claims, matrix: Matrix) -> None:
    answer = matrix(4, 6)
    output = answer.copy()
    output[:, 2:] += 1 + abs(matrix(4, 4))
    (remark,) = remarks(answer, output)
    assert (remark.key, dict(remark.details)) == ("pattern.first-columns-right", {"columns": 2})
