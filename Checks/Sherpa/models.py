"""Creates the small models for testing Hark's sherpa-onnx adapter: five tones represent words.

    python models.py FOLDER

Each model is a matrix over the 80 frequency bands. Each row of the matrix selects a tone. The models
have formats that sherpa-onnx supports: `streaming-en` (zipformer2 CTC) and `offline-en` (zipformer
CTC). `nonsense-en` has the required metadata but an unsupported graph, which makes the library
terminate the process; `strange-en` is not a model.
"""

import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

BANDS = [20, 30, 40, 50, 60]
WORDS = ["\u2581alpha", "\u2581bravo", "\u2581char", "lie", "\u2581delta"]
TOKENS = ["<blk>"] + WORDS
STEP = 4  # frames of 10 ms per output frame


def floats(name, shape):
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)


def integers(name, shape):
    return helper.make_tensor_value_info(name, TensorProto.INT64, shape)


def constant(name, values, kind=np.int64):
    return numpy_helper.from_array(np.array(values, kind), name)


def scores():
    """Returns the weights: a tone is recognized by the mean of its three bands, if it exceeds a
    floor."""
    weights = np.zeros((80, len(TOKENS)), np.float32)
    for place, band in enumerate(BANDS):
        weights[band - 1 : band + 2, place + 1] = 1 / 3
    bias = np.zeros(len(TOKENS), np.float32)
    bias[0] = -2
    return [numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(bias, "bias")]


def told(source):
    """Returns the nodes that convert every fourth frame of `source` to log probabilities."""
    return [
        helper.make_node("Slice", [source, "first", "last", "axis", "step"], ["frames"]),
        helper.make_node("MatMul", ["frames", "weights"], ["sums"]),
        helper.make_node("Add", ["sums", "bias"], ["scores"]),
        helper.make_node("LogSoftmax", ["scores"], ["log_probs"], axis=2),
    ]


def slicing(last):
    return [
        constant("first", [0]), constant("last", [last]),
        constant("axis", [1]), constant("step", [STEP]),
    ]


def save(folder, graph, metadata, tokens=TOKENS):
    folder.mkdir(parents=True, exist_ok=True)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    for key, value in metadata.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, str(value)
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / "model.onnx"))
    lines = [f"{token} {place}" for place, token in enumerate(tokens)]
    (folder / "tokens.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def streaming(folder):
    width, query, value, heads, kernel, left = 16, 4, 4, 2, 7, 8
    seen, chunk = 45, 32
    inputs = [floats("x", ["N", seen, 80])]
    outputs = [floats("log_probs", ["N", chunk // STEP, len(TOKENS)])]
    nodes = told("x")
    states = {
        "cached_key_0": [left, "N", query * heads],
        "cached_nonlin_attn_0": [1, "N", left, 3 * width // 4],
        "cached_val1_0": [left, "N", value * heads],
        "cached_val2_0": [left, "N", value * heads],
        "cached_conv1_0": ["N", width, kernel // 2],
        "cached_conv2_0": ["N", width, kernel // 2],
        "embed_states": ["N", 128, 3, 19],
    }
    for name, shape in states.items():
        inputs.append(floats(name, shape))
        outputs.append(floats("new_" + name, shape))
        nodes.append(helper.make_node("Identity", [name], ["new_" + name]))
    inputs.append(integers("processed_lens", ["N"]))
    outputs.append(integers("new_processed_lens", ["N"]))
    nodes.append(helper.make_node("Add", ["processed_lens", "chunk"], ["new_processed_lens"]))
    weights = scores() + slicing(chunk) + [constant("chunk", [chunk])]
    metadata = dict(
        model_type="zipformer2_ctc", encoder_dims=width, query_head_dims=query,
        value_head_dims=value, num_heads=heads, num_encoder_layers=1, cnn_module_kernels=kernel,
        left_context_len=left, T=seen, decode_chunk_len=chunk)
    save(folder, helper.make_graph(nodes, "tones", inputs, outputs, weights), metadata)


def offline(folder):
    inputs = [floats("x", ["N", "T", 80]), integers("x_lens", ["N"])]
    outputs = [floats("log_probs", ["N", "U", len(TOKENS)]), integers("log_probs_len", ["N"])]
    nodes = told("x") + [
        helper.make_node("Add", ["x_lens", "rest"], ["padded"]),
        helper.make_node("Div", ["padded", "step"], ["log_probs_len"]),
    ]
    weights = scores() + slicing(2**31) + [constant("rest", [STEP - 1])]
    save(
        folder, helper.make_graph(nodes, "tones", inputs, outputs, weights),
        dict(model_type="zipformer_ctc", language="en"))


def nonsense(folder):
    nodes = [helper.make_node("Identity", ["x"], ["y"])]
    graph = helper.make_graph(nodes, "nonsense", [floats("x", [1])], [floats("y", [1])])
    save(folder, graph, dict(model_type="zipformer2_ctc", decode_chunk_len=32))


def main():
    room = Path(sys.argv[1])
    streaming(room / "streaming-en")
    offline(room / "offline-en")
    nonsense(room / "nonsense-en")
    strange = room / "strange-en"
    strange.mkdir(exist_ok=True)
    (strange / "model.onnx").write_bytes(bytes(range(256)) * 8)
    (strange / "tokens.txt").write_text("<blk> 0\n")


main()
