"""Runs one of the detectors that Hark is compared with: `peer.py NAME SOUND`.

It uses the protocol of the program `detection`, which runs Hark's detectors. It prints a line of
JSON that describes the detector and its memory, measured with SOUND (16-bit samples), then one line
for each command on standard input. The fields of a command are separated by tabs:

    answer CLIP FILE    writes the answers for the WAV file CLIP to FILE, as 32-bit floats
    cost SOUND          processes SOUND and reports the CPU seconds
"""

import array
import json
import sys
import wave
from functools import partial

from peers import RNNoise, TEN, Energy, WebRTC, loops
from silero_peer import Silero

PEERS = {
    "silero-onnx": Silero,
    "ten": TEN,
    "rnnoise": RNNoise,
    "webrtc": WebRTC,
    "webrtc-mode3": partial(WebRTC, modes=(3,)),
    "energy": Energy,
}

FURTHER = 20
"""The number of detectors over which the memory of an additional one is averaged."""


def resident() -> int:
    """Returns the resident memory of this process, in bytes."""
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * 4096


def clip(path: str) -> array.array:
    with wave.open(path) as file:
        return array.array("h", file.readframes(file.getnframes()))


def sound(path: str) -> array.array:
    with open(path, "rb") as file:
        return array.array("h", file.read())


class Program:
    def __init__(self, make, example: array.array):
        # Loads everything but the detector first, so that its memory is not attributed to the
        # detector.
        self.prepare = getattr(make, "prepared", None)
        example = self.prepared(example)
        library = loops()
        before = resident()
        self.peer = make(library)
        kept = [self.peer.fresh()]
        kept[0](example)
        self.first = resident() - before
        for _ in range(FURTHER):
            kept.append(self.peer.fresh())
            kept[-1](example)
        self.further = (resident() - before - self.first) / FURTHER
        self.peer.forget()
        self.sounds = {}

    def prepared(self, samples: array.array) -> array.array:
        return self.prepare(samples) if self.prepare else samples

    def hello(self) -> dict:
        return {
            "hop_ms": self.peer.frame / 16, "version": self.peer.version(),
            "first": self.first, "further": self.further,
        }  # fmt: skip

    def obey(self, *words: str) -> dict:
        try:
            return self.do(*words)
        finally:
            self.peer.forget()

    def do(self, order: str, *words: str) -> dict:
        if order == "answer":
            answers, _ = self.peer.fresh()(self.prepared(clip(words[0])))
            with open(words[1], "wb") as file:
                answers.tofile(file)
            return {}
        path = words[0]
        if path not in self.sounds:
            self.sounds[path] = self.prepared(sound(path))
        return {"cpu": self.peer.fresh()(self.sounds[path])[1]}


def main():
    program = Program(PEERS[sys.argv[1]], sound(sys.argv[2]))
    print(json.dumps(program.hello()), flush=True)
    for line in sys.stdin:
        print(json.dumps(program.obey(*line.rstrip("\n").split("\t"))), flush=True)


if __name__ == "__main__":
    main()
