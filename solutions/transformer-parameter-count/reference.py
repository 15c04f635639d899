"""Parameter count of a whole Transformer: embeddings, encoder, decoder and output projection."""

import sys


def count_linear(d_in: int, d_out: int) -> int:
    """A weight of d_in x d_out and a bias of d_out."""
    return d_in * d_out + d_out


def count_attention(d_model: int) -> int:
    """W_Q, W_K, W_V and W_O: the heads share their columns, so H makes no difference."""
    return 4 * count_linear(d_model, d_model)


def count_ffn(d_model: int, d_ff: int) -> int:
    """Up to d_ff and down again."""
    return count_linear(d_model, d_ff) + count_linear(d_ff, d_model)


def count_layer(d_model: int, d_ff: int, attentions: int) -> int:
    """One or two attentions and an FFN, and for each of these sublayers a LayerNorm (γ and β)."""
    norms = (attentions + 1) * 2 * d_model
    return attentions * count_attention(d_model) + count_ffn(d_model, d_ff) + norms


def solve(text: str) -> list[int] | int:
    """Read the input; return embedding, encoder, decoder, output and total, or 0 for illegal sizes."""
    vocab_size, d_model, n_heads, d_ff, n_enc, n_dec, tied, max_pos = map(int, text.split()[:8])
    sizes_wrong = min(vocab_size, d_model, n_heads, d_ff) < 1 or d_model % n_heads != 0
    layers_wrong = min(n_enc, n_dec) < 0 or max(n_enc, n_dec) < 1
    if sizes_wrong or layers_wrong or tied not in (0, 1) or max_pos < 0:
        return 0

    embedding = vocab_size * d_model + max_pos * d_model  # shared by encoder and decoder
    encoder = n_enc * count_layer(d_model, d_ff, attentions=1)
    attentions = 2 if n_enc > 0 else 1  # without an encoder there is nothing to attend to
    decoder = n_dec * count_layer(d_model, d_ff, attentions)
    output = 0 if tied else vocab_size * d_model
    return [embedding, encoder, decoder, output, embedding + encoder + decoder + output]


def main() -> None:
    """Print the answer to the input."""
    answer = solve(sys.stdin.read())
    if isinstance(answer, int):
        print(answer)
        return
    print(*answer)


if __name__ == "__main__":
    main()
