"""Chapters about where things are on the screen."""
from pathlib import Path

from desktop import Failure, wait_for
from heard import speaking
from scene import BUTTON, CHOICE, chapter, on_screen

SCREENS = ("timer", "forest", "calendar", "settings", "compline")


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


@chapter
@on_screen("1024x900")
def dialogs_on_a_small_screen(scene):
    """No title of a dialog is cut off beside its buttons, in German too."""
    if not hasattr(scene.desktop, "display") or not Path("/usr/share/i18n/locales/de_DE").exists():
        print("skipped, because this display gives no sizes, or the package locales is missing")
        return
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "30h")
    desktop.atrest("end")
    window = scene.open(LD_PRELOAD=str(desktop.programs / "libSeenText.so"), **speaking(desktop, "de"))
    for act, keys, title in (
            ("Fertig", "Control+Shift+n", "Fasten beginnen"), ("Beenden", "Control+Shift+e", "Fasten beenden")):
        window.wait(BUTTON, act)
        scene.reader.keys(keys)
        frame = window.wait("frame", title)
        desktop.display.place(0, 0, 360, 640)
        wait_for(lambda: frame.extents[2] <= 360, "a dialog as wide as a small screen")
        window.wait("label", title)
        scene.reader.keys("Escape")
        window.wait_gone("frame", title)
        if act == "Fertig":
            desktop.atrest("start")
    lines = desktop.log("atrest-window").splitlines()
    if cut := [line for line in lines if "does not fit: " in line]:
        raise Failure("\n".join(cut))


def outside(window, width):
    """What is said or can be used, and is not in the window."""
    def is_beside(node):
        place = node.extents
        return place and place[2] > 0 and not 0 <= place[0] <= place[0] + place[2] <= width
    return [f"{node} at {node.extents}" for node in window.shown()
            if (node.spoken.strip() or "focusable" in node.states) and is_beside(node)]


@chapter
@on_screen("1024x900")
def every_screen_at_every_size(scene):
    """On each screen, in two widths, sizes of text and languages: nothing is outside of the window, no text is cut, and
    something has the focus."""
    desktop = scene.desktop
    if not hasattr(desktop, "display"):
        print("skipped, because sway gives each window the whole screen")
        return
    desktop.atrest("log", "--start", "40h ago", "--end", "22h ago", "--note", "a long walk in the hills")
    desktop.atrest("start", "--ago", "13h")
    desktop.atrest("compline", "--invite", "21:30")
    desktop.atrest("vigil", "on")
    found = []

    def look(window, screen, width, where):
        scene.activate(f"show-{screen}")
        beside = []

        def is_settled():
            beside[:] = outside(window, width)
            return not beside and any("focused" in node.states for node in window.shown())
        try:
            window.reader.settle(is_settled, where, 20)
        except Failure:
            found.append(f"{where}: " + (", ".join(beside) or "nothing has the focus"))
        for line in set(desktop.log("atrest-window").splitlines()):
            _, is_cut, text = line.partition("does not fit: ")
            if is_cut and text not in cut:
                cut.add(text)
                found.append(f"{where}: {text!r} is cut")

    for language in ["en"] + ["de"] * Path("/usr/share/i18n/locales/de_DE").exists():
        variables = speaking(desktop, language)
        for dots in (96, 192):
            cut = set()
            desktop.display.set_resources(f"Xft.dpi:\t{dots}\n")
            # Each has a log of its own.
            if "atrest-window" in desktop.logs:
                desktop.logs["atrest-window"].unlink()
            window = scene.open(LD_PRELOAD=str(desktop.programs / "libSeenText.so"), **variables)
            for width in (360, 700):
                desktop.display.place(0, 0, width, 800)
                for screen in SCREENS:
                    look(window, screen, width, f"{screen}, {language}, {width} pixels, {dots} dots")
            scene.process.terminate()
            scene.process.wait()
    if found:
        raise Failure("\n".join(found))
