"""Runs the data folder's scorer on the answers and reads its results."""

import json
import subprocess
import sys
from pathlib import Path

from folder import Data
from found import Endpoints, Scores


def judged(data: Data, answers: list[Path], segments: list[Path]) -> dict[Path, dict]:
    """Returns the scorer's results for each folder of answers and each folder of segments."""
    command = [sys.executable, str(data.scorer), *map(str, answers), "--eval", data.part]
    if segments:
        command += ["--segments", *map(str, segments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return {
        folder: json.loads((folder / "result.json").read_text()) for folder in [*answers, *segments]
    }


def scores(data: Data, answers: Path, segments: dict[int, Path], judged: dict[Path, dict]) -> Scores:
    """Returns the scores of one detector on one set."""
    found = Scores.read(judged[answers])
    found.own = {ms: Endpoints.read(judged[folder]) for ms, folder in segments.items()}
    return found
