"""Tables in Markdown."""

import math

from found import COLUMNS, Endpoints, Found, Scores

LABELS = {
    "spectral": "Hark, without a model",
    "silero": "Hark, Silero's network",
    "cascade": "Hark, both in a cascade",
    "silero-onnx": "Silero in onnxruntime",
    "ten": "TEN",
    "rnnoise": "RNNoise",
    "webrtc": "WebRTC, its four modes",
    "webrtc-mode3": "WebRTC, mode 3 alone",
    "energy": "energy over its floor",
}
"""The names of the detectors in the report."""


def label(name: str) -> str:
    return LABELS.get(name, name)


def table(head: list[str], rows: list[list[str]]) -> str:
    """Returns a Markdown table with a left-aligned first column and right-aligned figures."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *rows])


def decimals(value: float, places: int) -> str:
    if math.isnan(value):
        return "–"
    return f"{value:.{places}f}" if math.isfinite(value) else "none"


def part(value: float) -> str:
    """Formats a value between 0 and 1 with three decimals, without the leading 0."""
    if math.isnan(value):
        return "–"
    text = f"{value:.3f}"
    return text[1:] if text.startswith("0.") else text


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def pair(first: float, second: float) -> str:
    return f"{decimals(first, 0)} / {decimals(second, 0)}"


def seconds(value: float) -> str:
    """Formats CPU seconds with two significant figures."""
    if value <= 0:
        return "0"
    places = max(0, 1 - math.floor(math.log10(value)))
    return f"{value:.{places}f}"


def memory(count: float) -> str:
    """Formats bytes as MB or KiB."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{count / 1024:.0f} KiB"


def overview(found: list[Found]) -> str:
    """Returns the README's table, with one row for each detector."""
    shown = ["all", "10 dB", "0 dB", "words", "meetings"]
    head = ["detector", "AUC " + shown[0], *shown[1:], "endpoint cost, s per utterance"]
    head += ["end p50 / p90, ms", "onset p50 / p95, ms", "CPU s per s", "memory"]
    rows = []
    for one in found:
        tuned = one.loud.tuned
        rows.append([label(one.name), *(part(one.loud.auc[column]) for column in shown)])
        rows[-1] += [decimals(tuned.cost, 2), pair(tuned.end50, tuned.end90)]
        rows[-1] += [pair(tuned.onset50, tuned.onset95)]
        rows[-1] += [seconds(one.usual_cost("set")) if one.cost else "–", memory(one.memory[0])]
    return table(head, rows)


def auc(found: list[Found], pick) -> str:
    """Returns a table of all columns for which there are clips."""
    scores = [(label(one.name), pick(one).auc) for one in found]
    columns = [column for column in COLUMNS if any(column in auc for _, auc in scores)]
    rows = [[name, *(part(auc.get(column, math.nan)) for column in columns)] for name, auc in scores]
    return table(["AUC", *columns], rows)


def endpoints(rows: list[tuple[str, Endpoints]], title: str) -> str:
    head = [title, "cost, s per utterance", "end p50 / p90, ms", "onset p50 / p95, ms"]
    head += ["cut", "missed", "false starts per minute", "clipped, ms", "of which at the onset, ms"]
    return table(
        head,
        [
            [
                name,
                decimals(one.cost, 2),
                pair(one.end50, one.end90),
                pair(one.onset50, one.onset95),
                percent(one.cut),
                percent(one.miss),
                decimals(one.false_min, 2),
                decimals(one.clip, 1),
                decimals(one.headclip, 1),
            ]
            for name, one in rows
        ],
    )


def tuned(found: list[Found], pick) -> str:
    return endpoints([(label(one.name), pick(one).tuned) for one in found], "scorer's endpointer")


def own(found: list[Found], pick) -> str:
    rows = []
    for one in found:
        score: Scores = pick(one)
        rows += [(f"{label(one.name)}, {ms} ms", score.own[ms]) for ms in sorted(score.own)]
    return endpoints(rows, "Hark's endpointing, trailing silence")


def cost(found: list[Found], sounds: list[str], reference: Found | None) -> str:
    """Returns the median and the lowest CPU time on each input, and the ratio to the reference."""
    head = ["CPU s per s of audio"]
    for sound in sounds:
        head += [f"{sound}: median", "minimum"] + ([f"ratio to {label(reference.name)}"] if reference else [])
    rows = []
    for one in found:
        row = [label(one.name)]
        for sound in sounds:
            row += [seconds(one.usual_cost(sound)), seconds(one.least_cost(sound))]
            row += [f"{one.ratio(reference, sound):.3f}"] if reference else []
        rows.append(row)
    return table(head, rows)


def memories(found: list[Found]) -> str:
    head = ["resident memory", "first detector, with library and weights", "each additional detector"]
    return table(head, [[label(one.name), *map(memory, one.memory)] for one in found])


def conversations(found: list[Found]) -> str:
    """Returns the starts and ends found in the conversation recordings."""
    head = ["trailing silence 200 ms", "starts / ends", "false", "cut", "missed or merged"]
    head += ["onset p50, ms", "end p50, ms", "lost from first words, ms"]
    rows = []
    for one in found:
        for clip, score in one.conversations.items():
            rows.append([f"{label(one.name)}: {clip}", f"{score['starts']} / {score['ends']}"])
            rows[-1] += [str(score[key]) for key in ("false", "cut", "missed")]
            rows[-1] += [decimals(score[key], 0) for key in ("onset50", "end50", "lost")]
    return table(head, rows)
