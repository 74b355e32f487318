"""Everything that covers a screen is readable: its background is opaque, and its text has
sufficient contrast."""

import pytest
from playwright.sync_api import expect

from colors import contrast, ratio, texts
from drawn_states import EXPERIENCES, FAILED, NOISE, RECORDING
from looks import look
from person import settle
from screens import RATIONALE, screen


class Reading:
    """Checks the surfaces that cover a screen, and collects unreadable text."""

    def __init__(self, person):
        self.person = person
        self.wrong = []

    def __call__(self, surface, is_opaque: bool = True):
        """Checks a surface. A translucent surface that tints the screen is judged by its rendered
        colors."""
        expect(surface).to_be_visible()
        for each in ("light", "dark"):
            with look(self.person.page, each):
                settle(self.person.page)
                found = texts(surface)
                assert found
                for text, ground, ink in found if is_opaque else []:
                    if ground[3] < 255:
                        self.wrong.append(f"{each}: what is behind {text!r} shines through")
                    elif ratio(ink, ground) < 4.5:
                        self.wrong.append(f"{each}: {text!r} has {ratio(ink, ground):.2f}")
                if not is_opaque and contrast(surface.locator("p").first) < 4.5:
                    self.wrong.append(f"{each}: the words of {found[0][0]!r} do not stand out")

    def reads_sheets(self, scripted, draws):
        """Checks the surfaces that every screen has: the rationale, the help, the sound source
        menu, and the notice of a lost connection."""
        person = self.person
        scripted.shows(draws(rationale=RATIONALE))
        self(person.sheet)
        scripted.shows(draws())
        expect(person.sheet).to_be_hidden()
        scripted.says({"type": "openSettings"})
        self(person.sheet)
        person.button("Done").click()
        person.page.get_by_role("button", name="Sound source").click()
        self(person.sheet)
        person.button("Done").click()
        expect(person.sheet).to_be_hidden()
        scripted.says({"type": "bye", "code": "replaced", "text": "This goes on elsewhere."})
        self(person.page.locator(".notice"))

    def ends(self):
        assert self.wrong == []


@pytest.mark.parametrize("experience", EXPERIENCES)
def test_whatever_lies_over_a_screen_can_be_read(reader, scripted, experience):
    person = reader(screen(experience))
    reads = Reading(person)
    scripted.shows(screen(experience, text="kept words", message=FAILED))
    # The chat shows failures as an alert; the other screens show them as inline messages.
    reads(person.alert, is_opaque=experience == "composer")
    reads.reads_sheets(scripted, lambda **changes: screen(experience, **changes))
    reads.ends()


def test_whatever_lies_over_a_call_can_be_read(shown, scripted, drawn):
    caller = shown("error")
    reads = Reading(caller)
    reads(caller.banner, is_opaque=False)
    shown("listening", noiseOffer=NOISE)
    reads(caller.page.locator(".call-notice:visible"))
    shown("listening", panel="quick")
    reads(caller.overlay)
    shown("listening", panel="full", recordings=[RECORDING], settings={"recordsCalls": True})
    reads(caller.settings)
    caller.button(RECORDING["deleteLabel"]).click()
    reads(caller.page.locator("dialog.alert[open]"))
    caller.page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    shown("listening")
    reads.reads_sheets(scripted, lambda **changes: {**drawn("listening"), **changes})
    reads.ends()
