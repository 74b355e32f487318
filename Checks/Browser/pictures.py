"""Screenshots of a screen in several appearances, side by side in one file."""

import io
from pathlib import Path

from PIL import Image

GAP = 24
GROUND = (120, 120, 128)

# The maximum file size, in bytes. A larger image gets fewer colors, then a smaller size.
LARGEST = 60_000


class Sheet:
    def __init__(self):
        self.columns = []

    def add(self, *pngs: bytes):
        """Adds a column of images, from top to bottom."""
        self.columns.append([Image.open(io.BytesIO(png)).convert("RGB") for png in pngs])

    def save(self, file: Path):
        """Writes the sheet at half its size, or less."""
        rows = max(len(column) for column in self.columns)
        heights = [max(column[row].height for column in self.columns if row < len(column))
                   for row in range(rows)]
        width = sum(column[0].width for column in self.columns) + GAP * (len(self.columns) + 1)
        whole = Image.new("RGB", (width, sum(heights) + GAP * (rows + 1)), GROUND)
        x = GAP
        for column in self.columns:
            for row, shot in enumerate(column):
                whole.paste(shot, (x, GAP * (row + 1) + sum(heights[:row])))
            x += column[0].width + GAP
        file.parent.mkdir(parents=True, exist_ok=True)
        for part, count in ((2, 256), (2, 64), (3, 256), (3, 64), (4, 64)):
            size = (whole.width // part, whole.height // part)
            small = whole.resize(size, Image.Resampling.LANCZOS)
            small.quantize(count, dither=Image.Dither.NONE).save(file, optimize=True)
            if file.stat().st_size <= LARGEST:
                break
