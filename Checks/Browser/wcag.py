"""The success criteria of WCAG 2.2, levels A and AA, each with a check and a defect that it must find.

A check returns the violations that it finds. `breaks` is JavaScript that introduces the defect, and
`broken` describes the defect. Docs/Accessibility.md explains each row.
"""

from dataclasses import dataclass
from typing import Callable

from colors import parts, ratio
from inspection import overflow, violations
from looks import look
from person import Person, settle, style
from screens import RATIONALE, message, screen

CRITERIA = []

PRELUDE = """
    const all = (wanted) => [...document.querySelectorAll(wanted)];
    const add = (name, members, place = document.body) =>
        place.appendChild(Object.assign(document.createElement(name), members));
    const css = (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    };
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.getBoundingClientRect().width > 1 && !one.closest('.unseen, [inert]');
    const controls = () => all('a[href], button, input, select, textarea, [tabindex="0"]')
        .filter(isSeen)
        .filter((one) => !document.querySelector('dialog[open]') || one.closest('dialog[open]'));
    const name = (one) => one.ariaLabel || one.textContent.trim() || one.tagName.toLowerCase();
"""

SENTENCE = "The microphone was disconnected. Your text is kept. Please try again."
FIGURES = {"energy": "144 kcal", "protein": "12.6 g", "carbohydrate": "0.7 g", "fat": "9.5 g"}
RECORDINGS = [{"id": "1", "title": "Today, 18:12", "duration": "2:05", "url": "/recordings/1.opus",
               "deleteLabel": "Delete the recording of Today, 18:12"}]
NORWEGIAN = """{"language": "nb", "words": {"settings": "Innstillinger"}, "experiences": [
    {"name": "composer", "title": "Chat", "language": "en"},
    {"name": "dictation", "title": "Diktering", "language": "nb"}]}"""


@dataclass(frozen=True)
class Criterion:
    number: str
    title: str
    level: str
    arrives: Callable
    breaks: str
    broken: str
    check: Callable

    @property
    def name(self) -> str:
        return self.check.__name__


def criterion(number: str, title: str, level: str, arrives, breaks: str, broken: str):
    def add(check):
        CRITERIA.append(Criterion(number, title, level, arrives, breaks, broken, check))
        return check

    return add


class Stage:
    """A page that shows the screens of a scripted server."""

    def __init__(self, page, scripted, shown):
        self.page = page
        self.scripted = scripted
        # Creates the user of a call whose screens the real server has drawn.
        self._shown = shown
        self.person = Person(page, scripted.url)
        self.kept = {}
        scripted.page = page

    def reads(self, shown: dict):
        self.scripted.screen = shown
        self.person.opens(shown["experience"])
        self.scripted.hears("hello")
        self.scripted.is_drawn()
        settle(self.page)

    def starts(self):
        self.page.goto(self.scripted.url)
        self.page.locator(".card").first.wait_for()

    def calls(self, state: str, **changes):
        caller = self._shown()(state, **changes)
        self.page, self.person = caller.page, caller
        self.scripted.is_drawn()

    def asks(self, script: str, arg=None):
        """Evaluates a function body that can use `PRELUDE` and its argument `arg`."""
        return self.page.evaluate(f"(arg) => {{ {PRELUDE} {script} }}", arg)

    def axe(self, *rules: str) -> list:
        """Returns the violations that axe-core finds for these rules or tags."""
        settle(self.page)
        return violations(self.page, *rules)

    def tab_stops(self, key: str = "Tab", most: int = 40) -> list:
        """Returns the document positions of the elements that the key reaches, in order."""
        found = []
        for _ in range(most):
            self.page.keyboard.press(key)
            place = self.asks("""const one = document.activeElement;
                return one === document.body ? -1 : all('*').indexOf(one);""")
            if place in found:
                break
            if place >= 0:
                found.append(place)
        return found

    def places(self) -> list:
        """Returns the document positions of the controls that a key should reach."""
        return self.asks("""return controls().filter((one) => one.type !== 'radio' || one.checked)
            .map((one) => all('*').indexOf(one));""")


# The screens that the checks examine.


def chat(stage):
    stage.reads(screen("composer", text="Some words", composer={"canSend": True, "messages": [
        {"speaker": "person", "text": "I could not sleep."},
        {"speaker": "coach", "text": "That sounds hard."}]}))


def chat_recording(stage):
    stage.reads(screen("composer", True, "Some words"))


def rationale(stage):
    stage.reads(screen("composer", rationale=RATIONALE))


def capture(stage):
    stage.reads(screen("capture", text="A thought", capture={"canSave": True}))


def capture_recording(stage):
    stage.reads(screen("capture", True, "A thought"))


def failed(stage):
    stage.reads(screen("capture", text="A thought", capture={"canSave": True},
                       message=message(SENTENCE, ("retry", "Try Again"))))


def meal(stage):
    stage.reads(screen("mealLog", mealLog={"stage": "results", "results": {
        "items": [{"name": "egg", "amount": "2", **FIGURES}], "total": FIGURES, "unknown": []}}))


def form(stage):
    stage.reads(screen("dictation"))


def start(stage):
    stage.starts()


def norwegian_start(stage):
    stage.scripted.modules["/experiences.json"] = NORWEGIAN
    stage.starts()


def norwegian_form(stage):
    stage.scripted.welcome = {"language": "nb"}
    form(stage)


def sounds(stage):
    stage.starts()
    stage.page.get_by_role("button", name="Sound source").click()
    stage.page.get_by_role("radio").first.wait_for()


def programs(stage):
    stage.page.goto(f"{stage.scripted.url}/docs/")
    stage.page.get_by_role("heading", level=1).wait_for()


def call_reply(stage):
    stage.calls("speaking-hint")


def call_settings(stage):
    stage.calls("listening", panel="full", settings={"recordsCalls": True}, recordings=RECORDINGS)


def call_overlay(stage):
    stage.calls("listening", panel="quick")


def call_error(stage):
    stage.calls("error")


def idle_for_an_hour(stage):
    stage.page.clock.install()
    failed(stage)


def watched(stage):
    """Records the types of all event listeners, from the start of the page load."""
    stage.page.add_init_script("""window.listened = [];
        const add = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (type, ...rest) {
            window.listened.push(type);
            return add.call(this, type, ...rest);
        };""")
    chat(stage)


def several(stage):
    """Visits three screens, remembers what they have in common, and stays on a fourth."""
    for visit in (chat, capture, form, meal):
        visit(stage)
        if visit is not meal:
            stage.kept[visit.__name__] = header(stage)


def header(stage) -> list:
    """Returns the header's controls in their visual order, and the page's links to help."""
    return stage.asks("""
        const head = all('.head a, .head button').filter(isSeen)
            .sort((one, other) =>
                one.getBoundingClientRect().left - other.getBoundingClientRect().left);
        const help = all('a').filter((one) =>
            /^(mailto|tel):|help|support/i.test(one.getAttribute('href') + name(one)));
        return [head.map(name), help.map(name)];""")


# Perceivable


@criterion("1.1.1", "Non-text Content", "A", chat_recording,
           "all('.mic').forEach((one) => one.removeAttribute('aria-label'));",
           "The microphone button has no name.")
def every_icon_has_a_name_or_is_decoration(stage):
    return stage.axe("image-alt", "svg-img-alt", "role-img-alt", "button-name", "link-name") + \
        stage.asks("""return all('svg, canvas').filter((one) =>
            !one.closest('[aria-hidden=true], [role=img], button, a')).map((one) => one.outerHTML);""")


@criterion("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", sounds,
           "all('.choice span').forEach((one) => { one.textContent = 'Recording'; });",
           "The recordings that a user can choose do not show their words.")
def a_recording_to_choose_shows_its_words(stage):
    return stage.asks("""const shown = all('.choice:has([data-name=waveform])').map(name);
        return shown.length ? shown.filter((text) => text.split(' ').length < 3) : ['no recording'];""")


def _videos(stage):
    return stage.asks("return all('video, object, embed, iframe').map((one) => one.outerHTML);")


@criterion("1.2.2", "Captions (Prerecorded)", "A", start,
           "add('video', { src: '/video.mp4', controls: true });", "A video without captions appears.")
def no_video_lacks_captions(stage):
    return _videos(stage)


@criterion("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", call_reply,
           "add('video', { src: '/video.mp4' });", "A video without a description appears in a call.")
def no_video_lacks_an_alternative(stage):
    return _videos(stage)


@criterion("1.2.4", "Captions (Live)", "AA", call_reply,
           "css('.call-lines { display: none; }');", "The lines of the call are hidden.")
def a_spoken_reply_can_be_read(stage):
    lines = stage.asks("return all('.call-line.agent').filter(isSeen).map(name);")
    return [] if lines and all(lines) else ["the reply is not shown as text"]


@criterion("1.2.5", "Audio Description (Prerecorded)", "AA", programs,
           "add('iframe', { srcdoc: '<p>video</p>' });", "The documentation embeds a video.")
def no_video_lacks_a_description(stage):
    return _videos(stage)


@criterion("1.3.1", "Info and Relationships", "A", meal,
           """all('th').forEach((one) => {
               const cell = document.createElement('td');
               cell.append(...one.childNodes);
               one.replaceWith(cell);
           });""", "The headers of the nutrition table become plain cells.")
def structure_is_in_the_markup(stage):
    loose = stage.asks("""return all('tbody tr').filter((row) =>
        !row.querySelector('th[scope=row]') || !row.closest('table').querySelector('th[scope=col]'))
        .map((row) => row.textContent);""")
    return stage.axe("wcag131") + loose


@criterion("1.3.2", "Meaningful Sequence", "A", start,
           "css('.cards { display: flex !important; flex-direction: column-reverse !important; }');",
           "Style alone reverses the list of experiences.")
def the_order_of_the_document_is_the_order_on_the_page(stage):
    return stage.asks("""const seen = all('h1, h2, p, .card').filter(isSeen)
            .map((one) => [name(one), one.getBoundingClientRect()]);
        return seen.slice(1).filter(([, box], at) => box.top < seen[at][1].top - 1)
            .map(([text]) => text);""")


@criterion("1.3.3", "Sensory Characteristics", "A", capture,
           "all('.mic')[0].nextSibling.textContent = 'Press the round button below';",
           "The hint of the microphone button speaks of its shape and place.")
def no_instruction_needs_sight_or_hearing(stage):
    return stage.asks("""return all('body *').map((one) => one.childElementCount ? '' : one.textContent)
        .concat(all('[aria-label]').map((one) => one.ariaLabel))
        .filter((text) => /(round|square|left|right|upper|lower|red|green|blue|big|small) button/i
            .test(text) || /(button|field|sign) (below|above|on the (left|right))/i.test(text));""")


@criterion("1.3.4", "Orientation", "AA", capture,
           "css('@media (orientation: landscape) { main { display: none !important; } }');",
           "The screen is hidden in landscape.")
def both_orientations_work(stage):
    size = stage.page.viewport_size
    wanted = [name for name in (".mic", ".field-text") if not stage.page.locator(name).is_visible()]
    stage.page.set_viewport_size({"width": size["height"], "height": size["width"]})
    wanted += [name for name in (".mic", ".field-text") if not stage.page.locator(name).is_visible()]
    stage.page.set_viewport_size(size)
    return wanted


@criterion("1.3.5", "Identify Input Purpose", "AA", form,
           "add('input', { type: 'email', ariaLabel: 'Your address' });",
           "A field asks for the user's address without saying so to the browser.")
def a_field_about_the_user_says_its_purpose(stage):
    return stage.axe("autocomplete-valid") + stage.asks("""
        return all('input[type=email], input[type=tel], input[type=password], input[type=text]')
            .filter((one) => !one.autocomplete).map((one) => one.outerHTML);""")


@criterion("1.4.1", "Use of Color", "A", capture,
           """css('.mic-sign, .recording-bar, .indicator, .count { display: none !important; }');
           all('.mic').forEach((one) => new MutationObserver(() => {
               if (one.getAttribute('aria-label') !== 'Record') one.setAttribute('aria-label', 'Record');
           }).observe(one, { attributes: true }));""",
           "Only a color tells a recording from rest.")
def a_recording_differs_in_more_than_color(stage):
    seen = []
    for is_recording in (False, True):
        stage.scripted.shows(screen("capture", is_recording, "A thought", capture={"canSave": True}))
        stage.scripted.is_drawn()
        seen.append(stage.asks("""return [all('main svg').filter(isSeen).map((one) => one.innerHTML),
            all('main button').filter(isSeen).map(name)];"""))
    return ["a recording looks like rest"] if seen[0] == seen[1] else []


@criterion("1.4.2", "Audio Control", "A", call_reply,
           "all('.mic')[0].setAttribute('aria-disabled', 'true');",
           "The button that stops a reply does not work.")
def a_reply_can_be_stopped(stage):
    stage.scripted.actions()
    box = stage.page.locator(".mic").bounding_box()
    stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return [] if stage.scripted.actions() else ["nothing stops the reply"]


@criterion("1.4.3", "Contrast (Minimum)", "AA", capture,
           "css('.count { color: rgb(128 128 128 / 60%) !important; }');",
           "The count of characters is pale.")
def text_stands_out(stage):
    found = []
    for each in ("light", "dark"):
        with look(stage.page, each):
            found += [f"{each}: {one}" for one in stage.axe("color-contrast")]
    return found


# Returns the font sizes of the elements whose text was visible at the first call.
SIZES = """window.sized ??= all('body *').filter((one) => isSeen(one) && [...one.childNodes]
        .some((node) => node.nodeType === 3 && node.textContent.trim()));
    return window.sized.map((one) => parseFloat(getComputedStyle(one).fontSize));"""


@criterion("1.4.4", "Resize Text", "AA", capture,
           "css('main * { font-size: 14px !important; }');", "Text has a fixed size in pixels.")
def text_doubles(stage):
    before = stage.asks(SIZES)
    with look(stage.page, "large"):
        after = stage.asks(SIZES)
        found = overflow(stage.page)
    grown = [small for small, large in zip(before, after) if large < 1.75 * small]
    return found + [f"{size} px did not grow" for size in grown]


@criterion("1.4.5", "Images of Text", "AA", start,
           """all('h1')[0].innerHTML = '<svg role="img" aria-label="Hark"><text y="20">Hark</text></svg>';""",
           "The name of the product is a picture.")
def text_is_text(stage):
    return stage.asks("""return all('img, svg text, svg image, svg foreignObject, input[type=image]')
        .map((one) => one.outerHTML);""")


@criterion("1.4.10", "Reflow", "AA", failed, "css('.banner { min-width: 400px; }');",
           "A message is wider than 320 px.")
def a_narrow_window_needs_no_scrolling_sideways(stage):
    size = stage.page.viewport_size
    stage.page.set_viewport_size({"width": 320, "height": 256})
    found = overflow(stage.page)
    stage.page.set_viewport_size(size)
    return found


@criterion("1.4.11", "Non-text Contrast", "AA", capture,
           "css('.mic { --sign-color: rgb(128 128 128 / 20%) !important; }'); "
           "all('.mic').forEach((one) => one.style.setProperty('--sign-color', 'rgb(128 128 128 / 20%)'));",
           "The icon of the microphone button is pale.")
def icons_stand_out(stage):
    ground = parts(style(stage.page.locator("body"), "background-color"))
    found = []
    for icon in stage.page.locator("main .mic svg").all():
        color = parts(style(icon, "color"))
        seen = [color[3] * one + (1 - color[3]) * under for one, under in zip(color, ground)]
        if ratio(seen, ground) < 3:
            found.append(f"{seen} on {ground}")
    return found


@criterion("1.4.12", "Text Spacing", "AA", failed,
           "css('main button, main p { height: 1.2em; width: 5em; overflow: hidden; white-space: nowrap; "
           "flex: none; padding: 0; }');", "Buttons and messages have a fixed size.")
def wider_spacing_truncates_nothing(stage):
    stage.asks("""css('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; '
        + 'word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }');""")
    cut = stage.asks("""return all('main button:not(.mic), main p').filter(isSeen)
        .filter((one) => one.scrollHeight > one.clientHeight + 1).map(name);""")
    return overflow(stage.page) + cut


SEEN = "return all('body *').filter((one) => isSeen(one) && !one.childElementCount).map(name);"


@criterion("1.4.13", "Content on Hover or Focus", "AA", capture,
           """const tip = add('span', { textContent: 'A tip', className: 'tip' }, all('.mic-place')[0]);
           css('.tip { display: none; } .mic-place:is(:hover, :focus-within) .tip { display: block; }');""",
           "A tip appears while the pointer is on a button.")
def nothing_appears_under_the_pointer_or_with_the_focus(stage):
    before = stage.asks(SEEN)
    found = stage.asks("return all('[title]').map(name);")
    for control in stage.page.locator("main button:visible, main textarea:visible").all():
        control.hover()
        found += [one for one in stage.asks(SEEN) if one not in before]
        control.focus()
        found += [one for one in stage.asks(SEEN) if one not in before]
    return found


# Operable


@criterion("2.1.1", "Keyboard", "A", chat, "all('.mic').forEach((one) => { one.tabIndex = -1; });",
           "The Tab key passes over the microphone button.")
def a_key_reaches_and_presses_everything(stage):
    stops = stage.tab_stops()
    missing = [place for place in stage.places() if place not in stops]
    names = stage.asks("return arg.map((place) => name(all('*')[place]));", missing)
    stage.scripted.actions()
    stage.page.get_by_role("button", name="Send").press("Enter")
    return names + ([] if "send" in stage.scripted.actions() else ["Enter does not send"])


@criterion("2.1.2", "No Keyboard Trap", "A", chat,
           "all('.field-text').forEach((one) => one.addEventListener('keydown', "
           "(event) => event.key === 'Tab' && event.preventDefault()));",
           "The Tab key does not leave the text field.")
def a_key_leaves_everything(stage):
    found = []
    for key in ("Tab", "Shift+Tab"):
        for place in stage.places():
            stage.asks("all('*')[arg].focus();", place)
            stage.page.keyboard.press(key)
            if stage.asks("return all('*').indexOf(document.activeElement);") == place:
                found.append(f"{key} at {place}")
    return found


@criterion("2.1.4", "Character Key Shortcuts", "A", chat,
           "document.addEventListener('keydown', ({ key }) => key === 's' "
           "&& all('button')[document.querySelectorAll('button').length - 1].click());",
           "The letter S presses a button.")
def no_letter_is_a_command(stage):
    stage.asks("document.activeElement.blur();")
    stage.scripted.actions()
    for key in "abcdefghijklmnopqrstuvwxyz0123456789/?":
        stage.page.keyboard.press(key)
    return stage.scripted.actions()


@criterion("2.2.1", "Timing Adjustable", "A", idle_for_an_hour,
           "setTimeout(() => css('.banner { display: none; }'), 20000);",
           "A message disappears after 20 seconds.")
def nothing_to_read_or_to_do_expires(stage):
    stage.page.clock.fast_forward("01:00:00")
    found = stage.asks("return all('meta[http-equiv=refresh]').map(() => 'the page reloads itself');")
    return found + ([] if stage.person.alert.is_visible() else ["the message is gone"])


@criterion("2.2.2", "Pause, Stop, Hide", "A", capture,
           "all('.head-title')[0].animate([{ opacity: 1 }, { opacity: 0.4 }], "
           "{ duration: 2000, iterations: Infinity });", "The title moves without end.")
def nothing_moves_by_itself(stage):
    return stage.asks("""return document.getAnimations().filter((one) =>
        one.effect.getTiming().iterations === Infinity).map((one) => one.effect.target.className);""")


@criterion("2.3.1", "Three Flashes or Below Threshold", "A", chat_recording,
           "all('.head-title')[0].animate([{ opacity: 1 }, { opacity: 0 }], "
           "{ duration: 100, iterations: Infinity, direction: 'alternate' });", "The title flashes.")
def nothing_flashes(stage):
    return stage.asks("""return document.getAnimations().filter((one) => {
        const { duration, direction, iterations } = one.effect.getTiming();
        const cycle = direction.startsWith('alternate') ? 2 * duration : duration;
        return iterations > 3 && cycle < 1000 / 3;
    }).map((one) => one.effect.target.className);""")


@criterion("2.4.1", "Bypass Blocks", "A", chat,
           "all('main').forEach((one) => { one.setAttribute('role', 'presentation'); });",
           "The screen is no landmark.")
def there_are_landmarks_and_headings(stage):
    return stage.axe("bypass", "landmark-one-main", "page-has-heading-one")


@criterion("2.4.2", "Page Titled", "A", chat, "document.title = 'Page';", "The title says nothing.")
def the_title_names_the_screen(stage):
    return [] if "Chat" in stage.page.title() and "Hark" in stage.page.title() \
        else [stage.page.title()]


@criterion("2.4.3", "Focus Order", "A", chat,
           "all('.mic')[0].tabIndex = 3;", "The microphone button gets the focus first.")
def the_focus_follows_the_document(stage):
    stops = stage.tab_stops()
    at = stops.index(min(stops))
    stops = stops[at:] + stops[:at]
    return [] if stops == sorted(stops) else [stops]


@criterion("2.4.4", "Link Purpose (In Context)", "A", start,
           "all('.card').forEach((one) => { one.textContent = 'Click here'; });",
           "The links to the experiences all say the same.")
def links_say_where_they_lead(stage):
    return stage.axe("link-name") + stage.asks("""const names = all('a').map(name);
        return names.filter((one, at) => /^(click )?(here|more|link)$/i.test(one)
            || names.indexOf(one) !== at);""")


@criterion("2.4.5", "Multiple Ways", "AA", start, "all('.card')[1].remove();",
           "One experience is missing on the start page.")
def every_screen_has_a_link_and_an_address(stage):
    links = stage.asks("return all('.card').map((one) => one.hash.slice(1));")
    return [one for one in ("composer", "capture", "mealLog", "dictation", "call")
            if one not in links]


@criterion("2.4.6", "Headings and Labels", "AA", form,
           "all('.head-title')[0].textContent = ''; ", "The heading is empty.")
def headings_and_labels_describe(stage):
    return stage.asks("""const bad = all('h1, h2, h3').filter((one) => isSeen(one) || one.matches('h1'))
            .filter((one) => name(one).length < 2 || name(one) === one.tagName.toLowerCase());
        const fields = all('textarea, input').filter(isSeen)
            .map((one) => one.ariaLabel || one.labels[0]?.textContent.trim() || '');
        return bad.map((one) => one.outerHTML)
            .concat(fields.filter((one, at) => one.length < 2 || fields.indexOf(one) !== at));""")


@criterion("2.4.7", "Focus Visible", "AA", chat,
           "css('*, *::before, *::after { outline: none !important; box-shadow: none !important; }');",
           "Nothing outlines the control with the focus.")
def the_focus_can_be_seen(stage):
    found = []
    for place in stage.tab_stops():
        is_seen = stage.asks("""const one = document.activeElement;
            return [one, one.closest('.field')].filter(Boolean).some((each) =>
                ['', '::before'].some((part) => {
                    const { outlineStyle, outlineWidth } = getComputedStyle(each, part || null);
                    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
                })) || one === document.body;""")
        if not is_seen:
            found.append(place)
        stage.page.keyboard.press("Tab")
    return found


@criterion("2.4.11", "Focus Not Obscured (Minimum)", "AA", chat,
           "css('body::after { content: \"\"; position: fixed; inset: 50% 0 0; background: white; "
           "z-index: 99; }');", "A bar covers the lower half of the page.")
def the_focus_is_never_covered(stage):
    return stage.asks("""return controls().filter((one) => {
        one.focus();
        const { left, top, width, height } = one.getBoundingClientRect();
        const at = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y]));
        return !at.some(([x, y]) => {
            const top1 = document.elementFromPoint(left + x * width, top + y * height);
            return top1 && (one.contains(top1) || top1.contains(one) && top1 !== document.body);
        });
    }).map(name);""")


@criterion("2.5.1", "Pointer Gestures", "A", call_error,
           "css('.call-banner button { display: none; }'); all('.call-banner')[0].addEventListener("
           "'click', (event) => event.stopImmediatePropagation(), true);",
           "Only a swipe could dismiss the message of a call.")
def one_press_does_what_a_gesture_does(stage):
    stage.scripted.actions()
    banner = stage.page.locator(".call-banner:not([hidden])")
    banner.locator("p").click(force=True)
    dismissed = "dismissBanner" in stage.scripted.actions()
    return [] if dismissed and banner.locator("button.round").is_visible() else ["it stays"]


@criterion("2.5.2", "Pointer Cancellation", "A", capture,
           "all('main .button').forEach((one) => one.addEventListener('pointerdown', () => one.click()));",
           "A button acts as soon as the pointer is down.")
def a_press_can_be_taken_back(stage):
    stage.scripted.actions()
    box = stage.page.get_by_role("button", name="Save").bounding_box()
    stage.page.mouse.move(box["x"] + 5, box["y"] + 5)
    stage.page.mouse.down()
    stage.page.mouse.move(5, 5)
    stage.page.mouse.up()
    return stage.scripted.actions()


IN_NAME = """return controls().filter((one) => one.ariaLabel).map((one) => {
    const seen = [...one.querySelectorAll(':scope :not(svg *)'), one]
        .flatMap((each) => [...each.childNodes].filter((node) => node.nodeType === 3))
        .map((node) => node.textContent.trim()).join(' ').trim();
    return [seen, one.ariaLabel];
}).filter(([seen, said]) => !said.toLowerCase().includes(seen.toLowerCase())).map(String);"""


@criterion("2.5.3", "Label in Name", "A", rationale,
           "all('.sheet .primary')[0].setAttribute('aria-label', 'Continue');",
           "A button is named differently from its text.")
def the_name_of_a_button_contains_its_text(stage):
    return stage.asks(IN_NAME)


@criterion("2.5.4", "Motion Actuation", "A", watched,
           "addEventListener('devicemotion', () => {});", "The page listens to the motion of the device.")
def no_motion_of_the_device_is_a_command(stage):
    return stage.asks("return window.listened.filter((one) => /^device(motion|orientation)/.test(one));")


@criterion("2.5.7", "Dragging Movements", "AA", call_overlay,
           "css('.pill { pointer-events: none; }'); all('.pill')[0].disabled = true;",
           "Only dragging closes the settings of a call.")
def nothing_has_to_be_dragged(stage):
    stage.scripted.actions()
    settle(stage.page)
    box = stage.page.locator(".pill").bounding_box()
    stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    closed = "show" in stage.scripted.actions()
    dragged = stage.asks("return all('[draggable=true]').map(name);")
    return dragged + ([] if closed else ["a press does not close the settings"])


@criterion("2.5.8", "Target Size (Minimum)", "AA", failed,
           "css('.banner button { width: 20px; height: 20px; min-width: 0; min-height: 0; padding: 0; }');",
           "The buttons of a message are 20 px wide.")
def targets_are_large_enough(stage):
    return stage.asks("""return controls().filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 24 || height < 24;
    }).map(name);""")


# Understandable


@criterion("3.1.1", "Language of Page", "A", norwegian_form,
           "document.documentElement.lang = 'en';", "A Norwegian form says that it is English.")
def the_page_says_its_language(stage):
    lang = stage.asks("return document.documentElement.lang;")
    return stage.axe("html-has-lang", "html-lang-valid") + ([] if lang == "nb" else [lang])


@criterion("3.1.2", "Language of Parts", "AA", norwegian_start,
           "all('.card [lang]').forEach((one) => one.removeAttribute('lang'));",
           "English titles on a Norwegian page do not say that they are English.")
def what_is_in_another_language_says_so(stage):
    wanted = ["en", "nb"]
    found = stage.asks("return all('.card strong').map((one) => one.closest('[lang]').lang);")
    return stage.axe("valid-lang") + ([] if found == wanted else [found])


@criterion("3.2.1", "On Focus", "A", chat,
           "all('.mic')[0].addEventListener('focus', () => all('dialog')[0].showModal());",
           "A dialog opens when the microphone button gets the focus.")
def the_focus_changes_nothing(stage):
    stage.scripted.actions()
    state = "return [location.href, all('dialog[open]').length];"
    before = stage.asks(state)
    for place in stage.places():
        stage.asks("all('*')[arg].focus();", place)
    after = stage.asks(state)
    return [] if before == after else [after]


@criterion("3.2.2", "On Input", "A", capture,
           "all('.field-text')[0].addEventListener('input', () => { location.hash = ''; });",
           "Typing leaves the screen.")
def typing_changes_nothing_else(stage):
    state = "return [location.href, all('dialog[open]').length, document.activeElement.className];"
    stage.person.field.focus()
    before = stage.asks(state)
    stage.person.field.press("a")
    after = stage.asks(state)
    return [] if before == after else [after]


@criterion("3.2.3", "Consistent Navigation", "AA", several,
           "css('.head { direction: rtl; }');",
           "One screen has its header the other way around.")
def headers_have_the_same_order(stage):
    order = header(stage)[0]
    return [f"{name}: {kept[0]}, not {order}" for name, kept in stage.kept.items()
            if [one for one in kept[0] if one in order] != [one for one in order if one in kept[0]]]


@criterion("3.2.4", "Consistent Identification", "AA", several,
           "all('.head a')[0].ariaLabel = 'Home';", "The way back has another name on one screen.")
def the_same_control_has_the_same_name(stage):
    back = header(stage)[0][0]
    return [name for name, kept in stage.kept.items() if kept[0][0] != back]


@criterion("3.2.6", "Consistent Help", "A", several,
           "add('a', { href: 'mailto:help@example.org', textContent: 'Get help' });",
           "One screen offers help that the others do not.")
def help_is_in_the_same_place(stage):
    return [name for name, kept in stage.kept.items() if kept[1] != header(stage)[1]]


@criterion("3.3.1", "Error Identification", "A", failed, "css('.banner p { display: none; }');",
           "A failure shows its buttons alone.")
def a_failure_is_said_in_words(stage):
    shown = stage.asks("return all('.banner p').filter(isSeen).map(name);")
    return [] if shown == [SENTENCE] else [shown]


@criterion("3.3.2", "Labels or Instructions", "A", form,
           "all('textarea').forEach((one) => { one.removeAttribute('aria-label'); "
           "one.labels[0]?.remove(); one.placeholder = ''; one.removeAttribute('aria-labelledby'); });",
           "The fields of a form have no labels.")
def every_field_has_a_label(stage):
    return stage.axe("label", "select-name", "aria-input-field-name")


@criterion("3.3.3", "Error Suggestion", "AA", failed, "css('.banner .row { display: none; }');",
           "A failure offers no remedy.")
def a_failure_offers_its_remedy(stage):
    shown = stage.asks("return all('.banner button').filter(isSeen).map(name);")
    return [] if "Try Again" in shown else [shown]


@criterion("3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", call_settings,
           "new MutationObserver(() => all('dialog[open] .danger')[0]?.click())"
           ".observe(document.body, { subtree: true, attributes: true });",
           "A recording is deleted without a question.")
def deleting_asks_first(stage):
    stage.scripted.actions()
    stage.page.get_by_role("button", name="Delete the recording").click()
    deleted = "deleteRecording" in stage.scripted.actions()
    asked = stage.page.locator("dialog[open]").is_visible()
    if asked:
        stage.page.locator("dialog[open] .quiet").click()
    return [] if asked and not deleted else ["the recording is gone"]


@criterion("3.3.7", "Redundant Entry", "A", capture,
           "addEventListener('pagehide', () => sessionStorage.clear());",
           "A reloaded page forgets the user's session.")
def a_reload_keeps_what_was_entered(stage):
    stage.page.reload()
    hello = stage.scripted.hears("hello")
    stage.scripted.is_drawn()
    return [] if (hello.get("resume") or {}).get("session") == "scripted" else ["it begins anew"]


@criterion("3.3.8", "Accessible Authentication (Minimum)", "AA", programs,
           "add('input', { type: 'password', onpaste: (event) => event.preventDefault() });",
           "A key has to be typed by hand.")
def no_test_of_memory_lets_a_user_in(stage):
    return stage.asks("""return all('input, textarea').filter((one) =>
        !one.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })))
        .concat(all('[class*=captcha], [src*=captcha]')).map((one) => one.outerHTML);""")


# Robust


@criterion("4.1.2", "Name, Role, Value", "A", call_overlay,
           "all('[role=switch]')[0].setAttribute('role', 'knob');", "A switch has an unknown role.")
def assistive_technology_knows_every_control(stage):
    return stage.axe("wcag412")


@criterion("4.1.3", "Status Messages", "AA", chat,
           "all('.live [aria-live]').forEach((one) => { one.removeAttribute('aria-live'); "
           "one.removeAttribute('role'); });", "Announcements are plain text.")
def changes_are_announced_without_the_focus(stage):
    stage.scripted.says({"type": "announce", "text": "Recording started", "isUrgent": False})
    stage.page.get_by_text("Recording started", exact=True).wait_for(state="attached")
    return stage.asks("""const one = all('.live *').find((each) => each.textContent
            === 'Recording started' && !each.childElementCount);
        return one.closest('[aria-live=polite], [role=status]')
            && document.activeElement === document.body ? [] : ['it is not announced'];""")
