"""usage: plasma.py PROGRAMS PICTURES

Installs the applet in the real Plasma of this system with its own tool, and shows it in plasmawindowed, on
Xvfb and private buses, in the light and in the dark theme. Pictures and logs are written to PICTURES.
"""
import re
import sys
import time

from desktop import SOURCE, Desktop, Failure, fail, report, until

ID = "app.atrest.Atrest"
SCREEN = ":77"
# Of the popup as a panel shows it.
WIDTH, HEIGHT = 340, 720


def picture(desktop, name):
    # Until what moves has arrived.
    time.sleep(4)
    desktop.run("import", "-window", "root", str(desktop.pictures / f"plasma-{name}.png"))


def click(desktop, x, y):
    desktop.run("xdotool", "mousemove", str(int(x)), str(int(y)), "sleep", "0.5", "click", "1")


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
    # The glyph in the middle, at the lower edge.
    click(desktop, WIDTH / 2, HEIGHT - 28)
    until(lambda: any("show-calendar" in action for action in desktop.opened()), "the calendar")
    click(desktop, WIDTH / 2 + 54, HEIGHT - 160)
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
                                    "QT_QPA_PLATFORM": "xcb", "KDE_SESSION_VERSION": "6"}
            desktop.start("Xvfb", SCREEN, "-screen", "0", "700x900x24", log="xvfb")
            time.sleep(2)
            package = desktop.folder / "applet"
            desktop.run(str(SOURCE / "scripts/plasma-applet"), "6", str(package))
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
