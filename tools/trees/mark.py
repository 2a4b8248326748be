"""The symbolic icon, a tree of few simple shapes beside a star, and the glyphs, which are lines. All are
on a page of sixteen units.

Widths and positions fit a grid of 64 units for a pixel. The trunk is two pixels wide.
"""

import math
from random import Random

from foliage import gouge
from ink import Ink
from skeleton import curve

UNIT = 64  # units of the sheet for one of the page


def tree():
    """A tree with roots, a trunk, a crown of five masses and gaps between the limbs."""
    random, ink, leaves = Random(2), Ink(), Ink()
    for points in (
        [(448, 930, 132), (448, 800, 124), (450, 640, 126)],
        [(448, 720, 100), (370, 620, 92), (270, 560, 64)],
        [(450, 740, 96), (540, 640, 90), (660, 560, 62)],
        [(450, 660, 100), (440, 500, 80), (430, 360, 60)],
    ):
        ink.stroke(curve(points, 6))
    ink.fillet(12, 24)
    for points in (
        [(430, 790, 60), (405, 890, 100), (315, 962, 70), (205, 978, 44), (112, 985, 24)],
        [(450, 820, 80), (450, 940, 110), (440, 1000, 40)],
        [(466, 790, 60), (492, 890, 100), (585, 962, 70), (700, 978, 44), (790, 985, 24)],
    ):
        ink.stroke(curve(points, 6))
    ink.fillet(14)
    for x, y, rx, ry in (
        (185, 500, 138, 116),
        (290, 318, 152, 132),
        (462, 215, 160, 130),
        (586, 396, 134, 120),
        (716, 530, 122, 108),
    ):
        leaves.blob(x, y, rx, ry, 0, random, 0.05)
        start = random.uniform(0, 1)
        for i in range(9):
            around = start + i / 9 * math.tau + random.uniform(-0.15, 0.15)
            if math.sin(around) < 0.6:
                leaves.leaf(
                    x + 0.62 * rx * math.cos(around),
                    y + 0.62 * ry * math.sin(around),
                    around + random.uniform(-0.4, 0.4),
                    96,
                    84,
                    0,
                    0.5,
                )
    ink.merge(leaves)
    gouge(ink, (395, 470, 20), (380, 545, 74), (400, 618, 24))
    gouge(ink, (520, 500, 20), (530, 560, 74), (505, 622, 24))
    ink.melt(7)
    return ink


STAR = "M13.5 0Q13.75 2.25 16 2.5Q13.75 2.75 13.5 5Q13.25 2.75 11 2.5Q13.25 2.25 13.5 0z"


def pen(*lines, width=1.1, seed=1, rays=None):
    """Lines through points (x, y) on the page, with a slightly uneven width. A line that ends at its
    beginning is closed."""
    random, ink = Random(seed), Ink()
    for line in lines:
        closed = line[0] == line[-1] and len(line) > 2
        points = [(x * UNIT, y * UNIT) for x, y in line]
        if closed:
            # A bit more than once around, so that the seam is in the middle of a smooth curve.
            way = curve(points[-3:-1] + points + points[1:3], 10)
        else:
            way = curve(points, 10)
        phase, press = random.uniform(0, 6.3), width * UNIT
        ink.stroke([(x, y, press * (1 + 0.07 * math.sin(phase + i / 17))) for i, (x, y) in enumerate(way)])
    if rays:
        x, y, long = (v * UNIT for v in rays)
        for dx, dy, far, wide in (
            (0, 1, 1, 88),
            (1, 0, 1, 88),
            (0.707, 0.707, 0.55, 52),
            (0.707, -0.707, 0.55, 52),
        ):
            ink.stroke(
                [
                    (x - dx * long * far, y - dy * long * far, 12),
                    (x, y, wide),
                    (x + dx * long * far, y + dy * long * far, 12),
                ]
            )
    ink.melt(3)
    return ink


def dots():
    random, ink = Random(4), Ink()
    for row in range(3):
        for column in range(3):
            ink.blob(
                (3 + 5 * column) * UNIT, (3 + 5 * row) * UNIT, 1.0 * UNIT, 1.0 * UNIT, 0, random, 0.035
            )
    ink.melt(3)
    return ink


GLYPHS = {
    "water": lambda: pen(
        [
            (8.1, 1.5),
            (6.6, 4.2),
            (4.6, 7.2),
            (3.7, 9.9),
            (4.8, 12.9),
            (8, 14.4),
            (11.3, 12.9),
            (12.4, 9.8),
            (11.3, 7.0),
            (9.5, 4.1),
            (8.1, 1.5),
        ],
        [(9.9, 10.2), (9.5, 11.3), (8.5, 11.9)],
    ),
    "forest": lambda: pen(
        # A spruce.
        [
            (4.9, 1.3),
            (4.1, 3.6),
            (2.7, 5.6),
            (3.5, 5.6),
            (2.6, 7.6),
            (1.2, 9.5),
            (2.3, 9.4),
            (1.7, 10.6),
            (0.8, 11.8),
            (3, 12.1),
            (4.9, 12.0),
            (6.4, 12.1),
        ],
        [(4.9, 1.3), (5.6, 3.4), (6.8, 5.3)],
        [(4.9, 12), (4.9, 14.6)],
        # A broad tree beside it.
        [
            (11, 4.1),
            (8.9, 4.7),
            (8.0, 6.7),
            (7.2, 8.7),
            (8.2, 10.6),
            (10.4, 11.1),
            (12.9, 11.0),
            (14.8, 9.7),
            (14.7, 7.5),
            (13.6, 5.4),
            (11, 4.1),
        ],
        [(11, 8.2), (11.1, 12), (10.9, 14.6)],
    ),
    "calendar": dots,
    "settings": lambda: pen(
        [
            (5.2, 4.5),
            (6.5, 3.3),
            (9.4, 3.0),
            (11.4, 4.0),
            (13.4, 6.4),
            (14.4, 9.5),
            (13.9, 11.8),
            (12.0, 13.0),
            (7.6, 13.3),
            (3.5, 12.9),
            (1.8, 11.6),
            (1.7, 9.6),
            (3.3, 6.7),
            (5.2, 4.5),
        ],
        [(9.2, 3.2), (8.6, 5.4), (10.1, 7.6), (13.9, 9.0)],
        [(8.6, 5.4), (5.6, 6.9)],
    ),
    "mark": lambda: pen(
        [
            (5.9, 10.2),
            (3.4, 10.6),
            (1.3, 9.3),
            (1.2, 7.0),
            (2.6, 5.7),
            (2.9, 3.8),
            (4.9, 2.6),
            (7, 2.4),
            (9.1, 3.4),
            (10, 5.3),
            (11.9, 6.2),
            (12.6, 8.3),
            (11.4, 10.2),
            (8.4, 10.3),
        ],
        [(7.1, 7.4), (7.0, 10.4), (6.8, 12.6), (5.2, 14.2), (3.2, 14.7)],
        [(7.1, 10.8), (7.6, 12.8), (9.1, 14.2), (11, 14.7)],
        # A plain cross looks like a tree. So the rays of the star end in points.
        rays=(13.4, 2.9, 2.75),
    ),
}
