"""Writes which rows of the ledger were proved: a row, its verdict and the test, between tabs.

A row that several tests name is proved by each that passed. A row may be named only by a test that
would turn red without it.
"""

import os

import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    report.rows = [row for mark in item.iter_markers("covers") for row in mark.args]


def pytest_sessionstart(session):
    path = os.environ.get("HARK_BROWSER_LEDGER")
    if path:
        open(path, "w", encoding="utf-8").close()


def pytest_runtest_logreport(report):
    path = os.environ.get("HARK_BROWSER_LEDGER")
    # What failed while it was made ready has not been proved either; what was skipped says nothing.
    if not path or report.skipped or (report.when != "call" and report.passed):
        return
    verdict = "passed" if report.passed else "failed"
    with open(path, "a", encoding="utf-8") as ledger:
        for row in report.rows:
            ledger.write(f"{row}\t{verdict}\t{report.nodeid}\n")
