"""Every state has no axe-core violation and no overflow, in every appearance."""

import pytest

from drawn_states import CALLS, DIALOGS, EXPERIENCES, SCREENS
from inspection import faults
from screens import screen
from states import ASKING, STATES


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[pytest.mark.asks] if name in ASKING else []) for name in STATES])
@pytest.mark.covers("S5-FR-012", "S5-FR-032", "S5-FR-034", "S5-FR-035", "S5-SC-011", "S5-SC-012",
                    "S2-61")
def test_every_state_is_right_in_every_look(person, name):
    STATES[name](person)
    assert faults(person.page, name) == []


@pytest.mark.rare
@pytest.mark.parametrize("name", SCREENS)
def test_what_a_screen_shows_rarely_is_right_in_every_look(reader, scripted, name):
    person = reader(screen(SCREENS[name]["experience"]))
    scripted.shows(SCREENS[name])
    scripted.is_drawn()
    assert faults(person.page, name) == []


@pytest.mark.rare
@pytest.mark.parametrize("name", CALLS)
def test_what_a_call_shows_rarely_is_right_in_every_look(shown, name):
    state, changes = CALLS[name]
    assert faults(shown(state, **changes).page, name) == []


@pytest.mark.rare
@pytest.mark.parametrize("dialog", DIALOGS)
@pytest.mark.parametrize("experience", EXPERIENCES)
def test_what_lies_over_a_screen_is_right_in_every_look(reader, scripted, experience, dialog):
    person = reader(screen(experience, text="kept words"))
    DIALOGS[dialog](person, scripted)
    assert faults(person.page, f"{EXPERIENCES[experience]}-over-{dialog}") == []


@pytest.mark.rare
@pytest.mark.parametrize("dialog", [name for name in DIALOGS if name != "failed"])
def test_what_lies_over_a_call_is_right_in_every_look(shown, scripted, dialog):
    caller = shown("listening")
    DIALOGS[dialog](caller, scripted)
    assert faults(caller.page, f"call-over-{dialog}") == []
