"""In a browser that lacks a feature, the page works, or one sentence names the missing feature."""

import re

import pytest
from playwright.sync_api import expect

from colors import contrast
from looks import look
from person import settle
from screens import screen

# Scripts that each remove an interface from pages that are loaded afterward.
WITHOUT = {
    "storage": """for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
            get() { throw new DOMException('blocked', 'SecurityError'); } });
    }""",
    "WebAssembly": "delete window.WebAssembly;",
    "AudioWorklet": """delete window.AudioWorklet;
        delete window.AudioWorkletNode;
        delete BaseAudioContext.prototype.audioWorklet;""",
    "popovers": """for (const name of ['popover', 'togglePopover', 'showPopover', 'hidePopover']) {
        delete HTMLElement.prototype[name];
    }""",
    "toWellFormed": """delete String.prototype.toWellFormed;
        delete String.prototype.isWellFormed;""",
    "userActivation": "delete Navigator.prototype.userActivation;",
    "later functions": """delete Element.prototype.checkVisibility;
        delete Promise.withResolvers;
        delete Object.groupBy;
        delete Array.fromAsync;""",
    "dialogs": "delete window.HTMLDialogElement;",
    "https": "Object.defineProperty(window, 'isSecureContext', { value: false });",
}

# A browser without linear() throws if an animation uses it, and ignores it in a style sheet.
PLAIN_EASINGS = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (String(options?.easing).includes('linear(')) throw new TypeError('no such easing');
        return animate.call(this, frames, options);
    };"""
LATER_STYLES = re.compile(r"(?<![-\w])(light-dark|linear|color-mix)\(")

SAFARI_16 = ("popovers", "toWellFormed", "userActivation", "later functions")


def lacks(page, *names: str):
    for name in names:
        page.add_init_script(WITHOUT[name])


def lacks_styles(page):
    """Renames the style functions that Safari 16.0 lacks, so that every rule that uses one is
    ignored."""
    def answer(route):
        sheet = route.fetch()
        route.fulfill(response=sheet, body=LATER_STYLES.sub(r"no-\1(", sheet.text()))

    page.route(re.compile(r"\.css$"), answer)
    page.add_init_script(PLAIN_EASINGS)


def chats(person):
    """Speaks, types, and sends a message, and reads the reply."""
    person.opens("composer")
    person.plays_recording()
    person.presses()
    person.sees_words("young", "man")
    person.releases()
    person.sees_rest()
    person.types(" indeed")
    person.button("Send").click()
    expect(person.page.locator(".bubble.person")).to_contain_text("young man indeed")
    expect(person.page.locator(".bubbles .coach")).not_to_be_empty()


@pytest.mark.parametrize("names", [["storage"], ["WebAssembly"], ["toWellFormed"], SAFARI_16],
                         ids=["storage", "WebAssembly", "toWellFormed", "Safari 16"])
def test_the_chat_works_without(person, names):
    lacks(person.page, *names)
    if names == SAFARI_16:
        lacks_styles(person.page)
    chats(person)
    expect(person.page.locator(".notice")).to_be_hidden()


def test_without_storage_the_page_goes_from_screen_to_screen(person):
    lacks(person.page, "storage")
    person.opens("composer")
    person.types("kept words")
    person.page.get_by_role("link", name="All experiences").click()
    person.page.locator("a.card[href='#composer']").click()
    expect(person.field).to_have_value("kept words")


def test_half_a_character_is_replaced_without_to_well_formed(reader, scripted):
    lacks(scripted.page, "toWellFormed")
    person = reader(screen("composer"))
    person.field.evaluate("""(field) => {
        field.value = 'one \\ud83d two';
        field.dispatchEvent(new InputEvent('input'));
    }""")
    assert scripted.hears("do")["text"] == "one \ufffd two"


def test_settings_open_and_close_without_popovers(caller):
    lacks(caller.page, *SAFARI_16)
    lacks_styles(caller.page)
    caller.calls()
    caller.sees("listening")
    expect(caller.overlay).to_be_hidden()
    expect(caller.settings).to_be_hidden()
    caller.button("Call Settings").click()
    expect(caller.overlay).to_be_visible()
    caller.settles()
    # The panel in front of the call is usable.
    caller.button("Advanced Settings").click()
    expect(caller.overlay).to_be_hidden()
    expect(caller.settings).to_be_visible()
    caller.settles()
    caller.button("Done").click()
    expect(caller.settings).to_be_hidden()
    expect(caller.button("Call Settings")).to_be_focused()


@pytest.mark.parametrize("experience", ["composer", "capture", "mealLog", "dictation", "call"])
def test_text_can_be_read_where_new_colors_are_unknown(person, experience):
    lacks_styles(person.page)
    person.opens(experience)
    for each in ("light", "dark"):
        with look(person.page, each):
            assert contrast(person.page.locator(".head-title")) > 4.5


def test_without_audio_worklets_the_page_says_so_and_takes_typed_text(person):
    lacks(person.page, "AudioWorklet")
    sentence = person.page.get_by_text(
        "To speak, update this browser or use another one: it lacks AudioWorklet.")
    person.page.goto(person.url)
    expect(sentence).to_be_visible()
    person.opens("composer")
    expect(sentence).to_be_visible()
    person.types("typed words")
    person.button("Send").click()
    expect(person.page.locator(".bubble.person")).to_have_text("typed words")


def test_a_call_without_audio_worklets_does_not_blame_silence_on_the_user(caller):
    lacks(caller.page, "AudioWorklet")
    caller.calls()
    expect(caller.page.get_by_text("it lacks AudioWorklet.")).to_be_visible()
    expect(caller.banner).to_be_visible()
    expect(caller.page.get_by_text("keeps the page silent")).to_be_hidden()


def test_a_page_without_encryption_says_what_to_do(person):
    lacks(person.page, "https")
    person.opens("capture")
    expect(person.page.get_by_text("To speak, open this page over https")).to_be_visible()


def test_a_browser_that_is_too_old_for_the_page_is_told_why(person):
    lacks(person.page, "dialogs")
    person.page.goto(person.url)
    expect(person.page.locator("body")).to_have_text(re.compile(
        "To use Hark, update this browser or use another one: it lacks HTMLDialogElement.$"))


# Requests and workers fail while the tab's storage contains `fails`.
FAILING_LIST = """
    const load = window.fetch;
    window.fetch = async (address, ...others) => {
        const failure = String(address).endsWith('/experiences.json') && sessionStorage.fails;
        if (failure === 'refused') return load('/no-such-list.json');
        if (failure) throw new TypeError('unreachable');
        return load(address, ...others);
    };"""
FAILING_WORKER = """
    const Real = window.Worker;
    window.Worker = class extends Real {
        constructor(address, options) {
            if (sessionStorage.fails === 'forbidden') throw new DOMException('', 'SecurityError');
            super(sessionStorage.fails ? '/no-such-worker.js' : address, options);
        }
    };"""


def fails(person, how: str):
    person.page.evaluate("(how) => { sessionStorage.fails = how; }", how)
    person.page.reload()


def connects_again(person, sentence: str):
    """Tries with the keyboard, first without success, then successfully."""
    notice = person.page.locator(".notice:not([hidden])")
    expect(notice).to_contain_text(sentence)
    again = person.button("Connect again")
    again.press("Enter")
    expect(notice).to_contain_text(sentence)
    expect(again).to_be_focused()
    person.page.evaluate("sessionStorage.removeItem('fails')")
    again.press("Enter")


@pytest.mark.parametrize("how", ["refused", "unreachable"])
def test_a_list_that_does_not_load_can_be_loaded_again(person, how):
    person.page.add_init_script(FAILING_LIST)
    person.opens("composer")
    fails(person, how)
    connects_again(person, "The list of experiences did not load.")
    expect(person.mic).to_be_visible()
    expect(person.page.locator(".notice")).to_be_hidden()


@pytest.mark.parametrize("how", ["missing", "forbidden"])
def test_a_connection_that_does_not_load_is_told_and_loses_no_text(person, how):
    person.page.add_init_script(FAILING_WORKER)
    person.opens("composer")
    person.types("kept words")
    person.waits(
        lambda: any(message["type"] == "show" and message["screen"]["field"]["text"] == "kept words"
                    for message in person.told),
        "the words did not arrive")
    fails(person, how)
    expect(person.button("Connect again")).to_be_visible()
    person.page.reload()
    connects_again(person, "A part of this page did not load.")
    expect(person.field).to_have_value("kept words")
    expect(person.page.locator(".notice")).to_be_hidden()


def test_a_session_that_does_not_load_knows_what_changed_meanwhile(person, scripted):
    person.url = scripted.url
    person.page.add_init_script(FAILING_WORKER)
    person.page.goto(scripted.url)
    person.page.evaluate("sessionStorage.fails = 'missing'")
    person.page.goto(f"{scripted.url}/#composer")
    again = person.button("Connect again")
    expect(again).to_be_visible()
    person.page.emulate_media(reduced_motion="reduce")
    settle(person.page)
    person.page.evaluate("sessionStorage.removeItem('fails')")
    again.click()
    assert scripted.hears("hello")["reducesMotion"] is True


def test_an_interruption_leaves_the_button_that_connects_again(person, context):
    person.page.add_init_script(FAILING_WORKER)
    person.opens("composer")
    fails(person, "missing")
    expect(person.button("Connect again")).to_be_visible()
    person.page.evaluate(
        "window.interruption = new Promise((done) => addEventListener('offline', done)); null")
    context.set_offline(True)
    person.page.evaluate("async () => { await interruption; }")
    expect(person.button("Connect again")).to_be_visible()
    context.set_offline(False)
    connects_again(person, "A part of this page did not load.")
    expect(person.mic).to_be_visible()


def test_a_failed_connection_leaves_the_focus_where_the_user_moved_it(person):
    person.page.add_init_script(FAILING_WORKER)
    person.opens("composer")
    fails(person, "missing")
    again = person.button("Connect again")
    expect(again).to_be_visible()
    person.page.evaluate("""() => {
        const back = document.querySelector('.head a');
        const button = document.querySelector('.notice button');
        button.addEventListener('click', () => back.focus());
    }""")
    again.click()
    expect(again).to_be_visible()
    expect(person.page.get_by_role("link", name="All experiences")).to_be_focused()
