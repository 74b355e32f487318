"""The text field: typed text and text dictated through the server are both preserved."""

import pytest
from playwright.sync_api import expect

import speech
from person import Person
from screens import screen
from slow_wire import SlowWire


@pytest.mark.covers("S1-39")
def test_typing_is_told_as_it_stands_with_the_cursor(reader, scripted):
    person = reader(screen("composer"))
    person.field.press_sequentially("Hi you")
    text = ""
    while text != "Hi you":
        told = scripted.hears("do")
        assert told["action"] == "write"
        text = told["text"]
        scripted.shows(screen("composer", text=text))
    assert told["selection"] == [6, 6]


def test_one_change_is_on_its_way_at_a_time_and_the_last_wins(reader, scripted):
    person = reader(screen("composer"))
    person.field.press_sequentially("abcdefgh")
    first = scripted.hears("do")
    # Nothing else is sent until the server confirms the first change.
    assert scripted.actions() == []
    scripted.shows(screen("composer", text=first["text"]))
    assert scripted.hears("do")["text"] == "abcdefgh"
    assert person.text() == "abcdefgh"


def test_an_answer_that_is_late_does_not_undo_what_was_typed(reader, scripted):
    person = reader(screen("composer"))
    person.field.press_sequentially("new words")
    scripted.done = 0
    scripted.shows(screen("composer", text="old"))
    scripted.is_drawn()
    assert person.text() == "new words"


def test_what_was_typed_goes_before_what_is_done_next(reader, scripted):
    person = reader(screen("composer", composer={"canSend": True}))
    person.field.press_sequentially("abc")
    person.button("Send").click()
    told = [scripted.hears("do") for _ in range(3)]
    assert [one["action"] for one in told] == ["write", "write", "send"]
    assert told[1]["text"] == "abc"
    assert [one["id"] for one in told] == [1, 2, 3]


@pytest.mark.covers("S1-37")
def test_spoken_words_appear_in_the_field_which_is_read_only_meanwhile(reader, scripted):
    person = reader(screen("composer"))
    scripted.shows(screen("composer", True, "so they"))
    expect(person.field).to_have_value("so they")
    expect(person.field).to_have_js_property("readOnly", True)
    scripted.shows(screen("composer", text="so they say"))
    expect(person.field).to_have_value("so they say")
    expect(person.field).to_be_editable()


@pytest.mark.covers("S5-FR-014")
def test_fresh_words_are_marked_where_they_stand(reader, scripted):
    person = reader(screen("mealLog"))
    field = {"fresh": [7, 17], "isReadOnly": True}
    scripted.shows(screen("mealLog", True, "chicken with rice", field=field))
    expect(person.page.locator(".field-copy mark")).to_have_text("with rice")
    scripted.shows(screen("mealLog", text="chicken with rice"))
    expect(person.page.locator(".field-copy mark")).to_have_count(0)


@pytest.mark.parametrize("experience", ["composer", "capture", "mealLog", "dictation"])
def test_the_marks_lie_where_the_words_are(reader, scripted, experience):
    words = "the mister john dashwood had then leisure to consider how much there might be " * 3
    person = reader(screen(experience))
    scripted.shows(screen(experience, True, words))
    person.page.wait_for_function(
        "() => [...document.querySelectorAll('.field textarea')].some((one) => one.value)")
    # Properties that affect line breaking are the same for the text and its copy.
    text, copy = person.page.evaluate("""() => {
        const looks = (one) => {
            const style = getComputedStyle(one);
            const names = ['font', 'letter-spacing', 'word-spacing', 'line-height', 'text-align',
                'text-indent', 'text-wrap-style', 'white-space', 'word-break', 'overflow-wrap',
                'padding', 'hyphens', 'tab-size', 'direction'];
            return [...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
                `at ${one.getBoundingClientRect().left}, ${one.clientWidth} wide, `
                + `${one.scrollHeight} high`];
        };
        const field = [...document.querySelectorAll('.field')].find((one) =>
            one.querySelector('textarea').value);
        return [looks(field.querySelector('.field-text')), looks(field.querySelector('.field-copy'))];
    }""")
    assert text == copy
    # A textarea always has this value, regardless of its style.
    assert "text-wrap-style: auto" in copy


@pytest.mark.covers("S5-FR-015")
def test_a_long_text_scrolls_to_its_newest_words(reader, scripted):
    person = reader(screen("mealLog"))
    scripted.shows(screen("mealLog", True, "many words " * 200))
    person.page.wait_for_function(
        """() => { const field = document.querySelector('.field');
             return field.scrollHeight > field.clientHeight
               && field.scrollTop + field.clientHeight > field.scrollHeight - 2; }""")


def test_undo_is_asked_of_the_server_which_knows_what_was_spoken(reader, scripted):
    person = reader(screen("composer", text="spoken"))
    person.field.focus()
    person.page.keyboard.press("Control+z")
    person.page.keyboard.press("Control+Shift+z")
    assert [one for one in scripted.actions() if one != "write"] == ["undo", "redo"]


def test_a_lone_half_of_a_character_is_made_whole(reader, scripted):
    person = reader(screen("composer"))
    person.field.evaluate(
        "field => { field.value = '\\ud83d'; field.dispatchEvent(new Event('input')); }")
    assert scripted.hears("do")["text"] == "\ufffd"


@pytest.mark.parametrize("experience, name, action", [("composer", "Send", "send"), ("capture", "Save", "save")])
def test_a_press_counts_before_the_server_has_seen_the_text(reader, scripted, experience, name, action):
    person = reader(screen(experience))
    button = person.button(name)
    button.press("Enter")
    person.types(" ")
    button.press("Enter")
    assert action not in scripted.actions()
    person.types("peaches")
    button.press("Enter")
    assert scripted.actions()[-2:] == ["write", action]
    # The server has seen the text, and keeps the button disabled.
    scripted.shows(screen(experience, text=person.text()))
    scripted.is_drawn()
    button.press("Enter")
    assert scripted.actions() == []


def test_a_text_is_sent_at_once_over_a_slow_network(context, hark):
    wire = SlowWire(hark.port, round_trip=1)
    try:
        person = Person(context.new_page(), wire.url).opens("composer")
        person.types("peaches")
        person.button("Send").press("Enter")
        expect(person.page.locator(".bubble.person")).to_have_text("peaches")
        expect(person.field).to_have_value("")
        assert person.done.count("send") == 1
        assert person.errors == []
    finally:
        wire.stop()


def test_alternatives_of_a_touched_word_can_be_written(reader, scripted):
    person = reader(screen("capture", text="He writes"))
    scripted.shows(screen(
        "capture", text="He writes", field={"selection": [5, 5], "alternatives": ["rights", "wright"]}))
    said = person.page.locator(".said")
    expect(said.get_by_role("button")).to_have_text(["rights", "wright"])
    said.get_by_role("button", name="wright").click()
    heard = scripted.hears("do")
    assert (heard["action"], heard["text"]) == ("replaceSaidWords", "wright")
    expect(person.field).to_be_focused()
    scripted.shows(screen("capture", text="He wright", field={"selection": [9, 9]}))
    expect(said).to_be_hidden()


def test_what_was_said_at_the_cursor_is_shown_and_can_be_written(person, recognizer):
    recognizer.hears(speech.SHORT, "he was not new line an ill disposed young man")
    try:
        person.opens("capture")
        person.taps()
        person.sees_words("young", "man")
        person.taps()
        person.sees_rest()
    finally:
        recognizer.hears(speech.SHORT, "he was not an ill disposed young man")
    before, after = person.text().split("\n")
    said = person.page.locator(".said")
    expect(said).to_be_hidden()
    person.field.evaluate(
        "(field, place) => { field.focus(); field.setSelectionRange(place, place); }", len(before))
    expect(said).to_contain_text("You said: “new line”")
    said.get_by_role("button", name="Write as Spoken").click()
    expect(person.field).to_have_value(f"{before} new line {after}")
    expect(said).to_be_hidden()
    person.field.press("Control+z")
    expect(person.field).to_have_value(f"{before}\n{after}")
