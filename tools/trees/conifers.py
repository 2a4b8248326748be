"""The trees with needles and scales."""

import math
from random import Random

from foliage import cloud, fringe, gouge, veins
from ink import Ink
from skeleton import Skeleton, curve
from wood import bark, lay, roots


def cypress():
    """A cypress: a column like a flame, with a leaning tip and a ragged edge, on a short bare stem."""
    random, ink, leaves = Random(3), Ink(), Ink()
    spine = curve(
        [(506, 940, 54), (508, 860, 46), (500, 640, 40), (508, 400, 28), (520, 200, 16), (556, 44, 3)], 6
    )
    ink.stroke(spine)
    ink.fillet(4, 10)
    roots(
        ink,
        [(498, 860, 36), (485, 930, 40), (435, 972, 24), (360, 985, 12), (300, 1000, 3)],
        [(505, 870, 36), (495, 965, 28), (460, 1008, 4)],
        [(512, 870, 36), (522, 965, 28), (555, 1010, 4)],
        [(518, 860, 36), (535, 925, 40), (590, 970, 24), (655, 982, 11), (715, 998, 3)],
    )

    def at(y):
        return min(spine, key=lambda p: abs(p[1] - y))[0]

    def half(y):
        t = min(1.0, max(0.0, (y - 44) / 850))
        return 184 * t**0.76 * (1 - t**4) ** 0.6

    leaves.stroke([(x, y, 1.72 * half(y + 18)) for x, y, _ in spine if y < 868])
    leaves.leaf(at(150), 150, -math.pi / 2 + 0.3, 124, 30, -0.03, 0.3)
    for y in range(884, 76, -12):
        for side in (-1, 1):
            h, rise = half(y), random.uniform(-6, 6)
            # Small scales close together, and sometimes a flame that leaves the column.
            flame = y > 240 and random.random() < 0.17
            long = random.uniform(110, 160) if flame else random.uniform(36, 66)
            outline = math.atan2(half(y - 30) - half(y), 30)
            turn = outline + random.uniform(0.12, 0.26) if flame else outline + random.uniform(0.2, 0.6)
            leaves.leaf(
                at(y) + side * h * (0.7 if flame else 0.8),
                y + rise,
                -math.pi / 2 + 0.04 + side * turn,
                long * min(1, 0.4 + h / 110),
                34 if flame else 16,
                -side * 0.1,
                0.4,
            )
    ink.merge(leaves)
    # Long cuts between the flames. They rise along the column and turn outwards at its edge.
    y = 830.0
    side = 1
    while y > 200:
        side = -side
        across = side * random.choice((0.1, 0.26, 0.42, 0.56, 0.68)) * random.uniform(0.85, 1.15)
        long = random.uniform(80, 170) * (0.5 + 0.5 * half(y) / 150)
        turn = side * random.uniform(0.08, 0.3)
        gouge(
            ink,
            (at(y) + across * half(y), y, 1),
            (at(y) + (across + turn * 0.1) * half(y), y - long * 0.4, random.uniform(9, 14)),
            (at(y - long) + (across + turn * 0.5) * half(y - long * 0.7), y - long * 0.75, 8),
            (at(y - long) + (across + turn) * half(y - long), y - long, 1),
        )
        y -= random.uniform(11, 21)
    ink.melt(1.6)
    return ink


def pine():
    """A pine in the wind: a leaning trunk, and flat masses of needles on one side."""
    random, ink, leaves = Random(12), Ink(), Ink()
    layers = [
        (525, 118, 165, 62, -0.10),
        (690, 195, 180, 60, -0.06),
        (448, 235, 116, 48, -0.10),
        (838, 298, 135, 52, -0.02),
        (630, 330, 138, 46, -0.06),
        (352, 370, 106, 44, -0.12),
        (832, 432, 136, 46, 0.0),
        (605, 465, 98, 38, -0.06),
    ]
    tree = Skeleton(random)
    tree.limb(
        (240, 905, 84),
        (254, 865, 78),
        (310, 740, 66),
        (400, 590, 56),
        (460, 440, 42),
        (500, 280, 28),
        (530, 120, 10),
        wobble=5,
    )
    tree.limb((470, 420, 32), (560, 330, 26), (660, 250, 18), (760, 185, 8), wobble=4)
    tree.limb((560, 330, 18), (700, 330, 14), (860, 290, 8), wobble=4)
    tree.limb((420, 560, 36), (540, 500, 30), (680, 460, 22), (850, 425, 8), wobble=5)
    tree.limb((404, 590, 28), (378, 505, 21), (335, 400, 9), wobble=3)
    tree.limb((378, 505, 18), (410, 440, 13), (415, 385, 7), wobble=2)
    tree.limb((490, 330, 20), (455, 240, 9), wobble=3)
    hand = len(tree.x)
    lights = [
        (x + random.uniform(-0.8, 0.8) * rx, y + random.uniform(0, 0.6) * ry)
        for x, y, rx, ry, _ in layers
        for _ in range(10)
    ]
    tree.grow(lights, reach=130, near=14, pull=(0.25, -0.2))
    tree.settle(2, fixed=hand)
    for x, y, rx, ry, tilt in layers:
        leaves.before(cloud(random, x, y, rx, ry, (34, 10), tilt, flow=(0.5, -0.4)), 8, -9, 2)
        veins(leaves, random, x, y, rx, ry * 0.8, 3, 0.8)
    lay(ink, tree, leaves=leaves, tip=3, power=2.5)
    roots(
        ink,
        [(255, 830, 52), (220, 910, 56), (160, 955, 32), (90, 972, 16), (25, 992, 3)],
        [(250, 850, 52), (222, 950, 42), (180, 998, 16), (140, 1008, 3)],
        [(250, 860, 52), (260, 960, 38), (290, 1010, 5)],
        [(265, 840, 52), (275, 925, 52), (340, 970, 30), (430, 984, 16), (520, 1002, 3)],
        [(270, 830, 52), (300, 900, 44), (370, 945, 22), (430, 950, 10), (480, 962, 3)],
    )
    ink.before(leaves, 0, 0, 1.5)
    bark(
        ink,
        [(228, 930, 2), (262, 850, 9), (310, 760, 7), (360, 660, 2)],
        [(262, 920, 2), (300, 810, 8), (345, 730, 2)],
        [(390, 630, 2), (440, 540, 7), (460, 470, 2)],
    )
    ink.melt(1.6)
    return ink


def spruce():
    """An old spruce: layers of boughs that hang and turn up again, with a fringe. Some are missing."""
    random, ink, leaves = Random(20), Ink(), Ink()
    spine = curve(
        [(508, 950, 62), (512, 860, 54), (505, 640, 44), (514, 400, 30), (508, 200, 18), (516, 30, 4)], 6
    )
    ink.stroke(spine)
    ink.fillet(4, 10)
    roots(
        ink,
        [(495, 860, 44), (480, 930, 44), (425, 972, 24), (350, 985, 12), (280, 1000, 3)],
        [(505, 870, 44), (495, 965, 30), (460, 1008, 4)],
        [(515, 870, 44), (528, 965, 30), (565, 1010, 4)],
        [(525, 860, 44), (545, 925, 44), (605, 970, 24), (680, 982, 12), (745, 998, 3)],
    )
    boughs = []
    for side in (-1, 1):
        y = 64.0 + 12 * side
        while y < 835:
            t = max(0.0, (y - 30) / 810)
            long = (26 + 340 * t**0.9) * random.uniform(0.8, 1.08)
            # Some boughs are missing.
            if not (y > 250 and random.random() < 0.09):
                boughs.append((y, side, long))
            y += (32 + 40 * t) * random.uniform(0.85, 1.15)
    for y, side, long in sorted(boughs):
        leaves.before(bough(random, 510, y, side, long), 0, -6, 1.5)
    ink.before(leaves, 0, 0, 1.5)
    ink.melt(1.5)
    return ink


def bough(random, x, y, side, long):
    ink = Ink()
    drop = long * random.uniform(0.27, 0.38)
    thick = 8 + long * 0.03
    points = [
        (x, y, thick),
        (x + side * long * 0.35, y + drop * 0.45, thick),
        (x + side * long * 0.75, y + drop * 0.95, thick * 0.7),
        (x + side * long, y + drop * 0.9, 3),
    ]
    ink.stroke(curve(points, 6))
    fringe(
        ink,
        random,
        points,
        (min(24, 6 + long * 0.22) + long * 0.15, 17),
        lambda t: math.pi / 2 - side * (0.25 + 0.5 * t),
        every=16,
        spread=0.4,
    )
    fringe(ink, random, points, (20, 9), lambda t: -side * 0.4 + (0 if side > 0 else math.pi), every=24)
    return ink
