"""Compares Hark's voice detectors with third-party ones:
`detection.py DATA PART DETECTION FOLDER REPORT`.

DETECTION is the built program with Hark's detectors, FOLDER is the directory for the answers, and
REPORT is the file to write. Exits with 1 if a limit is exceeded, with 66 if DATA is invalid, and with
69 if one of Hark's detectors is unavailable.
"""

import json
import sys
from os import environ
from pathlib import Path

import numpy

from clips import quieter, sounds
from conversation import Conversation
from folder import Data, Missing
from found import Found
from limits import Limit, differences, limits
from program import Program, Refused, ours, peers
from report import report
from scores import judged, scores

ROUNDS = int(environ.get("ROUNDS", "7"))
ONLY = environ.get("ONLY", "").split()
"""The detectors to run; all if empty."""
SILENCES = [200, 300, 500]
"""The trailing silences, in ms, used to test Hark's endpointing."""


def say(text: str):
    print(text, file=sys.stderr, flush=True)


def started(binary: str, example: Path) -> list[Program]:
    """Starts all of Hark's detectors and all available third-party detectors; reports those that
    are unavailable."""
    programs = []
    for is_ours, all_of_them in ((True, ours(binary)), (False, peers())):
        for name, command in all_of_them:
            if ONLY and name not in ONLY:
                continue
            try:
                programs.append(Program(name, command, is_ours, example))
            except Refused as problem:
                if is_ours:
                    raise
                say(f"{name} is left out: {problem}")
    return programs


class Answers:
    """The answers of one detector to one set of clips, in a folder in the scorer's format."""

    def __init__(self, program: Program, clips: dict[str, list[Path]], folder: Path):
        self.folder = folder / program.name
        self.segments = {}
        for part, files in clips.items():
            (self.folder / part).mkdir(parents=True, exist_ok=True)
            for clip in files:
                program.ask("answer", clip, self.folder / part / f"{clip.stem}.f32")
        (self.folder / "meta.json").write_text(json.dumps({"hop_ms": program.hop}))
        if program.ours:
            self.segments = {ms: self.listed(program, clips, ms) for ms in SILENCES}

    def listed(self, program: Program, clips: dict[str, list[Path]], ms: int) -> Path:
        """Writes the segments that Hark's endpointing finds."""
        folder = self.folder.with_name(f"{program.name}-{ms}")
        for part, files in clips.items():
            (folder / part).mkdir(parents=True, exist_ok=True)
            for clip in files:
                program.ask("segments", clip, folder / part / f"{clip.stem}.json", ms / 1000)
        return folder


def judge(data: Data, programs: list[Program], clips: dict[str, list[Path]], folder: Path) -> dict:
    """Returns the scores of every program on these clips."""
    answers = {}
    for program in programs:
        say(f"{program.name} hears {folder.name}")
        answers[program.name] = Answers(program, clips, folder)
    say(f"Judging {folder.name}")
    figures = judged(
        data,
        [one.folder for one in answers.values()],
        [segments for one in answers.values() for segments in one.segments.values()],
    )
    return {name: scores(data, one.folder, one.segments, figures) for name, one in answers.items()}


def converse(data: Data, program: Program, folder: Path) -> dict[str, dict]:
    scorer = Conversation(data)
    found = {}
    for clip in data.conversations:
        file = folder / f"{program.name}-{clip.stem}.json"
        program.ask("segments", clip, file, 0.2)
        found[clip.stem] = scorer.score(json.loads(file.read_text()))
    return found


def time(programs: list[Program], found: dict[str, Found], raw: dict[str, Path]):
    """Measures the cost of every program on every input, alternating between the programs."""
    for turn in range(ROUNDS):
        say(f"Measuring the cost, round {turn + 1} of {ROUNDS}")
        for sound in ("set", "silence", "noise"):
            seconds = raw[sound].stat().st_size / 32_000
            for program in programs:
                cpu = program.ask("cost", raw[sound])["cpu"] / seconds
                found[program.name].cost.setdefault(sound, []).append(cpu)


def difference(folder: Path, data: Data) -> list[Limit]:
    """Returns the limit on the difference between Silero's network in Swift and in onnxruntime;
    empty unless both were run."""
    mine, other = folder / "silero", folder / "silero-onnx"
    if not (mine.is_dir() and other.is_dir()):
        return []
    largest = 0.0
    for clip in data.clips(data.part):
        pair = [numpy.fromfile(at / data.part / f"{clip.stem}.f32", "<f4") for at in (mine, other)]
        count = min(map(len, pair))
        largest = max(largest, float(numpy.abs(pair[0][:count] - pair[1][:count]).max(initial=0)))
    return [differences(largest)]


def measure(data: Data, binary: str, folder: Path) -> tuple[list[Found], list[Limit]]:
    loud, quiet = folder / "loud", folder / "quiet"
    clips = {part: data.clips(part) for part in data.parts}
    copies = {}
    for part in data.parts:
        (folder / "copies" / part).mkdir(parents=True, exist_ok=True)
        copies[part] = [quieter(clip, folder / "copies" / part) for clip in clips[part]]
    raw = sounds(clips[data.part], folder)
    programs = started(binary, raw["example"])
    found = {one.name: Found(one.name, one.ours, one.version, one.memory) for one in programs}
    for name, score in judge(data, programs, clips, loud).items():
        found[name].loud = score
    for name, score in judge(data, programs, copies, quiet).items():
        found[name].quiet = score
    for program in programs:
        if program.ours and data.conversations:
            found[program.name].conversations = converse(data, program, folder)
    time(programs, found, raw)
    for program in programs:
        program.end()
    everything = list(found.values())
    return everything, [*limits(everything), *difference(loud, data)]


def main() -> int:
    folder, part, binary, room, page = sys.argv[1:]
    try:
        data = Data(folder, part)
        room = Path(room)
        room.mkdir(parents=True, exist_ok=True)
        found, held = measure(data, binary, room)
    except Missing as problem:
        say(f"detection: {problem}")
        return 66
    except Refused as problem:
        say(f"detection: {problem}")
        return 69
    text = report(data, found, held, ROUNDS)
    if not ONLY:
        Path(page).write_text(text)
    print(text)
    return 0 if all(limit.holds for limit in held) else 1


if __name__ == "__main__":
    sys.exit(main())
