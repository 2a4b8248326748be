"""Leaf masses, of which a crown consists, and the cuts in them."""

import math

from ink import Ink
from skeleton import curve


def tuft(
    ink,
    random,
    x,
    y,
    rx,
    ry,
    tilt=0.0,
    leaf=(30, 15),
    rough=0.1,
    flow=(0, -0.35),
    under=0.55,
    spread=0.6,
    belly=0.45,
):
    """Some leaves around an uneven centre. They follow the outline and the `flow`. On the lower side
    they are fewer and smaller (`under`)."""
    ink.blob(x, y, rx * 0.84, ry * 0.84, tilt, random, rough)
    c, s = math.cos(tilt), math.sin(tilt)
    length, width = leaf
    around = random.uniform(0, 1)
    end = around + math.tau
    while around < end:
        u, v = math.cos(around), math.sin(around)
        px, py = x + 0.78 * (rx * u * c - ry * v * s), y + 0.78 * (rx * u * s + ry * v * c)
        nx, ny = u / rx * c - v / ry * s, u / rx * s + v / ry * c
        n = math.hypot(nx, ny)
        nx, ny = nx / n, ny / n
        shade = max(0.0, ny) * (1 - under)
        if random.random() > shade * 0.8:
            size = random.uniform(0.7, 1.3) * (1 - shade)
            angle = math.atan2(ny + flow[1], nx + flow[0]) + random.uniform(-spread, spread)
            ink.leaf(
                px, py, angle, length * size, width * (0.5 + 0.5 * size), random.uniform(-0.12, 0.12), belly
            )
        around += width * random.uniform(0.75, 1.25) / (math.hypot(rx * v, ry * u) + 1e-6)


def clump(random, x, y, rx, ry, tilt=0.0, tufts=6, rough=0.10, solid=0.62, **leaves):
    """A mass of leaves on its own sheet: tufts around a centre."""
    ink = Ink()
    c, s = math.cos(tilt), math.sin(tilt)
    ink.blob(x, y, rx * solid, ry * solid, tilt, random, rough)
    start = random.uniform(0, math.tau)
    for i in range(tufts):
        around = start + (i + random.uniform(-0.3, 0.3)) / tufts * math.tau
        u, v = 0.58 * math.cos(around) * rx, 0.56 * math.sin(around) * ry
        size = random.uniform(0.38, 0.54)
        tuft(
            ink,
            random,
            x + u * c - v * s,
            y + u * s + v * c,
            size * rx,
            max(size * ry, 0.3 * min(rx, ry)),
            tilt,
            rough=rough,
            **leaves
        )
    return ink


def cloud(random, x, y, rx, ry, leaf, tilt=0.0, under=0.2, flow=(0, -0.35), spread=0.55):
    """A flat layer of leaves on its own sheet: tufts side by side, round above, even below."""
    ink = Ink()
    count = max(3, int(round(rx / ry * 1.6)))
    c, s = math.cos(tilt), math.sin(tilt)
    for i in range(count):
        t = (i + 0.5 + random.uniform(-0.25, 0.25)) / count * 2 - 1
        high = ry * (1 - 0.6 * t * t) * random.uniform(0.7, 1.15)
        u, v = t * rx * 0.88, ry * 0.5 - high * 0.72
        tuft(
            ink,
            random,
            x + u * c - v * s,
            y + u * s + v * c,
            rx / count * 1.45,
            high * 0.8,
            tilt,
            leaf=leaf,
            rough=0.08,
            flow=flow,
            under=under,
            spread=spread,
        )
    return ink


def gouge(ink, *points):
    """A cut along some points (x, y, width). It is wide in the middle and ends in points."""
    ink.stroke(curve(points, 5), cut=True)


def fringe(ink, random, points, leaf, angle, every=14, spread=0.3):
    """Leaves in a row along a curve, the edge of a bough."""
    way = curve(points, every)
    for i, p in enumerate(way):
        t = i / max(1, len(way) - 1)
        size = random.uniform(0.7, 1.15) * (0.55 + 1.8 * t * (1 - t))
        ink.leaf(
            p[0],
            p[1],
            angle(t) + random.uniform(-spread, spread),
            leaf[0] * size,
            leaf[1] * min(1.1, size + 0.1),
        )


def veins(ink, random, x, y, rx, ry, count=4, size=1.0):
    """Some short cuts on the lower side of a leaf mass, in the directions of its leaves."""
    start = random.uniform(1.9, 2.5)
    for i in range(count):
        around = start + (i - (count - 1) / 2) * random.uniform(0.30, 0.42)
        far = random.uniform(0.26, 0.46)
        ink.leaf(
            x + far * rx * math.cos(around),
            y + far * ry * math.sin(around),
            around + random.uniform(-0.3, 0.3),
            size * random.uniform(24, 36),
            size * 8,
            0.1,
            cut=True,
        )


def scatter(random, masses, each, low=0.3):
    """Points of light inside the leaf masses. Twigs grow towards them."""
    lights = []
    for x, y, rx, ry in masses:
        for _ in range(each):
            a, r = random.uniform(0, math.tau), math.sqrt(random.uniform(0, 0.6))
            lights.append((x + rx * r * math.cos(a), y + ry * r * math.sin(a) + low * ry))
    return lights
