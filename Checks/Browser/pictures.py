"""Pictures of a screen in several looks, side by side in one file."""

import io
from pathlib import Path

from PIL import Image

GAP = 24
GROUND = (120, 120, 128)


class Sheet:
    def __init__(self):
        self.shots = []

    def add(self, png: bytes):
        self.shots.append(Image.open(io.BytesIO(png)).convert("RGB"))

    def save(self, file: Path):
        """Writes it with 256 colours, which such pictures hardly exceed, or seem not to."""
        width = sum(shot.width for shot in self.shots) + GAP * (len(self.shots) + 1)
        height = max(shot.height for shot in self.shots) + 2 * GAP
        whole = Image.new("RGB", (width, height), GROUND)
        x = GAP
        for shot in self.shots:
            whole.paste(shot, (x, GAP))
            x += shot.width + GAP
        file.parent.mkdir(parents=True, exist_ok=True)
        small = whole.quantize(256, dither=Image.Dither.NONE)
        if len(whole.getcolors(1 << 24)) > 20_000:
            # Soft light would become bands.
            small = whole.quantize(256, palette=small, dither=Image.Dither.FLOYDSTEINBERG)
        small.save(file, optimize=True)
