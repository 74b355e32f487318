"""Colors and their contrast."""

import io
import re

from PIL import Image

from person import style


def parts(color: str) -> list:
    """Returns red, green, blue, and opacity."""
    found = [float(one) for one in re.findall(r"[\d.]+", color)]
    return found if len(found) == 4 else [*found, 1.0]


def luminance(color) -> float:
    def linear(part):
        part /= 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = color[:3]
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def ratio(color, other) -> float:
    """Returns the WCAG contrast ratio: 1 for equal colors, 21 for black on white."""
    bright, dark = sorted((luminance(color), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def contrast(of, color: str | None = None) -> float:
    """Returns the lowest contrast of an element's text, or of `color`, with its rendered
    background."""
    words = parts(color or style(of, "color"))
    box = of.bounding_box()
    of.evaluate("(one) => { one.style.color = 'transparent'; }")
    png = of.page.screenshot(clip=box)
    of.evaluate("(one) => { one.style.color = ''; }")
    behind = Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 20)
    least = 21.0
    for _, ground in behind:
        seen = [words[3] * word + (1 - words[3]) * under for word, under in zip(words, ground)]
        least = min(least, ratio(seen, ground))
    return least


# Returns each text of a surface with its background and its text color, as red, green, blue, and opacity.
# Backgrounds are composited, beginning with the surface's own.
TEXTS = """(surface) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const seen = (colors) => {
        pen.clearRect(0, 0, 1, 1);
        for (const color of colors) {
            pen.fillStyle = color;
            pen.fillRect(0, 0, 1, 1);
        }
        return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const grounds = (one) => {
        const own = getComputedStyle(one).backgroundColor;
        return one === surface ? [own] : [...grounds(one.parentElement), own];
    };
    const isText = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
        && !one.closest('[aria-disabled=true]')
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return [surface, ...surface.querySelectorAll('*')].filter(isText).map((one) => {
        const behind = grounds(one);
        return [one.textContent.trim(), seen(behind),
            seen([...behind, getComputedStyle(one).color])];
    });
}"""


def texts(surface) -> list:
    """Returns every visible text of a surface with its background and its color, including opacity."""
    return surface.evaluate(TEXTS)
