"""How wood is laid on the sheet: limbs that melt together where they fork, roots, bark."""

from foliage import gouge
from ink import Ink
from skeleton import curve


def lay(ink, tree, fillets=(4, 10, 16), heavy=5.0, leaves=None, **pipe):
    """Lays the wood. Only heavy wood is melted together where it forks: among twigs the ink would run.
    Where there are leaves, a twig that reaches none is not drawn."""
    if leaves:
        tree.prune(leaves.covers)
    radius, limbs = tree.thickness(**pipe), Ink()
    for piece in tree.pieces(radius, heavy):
        limbs.piece(*piece)
    limbs.fillet(*fillets)
    ink.merge(limbs)
    for piece in tree.pieces(radius):
        ink.piece(*piece)
    ink.fillet(2)


def roots(ink, *fingers, shoulder=900):
    """Roots are melted together among themselves only: at a fork of limbs ink runs further."""
    foot = Ink()
    for points in fingers:
        # A root begins thin inside the trunk and swells out of it.
        x, y, width = points[0]
        foot.stroke(curve([(x, y, width * 0.4)] + points[1:], 5))
    foot.fillet(3, 7)
    ink.merge(foot)
    # Where they swell out of the trunk there is no corner.
    ink.fillet(8, 16, rows=(640, shoulder))


def bark(ink, *cuts):
    for cut in cuts:
        gouge(ink, *cut)
