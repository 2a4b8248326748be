"""Draws wood on the sheet: limbs, roots and bark."""

from foliage import gouge
from ink import Ink
from skeleton import curve


def lay(ink, tree, fillets=(4, 10, 16), heavy=5.0, leaves=None, **pipe):
    """Draws the wood. The corners of forks are filled for thick wood only, not for twigs. In a tree with
    leaves, a twig that reaches none of them is not drawn."""
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
    """The corners between roots are filled less than those at forks of limbs."""
    foot = Ink()
    for points in fingers:
        # A root begins thin inside the trunk and is thicker outside.
        x, y, width = points[0]
        foot.stroke(curve([(x, y, width * 0.4)] + points[1:], 5))
    foot.fillet(3, 7)
    ink.merge(foot)
    # There is no corner between a root and the trunk.
    ink.fillet(8, 16, rows=(640, shoulder))


def bark(ink, *cuts):
    for cut in cuts:
        gouge(ink, *cut)
