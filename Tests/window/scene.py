"""The window on its own desktop, and what the chapters of the story do with it."""
import functools
import signal
import time

from gi.repository import GLib

from desktop import SECONDS, WINDOW, Failure, wait_for
from reader import Gone, Program, Reader
import checks

CHAPTERS = {}
SIZES = {}
PATH = "/app/atrest/Atrest/Window"
BUTTON = ("button", "toggle button")
CHOICE = ("menu item", *BUTTON)
TEXT = ("text", "entry")
# A row of the settings that takes the focus.
ROW = ("list item", "button")


def chapter(function):
    CHAPTERS[function.__name__.replace("_", "-")] = function
    return function


def on_screen(size):
    """For a chapter that needs a screen of its own size."""
    def remember(function):
        SIZES[function] = size
        return function
    return remember


class Scene:
    """A desktop with a screen reader, and the window in it. The reader comes when a chapter reads."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.window = None
        self.process = None

    @functools.cached_property
    def reader(self):
        reader = Reader(self.desktop)
        reader.keyboard = self.desktop.keyboard()
        return reader

    def open(self, *arguments, **variables):
        """Starts the window, and waits until it can be read."""
        self.process = self.desktop.start(self.desktop.programs / "atrest-window", *arguments, **variables)
        return self.follow(self.process.pid)

    def follow(self, process):
        """Waits until the window of a process can be read, and returns it."""
        self.window = Program(self.reader, process)
        self.window.wait("frame", "Atrest")
        wait_for(self.desktop.has_window, "the window on the display")
        return self.window

    def activate(self, action=None):
        """Asks for the window on the bus, as launchers and the agent do."""
        interface = "org.freedesktop.Application"
        if action:
            arguments = GLib.Variant("(sava{sv})", (action, [], {}))
            self.desktop.call(WINDOW, PATH, interface, "ActivateAction", arguments)
        else:
            self.desktop.call(WINDOW, PATH, interface, "Activate", GLib.Variant("(a{sv})", ({},)))
        return self.follow(self.desktop.owner(WINDOW))

    def close(self):
        if "reader" in vars(self):
            self.reader.close()
        if self.process and self.process.poll() not in (None, 0, -signal.SIGKILL, -signal.SIGTERM):
            raise Failure(f"atrest-window ended with {self.process.returncode}")
        complaints = [
            line for line in self.desktop.log("atrest-window").splitlines()
            if any(word in line for word in ("CRITICAL", "Gtk-WARNING", "Adwaita-WARNING", "Fatal error"))
            # libadwaita 1.7 does this with the labels of its own message dialogs.
            and "Trying to measure GtkLabel" not in line
            # A screen reader asks for places on the screen.
            and "Screen coordinates not supported" not in line]
        if complaints:
            raise Failure("atrest-window complains:\n" + "\n".join(complaints[:10]))


def status(scene):
    return scene.desktop.property("Timer1", "Status")


def wait_status(scene, expected):
    wait_for(lambda: status(scene) == expected, f"the status {expected}")


def begin(scene, window):
    """The first start: nothing runs, and before the first fast it is said who should ask a physician."""
    window.wait(containing="When you're ready")
    checks.screen(window)
    window.press(BUTTON, "Start")
    text = window.wait("label", containing="Ask a physician before you fast if you are")
    button = window.wait(BUTTON, containing="Start the fast")
    wait_for(lambda: text.extents[1] + text.extents[3] <= button.extents[1], "buttons below the text of the message")
    window.press(BUTTON, containing="Not now")
    window.wait_gone(BUTTON, containing="Not now")
    wait_status(scene, "idle")
    window.press(BUTTON, "Start")
    window.press(BUTTON, containing="Start the fast")
    window.wait_gone(BUTTON, containing="Not now")
    wait_status(scene, "active")


def answer(window, name):
    """Presses a button of the message in front. Rows of the window below may have the same name."""
    def pressed():
        windows = [node for node in window.root.children if "visible" in node.states]
        button = len(windows) > 1 and window.find(BUTTON, naming=name, within=windows[-1])
        if button:
            button.press()
        return button
    window.reader.settle(pressed, f"the answer {name}")


def choose(window, name):
    """Chooses an entry of the menu beside the main button."""
    more = [node for node in window.shown() if node.role in BUTTON and node.name == "More"][-1]
    more.press()
    window.press(("menu item", *BUTTON), name)


def press_until(window, condition, what, name=None, **how):
    """Presses a button until it has had its effect.

    A list that is being made again, or a sentence that is disappearing, still has its old button for a
    moment. Such a button does nothing.
    """
    window.wait(BUTTON, name, **how)
    deadline = time.monotonic() + SECONDS
    while True:
        if node := window.find(BUTTON, name, **how):
            try:
                node.press()
            except (GLib.Error, Gone):
                pass
        try:
            return wait_for(condition, what, 5)
        except Failure:
            if time.monotonic() > deadline:
                raise


def undo(window, sentence, condition, what):
    """Undoes what a sentence at the lower edge says. On a busy machine it may be gone before its button is found."""
    window.wait("label", containing=sentence)
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            if button := window.find(BUTTON, containing="Undo"):
                button.press()
            else:
                window.reader.keys("Control+z")
        except (GLib.Error, Gone):
            pass
        try:
            return wait_for(condition, what, 15)
        except Failure:
            if time.monotonic() > deadline:
                raise


def walk_to(scene, window, role, name=None, containing=None):
    """Moves the focus to a row with Tab."""
    # A row takes the focus after the agent has answered.
    target = window.wait(role, name, containing=containing, having="sensitive")
    now = next((node.path for node in window.shown() if "focused" in node.states), None)
    for _ in range(80):
        if now == target.path:
            return
        now = scene.reader.move_focus("Tab")[1]
    raise Failure(f"the keyboard does not reach {name or containing}")


def open_settings(scene):
    window = scene.open()
    scene.activate("show-settings")
    window.wait("label", "Your data is stored only on this device.")
    return window


def choose_file(scene, window, row, file, button, shortcut=None):
    """Presses a row of the settings that asks for a file, and answers with a path.

    - button: the one that ends the dialog.
    - shortcut: what opens the field for a path, in a dialog that has none at first.
    """
    walk_to(scene, window, ROW, row)
    before = [node.path for node in window.shown() if node.role in TEXT]
    scene.reader.keys("Return")

    def answer():
        # Some versions of GTK keep the line below the letter in the name.
        return next((node for node in window.shown() if node.role in BUTTON and node.name in (
            button, f"_{button}", f"_{button} {button}")), None)
    scene.reader.settle(answer, f"the button {button}")
    if shortcut:
        scene.reader.keys(shortcut)
    field = scene.reader.settle(
        lambda: next((node for node in window.shown() if node.role in TEXT and node.path not in before
                      and "focused" in node.states), None), "the field for a path")
    field.write(str(file))
    # Return may still belong to the list with the names that begin so.
    scene.reader.settle(answer, f"the button {button}").press()
