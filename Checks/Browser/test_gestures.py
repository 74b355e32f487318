"""The page's reports of pointers, keys, and assistive technology."""

import pytest

from screens import screen


def at(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.covers("S1-24", "S1-25")
def test_a_press_acts_at_once_and_once_however_the_finger_moves(reader, scripted):
    person = reader(screen("composer"))
    x, y = at(person.page, ".mic")
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    assert scripted.hears("do")["action"] == "press"
    for step in range(20):
        person.page.mouse.move(x + 10 * step, y - 15 * step)
    assert scripted.actions() == []
    person.page.mouse.up()
    assert scripted.actions() == ["release"]


@pytest.mark.covers("S1-26")
def test_a_disabled_button_does_nothing(reader, scripted):
    person = reader(screen("composer", button={"isEnabled": False, "state": "disabled"}))
    person.presses()
    person.releases()
    person.mic.focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Space")
    assert scripted.actions() == []


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.covers("S5-FR-037")
def test_a_key_toggles_when_it_is_struck(reader, scripted, key):
    person = reader(screen("composer"))
    person.mic.focus()
    person.page.keyboard.press(key)
    assert scripted.actions() == ["activate"]


@pytest.mark.covers("S5-FR-037")
def test_a_key_holds_when_it_is_held(reader, scripted):
    person = reader(screen("composer"))
    person.mic.focus()
    person.page.keyboard.down("Space")
    assert scripted.hears("do")["action"] == "press"
    person.page.keyboard.up("Space")
    assert scripted.actions() == ["release"]


def test_a_held_key_is_let_go_when_the_focus_leaves(reader, scripted):
    person = reader(screen("composer"))
    person.mic.focus()
    person.page.keyboard.down("Space")
    assert scripted.hears("do")["action"] == "press"
    person.field.focus()
    assert scripted.hears("do")["action"] == "release"


def test_assistive_technology_activates(reader, scripted):
    person = reader(screen("composer"))
    person.mic.evaluate("button => button.click()")
    assert scripted.actions() == ["activate"]


def test_assistive_technology_activates_behind_a_press_that_was_taken_away(
        reader, scripted, context):
    context.clock.install()
    person = reader(screen("composer"))
    person.presses()
    person.mic.dispatch_event("pointercancel", {"pointerId": 1})
    assert scripted.actions() == ["press", "release"]
    # After this time, the pointer's own click can no longer arrive.
    context.clock.fast_forward(500)
    person.mic.evaluate("button => button.click()")
    assert scripted.actions() == ["activate"]


@pytest.mark.window(has_touch=True)
def test_a_long_press_of_a_finger_is_held_and_opens_no_menu(reader, scripted):
    person = reader(screen("composer"))
    person.page.evaluate("""() => { window.menus = [];
        addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented)); }""")
    x, y = at(person.page, ".mic")
    touch = person.page.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    assert scripted.hears("do")["action"] == "press"
    # A headed browser opens its context menu after a long press.
    person.mic.dispatch_event("contextmenu")
    assert scripted.actions() == []
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert scripted.actions() == ["release"]
    assert person.page.evaluate("menus") == [True]


def test_a_finger_that_the_system_takes_away_counts_as_lifted(reader, scripted):
    person = reader(screen("composer"))
    person.presses()
    assert scripted.hears("do")["action"] == "press"
    person.mic.dispatch_event("pointercancel", {"pointerId": 1})
    assert scripted.actions() == ["release"]
    person.releases()
    assert scripted.actions() == []


@pytest.mark.parametrize("experience", ["composer", "capture", "mealLog", "dictation"])
@pytest.mark.covers("S5-FR-001")
def test_everything_that_is_pressed_is_large_enough(reader, experience):
    person = reader(screen(experience))
    small = person.page.evaluate("""() => [...document.querySelectorAll('button, a, textarea')]
        .map((one) => [one.outerHTML.slice(0, 60), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)""")
    assert small == []
