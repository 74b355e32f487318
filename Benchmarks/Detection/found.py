"""The results of one detector."""

import math
from dataclasses import dataclass, field
from statistics import median

COLUMNS = {
    "all": "ALL",
    "clean": "clean",
    "20 dB": "20 dB",
    "10 dB": "10 dB",
    "5 dB": "5 dB",
    "0 dB": "0 dB",
    "words": "short",
    "meetings": "AMI",
    "labelled by others": "TEN",
    "Norwegian": "nb",
    "other languages": "other lang",
}
"""The report's AUC columns, and the scorer's names for them. Some data sets lack some of these
columns."""


@dataclass
class Endpoints:
    """The endpoint scores: times in ms, `cut` and `miss` as shares of the utterances, `cost` in
    seconds per utterance, and `false_min` per minute."""

    cost: float
    end50: float
    end90: float
    onset50: float
    onset95: float
    cut: float
    miss: float
    false_min: float
    clip: float
    headclip: float

    @classmethod
    def read(cls, scored: dict) -> "Endpoints":
        """Reads these fields from the scorer's result, which has additional ones."""
        return cls(**{name: number(scored[name]) for name in cls.__dataclass_fields__})


@dataclass
class Scores:
    """The scores of one detector on one set of clips."""

    auc: dict[str, float]
    tuned: Endpoints
    """The scores with the scorer's own endpointer, tuned for this detector on dev."""
    own: dict[int, Endpoints] = field(default_factory=dict)
    """The scores with Hark's endpointing, by trailing silence in ms; empty for other detectors."""

    @classmethod
    def read(cls, scored: dict) -> "Scores":
        parts = scored["parts"]
        auc = {column: number(parts[part]["auc"]) for column, part in COLUMNS.items() if part in parts}
        return cls(auc, Endpoints.read(scored["ep_held"]))


@dataclass
class Found:
    name: str
    ours: bool
    version: str
    memory: tuple[float, float]
    """The memory in bytes of the first detector in a process, and of each additional one."""
    loud: Scores | None = None
    quiet: Scores | None = None
    cost: dict[str, list[float]] = field(default_factory=dict)
    """CPU seconds per second of each input, one value per round."""
    conversations: dict[str, dict] = field(default_factory=dict)

    def usual_cost(self, sound: str) -> float:
        return median(self.cost[sound])

    def least_cost(self, sound: str) -> float:
        return min(self.cost[sound])

    def ratio(self, other: "Found", sound: str) -> float:
        """Returns the cost relative to `other`, compared round by round, so that slow rounds affect
        both."""
        return median(a / b for a, b in zip(self.cost[sound], other.cost[sound], strict=True))


def number(value) -> float:
    """Returns the scorer's figure as a number; NaN if there is none."""
    return math.nan if value is None else float(value)
