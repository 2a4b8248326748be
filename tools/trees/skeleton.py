"""The wood of a tree: points with a parent and a thickness.

Main limbs and roots are placed by hand as curves through some points. Twigs grow from them towards
points of light (space colonisation). The thickness of a limb follows from all twigs that grow from it
(Leonardo's rule, the pipe model).
"""

import math

import numpy as np


def curve(points, step=8.0):
    """Points at even steps on a smooth curve through the given ones. A point can have more values than x
    and y, for example a thickness. They are interpolated too."""
    p = np.asarray(points, float)
    if len(p) == 2:
        dense = p[0] + (p[1] - p[0]) * np.linspace(0, 1, 50)[:, None]
    else:
        dense = _through(p)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(dense[:, :2], axis=0).T))])
    count = max(2, int(round(way[-1] / step)) + 1)
    at = np.linspace(0, way[-1], count)
    return np.stack([np.interp(at, way, dense[:, k]) for k in range(p.shape[1])], axis=1)


def _through(p):
    """A centripetal Catmull-Rom spline. It has no loops if points are close together."""
    p = np.concatenate([[2 * p[0] - p[1]], p, [2 * p[-1] - p[-2]]])
    pieces = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t1 = math.sqrt(max(1e-6, math.dist(a[:2], b[:2])))
        t2 = t1 + math.sqrt(max(1e-6, math.dist(b[:2], c[:2])))
        t3 = t2 + math.sqrt(max(1e-6, math.dist(c[:2], d[:2])))
        t = np.linspace(t1, t2, 24, endpoint=False)[:, None]
        ab, bc, cd = (
            a + (b - a) * t / t1,
            b + (c - b) * (t - t1) / (t2 - t1),
            c + (d - c) * (t - t2) / (t3 - t2),
        )
        abc = ab + (bc - ab) * t / t2
        bcd = bc + (cd - bc) * (t - t1) / (t3 - t1)
        pieces.append(abc + (bcd - abc) * (t - t1) / (t2 - t1))
    return np.concatenate(pieces + [p[-2:-1]])


class Skeleton:
    """Nodes in the order in which they grew. A parent always comes before its children."""

    def __init__(self, random):
        self.random = random
        self.x, self.y, self.parent, self.least = [], [], [], []

    def add(self, x, y, parent, least=0.0):
        self.x.append(x)
        self.y.append(y)
        self.parent.append(parent)
        self.least.append(least)
        return len(self.x) - 1

    def limb(self, *points, wobble=2.0, step=9.0):
        """A limb through given points (x, y, thickness). It begins at the nearest wood."""
        way = curve(points, step)
        node = self.nearest(way[0, 0], way[0, 1]) if self.x else -1
        phase, long = self.random.uniform(0, 7), self.random.uniform(150, 240)
        nodes = []
        for i, (x, y, thick) in enumerate(way):
            if i == 0 and node >= 0:
                continue
            # Small slow deviations, as in a drawing by hand. They are smaller in thin limbs.
            ahead = way[min(i + 1, len(way) - 1)] - way[max(i - 1, 0)]
            length = math.hypot(ahead[0], ahead[1]) or 1
            along = i * step / long * 6.3
            shake = (
                wobble * min(1, i / 6) * (math.sin(phase + along) + 0.4 * math.sin(2 * phase + 2.3 * along))
            )
            node = self.add(x - ahead[1] / length * shake, y + ahead[0] / length * shake, node, thick / 2)
            nodes.append(node)
        return nodes

    def nearest(self, x, y):
        return int(np.argmin((np.array(self.x) - x) ** 2 + (np.array(self.y) - y) ** 2))

    def grow(
        self, lights, step=9.0, reach=140.0, near=14.0, pull=(0.0, 0.0), stray=0.25, rounds=200, roots=None
    ):
        """Twigs towards every light. A light attracts the nearest wood within its reach. It is removed when
        wood is near. `pull` bends all twigs, `stray` adds random deviations. With `roots` only these
        nodes and their descendants grow twigs."""
        lights = np.asarray(lights, float)
        buds = list(range(len(self.x))) if roots is None else list(roots)
        children = {}
        for _ in range(rounds):
            if not len(lights):
                break
            index = np.array(buds)
            nodes = np.stack([np.array(self.x)[index], np.array(self.y)[index]], 1)
            apart = np.hypot(lights[:, None, 0] - nodes[None, :, 0], lights[:, None, 1] - nodes[None, :, 1])
            closest, far = apart.argmin(1), apart.min(1)
            lights, closest, far = lights[far > near], closest[far > near], far[far > near]
            grown, tired = False, np.zeros(len(lights), bool)
            for k in sorted(set(closest[far < reach])):
                drawn = lights[(closest == k) & (far < reach)] - nodes[k]
                drawn /= np.hypot(*drawn.T)[:, None]
                dx, dy = drawn.mean(0) + pull
                angle = math.atan2(dy, dx) + self.random.uniform(-stray, stray)
                node = int(index[k])
                # Between two lights a bud would never move. So it turns to one of them.
                if any(abs(math.remainder(angle - a, math.tau)) < 0.35 for a in children.get(node, [])):
                    angle = math.atan2(drawn[0, 1], drawn[0, 0])
                    if any(abs(math.remainder(angle - a, math.tau)) < 0.35 for a in children[node]):
                        tired |= (closest == k) & (far < reach)
                        continue
                children.setdefault(node, []).append(angle)
                buds.append(
                    self.add(
                        self.x[node] + step * math.cos(angle), self.y[node] + step * math.sin(angle), node
                    )
                )
                grown = True
            lights = lights[~tired]
            if not grown and not tired.any():
                break
        return buds

    def fork(
        self, node, angle, length, level, lift=0.02, ratio=0.62, open_=0.75, step=8.0, room=None, apart=0.0
    ):
        """A branch with random bends. It turns to the light and forks on alternate sides, down to the last
        twig. It ends if there is no `room`, and before it touches other wood (`apart`)."""
        random, start, own = self.random, node, len(self.x)
        count = max(3, int(length / step))
        side = random.choice((-1, 1))
        next_fork = random.uniform(0.22, 0.4)
        sway = random.uniform(-0.02, 0.02)
        for i in range(count):
            t = (i + 1) / count
            angle += sway + random.uniform(-0.07, 0.07) - lift * math.cos(angle)
            x, y = self.x[node] + step * math.cos(angle), self.y[node] + step * math.sin(angle)
            if room and not room(x, y):
                return
            if apart and i > 2:
                near = np.hypot(np.array(self.x[:own]) - x, np.array(self.y[:own]) - y) < apart
                if near.any() and math.hypot(x - self.x[start], y - self.y[start]) > apart * 1.6:
                    return
            node = self.add(x, y, node)
            if level > 0 and t >= next_fork and i < count - 1:
                turn = side * open_ * random.uniform(0.7, 1.15)
                self.fork(
                    node,
                    angle + turn,
                    length * ratio * (1.15 - 0.5 * t) * random.uniform(0.8, 1.2),
                    level - 1,
                    lift,
                    ratio,
                    open_,
                    step,
                    room,
                    apart,
                )
                # After a fork the branch turns away a little from the new one.
                angle -= turn * 0.22
                side = -side if random.random() < 0.85 else side
                next_fork += random.uniform(0.2, 0.34)

    def prune(self, covers):
        """Removes every twig that no leaves cover at its end. Limbs placed by hand stay."""
        keep = [least > 0 for least in self.least]
        inner = set(self.parent)
        for i in range(len(self.x) - 1, -1, -1):
            keep[i] = keep[i] or (i not in inner and covers(self.x[i], self.y[i]))
            if keep[i] and self.parent[i] >= 0:
                keep[self.parent[i]] = True
        place = {}
        for i in [i for i in range(len(keep)) if keep[i]]:
            place[i] = len(place)
        self.parent = [place.get(self.parent[i], -1) for i in place]
        self.x, self.y, self.least = ([of[i] for i in place] for of in (self.x, self.y, self.least))

    def thickness(self, tip=1.6, power=2.4, wood=0.0):
        """The radius at every node. It follows from the radii of its children and is at least that of its
        limb. `wood` makes a twig a little thicker with every step towards the trunk. The thickness of
        limbs placed by hand is not added to the wood below, which is placed by hand too."""
        carried = np.zeros(len(self.x))
        radius = np.zeros(len(self.x))
        for i in range(len(self.x) - 1, -1, -1):
            radius[i] = max(tip, carried[i] ** (1 / power), self.least[i])
            if self.parent[i] >= 0:
                carried[self.parent[i]] += max(tip, carried[i] ** (1 / power)) ** power + wood
        return radius

    def settle(self, times=3, fixed=0):
        """Smooths the twigs. Every node moves towards the middle of its neighbours."""
        x, y = np.array(self.x), np.array(self.y)
        parent = np.array(self.parent)
        has = parent >= 0
        for _ in range(times):
            sx, sy, n = np.zeros_like(x), np.zeros_like(y), np.zeros_like(x)
            np.add.at(sx, parent[has], x[has])
            np.add.at(sy, parent[has], y[has])
            np.add.at(n, parent[has], 1)
            move = has & (n > 0)
            move[:fixed] = False
            x2, y2 = x.copy(), y.copy()
            x2[move] = 0.5 * x[move] + 0.25 * x[parent[move]] + 0.25 * sx[move] / n[move]
            y2[move] = 0.5 * y[move] + 0.25 * y[parent[move]] + 0.25 * sy[move] / n[move]
            x, y = x2, y2
        self.x, self.y = list(x), list(y)

    def pieces(self, radius, least=0.0):
        """Every piece of wood as x, y and radius at both ends."""
        for i, parent in enumerate(self.parent):
            if parent >= 0 and radius[i] >= least:
                # A twig begins at a thick limb with its own thickness.
                foot = min(radius[parent], radius[i] * 1.25 + 0.5)
                yield self.x[parent], self.y[parent], foot, self.x[i], self.y[i], radius[i]
