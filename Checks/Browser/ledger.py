"""Writes the proved rows of the ledger. Each line contains a row, its verdict, and the test, separated by
tabs.

A row named by several tests is proved by each of them that passes. A test may name a row only if it
would fail without the required behavior.
"""

import os


def pytest_collection_modifyitems(items):
    for item in items:
        rows = [row for mark in item.iter_markers("covers") for row in mark.args]
        # User properties are sent with the report from the process that ran the test.
        item.user_properties.append(("covers", rows))


def pytest_configure(config):
    if hasattr(config, "workerinput"):
        return
    path = os.environ.get("HARK_BROWSER_LEDGER")
    if path:
        config.pluginmanager.register(Ledger(path))


class Ledger:
    def __init__(self, path: str):
        self.path = path
        open(path, "w", encoding="utf-8").close()

    def pytest_runtest_logreport(self, report):
        # A failure during setup also counts as a failure of a row. Skipped tests leave no record.
        if report.skipped or (report.when != "call" and report.passed):
            return
        verdict = "passed" if report.passed else "failed"
        with open(self.path, "a", encoding="utf-8") as ledger:
            for row in dict(report.user_properties).get("covers", []):
                ledger.write(f"{row}\t{verdict}\t{report.nodeid}\n")
