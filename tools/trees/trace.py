"""From ink to outlines: the border of a raster, cleaned, and drawn with few smooth curves."""

import math

import numpy as np

# The corners of a cell with ink are a number (1 upper left, 2 upper right, 4 lower right, 8 lower left).
# For each number: the sides that the border connects. The ink is always on the same side of it.
SIDES = {
    1: [("left", "top")],
    2: [("top", "right")],
    3: [("left", "right")],
    4: [("right", "bottom")],
    5: [("left", "top"), ("right", "bottom")],
    6: [("top", "bottom")],
    7: [("left", "bottom")],
    8: [("bottom", "left")],
    9: [("bottom", "top")],
    10: [("top", "right"), ("bottom", "left")],
    11: [("bottom", "right")],
    12: [("right", "left")],
    13: [("right", "top")],
    14: [("top", "left")],
}


def borders(sheet, scale, level=0.5):
    """The closed borders of the area above the level (marching squares), in units."""
    field = np.pad(sheet, 1)
    ink = field > level
    kind = ink[:-1, :-1] * 1 + ink[:-1, 1:] * 2 + ink[1:, 1:] * 4 + ink[1:, :-1] * 8
    n = field.shape[1]
    after, place = {}, {}
    for row, column in zip(*np.nonzero((kind > 0) & (kind < 15))):
        sides = {
            "top": (row, column, row, column + 1),
            "bottom": (row + 1, column, row + 1, column + 1),
            "left": (row, column, row + 1, column),
            "right": (row, column + 1, row + 1, column + 1),
        }
        for start, end in SIDES[int(kind[row, column])]:
            keys = []
            for side in (start, end):
                y0, x0, y1, x1 = sides[side]
                key = int(2 * (y0 * n + x0) + (y1 > y0))
                if key not in place:
                    t = (level - field[y0, x0]) / (field[y1, x1] - field[y0, x0])
                    place[key] = ((x0 + t * (x1 - x0) - 0.5) / scale, (y0 + t * (y1 - y0) - 0.5) / scale)
                keys.append(key)
            after[keys[0]] = keys[1]
    found = []
    while after:
        start = min(after)
        loop, key = [], start
        while key in after:
            loop.append(place[key])
            key = after.pop(key)
        found.append(np.array(loop[::-1]))
    return found


def area(loop):
    x, y = loop[:, 0], loop[:, 1]
    return 0.5 * float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


def clean(loops, speck=120.0, pinhole=45.0, islands=0):
    """Removes specks and pinholes. Parts that are not connected to the tree are single leaves: the
    `islands` largest of them stay."""
    outer = sorted((l for l in loops if area(l) > speck), key=area, reverse=True)
    holes = [l for l in loops if area(l) < -pinhole and any(_inside(l[0], o) for o in outer[: 1 + islands])]
    return outer[: 1 + islands] + sorted(holes, key=area)


def _inside(point, loop):
    x, y = point
    x0, y0 = loop.T
    x1, y1 = np.roll(loop, -1, axis=0).T
    crosses = (y0 > y) != (y1 > y)
    at = x0[crosses] + (y - y0[crosses]) * (x1[crosses] - x0[crosses]) / (y1[crosses] - y0[crosses])
    return int(np.sum(at > x)) % 2 == 1


# -- curves


def even(loop, step=1.0):
    closed = np.concatenate([loop, loop[:1]])
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    at = np.linspace(0, way[-1], max(12, int(way[-1] / step)), endpoint=False)
    return np.stack([np.interp(at, way, closed[:, k]) for k in (0, 1)], axis=1)


def corners(points, look=4, bend=0.9):
    """The sharp corners of a border: tips of leaves, ends of cuts, forks."""
    n = len(points)
    before, behind = points - np.roll(points, look, axis=0), np.roll(points, -look, axis=0) - points
    turn = np.abs(
        np.arctan2(before[:, 0] * behind[:, 1] - before[:, 1] * behind[:, 0], (before * behind).sum(1))
    )
    order = [i for i in np.argsort(-turn, kind="stable") if turn[i] > bend]
    taken = np.zeros(n, bool)
    found = []
    for i in order:
        if not taken[i]:
            found.append(int(i))
            taken[np.arange(i - look, i + look + 1) % n] = True
    if len(found) < 2:
        found = sorted({int(np.argmin(points[:, 1])), int(np.argmax(points[:, 1]))})
        if len(found) < 2:
            found = [0, n // 2]
    return sorted(found)


def fit(loop, tolerance):
    """The loop as a list of curves of four points and straight lines of two."""
    points = even(loop)
    marks = corners(points)
    curves = []
    for a, b in zip(marks, marks[1:] + [marks[0] + len(points)]):
        span = points[np.arange(a, b + 1) % len(points)]
        _fit(
            span,
            _unit(span[min(3, len(span) - 1)] - span[0]),
            _unit(span[-min(4, len(span))] - span[-1]),
            tolerance,
            curves,
        )
    return curves


def _unit(v):
    return v / (math.hypot(v[0], v[1]) or 1.0)


def _fit(p, t0, t1, tolerance, curves):
    n = len(p)
    chord = math.dist(p[0], p[-1])
    if n < 3 or chord < 1e-9:
        curves.append(p[[0, -1]])
        return
    off = (
        np.abs((p[:, 0] - p[0, 0]) * (p[-1, 1] - p[0, 1]) - (p[:, 1] - p[0, 1]) * (p[-1, 0] - p[0, 0]))
        / chord
    )
    if off.max() < tolerance * 0.6:
        curves.append(p[[0, -1]])
        return
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    u = way / way[-1]
    worst = n // 2
    for _ in range(4):
        b = _bezier(p, u, t0, t1)
        at = _at(b, u)
        error = np.hypot(*(at - p).T)
        worst = int(error.argmax())
        if error[worst] < tolerance:
            curves.append(b)
            return
        if error[worst] > tolerance * 4:
            break
        u = _nearer(b, p, u)
    worst = min(max(worst, 1), n - 2)
    # Not too close to an end, because a very short piece would be left.
    worst = min(max(worst, min(3, n // 2)), max(n - 4, n // 2))
    middle = _unit(p[max(worst - 3, 0)] - p[min(worst + 3, n - 1)])
    _fit(p[: worst + 1], t0, middle, tolerance, curves)
    _fit(p[worst:], -middle, t1, tolerance, curves)


def _bezier(p, u, t0, t1):
    v = 1 - u
    b0, b1, b2, b3 = v**3, 3 * u * v * v, 3 * u * u * v, u**3
    a0, a1 = t0[None] * b1[:, None], t1[None] * b2[:, None]
    rest = p - p[0] * (b0 + b1)[:, None] - p[-1] * (b2 + b3)[:, None]
    c00, c01, c11 = (a0 * a0).sum(), (a0 * a1).sum(), (a1 * a1).sum()
    x0, x1 = (a0 * rest).sum(), (a1 * rest).sum()
    det = c00 * c11 - c01 * c01
    length = math.dist(p[0], p[-1])
    if abs(det) > 1e-9:
        l0, l1 = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    else:
        l0 = l1 = length / 3
    # Handles in the wrong direction, or much too long, make loops.
    if not (0.02 * length < l0 < 1.6 * length) or not (0.02 * length < l1 < 1.6 * length):
        l0 = l1 = length / 3
    return np.array([p[0], p[0] + t0 * l0, p[-1] + t1 * l1, p[-1]])


def _at(b, u):
    v = 1 - u
    return (
        b[0] * (v**3)[:, None]
        + b[1] * (3 * u * v * v)[:, None]
        + b[2] * (3 * u * u * v)[:, None]
        + b[3] * (u**3)[:, None]
    )


def _nearer(b, p, u):
    """One step of Newton's method towards the parameter that is nearest to each point."""
    v = 1 - u
    d = 3 * (
        (b[1] - b[0]) * (v * v)[:, None]
        + (b[2] - b[1]) * (2 * u * v)[:, None]
        + (b[3] - b[2]) * (u * u)[:, None]
    )
    dd = 6 * ((b[2] - 2 * b[1] + b[0]) * v[:, None] + (b[3] - 2 * b[2] + b[1]) * u[:, None])
    off = _at(b, u) - p
    below = (d * d).sum(1) + (off * dd).sum(1)
    step = np.where(np.abs(below) > 1e-9, (off * d).sum(1) / np.where(below == 0, 1, below), 0)
    return np.clip(u - step, 0, 1)


# -- text


def text(outlines, step=1.0):
    """A path of M, c, l and z. Every position is rounded to `step`, so that errors do not add up."""

    def word(*values):
        out = ""
        for value in values:
            token = f"{value * step:.1f}".rstrip("0").rstrip(".")
            token = "0" if token == "-0" else token
            out += token if not out or token.startswith("-") else " " + token
        return out

    parts = []
    for curves in outlines:
        here = np.round(curves[0][0] / step)
        parts.append("M" + word(*here))
        for curve in curves:
            to = np.round(np.asarray(curve[1:]) / step) - here
            if not to.any():
                continue
            parts.append(("l" if len(curve) == 2 else "c") + word(*to.ravel()))
            here = here + to[-1]
        parts.append("z")
    return "".join(parts)


def absolute(outlines, size):
    """A path of M, C, L and z on a page of the given size, for programs that read only these."""

    def words(points):
        return " ".join(
            f"{v * size / 1024:.2f}".rstrip("0").rstrip(".") for v in np.asarray(points).ravel()
        )

    return "".join(
        "M"
        + words(curves[0][0])
        + "".join(("L" if len(c) == 2 else "C") + words(c[1:]) for c in curves)
        + "z"
        for curves in outlines
    )


def outlines(ink, tolerance, speck=120.0, pinhole=45.0, islands=0):
    return [fit(loop, tolerance) for loop in clean(borders(ink.sheet, ink.scale), speck, pinhole, islands)]


def draw(sheet, scale, budget, speck=120.0, pinhole=45.0, islands=0, step=1.0, finest=0.7):
    """All steps, with the finest tolerance for which the text is within the budget."""
    loops = clean(borders(sheet, scale), speck, pinhole, islands)
    tolerance = finest
    while True:
        path = text([fit(loop, tolerance) for loop in loops], step)
        if len(path) <= budget:
            return path, tolerance, len(loops)
        tolerance *= 1.12 if len(path) < budget * 1.25 else 1.3
