"""A running program that hosts one detector and takes commands (`peer.py`, and `detection` in Swift)."""

import json
import os
import subprocess
import sys
from pathlib import Path


class Refused(Exception):
    """An error: the program has ended or has reported an error."""


class Program:
    def __init__(self, name: str, command: list[str], ours: bool, example: Path):
        self.name, self.ours = name, ours
        self.process = subprocess.Popen(
            [*command, name, str(example)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )
        hello = self.reply()
        self.hop = hello["hop_ms"]
        self.version = hello["version"]
        self.memory = hello["first"], hello["further"]

    def ask(self, *words) -> dict:
        """Sends a command and waits for its answer."""
        print("\t".join(map(str, words)), file=self.process.stdin, flush=True)
        return self.reply()

    def reply(self) -> dict:
        line = self.process.stdout.readline()
        if not line:
            raise Refused(f"{self.name} ended with status {self.process.wait()}")
        reply = json.loads(line)
        if "error" in reply:
            raise Refused(f"{self.name}: {reply['error']}")
        return reply

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def peers() -> list[tuple[str, list[str]]]:
    """Returns the names and commands of third-party detectors."""
    from peer import PEERS

    return [(name, [sys.executable, str(Path(__file__).with_name("peer.py"))]) for name in PEERS]


def ours(binary: str) -> list[tuple[str, list[str]]]:
    """Returns the names and commands of Hark's own detectors, as listed by the program."""
    names = subprocess.run([binary], check=True, capture_output=True, text=True).stdout.split()
    return [(name, [binary]) for name in names]
