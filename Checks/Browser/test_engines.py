"""The main path of each screen in each engine, with recorded speech from a real sound server.

The tests' own recognizer reports a word only if the word's audio arrived.
"""

import io
import sqlite3

import pytest
from PIL import Image, ImageChops

import speech

SENTENCE = "he was not an ill disposed young man"
MEAL = "I ate a grilled chicken breast with rice"

# Hides everything but the orb's ball, so that nothing else can differ between two pictures; returns
# the ball's position and width once the page is drawn like this.
BALL = """async () => {
    const only = new CSSStyleSheet();
    only.replaceSync(`
        body * { visibility: hidden }
        .orb-ball, .orb-ball * { visibility: visible }
        .orb-ball.hidden, .orb-ball.hidden * { visibility: hidden }
        .orb-body { transform: none !important; transition: none !important }`);
    document.adoptedStyleSheets.push(only);
    for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
    const { x, y, width } = find('.orb-ball').getBoundingClientRect();
    return [x, y, width];
}"""

# Hides the ball, and returns once the page is drawn without it.
HIDE = """async () => {
    find('.orb-ball').classList.add('hidden');
    for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
}"""

# Counts the reads of the output latency, which occasionally freeze Firefox.
LATENCY = """
    window.asked = 0;
    for (const [name, kind] of [['outputLatency', 'get'], ['getOutputTimestamp', 'value']]) {
        const known = Object.getOwnPropertyDescriptor(AudioContext.prototype, name);
        Object.defineProperty(AudioContext.prototype, name, {
            ...known, [kind]() { asked += 1; return known[kind].call(this); } });
    }
"""


def is_spoken(text: str, sentence: str = SENTENCE) -> bool:
    """Whether `text` consists of at least two words of a sentence, in the same order.

    On a busy machine, browsers drop audio, sometimes most of a sentence.
    """
    words, found = sentence.lower().split(), text.lower().split()
    places = [words.index(word) for word in found if word in words]
    return len(places) == len(found) > 1 and places == sorted(set(places))


@pytest.fixture
def menu(recognizer):
    """Makes the recognizer return a meal for a recording, because no recording mentions food."""
    recognizer.hears(speech.SHORT, MEAL)
    yield
    recognizer.hears(speech.SHORT, SENTENCE)


def dictates(visitor, begins, ends):
    """Says the sentence between the two gestures."""
    begins()
    visitor.says(speech.SHORT)
    visitor.is_quiet()
    ends()
    visitor.sees_rest()


def test_the_chat_is_spoken_read_and_sent(visitor):
    visitor.opens("composer")
    dictates(visitor, visitor.presses, visitor.releases)
    text = visitor.hand.reads(".field-text")
    assert is_spoken(text)
    visitor.types(" indeed")
    visitor.clicks("Send")
    visitor.hand.sees(".bubble.person", text=f"{text} indeed")
    visitor.hand.sees(".bubbles .coach")
    assert visitor.hand.reads(".field-text") == ""


def test_a_capture_is_spoken_and_saved(visitor, hark):
    visitor.opens("capture")
    visitor.types("Noted:")
    dictates(visitor, visitor.taps, visitor.taps)
    text = visitor.hand.reads(".field-text")
    assert is_spoken(text.removeprefix("Noted: "))
    visitor.clicks("Save")
    visitor.hand.sees(".success", text="Saved")
    with sqlite3.connect(hark.database) as database:
        saved = database.execute("SELECT content FROM capture").fetchall()
    assert saved[-1] == (text,)


def test_the_words_of_the_user_are_written(visitor):
    visitor.hand.goes_to(visitor.tap.url)
    visitor.clicks("Text")
    visitor.hand.does(
        """(text) => {
             find('#my-words').value = text;
             find('#my-words').dispatchEvent(new Event('input'));
           }""", "\n".join(f"{word.upper()}: {word}" for word in SENTENCE.split()))
    visitor.clicks("Done")
    visitor.opens("capture")
    dictates(visitor, visitor.taps, visitor.taps)
    text = visitor.hand.reads(".field-text")
    assert is_spoken(text) and text == text.upper()


def test_a_meal_is_spoken_and_logged(visitor, menu):
    visitor.opens("mealLog")
    visitor.taps()
    visitor.says(speech.SHORT)
    # Two seconds of silence end the recording.
    visitor.sees_rest()
    assert is_spoken(visitor.hand.reads(".field-text"), MEAL)
    visitor.clicks("Log This Meal")
    visitor.hand.sees(".meal-results", text="kcal")


def test_a_form_is_dictated(visitor):
    visitor.opens("dictation")
    visitor.hand.types("On Monday", "textarea", "Notes")
    dictates(visitor, visitor.taps, visitor.taps)
    assert is_spoken(visitor.hand.reads("textarea", "Notes").removeprefix("On Monday "))
    assert visitor.hand.reads("textarea", "Summary") == ""


def test_a_call_is_held_with_replies(visitor):
    visitor.tap.preload += LATENCY
    visitor.opens("call")
    visitor.calls()
    visitor.sees("listening")
    loudspeaker = visitor.sound.listens()
    for _ in range(2):
        visitor.says(speech.SHORT)
        visitor.hears_reply()
        visitor.sees("listening")
    assert [is_spoken(line) for line in visitor.lines("person")] == [True, True]
    assert len(visitor.lines("agent")) == 2
    # Each reply lasts 0.6 s, and the loudspeaker plays all of it.
    loudspeaker.hears(1.15)
    visitor.clicks("End call")
    visitor.hand.sees("p", text="The call has ended.")
    assert not visitor.hand.does("() => 'mozInnerScreenX' in window && window.asked")


def picture(hand) -> Image.Image:
    return Image.open(io.BytesIO(hand.picture())).convert("RGB")


def test_the_orb_is_round_while_it_turns(visitor, recognizer):
    hand = visitor.hand
    recognizer.waits()
    visitor.opens("call")
    visitor.calls()
    visitor.sees("listening")
    visitor.says(speech.SHORT)
    visitor.sees("processing")
    # The orb's new color has faded in.
    hand.waits("() => document.querySelectorAll('.orb-color').length === 1")
    x, y, width = hand.does(BALL)
    box = (round(x) - 8, round(y) - 8, round(x + width) + 8, round(y + width) + 8)
    ball = picture(hand).crop(box)
    hand.does(HIDE)
    seen = ImageChops.difference(ball, picture(hand).crop(box)).convert("L")
    middle, radius = seen.width / 2, width / 2 + 1.5
    outside = [seen.getpixel((left, top)) for left in range(seen.width) for top in range(seen.height)
               if (left + 0.5 - middle) ** 2 + (top + 0.5 - middle) ** 2 > radius ** 2]
    assert max(outside) <= 2, "the ball has corners"
    assert seen.getpixel((seen.width // 2, seen.height // 2)) > 20
    recognizer.finishes()
