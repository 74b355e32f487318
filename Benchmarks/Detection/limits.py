"""The limits that the results must meet."""

from dataclasses import dataclass

from found import COLUMNS, Endpoints, Found, Scores

KIB = 1024
ROUNDING = 1e-9


@dataclass
class Limit:
    what: str
    value: float
    most: float | None = None
    least: float | None = None

    @property
    def holds(self) -> bool:
        # NaN never satisfies a limit.
        above = self.least is None or self.value >= self.least - ROUNDING
        below = self.most is None or self.value <= self.most + ROUNDING
        return self.value == self.value and above and below

    def __str__(self) -> str:
        bound = f"at most {self.most:.6g}" if self.least is None else f"at least {self.least:.6g}"
        return f"{'holds ' if self.holds else 'BROKEN'}  {self.what}: {self.value:.6g} ({bound})"


def limits(found: list[Found]) -> list[Limit]:
    """Returns the limits of the detectors that were run."""
    by_name = {one.name: one for one in found}
    reference = by_name.get("silero-onnx")
    all_of_them = []
    if (one := by_name.get("spectral")) is not None:
        all_of_them += without_model(one)
    if (one := by_name.get("silero")) is not None and reference:
        all_of_them += [Limit("silero: cost beside onnxruntime, on the set",
                              one.ratio(reference, "set"), most=0.6)]  # fmt: skip
    if (one := by_name.get("cascade")) is not None and reference:
        all_of_them += cascade(one, reference)
    for one in found:
        if one.ours:
            all_of_them += [
                Limit(f"{one.name}: memory of the first, MB", one.memory[0] / 1e6, most=2),
                Limit(f"{one.name}: memory of a further one, KiB", one.memory[1] / KIB, most=100),
            ]
    return all_of_them


def without_model(one: Found) -> list[Limit]:
    name = one.name
    return [
        Limit(f"{name}: AUC, all", one.loud.auc["all"], least=0.93),
        Limit(f"{name}: AUC, 0 dB", one.loud.auc["0 dB"], least=0.85),
        Limit(f"{name}: endpoint cost, s an utterance", one.loud.tuned.cost, most=1.0),
        Limit(f"{name}: CPU s per s, on the set", one.usual_cost("set"), most=0.000_15),
    ]


def cascade(one: Found, reference: Found) -> list[Limit]:
    name = one.name
    found = [Limit(f"{name}: AUC, all", one.loud.auc["all"], least=reference.loud.auc["all"])]
    for column in COLUMNS:
        if column != "all" and column in reference.loud.auc:
            least = reference.loud.auc[column] - 0.002
            found.append(Limit(f"{name}: AUC, {column}", one.loud.auc[column], least=least))
    found += endpoints(f"{name}, scorer's endpointer", one.loud.tuned, reference.loud.tuned.cut)
    found += quieter(name, one.loud, one.quiet)
    found += [
        Limit(f"{name}: cost beside onnxruntime, on the set", one.ratio(reference, "set"), most=0.4),
        Limit(f"{name}: the same in silence", one.ratio(reference, "silence"), most=0.08),
    ]
    for clip, score in one.conversations.items():
        found += conversation(f"{name}, {clip}", score)
    return found


def endpoints(name: str, of: Endpoints, cuts: float) -> list[Limit]:
    return [
        Limit(f"{name}: cost, s an utterance", of.cost, most=0.55),
        Limit(f"{name}: end p50, ms", of.end50, most=380),
        Limit(f"{name}: end p90, ms", of.end90, most=500),
        Limit(f"{name}: cut, part of the utterances", of.cut, most=cuts),
        Limit(f"{name}: onset p50, ms", of.onset50, most=60),
        Limit(f"{name}: onset p95, ms", of.onset95, most=170),
        Limit(f"{name}: missed, part of the utterances", of.miss, most=0),
        Limit(f"{name}: false starts a minute", of.false_min, most=0.5),
    ]


def quieter(name: str, loud: Scores, quiet: Scores) -> list[Limit]:
    """Requires that quieter clips score nearly as well."""
    return [
        Limit(f"{name}, 24 dB quieter: AUC, {column}", quiet.auc[column], least=auc - 0.005)
        for column, auc in loud.auc.items()
    ]


def conversation(name: str, score: dict) -> list[Limit]:
    right = score["utterances"]
    return [
        Limit(f"{name}: starts", score["starts"], least=right, most=right),
        Limit(f"{name}: ends", score["ends"], least=right, most=right),
        Limit(f"{name}: false, cut, missed or merged",
              score["false"] + score["cut"] + score["missed"], most=0),
        Limit(f"{name}: onset p50, ms", score["onset50"], most=150),
        Limit(f"{name}: end p50, ms", score["end50"], most=300),
        Limit(f"{name}: most that is lost of a first word, ms", score["lost"], most=0),
    ]  # fmt: skip


def differences(largest: float) -> Limit:
    """Limits the difference between Silero's network in Swift and in onnxruntime."""
    return Limit("silero: largest difference from onnxruntime", largest, most=0.001)
