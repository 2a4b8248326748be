"""A square sheet on which ink is added and cut away, as in a linocut.

The sheet is a raster of coverage from 0 to 1. Shapes are in the units of the picture (1024).
"""

import math

import numpy as np

SIZE = 1024


class Ink:
    def __init__(self, scale=2):
        self.scale = scale
        self.sheet = np.zeros((SIZE * scale, SIZE * scale), np.float32)

    def _window(self, left, top, right, bottom):
        n, s = self.sheet.shape[0], self.scale
        x0, x1 = max(0, int(left * s) - 2), min(n, int(right * s) + 3)
        y0, y1 = max(0, int(top * s) - 2), min(n, int(bottom * s) + 3)
        if x0 >= x1 or y0 >= y1:
            return None, None, None
        x = (np.arange(x0, x1, dtype=np.float32) + 0.5) / s
        y = (np.arange(y0, y1, dtype=np.float32)[:, None] + 0.5) / s
        return (slice(y0, y1), slice(x0, x1)), x, y

    def _lay(self, window, depth, cut):
        """Depth is the distance of a point from the border of the shape, in units."""
        cover = np.clip(depth * self.scale + 0.5, 0, 1)
        place = self.sheet[window]
        if cut:
            np.minimum(place, 1 - cover, out=place)
        else:
            np.maximum(place, cover, out=place)

    def piece(self, x0, y0, r0, x1, y1, r1, cut=False):
        """A straight stroke. Its width changes from one end to the other."""
        r = max(r0, r1)
        window, x, y = self._window(min(x0, x1) - r, min(y0, y1) - r, max(x0, x1) + r, max(y0, y1) + r)
        if window is None:
            return
        dx, dy = x1 - x0, y1 - y0
        t = np.clip(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
        self._lay(window, r0 + (r1 - r0) * t - np.hypot(x - x0 - t * dx, y - y0 - t * dy), cut)

    def stroke(self, points, cut=False):
        """A stroke through points (x, y, width)."""
        for a, b in zip(points[:-1], points[1:]):
            self.piece(a[0], a[1], a[2] / 2, b[0], b[1], b[2] / 2, cut)

    def leaf(self, x, y, angle, length, width, bend=0.0, belly=0.42, cut=False):
        """A leaf from its stalk: pointed at both ends, widest at `belly`, bent to one side. Cut out of
        the ink, it looks like the mark of a gouge."""
        c, s = math.cos(angle), math.sin(angle)
        ex, ey = x + length * c, y + length * s
        room = width / 2 + abs(bend) * length
        window, px, py = self._window(
            min(x, ex) - room, min(y, ey) - room, max(x, ex) + room, max(y, ey) + room
        )
        if window is None:
            return
        u = ((px - x) * c + (py - y) * s) / length
        v = (py - y) * c - (px - x) * s
        inner = np.clip(u, 0, 1)
        v = v - bend * length * 4 * inner * (1 - inner)
        # Moves the widest point to the belly.
        warp = inner ** (math.log(0.5) / math.log(belly))
        half = width / 2 * np.clip(np.sin(math.pi * warp), 0, 1) ** 0.8
        depth = np.where((u > 0) & (u < 1), half - np.abs(v), -1)
        self._lay(window, depth, cut)

    def blob(self, x, y, rx, ry, tilt, random, rough=0.12, cut=False):
        """An uneven ellipse."""
        room = max(rx, ry) * (1 + 2 * rough)
        window, px, py = self._window(x - room, y - room, x + room, y + room)
        waves = [(k, random.uniform(-1, 1) * rough / k**0.5, random.uniform(0, 6.3)) for k in (2, 3, 4, 5)]
        if window is None:
            return
        c, s = math.cos(tilt), math.sin(tilt)
        u, v = ((px - x) * c + (py - y) * s) / rx, ((py - y) * c - (px - x) * s) / ry
        around = np.arctan2(v, u)
        edge = 1 + sum(a * np.sin(k * around + p) for k, a, p in waves)
        self._lay(window, (edge - np.hypot(u, v)) * min(rx, ry), cut)

    def covers(self, x, y):
        n = self.sheet.shape[0] - 1
        row, column = int(y * self.scale), int(x * self.scale)
        return 0 <= row <= n and 0 <= column <= n and self.sheet[row, column] > 0.5

    def merge(self, other):
        np.maximum(self.sheet, other.sheet, out=self.sheet)

    def before(self, other, dx, dy, gap=2.0):
        """Draws other ink over this, with a gap between them on the side of dx, dy. The gap is a crescent,
        as between two leaf masses."""
        rows, columns = np.nonzero(other.sheet.max(1) > 0)[0], np.nonzero(other.sheet.max(0) > 0)[0]
        if not len(rows):
            return
        room = int((gap * 4 + max(abs(dx), abs(dy)) + 4) * self.scale)
        top, left = max(0, rows[0] - room), max(0, columns[0] - room)
        window = (slice(top, rows[-1] + room), slice(left, columns[-1] + room))
        part = other.sheet[window]
        soft = blur(part, gap * self.scale)
        light = np.clip((soft - 0.35) * gap * self.scale * 2 + 0.5, 0, 1)
        light = np.roll(light, (int(round(dy * self.scale)), int(round(dx * self.scale))), (0, 1))
        place = self.sheet[window]
        np.minimum(place, 1 - light, out=place)
        np.maximum(place, part, out=place)

    def fillet(self, *radii, rows=None):
        """Fills the inner corners where limbs meet. Outer corners do not change. `rows` are the heights
        between which it works."""
        top, foot = (int(v * self.scale) for v in rows or (0, SIZE))
        for radius in radii:
            room = int(3 * radius * self.scale)
            above = max(0, top - room)
            soft = blur(self.sheet[above : foot + room], radius * self.scale)[top - above : foot - above]
            place = self.sheet[top:foot]
            np.maximum(place, np.clip((soft - 0.5) * radius * self.scale * 2 + 0.5, 0, 1), out=place)

    def melt(self, radius):
        """Removes details that are smaller than the radius."""
        self.sheet = blur(self.sheet, radius * self.scale)


def blur(sheet, radius):
    """Three box blurs, which are close to a gaussian blur of this radius."""
    width = max(1, int(round(radius * 2 / 2)) | 1)
    for _ in range(3):
        for axis in (0, 1):
            sheet = _box(sheet, width, axis)
    return sheet


def _box(sheet, width, axis):
    half = width // 2
    pad = [(0, 0), (0, 0)]
    pad[axis] = (half + 1, half)
    total = np.cumsum(np.pad(sheet, pad), axis=axis, dtype=np.float64)
    n = sheet.shape[axis]
    low, high = (slice(0, n), slice(width, width + n))
    if axis == 0:
        return ((total[high] - total[low]) / width).astype(np.float32)
    return ((total[:, high] - total[:, low]) / width).astype(np.float32)
