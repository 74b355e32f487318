"""Composes the screenshots of the page's states, taken by test_states.py, and compares them with
earlier ones.

Usage: pictures.py sheets SHOTS FOLDER            a file for each state of the real server
       pictures.py contact SHOTS FILE             all states in all looks, on one sheet
       pictures.py compare BEFORE AFTER FOLDER    the changes; exits with 1 if there are any
"""

import json
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from looks import LOOKS
from states import STATES

GAP = 24
GROUND = (120, 120, 128)

# The maximum file size of a sheet, in bytes. A larger image gets fewer colors, then a smaller size.
LARGEST = 60_000

# The height of a picture on a contact sheet, and the number of states in a row, each shown in all
# looks.
THUMB, COLUMNS = 150, 4

# The states of the real server that are not compared, because they continue to change while
# screenshots are taken.
GOING_ON = {"call-error", "call-recording", "capture-recording", "chat-recording",
            "dictation-recording", "meal-recording"}

# The largest ignored difference in a color channel; antialiasing varies.
TOLERANCE = 24

# The smallest change that is reported, as a percentage of the screenshot: about eighty pixels.
LEAST = 0.025


def side_by_side(shots: list) -> Image.Image:
    width = sum(shot.width for shot in shots) + GAP * (len(shots) + 1)
    whole = Image.new("RGB", (width, max(shot.height for shot in shots) + 2 * GAP), GROUND)
    x = GAP
    for shot in shots:
        whole.paste(shot, (x, GAP))
        x += shot.width + GAP
    return whole


def opened(folder: Path, look: str) -> Image.Image:
    return Image.open(folder / f"{look}.png").convert("RGB")


def sheets(shots: Path, folder: Path):
    """Writes a sheet for each state of the real server, in four looks, at half the size or less."""
    for name in STATES:
        whole = side_by_side([opened(shots / name, look) for look in LOOKS[:4]])
        for part, count in ((2, 256), (2, 64), (3, 256), (3, 64), (4, 64)):
            small = whole.resize((whole.width // part, whole.height // part), Image.Resampling.LANCZOS)
            file = folder / f"{name}.png"
            small.quantize(count, dither=Image.Dither.NONE).save(file, optimize=True)
            if file.stat().st_size <= LARGEST:
                break


def contact(shots: Path, file: Path):
    """Writes all states in all looks on one sheet, each below its name."""
    font = ImageFont.truetype("DejaVuSans.ttf", 13)
    # If a state's test failed, pictures of some looks may be missing.
    names = sorted(one.name for one in shots.iterdir() if (one / "places.json").exists())
    strips = []
    for name in names:
        strip = side_by_side([opened(shots / name, look) for look in LOOKS if look != "still"])
        strips.append(strip.resize((strip.width * THUMB // strip.height, THUMB),
                                   Image.Resampling.LANCZOS))
    width = max(strip.width for strip in strips)
    rows = -(-len(strips) // COLUMNS)
    whole = Image.new("RGB", (COLUMNS * width, rows * (THUMB + 20)), "white")
    draw = ImageDraw.Draw(whole)
    for number, (name, strip) in enumerate(zip(names, strips)):
        # Arranged in columns, so that the states of a screen are adjacent.
        x, y = number // rows * width, number % rows * (THUMB + 20)
        draw.text((x + 6, y + 2), name, "black", font)
        whole.paste(strip, (x, y + 20))
    whole.save(file)
    print(f"{len(names)} states in {len(LOOKS) - 1} looks: {file}")


def changed(before: Path, after: Path, look: str):
    """Returns the bounding box of the changes in a look, and their share of the picture, in
    percent."""
    old, new = opened(before, look), opened(after, look)
    if old.size != new.size:
        return (0, 0, *new.size), 100
    # The maximum of the three color channels.
    bands = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = most.point(lambda value: 255 if value > TOLERANCE else 0)
    draw = ImageDraw.Draw(mask)
    scale = new.width / width_of(look, after)
    for folder in (before, after):
        for box in json.loads((folder / "places.json").read_text("utf-8"))["boxes"][look]:
            draw.rectangle([side * scale for side in box], 0)
    return mask.getbbox(), 100 * mask.histogram()[255] / (mask.width * mask.height)


def width_of(look: str, folder: Path) -> float:
    """Returns the width of a window in its screenshot, in CSS pixels."""
    return json.loads((folder / "places.json").read_text("utf-8"))["width"][look]


def compare(before: Path, after: Path, folder: Path) -> bool:
    """Prints the changes, and writes both pictures of each change side by side; returns whether
    there are none."""
    old, new = ({one.name for one in side.iterdir()} for side in (before, after))
    lines = [f"{name}: is new" for name in sorted(new - old)]
    lines += [f"{name}: is gone" for name in sorted(old - new)]
    for name in sorted((old & new) - GOING_ON):
        for look in LOOKS:
            box, share = changed(before / name, after / name, look)
            # Antialiasing along a letter or a frame does not count as a change.
            if not box or share < LEAST:
                continue
            lines.append(f"{name}, {look}: {share:.2f} % within {box}")
            pair = side_by_side([opened(side / name, look) for side in (before, after)])
            left = GAP + pair.width // 2 - GAP // 2
            draw = ImageDraw.Draw(pair)
            for x in (GAP, left):
                draw.rectangle([x + box[0] - 2, GAP + box[1] - 2, x + box[2] + 2, GAP + box[3] + 2],
                               outline="magenta", width=3)
            folder.mkdir(parents=True, exist_ok=True)
            pair.save(folder / f"{name}-{look}.png")
    print("\n".join(lines) or "Nothing has changed.")
    if lines:
        print(f"{len(lines)} changes; pictures of them: {folder}")
    return not lines


if __name__ == "__main__":
    kind, *paths = sys.argv[1:]
    done = {"sheets": sheets, "contact": contact, "compare": compare}[kind](*map(Path, paths))
    sys.exit(1 if done is False else 0)
