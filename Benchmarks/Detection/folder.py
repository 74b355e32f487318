"""The folder of labeled clips; `folder.py DATA PART` reports any problem with the folder."""

import sys
from pathlib import Path


class Missing(Exception):
    """An error whose message states the problem with the folder, and its solution, in one
    sentence."""


class Data:
    """A folder of labeled clips: `score.py`, and `data/PART` with WAV files and their ground truth
    in JSON."""

    def __init__(self, folder: str, part: str):
        if not folder:
            raise Missing("say where the labeled clips are: make detection DATA=FOLDER")
        self.folder = Path(folder).resolve()
        self.part = part
        self.scorer = self.folder / "score.py"
        if not self.folder.is_dir():
            raise Missing(f"{folder} is not a folder; DATA names that of the labeled clips")
        if not self.scorer.is_file():
            raise Missing(f"{folder} has no score.py; DATA names the folder of the labeled clips")
        # The scorer always tunes on dev.
        self.parts = sorted({"dev", part})
        for one in self.parts:
            if not self.clips(one):
                raise Missing(f"{folder} has no clips with their truth in data/{one}")

    def clips(self, part: str) -> list[Path]:
        clips = sorted((self.folder / "data" / part).glob("*.wav"))
        return [clip for clip in clips if clip.with_suffix(".json").is_file()]

    @property
    def conversations(self) -> list[Path]:
        """The conversation recordings; empty if the folder has none."""
        folder = self.folder / "conversation"
        has_truth = (folder / "truth.json").is_file() and (folder / "score_events.py").is_file()
        return sorted(folder.glob("*.wav")) if has_truth else []


if __name__ == "__main__":
    try:
        Data(*sys.argv[1:])
    except Missing as problem:
        print(f"detection: {problem}", file=sys.stderr)
        sys.exit(66)
