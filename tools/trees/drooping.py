"""The trees with hanging leaves: the weeping willow and the birch."""

import math
from random import Random

import numpy as np

from foliage import clump, gouge, veins
from ink import Ink
from skeleton import Skeleton, curve
from wood import bark, lay, roots


def willow():
    """A willow: a short thick trunk, and strands of different lengths, like a fountain."""
    random, ink, leaves = Random(5), Ink(), Ink()
    tree = Skeleton(random)
    tree.limb((508, 930, 106), (505, 860, 98), (490, 760, 90), (500, 670, 88), wobble=3)
    for arm in (
        [(495, 700, 56), (430, 580, 44), (320, 440, 30), (220, 300, 16)],
        [(495, 680, 56), (455, 510, 42), (390, 340, 28), (330, 200, 14)],
        [(502, 680, 60), (512, 500, 40), (495, 330, 28), (480, 150, 14)],
        [(506, 690, 58), (570, 530, 42), (620, 360, 28), (660, 180, 14)],
        [(508, 720, 54), (610, 590, 40), (720, 430, 28), (800, 280, 14)],
    ):
        tree.limb(*arm, wobble=5)
    lay(ink, tree)
    roots(
        ink,
        [(485, 790, 60), (460, 910, 56), (400, 960, 34), (320, 980, 18), (240, 998, 3)],
        [(490, 850, 60), (470, 940, 42), (430, 988, 20), (385, 1008, 3)],
        [(505, 860, 60), (512, 960, 36), (500, 1010, 5)],
        [(520, 850, 60), (545, 935, 46), (590, 985, 22), (640, 1006, 3)],
        [(520, 790, 60), (555, 905, 54), (620, 958, 34), (700, 975, 16), (770, 992, 3)],
    )
    dome(leaves, random)
    # The place and the length of each strand. Those in the middle are short, so that the limbs show.
    falls = [
        (48, 560),
        (86, 720),
        (124, 640),
        (166, 850),
        (206, 740),
        (248, 900),
        (290, 690),
        (330, 790),
        (372, 560),
        (414, 430),
        (460, 380),
        (512, 345),
        (560, 410),
        (604, 500),
        (646, 610),
        (690, 880),
        (730, 700),
        (772, 930),
        (814, 770),
        (856, 660),
        (898, 830),
        (938, 610),
        (972, 690),
    ]
    for x, foot in falls:
        strand(leaves, random, x + random.uniform(-5, 5), foot + random.uniform(-20, 20))
    for (x, _), (beside, _) in zip(falls, falls[1:]):
        # The gap between two strands continues up over the crown.
        middle = (x + beside) / 2
        side, top = middle - 508, arch(middle)
        rise = random.uniform(30, 110)
        gouge(
            leaves,
            (508 + side * (0.9 - rise / 700), top + 62 - rise * 0.72, 1),
            (508 + side * 0.96, top + 55, 7),
            (middle, top + 120, 12),
            (middle, top + 170, 10),
            (middle, top + 215, 2),
        )
    ink.before(leaves, 0, 0, 1.5)
    bark(
        ink,
        [(462, 930, 2), (480, 850, 9), (472, 760, 7), (482, 690, 2)],
        [(515, 930, 2), (508, 850, 8), (505, 770, 2)],
        [(548, 900, 2), (528, 820, 7), (520, 740, 2)],
    )
    ink.melt(1.5)
    return ink


def arch(x):
    """The height of the willow's crown."""
    return 372 - 300 * math.sqrt(max(0.0, 1 - ((x - 505) / 498) ** 2)) + 12 * math.sin(x / 52)


def dome(ink, random):
    way = []
    for x in range(66, 952, 8):
        ends = max(0.0, 1 - abs((x - 508) / 452) ** 3.5) ** 0.5
        # The crown has several humps.
        hump = abs(math.sin(x / 61 + 0.6 * math.sin(x / 95)))
        way.append((x, arch(x) + 74 - 8 * ends, 2 * (12 + ends * (40 + 30 * hump))))
    ink.stroke(way)
    for i, (x, y, width) in enumerate(way[:-1]):
        dx, dy = way[i + 1][0] - x, way[i + 1][1] - y
        along = math.atan2(dy, dx)
        side = 1 if x > 505 else -1
        # Leaves lie along the crown. Their points are lifted and face away from the middle.
        if random.random() < 0.85:
            angle = along + (math.pi if side < 0 else 0) - side * random.uniform(0.1, 1.1)
            out = width / 2 * random.uniform(0.8, 0.95)
            ink.leaf(
                x + out * math.sin(along),
                y - out * math.cos(along),
                angle,
                random.uniform(34, 62),
                14,
                side * 0.12,
            )


def strand(ink, random, x, foot):
    """A strand from the crown down, with leaves along it."""
    top, sway, side = arch(x) + 60, random.uniform(-9, 9), (x - 512) / 512
    way = curve(
        [
            (x - side * 26, top, 34),
            (x, top + 90, 28),
            (x + sway, (top + foot) / 2 + 40, 16),
            (x - sway * 0.6, foot - 50, 7),
            (x - sway, foot, 2),
        ],
        6,
    )
    ink.stroke(way)
    turn = 1
    for i in range(16, len(way), 6):
        dx, dy = way[min(i + 1, len(way) - 1)][:2] - way[i - 1][:2]
        turn = -turn if random.random() < 0.8 else turn
        ink.leaf(
            way[i][0],
            way[i][1],
            math.atan2(dy, dx) + turn * random.uniform(0.25, 0.55),
            random.uniform(36, 54),
            14,
            0.08 * turn,
        )


STEMS = (
    ((495, 960, 46), (455, 850, 37), (425, 650, 29), (380, 430, 20), (340, 250, 7)),
    ((512, 960, 50), (525, 800, 41), (505, 600, 33), (530, 380, 22), (512, 180, 12), (522, 60, 5)),
    ((528, 960, 46), (585, 840, 36), (625, 660, 28), (650, 450, 20), (700, 270, 7)),
)


def birch():
    """A birch: three thin stems from one root under a light crown of small leaf masses."""
    random, ink, leaves, stems = Random(36), Ink(), Ink(), Ink()
    tree = Skeleton(random)
    for stem in STEMS:
        tree.limb(*stem, wobble=3)
    lay(stems, tree)
    masses = []
    side = 1
    for stem, low, high in ((0, 690, 270), (1, 640, 80), (2, 700, 290)):
        y = low - random.uniform(0, 30)
        while y > high:
            side = -side
            x = crossing(stem, y)
            room = abs(515 + side * ovate(y - 50) - x)
            if (side < 0) != (stem == 2) or stem == 1:
                long = min(room, 215 if stem != 1 else 150)
                if long > 40:
                    droop = random.uniform(-0.05, 0.25)
                    tip = (x + side * long, y - long * 0.55 + droop * long)
                    tree.limb((x, y, 11), (x + side * long * 0.5, y - long * 0.42, 8), (*tip, 4), wobble=2)
                    masses.append((*tip, side, 1.0))
                    if long > 95:
                        masses.append((x + side * long * 0.52, y - long * 0.36, side, 0.85))
            y -= random.uniform(44, 66)
        masses.append((crossing(stem, high), high - 10, side, 0.9))
    for x, y, side, size in sorted(masses, key=lambda m: m[1]):
        size *= random.uniform(0.85, 1.15)
        mass = clump(
            random,
            x,
            y + 8,
            50 * size,
            30 * size,
            leaf=(27, 12),
            tufts=5,
            flow=(side * 0.3, 0.5),
            under=1.0,
            tilt=side * random.uniform(0.1, 0.5),
        )
        leaves.merge(mass)
        veins(leaves, random, x, y + 8, 46 * size, 28 * size, 2, 0.8)
    lay(ink, tree, (3, 7), tip=2.4, power=2.4)
    roots(
        ink,
        [(488, 880, 36), (470, 945, 40), (415, 985, 20), (340, 1000, 3)],
        [(505, 900, 40), (490, 980, 26), (455, 1010, 4)],
        [(520, 900, 40), (535, 980, 26), (575, 1010, 4)],
        [(540, 880, 36), (560, 945, 40), (620, 982, 20), (700, 996, 3)],
        shoulder=700,
    )
    ink.before(leaves, 0, 0, 1.5)
    ink.merge(stems)
    for stem, y, reach in (
        (0, 905, 0.8),
        (0, 858, -0.7),
        (0, 800, 0.5),
        (0, 748, -0.9),
        (0, 700, 0.7),
        (1, 842, 0.8),
        (1, 796, -0.5),
        (1, 742, 0.7),
        (1, 690, -0.8),
        (1, 625, 0.6),
        (2, 880, 0.7),
        (2, 826, -0.8),
        (2, 775, 0.6),
        (2, 722, -0.6),
        (2, 668, 0.8),
    ):
        # The marks of the bark begin at its left or right edge.
        x, half = crossing(stem, y), 19 - (960 - y) / 60
        edge = math.copysign(half, reach)
        gouge(
            ink,
            (x + edge * 1.25, y - 2, 9),
            (x + edge * 0.4, y + 1, 7),
            (x + edge * (1 - 1.5 * abs(reach)), y, 1),
        )
    ink.melt(1.5)
    return ink


def ovate(y):
    """Half the width of the birch's crown."""
    return 272 * math.sin(math.pi * min(1.0, max(0.0, (y - 10) / 880))) ** 1.05


def crossing(stem, y):
    """The position of a stem of the birch at a height."""
    x, heights, _ = np.array(STEMS[stem])[::-1].T
    return float(np.interp(y, heights, x))
