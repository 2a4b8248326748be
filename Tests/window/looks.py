"""Chapters about where things are on the screen."""
from desktop import Failure, wait_for
from scene import BUTTON, chapter, on_screen


def resize(scene, width, height):
    """Gives the window a size. Returns whether this display can."""
    if not hasattr(scene.desktop, "display"):
        print("skipped, because sway gives each window the whole screen")
        return False
    scene.desktop.display.place(0, 0, width, height)
    return True


@chapter
@on_screen("1920x1280")
def space_around_the_tree(scene):
    """The tree does not touch the words, however high the window is."""
    scene.desktop.atrest("start", "--ago", "13h")
    window = scene.open()
    tree = window.wait("image", "A growing tree, Deeper rhythm")
    head = window.wait("status bar", "Deeper rhythm")
    text = window.wait("label", containing="Your liver has likely used")
    for height in (560, 640, 800, 1000, 1200):
        if not resize(scene, 400, height):
            return
        bar = window.wait(BUTTON, "End")
        wait_for(lambda: height - 120 < bar.extents[1] < height, f"a window {height} pixels high")

        def spaces():
            (_, top, _, high), (_, upper, _, above), (_, below, _, _) = (
                each.extents for each in (tree, head, text))
            return top - (upper + above), below - (top + high)
        if min(spaces()) < 20:
            raise Failure(f"at a height of {height} the spaces are {spaces()}")
