"""The report: the tables, and on what machine, with which versions and when they were measured."""

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
        "## At a glance",
        tables.overview(found),
        "Endpoints by the scorer's endpointer, tuned for each detector.",
        "## Frames",
        tables.auc(found, lambda one: one.loud),
        f"All {QUIETER} dB quieter:",
        tables.auc(found, lambda one: one.quiet),
        "## Endpoints",
        tables.tuned(found, lambda one: one.loud),
        f"All {QUIETER} dB quieter:",
        tables.tuned(found, lambda one: one.quiet),
        "What apps get, at the engine's own settings but for the trailing silence:",
        tables.own(ours, lambda one: one.loud),
        f"All {QUIETER} dB quieter:",
        tables.own(ours, lambda one: one.quiet),
    ]
    if any(one.conversations for one in found):
        sections += ["## Conversation", tables.conversations(ours)]
    sections += [
        "## Cost",
        tables.cost(found, ["set", "silence", "noise"], reference),
        tables.memories(found),
        "## What must hold",
        "\n".join(f"    {limit}" for limit in limits),
    ]
    return "\n\n".join(sections) + "\n"


def head(data: Data, found: list[Found], rounds: int) -> str:
    clips = data.clips(data.part)
    minutes = sum(len(read(clip)) for clip in clips) / 16_000 / 60
    versions = ", ".join(dict.fromkeys(one.version for one in found if one.version))
    return f"""# Detection

How well Hark's detectors find speech, and what they cost, beside those of others. Written by
`make detection DATA=DIR`, where DIR holds labelled clips and their scorer, which are no part of this
project: here {len(clips)} clips of the part {data.part}, {minutes:.0f} minutes, {share(data):.0%} of them
speech.

- AUC: over all frames of a column together; the columns of sessions leave competing talkers out.
- Endpoint cost, in seconds an utterance: the wait for its end (2.5 s where there is none), 2 s for a
  cut, 3 s for one that is missed, 1 s for a false start, twice the speech that is lost, half the delay
  of its onset.
- CPU: process time of each detector alone, one thread, the median and the least of {rounds} rounds in
  which they take turns; beside another, the median of the ratios of a round. Sounds: the set, {SECONDS} s
  of digital silence, {SECONDS} s of pink noise at {NOISE_LEVEL} dB. The loops around the others are
  written in C.
- Memory: what becomes resident when the first is made and hears four seconds, with its library and its
  weights, in a program that has read a file before.

{machine()}. {versions}. {datetime.now(UTC):%Y-%m-%d}."""


def share(data: Data) -> float:
    """The part of the clips that is speech."""
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
