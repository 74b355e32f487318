"""Shapes: a round orb, and a page that reads from right to left."""

import io
import re

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat
from playwright.sync_api import expect

from person import style
from screens import level, screen
from serving import SOURCES

# A physical side in a style sheet. Safe areas have no logical names, so they are allowed.
PHYSICAL = re.compile(r"(?<![-\w])((margin|padding|border)-)?(left|right)\s*:|-(left|right)-radius"
                      r"|(float|text-align):\s*(left|right)|to (left|right)")
SHORTHAND = re.compile(r"(?<![-\w])(?:margin|padding|inset):([^;]+);")


def turns(page, way: str):
    page.evaluate("(way) => { document.documentElement.dir = way; }", way)


def picture(page, box: dict) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")


def test_the_orb_is_round_while_it_turns(shown):
    caller = shown("processing")
    page = caller.page
    page.evaluate("""() => document.getAnimations().forEach((one) => {
        one.pause();
        one.currentTime = 1250;
    })""")
    ball = page.locator(".orb-ball")
    box = ball.bounding_box()
    box = {"x": round(box["x"]) - 8, "y": round(box["y"]) - 8,
           "width": round(box["width"]) + 16, "height": round(box["height"]) + 16}
    with_ball = picture(page, box)
    ball.evaluate("(one) => { one.style.visibility = 'hidden'; }")
    difference = ImageChops.difference(with_ball, picture(page, box)).convert("L")
    # Only the background is visible outside the circle.
    radius = difference.width / 2 - 8 + 1
    outside = [difference.getpixel((x, y)) for x in range(difference.width)
               for y in range(difference.height)
               if (x + 0.5 - difference.width / 2) ** 2 + (y + 0.5 - difference.height / 2) ** 2
               > radius ** 2]
    assert max(outside) == 0
    assert difference.getpixel((difference.width // 2, difference.height // 2)) > 0


def test_the_page_has_the_language_and_the_direction_of_the_session(reader, scripted):
    scripted.welcome = {"language": "ar"}
    person = reader(screen("composer"))
    root = person.page.locator("html")
    expect(root).to_have_attribute("lang", "ar")
    expect(root).to_have_attribute("dir", "rtl")
    # The start page is in English.
    person.page.get_by_role("link", name="All experiences").click()
    expect(root).to_have_attribute("lang", "en")
    expect(root).to_have_attribute("dir", "ltr")


@pytest.mark.window(locale="nb-NO")
def test_a_norwegian_form_says_that_it_is_norwegian(person):
    person.opens("dictation")
    expect(person.page.locator("html")).to_have_attribute("lang", "nb")
    expect(person.page.locator("html")).to_have_attribute("dir", "ltr")


def test_the_waveform_grows_from_right_to_left(reader, scripted):
    person = reader(screen("composer", True))
    scripted.says({**level(), "bars": [index / 40 for index in range(40)]})
    waveform = person.page.locator(".waveform")
    expect(waveform).to_be_visible()
    scripted.is_drawn()
    darker = {}
    for way in ("ltr", "rtl"):
        turns(person.page, way)
        shot = ImageOps.grayscale(picture(person.page, waveform.bounding_box()))
        half = shot.width // 2
        halves = [shot.crop((x, 0, x + half, shot.height)) for x in (0, half)]
        darker[way] = min(("left", "right"), key=lambda side: ImageStat.Stat(
            halves[side == "right"]).mean[0])
    # The newest bar is the tallest.
    assert darker == {"ltr": "right", "rtl": "left"}


def test_what_points_or_slides_points_the_other_way_from_right_to_left(shown):
    caller = shown("listening", panel="full", settings={"speaksReplies": True})
    back = caller.page.locator(".head [data-name='back']")
    switch = caller.switch("Auto-speak responses").last
    switch.scroll_into_view_if_needed()
    places = {}
    for way in ("ltr", "rtl"):
        turns(caller.page, way)
        caller.settles()
        # When a switch is on, its thumb is on the end side. A slider fills from the start side.
        shot = ImageOps.grayscale(picture(caller.page, switch.bounding_box()))
        middle = shot.height // 2
        places[way] = (shot.getpixel((8, middle)) < shot.getpixel((shot.width - 8, middle)),
                       style(back, "scale"),
                       style(caller.page.locator(".slider").first, "--slider-track"))
    assert places["ltr"][0] and not places["rtl"][0]
    assert (places["ltr"][1], places["rtl"][1]) == ("none", "-1 1")
    assert places["ltr"][2] != places["rtl"][2]


def values(text: str) -> list:
    """Splits a value at the spaces outside its functions."""
    found, depth = [""], 0
    for sign in text.strip():
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign.isspace() and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [one for one in found if one]


def test_no_style_sheet_names_a_side():
    found = []
    for sheet in SOURCES.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        found += [f"{sheet.name}: {one.group()}" for one in PHYSICAL.finditer(text)]
        for one in SHORTHAND.finditer(text):
            if len(sides := values(one.group(1))) == 4 and sides[1] != sides[3]:
                found.append(f"{sheet.name}: {one.group()}")
    assert found == []
