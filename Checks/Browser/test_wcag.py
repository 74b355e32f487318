"""The page meets each criterion of WCAG 2.2, and each check detects a page that does not."""

import re
from pathlib import Path

import pytest

from wcag import CRITERIA, PRELUDE, Stage

TABLE = Path(__file__).parents[2] / "Docs/Accessibility.md"


@pytest.fixture
def stage(context, scripted, request):
    return Stage(context.new_page(), scripted, lambda: request.getfixturevalue("shown"))


@pytest.mark.parametrize("row", CRITERIA, ids=lambda row: f"{row.number}-{row.name}")
def test_it_holds_and_the_page_that_breaks_it_is_found(stage, row):
    row.arrives(stage)
    assert row.check(stage) == []
    stage.page.evaluate(f"() => {{ {PRELUDE} {row.breaks} }}")
    assert row.check(stage) != [], row.broken
    assert stage.person.errors == []


def test_the_table_has_the_55_criteria_with_their_checks():
    rows = re.findall(r"^\| (\d\.\d\.\d+) \| (.+?) \| (A{1,2}) \| .+? \| `(\w+)` \| (.+?) \|$",
                      TABLE.read_text("utf-8"), re.MULTILINE)
    assert rows == [(row.number, row.title, row.level, row.name, row.broken) for row in CRITERIA]
    assert len(rows) == 55
    assert sum(row.level == "A" for row in CRITERIA) == 31
