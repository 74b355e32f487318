"""Checks the Dart side of the plugin without a Dart SDK: its syntax, its structure, and, as far as
a syntax tree can show it, how it reads each message of the fixture."""

import sys
from pathlib import Path

from proof import MISTAKES, prove
from replay import replay
from structure import CHECKS, plugin_sources


def main() -> int:
    plugin = Path(sys.argv[1])
    faults = [fault for check in [*CHECKS, replay] for fault in check(plugin)]
    if not faults:
        # A check that reports nothing must be proven to detect something.
        faults = list(prove(plugin))
    for fault in faults:
        print(fault)
    if faults:
        return 1
    files = len(plugin_sources(plugin))
    print(f"{files} Dart files are well formed; {len(MISTAKES)} mistakes were tried and found.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
