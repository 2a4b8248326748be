"""Chapters of the story: where the focus is, with keys alone."""
from desktop import Failure, wait_for
from scene import BUTTON, CHOICE, chapter, wait_status, walk_to


def focus_on(scene, window, name):
    """Waits until a button has the focus, and nothing else does."""
    focused = []

    def is_on():
        focused[:] = [node for node in window.shown() if "focused" in node.states]
        return [name] == [node.name for node in focused]
    try:
        scene.reader.settle(is_on, f"the focus on {name}", 20)
    except Failure as failure:
        raise Failure(f"{failure}; it is on {focused}") from None


@chapter
def keys_alone(scene):
    """The main button has the focus when the window opens, and after every act, menu and screen."""
    desktop, keys = scene.desktop, scene.reader.keys
    desktop.atrest("compline", "--invite", "21:30")
    window = scene.open()
    focus_on(scene, window, "Start")
    keys("Return")
    window.wait("label", containing="Ask a physician before you fast if you are")
    window.wait(BUTTON, containing="Start the fast")
    keys("Escape")
    window.wait_gone(BUTTON, containing="Start the fast")
    focus_on(scene, window, "Start")
    keys("Return")
    window.press(BUTTON, containing="Start the fast")
    wait_status(scene, "active")
    focus_on(scene, window, "End")

    def total():
        return desktop.property("Water1", "TodayMilliliters")

    def from_glyph(name, *pressed):
        """Presses keys while a glyph has the focus."""
        walk_to(scene, window, BUTTON, name)
        focus_on(scene, window, name)
        keys(*pressed)

    from_glyph("Forest", "Control+u")
    wait_for(lambda: total() == 250, "a glass of water")
    focus_on(scene, window, "End")
    from_glyph("Calendar", "Control+z")
    wait_for(lambda: total() == 0, "no water")
    focus_on(scene, window, "End")
    from_glyph("Settings", "Control+Shift+z")
    wait_for(lambda: total() == 250, "the water again")
    focus_on(scene, window, "End")
    # The primary menu, without a choice.
    keys("F10")
    window.wait(CHOICE, "Keyboard shortcuts")
    keys("Escape")
    window.wait_gone(CHOICE, "Keyboard shortcuts")
    focus_on(scene, window, "End")
    # The other screens.
    for number in ("2", "3", "4"):
        keys(f"Alt+{number}")
        window.wait(BUTTON, "Return to timer")
        keys("Escape")
        focus_on(scene, window, "End")
    from_glyph("Forest", "Control+e")
    window.wait(BUTTON, "Done")
    focus_on(scene, window, "Done")
    keys("Return")
    window.wait(BUTTON, "Start")
    focus_on(scene, window, "Start")
    # The night prayer, opened in the menu.
    keys("F10")
    window.wait(CHOICE, "Compline").press()
    window.wait(BUTTON, "Begin your evening prayer")
    keys("Escape")
    window.wait(BUTTON, "Start")
    focus_on(scene, window, "Start")
    keys("Return")
    wait_status(scene, "active")
    focus_on(scene, window, "End")


@chapter
def dialog_keys(scene):
    """Ctrl+W closes a dialog, Ctrl+Q ends the program from there, and the window has its size again."""
    desktop, keys = scene.desktop, scene.reader.keys
    file = desktop.folder / "config/atrest/window.conf"
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.wait(BUTTON, "End")
    for shortcut, title in (("Control+d", "The running fast"), ("Control+Shift+e", "End the fast")):
        keys(shortcut)
        window.wait(None, title)
        keys("Control+w")
        window.wait_gone("frame", title)
    desktop.fill_screen()
    keys("Control+d")
    window.wait("frame", "The running fast")
    keys("Control+q")
    wait_for(lambda: scene.process.poll() is not None, "the end of the program")
    sizes = [line for line in file.read_text().splitlines() if line.startswith(("width", "height", "maximized"))]
    if len(sizes) != 3 or "width=400" in sizes:
        raise Failure(f"the size is not remembered: {sizes}")
    file.write_text("[window]\nwidth=555\nheight=666\nmaximized=false\n")
    window = scene.open()
    window.wait(BUTTON, "End")
    keys("Control+w")
    wait_for(lambda: scene.process.poll() is not None, "the end of the program")
    if "width=555" not in file.read_text() or "height=666" not in file.read_text():
        raise Failure(f"another size: {file.read_text()}")
