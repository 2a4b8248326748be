"""Chapters of the story: the night prayer in the window."""
import os
import re
import time

from gi.repository import Gio, GLib

from desktop import SECONDS, Failure, wait_for
from scene import BUTTON, CHOICE, chapter
import checks

SAVER = "org.freedesktop.ScreenSaver"
SAVER_XML = f"""<node><interface name="{SAVER}">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/></method>
<method name="UnInhibit"><arg type="u" direction="in"/></method></interface></node>"""
TITLES = ("The Opening", "Psalm 91", "Examination", "Confession", "Nunc Dimittis", "Blessing")


class Saver:
    """A desktop that can be asked not to lock the screen. What it holds ends with who asked for it."""

    def __init__(self, desktop):
        self.held = set()
        self.bus = desktop._connect()
        self.bus.set_exit_on_close(False)
        interface = Gio.DBusNodeInfo.new_for_xml(SAVER_XML).interfaces[0]
        self.bus.register_object(f"/{SAVER.replace('.', '/')}", interface, self._call, None, None)
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (SAVER, 0)), None, Gio.DBusCallFlags.NONE, -1, None)
        self.bus.signal_subscribe(
            "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", None, None,
            Gio.DBusSignalFlags.NONE, self._owner_changed)

    def _call(self, _, sender, path, interface, method, arguments, invocation):
        if method == "Inhibit":
            self.held.add(sender)
            invocation.return_value(GLib.Variant("(u)", (7,)))
        else:
            self.held.discard(sender)
            invocation.return_value(None)

    def _owner_changed(self, _, sender, path, interface, member, arguments):
        name, _, new = arguments.unpack()
        if not new:
            self.held.discard(name)


def places(process, text):
    """Where a text is in the memory of a process: for each place, whether it is locked."""
    found, regions = [], []
    for line in open(f"/proc/{process}/smaps"):
        if match := re.match(r"([0-9a-f]+)-([0-9a-f]+) (\S+)", line):
            regions.append([int(match[1], 16), int(match[2], 16), match[3], ""])
        elif line.startswith("VmFlags:"):
            regions[-1][3] = line
    with open(f"/proc/{process}/mem", "rb") as memory:
        for first, last, rights, flags in regions:
            if "w" not in rights:
                continue
            try:
                memory.seek(first)
                content = memory.read(last - first)
            except (OSError, ValueError, OverflowError):
                continue
            if text.encode() in content:
                found.append(" lo" in flags)
    return found


def open_prayer(scene):
    desktop = scene.desktop
    desktop.atrest("compline", "--invite", "21:30")
    window = scene.open()
    window.wait(BUTTON, "Start")
    open_from_menu(scene, window)
    return window


def open_from_menu(scene, window):
    window.wait(BUTTON, "Start")
    deadline = time.monotonic() + SECONDS
    while True:
        # The screen or the menu before may still be on its way out, and take the key.
        scene.reader.keys("F10")
        try:
            scene.reader.settle(
                lambda: window.find(CHOICE, "Compline"), "Compline in the menu", 5).press()
            break
        except Failure:
            if time.monotonic() > deadline:
                raise
    window.wait(BUTTON, "Begin your evening prayer")


@chapter
def compline(scene):
    """The night prayer from its first to its last page. It is in the menu only while it is on."""
    desktop = scene.desktop
    saver = Saver(desktop)
    window = scene.open()
    window.wait(BUTTON, "Start")
    scene.reader.keys("F10")
    window.wait(CHOICE, "Keyboard shortcuts")
    if window.find(None, "Compline"):
        raise Failure("Compline is in the menu while it is off")
    scene.reader.keys("Escape")
    window.wait_gone(CHOICE, "Keyboard shortcuts")
    desktop.atrest("compline", "--invite", "21:30")
    open_from_menu(scene, window)
    window.wait("label", "Your word is a lamp to my feet and a light to my path")
    checks.screen(window)
    if saver.held:
        raise Failure("the screen is held before the prayer")

    window.press(BUTTON, "Begin your evening prayer")
    for number, title in enumerate(TITLES):
        window.wait("label", title)
        window.wait("label", containing=f"part {number + 1} of 6")
        wait_for(lambda: len(saver.held) == 1, "the screen that stays on")
        if title == "The Opening":
            checks.screen(window)
        if title == "Psalm 91":
            window.wait("label", containing="in the shelter of the Most High")
            # The arrow keys go back and forth.
            scene.reader.keys("Left")
            window.wait("label", "The Opening")
            scene.reader.keys("Right")
            window.wait("label", title)
        window.press(BUTTON, "Amen" if title == "Blessing" else "Continue")
    window.wait("label", "Rest now in peace")
    checks.screen(window)
    window.press(BUTTON, "Good Night")
    # The menu that opened the prayer had the focus. Newer versions of GTK give it back to the menu's button.
    # A window whose focus is hidden would get no keys.
    window.wait(BUTTON, "Start")
    scene.reader.settle(
        lambda: [node for node in window.shown() if "focused" in node.states], "the focus on the timer")
    wait_for(lambda: not saver.held, "the end of the prayer")

    # Escape leaves, and so does a window that is killed.
    open_from_menu(scene, window)
    scene.reader.keys("Return")
    wait_for(lambda: len(saver.held) == 1, "the second prayer")
    scene.reader.keys("Escape")
    wait_for(lambda: not saver.held, "the end of the second prayer")
    open_from_menu(scene, window)
    scene.reader.keys("Return")
    wait_for(lambda: len(saver.held) == 1, "the third prayer")
    scene.process.kill()
    wait_for(lambda: not saver.held, "the end of the window")


def is_held(process, is_wanted):
    """Whether the reflection is in memory as it should be. While it is there, the kernel lets only root look."""
    try:
        return is_wanted(places(process, "quietgarden"))
    except PermissionError:
        if os.geteuid() == 0:
            raise
        return True


@chapter
def reflection(scene):
    """What is written in the prayer is in memory only, and nothing is left of it at the end."""
    window = open_prayer(scene)
    window.press(BUTTON, "Begin your evening prayer")
    for title in TITLES[:2]:
        window.wait("label", title)
        window.press(BUTTON, "Continue")
    window.press(BUTTON, "Write a reflection")
    window.wait(("text", "entry"), "Write a reflection", having="focused")
    checks.screen(window)
    # The walk has left the focus elsewhere. Tab brings it back, also where a virtual keyboard has no Shift+Tab.
    field = window.wait(("text", "entry"), "Write a reflection")
    for _ in range(12):
        if scene.reader.move_focus("Tab") == checks.place(field):
            break
    window.wait(("text", "entry"), "Write a reflection", having="focused")
    scene.reader.keys(*"quietgardenatnight")
    scene.reader.settle(lambda: is_held(scene.process.pid, any), "the text in locked memory")

    # Escape leaves the field, and the text stays for as long as the prayer.
    scene.reader.keys("Escape")
    window.wait_gone(("text", "entry"), "Write a reflection")
    wait_for(
        lambda: is_held(scene.process.pid, lambda found: found == [True]), "the text in locked memory only", 10)
    window.press(BUTTON, "Write a reflection")
    field = window.wait(("text", "entry"), "Write a reflection")
    wait_for(lambda: field.text == "quietgardenatnight", "the text in the field")
    file = scene.desktop.folder / "home/evening.txt"
    choose_saving(scene, window, file)
    wait_for(lambda: file.exists() and file.read_text() == "quietgardenatnight\n", "the file")
    if file.stat().st_mode & 0o777 != 0o600:
        raise Failure("others can read the file")
    window.press(BUTTON, "Return to timer")
    window.wait(BUTTON, "Start")
    wait_for(lambda: is_held(scene.process.pid, lambda found: not found), "no text in memory", 10)


def choose_saving(scene, window, file):
    before = [node.path for node in window.shown() if node.role in ("text", "entry")]
    window.press(BUTTON, "Save to a file…")
    field = scene.reader.settle(
        lambda: next((node for node in window.shown() if node.role in ("text", "entry")
                      and node.path not in before and "focused" in node.states), None), "the name of the file")
    field.write(str(file))
    scene.reader.settle(
        lambda: next((node for node in window.shown()
                      if node.role in BUTTON and node.name in ("Save", "_Save", "_Save Save", "Save Save")), None),
        "the button Save").press()
