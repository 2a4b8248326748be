"""usage: plasma.py PROGRAMS PICTURES

Installs the applet in the real Plasma of this system with its own tool, and shows it in plasmawindowed, on
Xvfb and private buses, in the light and in the dark theme. Pictures and logs are written to PICTURES.
"""
import os
import re
import sys
import time

import gi
from desktop import SOURCE, Desktop, Failure, fail, report, until

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

ID = "app.atrest.Atrest"
SCREEN = ":77"
# Of the popup as a panel shows it.
WIDTH, HEIGHT = 340, 720


def picture(desktop, name):
    # Until what moves has arrived.
    time.sleep(4)
    desktop.run("import", "-window", "root", str(desktop.pictures / f"plasma-{name}.png"))


def all_below(node):
    """What a screen reader finds in a widget, as far as it is still there."""
    try:
        yield node
        for index in range(node.get_child_count()):
            if child := node.get_child_at_index(index):
                yield from all_below(child)
    except GLib.Error:
        pass


def find(name):
    """The button whose name begins so, if it can be seen."""
    for node in all_below(Atspi.get_desktop(0)):
        try:
            if (node.get_name() or "").startswith(name) and "button" in node.get_role_name() \
                    and node.get_state_set().contains(Atspi.StateType.SHOWING):
                return node
        except GLib.Error:
            pass
    return None


def click(desktop, name):
    """Clicks at the middle of a button. Nothing may move while the pointer is on its way."""
    place = until(lambda: find(name), f"the button {name!r}").get_extents(Atspi.CoordType.SCREEN)
    desktop.run("xdotool", "mousemove", str(place.x + place.width // 2), str(place.y + place.height // 2),
                "sleep", "0.5", "click", "1")


def show(desktop, theme):
    desktop.run("plasma-apply-colorscheme", theme, check=False)
    window = desktop.start("plasmawindowed", ID, log=f"plasmawindowed-{theme}")
    desktop.atrest("status")
    until(desktop.panel_is_shown, "the name of the panel")
    picture(desktop, f"{theme}-idle")
    desktop.atrest("start", "--ago", "13h")
    picture(desktop, f"{theme}-active")
    desktop.atrest("water", "add")
    time.sleep(2)
    desktop.run("xdotool", "search", "--onlyvisible", "--name", "Atrest", "windowsize", str(WIDTH), str(HEIGHT))
    picture(desktop, f"{theme}-panel")
    click(desktop, "Calendar")
    until(lambda: any("show-calendar" in action for action in desktop.opened()), "the calendar")
    click(desktop, "Today's water")
    until(lambda: find("Delete 250 ml at "), "the entry of water")
    picture(desktop, f"{theme}-water")
    desktop.run("xdotool", "key", "Escape")
    desktop.atrest("end")
    picture(desktop, f"{theme}-ended")
    desktop.atrest("undo")
    desktop.atrest("abandon")
    if window.poll() is not None:
        raise Failure(f"plasmawindowed ended with {window.returncode}")
    window.terminate()
    window.wait(20)
    lines = [line for line in desktop.log(f"plasmawindowed-{theme}").splitlines()
             if re.search(r"\.qml|\.js|QML|TypeError|ReferenceError", line)]
    for line in lines:
        report(f"log: {line}")
    if any(ID in line for line in lines):
        raise Failure("the log names the applet")


def main():
    if len(sys.argv) != 3:
        fail(__doc__.splitlines()[0])
    with Desktop(*sys.argv[1:]) as desktop:
        try:
            desktop.environment |= {"DISPLAY": SCREEN, "XDG_CURRENT_DESKTOP": "KDE",
                                    "QT_QPA_PLATFORM": "xcb", "KDE_SESSION_VERSION": "6",
                                    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
            # This program reads the tree of widgets on the same display and buses.
            os.environ.update({key: desktop.environment[key] for key in (
                "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")})
            desktop.start("Xvfb", SCREEN, "-screen", "0", "700x900x24", log="xvfb")
            time.sleep(2)
            package = desktop.folder / "applet"
            desktop.run(str(SOURCE / "scripts/panels/plasma-applet"), "6", str(package))
            tool = ("kpackagetool6", "--type", "Plasma/Applet")
            desktop.run(*tool, "--install", str(package))
            if ID not in desktop.run(*tool, "--list"):
                raise Failure("the applet is not in the list")
            report("installed")
            for theme in ("BreezeLight", "BreezeDark"):
                show(desktop, theme)
                report(theme)
        except Failure as failure:
            fail(str(failure))


if __name__ == "__main__":
    main()
