"""The report: the tables, with the machine, the versions, and the date of the measurement."""

import json
import os
import platform
import subprocess
from datetime import UTC, datetime

import tables
from clips import NOISE_LEVEL, QUIETER, SECONDS, read
from folder import Data
from found import Found
from limits import Limit


def report(data: Data, found: list[Found], limits: list[Limit], rounds: int) -> str:
    ours = [one for one in found if one.ours]
    reference = next((one for one in found if one.name == "silero-onnx"), None)
    sections = [
        head(data, found, rounds),
        "## Summary",
        tables.overview(found),
        "Endpoints from the scorer's endpointer, tuned for each detector.",
        "## Frames",
        tables.auc(found, lambda one: one.loud),
        f"All clips {QUIETER} dB quieter:",
        tables.auc(found, lambda one: one.quiet),
        "## Endpoints",
        tables.tuned(found, lambda one: one.loud),
        f"All clips {QUIETER} dB quieter:",
        tables.tuned(found, lambda one: one.quiet),
        "Hark's endpointing with the engine's default settings, except for the trailing silence:",
        tables.own(ours, lambda one: one.loud),
        f"All clips {QUIETER} dB quieter:",
        tables.own(ours, lambda one: one.quiet),
    ]
    if any(one.conversations for one in found):
        sections += ["## Conversation", tables.conversations(ours)]
    sections += [
        "## Cost",
        tables.cost(found, ["set", "silence", "noise"], reference),
        tables.memories(found),
        "## Limits",
        "\n".join(f"    {limit}" for limit in limits),
    ]
    return "\n\n".join(sections) + "\n"


def head(data: Data, found: list[Found], rounds: int) -> str:
    clips = data.clips(data.part)
    minutes = sum(len(read(clip)) for clip in clips) / 16_000 / 60
    versions = ", ".join(dict.fromkeys(one.version for one in found if one.version))
    return f"""# Detection

The accuracy and cost of Hark's voice detectors and of others. `make detection DATA=DIR` writes this
document; DIR holds labeled clips and their scorer, which are not part of this project. Here: {len(clips)}
clips of the part {data.part}, {minutes:.0f} minutes, {share(data):.0%} speech.

- AUC: pooled over all frames of a column. Columns of session clips exclude competing talkers.
- Endpoint cost, in seconds per utterance: the delay of its end (2.5 s if no end is detected), 2 s for a
  cut utterance, 3 s for a missed one, 1 s for a false start, twice the duration of lost speech, and half
  the onset delay.
- CPU: process time of each detector alone, on one thread: the median and minimum of {rounds} rounds, in
  which the detectors take turns. Ratios between detectors are medians of the ratios per round. Audio: the
  set, {SECONDS} s of digital silence, and {SECONDS} s of pink noise at {NOISE_LEVEL} dB. The loops around the
  other detectors are written in C.
- Memory: the increase in resident memory when the first detector is created and processes four seconds
  of audio, including its library and weights, in a program that has already read a file.

{machine()}. {versions}. {datetime.now(UTC):%Y-%m-%d}."""


def share(data: Data) -> float:
    """Returns the share of the clips that is speech."""
    truths = [json.loads(clip.with_suffix(".json").read_text()) for clip in data.clips(data.part)]
    speech = sum(end - start for truth in truths for start, end in truth["speech"])
    return speech / sum(truth["dur"] for truth in truths)


def machine() -> str:
    model = "a processor without a name"
    with open("/proc/cpuinfo") as lines:
        model = next((line.split(":")[1].strip() for line in lines if "model name" in line), model)
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    swift = swift.split("(")[0].strip()
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    return f"{os.cpu_count()} cores of {model}, {system}, {swift}, Python {platform.python_version()}"
