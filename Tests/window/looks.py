"""Chapters about where things are on the screen."""
from desktop import Failure, wait_for
from scene import BUTTON, CHOICE, chapter, on_screen


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


@chapter
@on_screen("1024x900")
def message_in_large_text(scene):
    """The message before the first fast and its buttons fit on a screen, also if the text is twice as large."""
    if not hasattr(scene.desktop, "display"):
        print("skipped, because only X11 tells how large the text is")
        return
    scene.desktop.display.set_resources("Xft.dpi:\t192\n")
    window = scene.open()
    window.press(BUTTON, "Start")
    text = window.wait("label", containing="Ask a physician before you fast if you are")
    last = window.wait(BUTTON, containing="Not now")
    wait_for(
        lambda: text.extents[1] + text.extents[3] <= last.extents[1] and last.extents[1] + last.extents[3] <= 860,
        "buttons below the text of the message, on the screen")


@chapter
@on_screen("360x640")
def menu_on_a_small_screen(scene):
    """The menu fits beside the edges, however long the act is that it undoes."""
    if not hasattr(scene.desktop, "display"):
        print("skipped, because sway gives each window the whole screen")
        return
    scene.desktop.atrest("log", "--start", "2020-11-20 18:30", "--end", "2020-11-22 18:30", "--target", "36h")
    window = scene.open()
    window.wait(BUTTON, "Start")
    scene.reader.keys("F10")
    window.wait(CHOICE, containing="Undo: adding a fast")
    menus = [shape.width for _, shape in scene.desktop.display.windows() if shape.override_redirect]
    if not 0 < max(menus, default=0) <= 360:
        raise Failure(f"the menu is as wide as {menus}")
