"""Scores the conversation recordings with the data folder's own scorer."""

import importlib.util
import json

from folder import Data


class Conversation:
    """The scorer of the conversation recordings."""

    def __init__(self, data: Data):
        file = data.folder / "conversation/score_events.py"
        spec = importlib.util.spec_from_file_location("score_events", file)
        self.scorer = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.scorer)
        self.truth = json.loads((file.parent / "truth.json").read_text())

    def score(self, segments: list[dict]) -> dict:
        """Scores the segments found in one recording."""
        scored = self.scorer.score(events(segments), self.truth)
        return {
            "utterances": scored["utterances"],
            "starts": scored["n_start"],
            "ends": scored["n_stop"],
            "false": scored["false_starts"],
            "cut": scored["premature_stops"] + scored["resumes"],
            "missed": scored["missed"] + scored["merged"],
            "onset50": middle(scored["onset_ms"]),
            "end50": middle(scored["offset_ms"]),
            "lost": lost(segments, self.truth["utterances"]),
        }


def events(segments: list[dict]) -> list[tuple[str, float]]:
    """Returns the reports that speech has begun or ended, with their times, in order."""
    told = []
    for segment in segments:
        told.append(("start", segment["start_at"]))
        if segment["end_at"] is not None:
            told.append(("stop", segment["end_at"]))
    return told


def lost(segments: list[dict], utterances: list[dict]) -> float:
    """Returns the longest time, in milliseconds, from the onset of an utterance to the start of its
    captured audio; infinite if an utterance was not captured at all."""
    worst = 0.0
    for utterance in utterances:
        onset, offset = utterance["onset"], utterance["offset"]
        kept = [one["start"] for one in segments if one["start"] < offset and one["end"] > onset]
        begin = min(kept, default=float("inf"))
        worst = max(worst, 1000 * (begin - onset))
    return worst


def middle(delays: dict | None) -> float:
    return float("nan") if delays is None else float(delays["p50"])
