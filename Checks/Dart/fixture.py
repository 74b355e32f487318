"""The copy of the channels' messages for the Dart tests, as a constant, so that the tests run in
any directory.

`python3 Checks/Dart/fixture.py Flutter/hark_speech` writes it; the check `messages` compares it.
"""

import sys
from pathlib import Path

HEAD = """/// A copy of `Flutter/channel-messages.json`, so that the tests run in any directory.
///
/// `Checks/Dart/fixture.py` writes it.
const String fixture = r'''
"""


def copy(plugin: Path) -> Path:
    return plugin / "test/src/fixture.dart"


def text(plugin: Path) -> str:
    return f"{HEAD}{(plugin.parent / 'channel-messages.json').read_text()}''';\n"


if __name__ == "__main__":
    copy(Path(sys.argv[1])).write_text(text(Path(sys.argv[1])))
