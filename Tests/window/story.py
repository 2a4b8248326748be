"""usage: story.py --programs FOLDER [--display x11 | wayland] [--list] [CHAPTER...]

Uses the window as someone does who hears it and has no pointer: widgets are found by role and name, and
used through AT-SPI or the keyboard. Each chapter has a desktop of its own. The display is Xvfb, or sway
without a screen. Ends with 77 and a reason if this machine cannot run it.
"""
import argparse
import ctypes
import importlib
import sys
import traceback
from pathlib import Path

sys.dont_write_bytecode = True
try:
    importlib.import_module("gi.repository.GLib")
except ImportError:
    print("python3-gi is not installed")
    sys.exit(77)

import checks
from desktop import AGENT, WINDOW, Desktop, Failure, adopt_orphans, missing, wait_for
from scene import (
    BUTTON, CHAPTERS, CHOICE, SIZES, Scene, begin, chapter, choose, on_screen, press_until, status, undo,
    wait_status)


@chapter
def one_instance(scene):
    """Starting it again brings the window to the front, and an action opens its screen."""
    window = scene.open()
    second = scene.desktop.start(scene.desktop.programs / "atrest-window")
    if second.wait(60) != 0:
        raise Failure("the second start failed")
    if scene.desktop.owner(WINDOW) != scene.process.pid:
        raise Failure("the second start took the name")
    frames = [node for node in window.shown() if node.role == "frame"]
    if len(frames) != 1:
        raise Failure(f"{len(frames)} windows")
    scene.activate("show-calendar")
    window.wait(BUTTON, "Return to timer")
    window.wait("label", "Calendar")


@chapter
def started_by_the_bus(scene):
    """A launcher calls the window on the bus, which starts it."""
    window = scene.activate("show-settings")
    window.wait("label", "Settings")
    window.wait_gone(BUTTON, "Start")
    scene.activate("show-timer")
    window.wait(BUTTON, "Start")
    window.wait_gone(BUTTON, "Return to timer")


@chapter
def first_fast(scene):
    """From the first start to the end of a fast, and back."""
    window = scene.open()
    begin(scene, window)
    window.wait("label", "0h 0m")
    window.wait("status bar", "Digestion completing")
    window.wait("image", "A growing tree, Digestion completing")
    # Nothing was undone, so nothing can be redone.
    scene.reader.keys("F10")
    if "sensitive" in window.wait(CHOICE, "Redo").states:
        raise Failure("the menu offers to redo, and there is nothing to redo")
    scene.reader.keys("Escape")
    window.wait_gone(CHOICE, "Redo")
    said = " ".join(node.spoken for node in window.shown())
    for hidden in ("16h", "Target", "target", "remaining", "left"):
        if hidden in said:
            raise Failure(f"the timer says {hidden!r} without being asked: {said}")
    checks.screen(window)

    window.press(BUTTON, containing="Why?")
    window.wait("label", containing="0 to 4 hours")
    window.wait("label", containing="Measured:")
    scene.reader.keys("Escape")
    window.wait_gone("label", containing="Measured:")

    choose(window, "Stop without keeping it")
    wait_status(scene, "abandoned")
    undo(window, "Stopped the fast without keeping it.",
         lambda: status(scene) == "active", "the fast that was stopped")

    window.press(BUTTON, "End")
    wait_for(lambda: status(scene) != "active", "the end of the fast")
    undo(window, "Ended the fast.", lambda: status(scene) == "active", "the fast that has ended")

    # The menu names what it undoes.
    desktop = scene.desktop
    desktop.atrest("water", "add", "330")
    scene.reader.keys("F10")
    window.wait(("menu item", *BUTTON), containing="Undo: adding 330 ml of water at").press()
    wait_for(lambda: desktop.property("Water1", "TodayMilliliters") == 0, "no water")

    # This is the timer, so nothing leads to it.
    window.press(BUTTON, "End")
    window.wait(BUTTON, "Done")
    window.wait_gone(BUTTON, "Return to timer")
    window.press(BUTTON, "Done")
    window.wait(BUTTON, "Start")


@chapter
def adjusting(scene):
    """Since when and for how long is told and changed when asked for, and so is the note."""
    desktop = scene.desktop
    window = scene.open()
    begin(scene, window)
    choose(window, "Change…")
    window.wait("frame", "The running fast")
    window.wait(containing="This is a reference, not a goal.")
    start = window.wait(("text", "entry"), containing="Start")
    start.write("2h ago")
    window.press(BUTTON, "Change")
    window.wait("label", "2h 0m")
    now = scene.desktop.property("Timer1", "StartedAt")
    # It is noon here, and the sentence after the start has another time.
    undo(window, "Fasting since 10:",
         lambda: scene.desktop.property("Timer1", "StartedAt") > now, "the former start")
    window.wait("label", containing="0h ")

    choose(window, "Change…")
    window.wait(("text", "entry"), containing="Note").write("a calm evening")
    window.press(BUTTON, "Change")
    wait_for(lambda: "a calm evening" in desktop.atrest("note"), "the note")
    choose(window, "Change…")
    note = window.wait(("text", "entry"), containing="Note")
    wait_for(lambda: note.text == "a calm evening", "the note in its field")
    scene.reader.keys("Escape")


@chapter
def end_at_another_time(scene):
    """The user ate and forgot to stop, and says when: in the menu of End, with its keys, and from a panel."""
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "20h")
    def ended_at():
        return desktop.property("Timer1", "EndedAt") // 1_000_000

    # A panel or the tray opens the window with the question, before its first answer has come.
    window = scene.activate("show-end")
    window.wait("frame", "End the fast")
    field = window.wait(("text", "entry"), containing="End")
    scene.reader.keys("Return")
    window.wait("label", containing="Write when the fast has ended")
    field.write("30h ago")
    scene.reader.keys("Return")
    window.wait("label", containing="before the fast started")
    if status(scene) != "active":
        raise Failure("a refused end has ended the fast")
    field.write("3h ago")
    scene.reader.keys("Return")
    wait_status(scene, "completed")
    started = desktop.property("Timer1", "StartedAt") // 1_000_000
    if abs(ended_at() - started - 17 * 3600) > 120:
        raise Failure(f"it lasted {ended_at() - started} seconds")
    window.wait_gone("frame", "End the fast")
    undo(window, "Ended the fast.", lambda: status(scene) == "active", "the fast that has ended")
    scene.reader.keys("Control+Shift+e")
    window.wait("frame", "End the fast")
    scene.reader.keys("Escape")
    window.wait_gone("frame", "End the fast")
    choose(window, "End at another time…")
    window.wait(("text", "entry"), containing="End").write("12h ago")
    window.wait(("text", "entry"), containing="Note").write("dinner with friends")
    scene.reader.keys("Return")
    wait_status(scene, "ended-early")
    wait_for(lambda: "dinner with friends" in desktop.atrest("note", "@1"), "the note")
    # Without a fast the action shows the timer and asks nothing.
    scene.activate("show-end")
    window.wait(BUTTON, "Done")
    if window.find("frame", "End the fast"):
        raise Failure("it asks for an end though no fast runs")


@chapter
def water(scene):
    """A glass is added; the day's entries can be heard and removed; what is removed comes back."""
    window = scene.open()
    begin(scene, window)
    def total():
        return scene.desktop.property("Water1", "TodayMilliliters")
    window.press(BUTTON, containing="Add water")
    wait_for(lambda: total() == 250, "a glass of water")
    window.press(BUTTON, naming="Today 250 ml")
    # The toggle button has all of its popover in its name in some versions of GTK.
    window.press("button", containing="Delete 250 ml at ")
    wait_for(lambda: total() == 0, "no water")
    scene.reader.keys("Escape")
    undo(window, "Deleted 250 ml at ", lambda: total() == 250, "the water that was removed")


@chapter
def forest(scene):
    """The picture says what it is, with its trees."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "40h ago", "--end", "22h ago")
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.press(BUTTON, "Forest")
    window.wait(BUTTON, "Return to timer")
    window.wait(None, containing="A tree from a completed fast")
    window.wait(None, containing="A star in the sky")
    # It can be walked by month.
    for group in (desktop.run("date", "-d", "22 hours ago", "+%B %Y").strip(), "The sky"):
        window.wait(None, containing=group)
    checks.screen(window)
    names = [node.name for node in window.shown()]
    if names.index("Return to timer") > next(i for i, name in enumerate(names) if "forest of your fasts" in name):
        raise Failure("the back button comes after the trees in the reading order")
    window.press(BUTTON, "Return to timer")
    window.wait(BUTTON, "End")


@chapter
@on_screen("2560x1440")
def large_forest(scene):
    """While a large picture is painted the window answers, and its calls do not fail."""
    desktop = scene.desktop
    for days in range(40):
        desktop.atrest("log", "--start", f"{days * 24 + 40}h ago", "--end", f"{days * 24 + 23}h ago")
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    desktop.fill_screen()
    window.press(BUTTON, "Forest")
    window.wait(None, containing="A tree from a completed fast")
    scene.reader.keys("Home", "Right", "Next", "End", "Left")
    window.press(BUTTON, "Return to timer")
    window.press(BUTTON, containing="Add water")
    wait_for(lambda: desktop.property("Water1", "TodayMilliliters") == 250, "a glass of water")


@chapter
def calendar(scene):
    """The months, a day, and a fast that is added, changed, deleted and brought back."""
    desktop = scene.desktop
    window = scene.open()
    window.press(BUTTON, "Calendar")
    window.wait(BUTTON, "Previous month")
    checks.screen(window)
    title = window.wait("label", containing=desktop.run("date", "+%B %Y").strip()).name
    scene.reader.keys("Prior")
    window.wait_gone("label", title)
    scene.reader.keys("Next")
    window.wait("label", title)

    def fasts():
        return desktop.atrest("history").count("17h 0m")

    def fill(start, end):
        window.wait(("text", "entry"), containing="Started").write(start)
        window.wait(("text", "entry"), containing="Ended").write(end)

    window.press(BUTTON, "Add a fast")
    window.wait("frame", "Add a fast")
    fill("yesterday 18:00", "today 11:00")
    window.press(BUTTON, "Add")
    wait_for(lambda: fasts() == 1, "a fast in the history")
    window.wait("label", containing="17h 0m")
    window.press(BUTTON, "Change the fast")
    window.wait("frame", "Change the fast")
    window.wait(("text", "entry"), containing="Started").write("yesterday 17:00")
    window.wait(("text", "entry"), containing="Note").write("long walk")
    window.press(BUTTON, "Save")
    window.wait("label", containing="18h 0m")
    window.wait("label", containing="long walk")
    press_until(
        window, lambda: "18h 0m" not in desktop.atrest("history"), "the history without the fast",
        "Delete the fast")
    undo(window, "Deleted: 18h 0m.",
         lambda: "18h 0m" in desktop.atrest("history"), "the fast that was deleted")
    window.wait(BUTTON, "Delete the fast")


@chapter
def totals(scene):
    """How many fasts there are and how long they lasted, when asked for."""
    desktop = scene.desktop
    for start, end in (("48h ago", "32h ago"), ("24h ago", "10h ago")):
        desktop.atrest("log", "--start", start, "--end", end)
    window = scene.open()
    window.press(BUTTON, "Calendar")
    window.wait(BUTTON, "Previous month")
    window.press(BUTTON, "Totals")
    window.wait("frame", "Totals")
    # By weeks at first. Both may be of one month or of two.
    window.press(BUTTON, "Months")
    window.wait("label", desktop.run("date", "+%Y").strip())
    window.wait("list item", containing=desktop.run("date", "-d", "10 hours ago", "+%B %Y").strip())
    window.press(BUTTON, "Days")
    window.wait("list item", containing="Fasts 1 · Hours 14h 0m · Median 14h 0m · Range 14h 0m")
    checks.everything_is_named(window)
    checks.reading_order(window)
    desktop.atrest("delete", "@1", "@1")
    window.wait_gone("list item", containing="Hours 14h 0m")
    scene.reader.keys("Escape")
    window.wait_gone("frame", "Totals")
    window.wait(BUTTON, "Totals")


@chapter
def settings(scene):
    """Each change holds at once; Vigil brings its words and takes all of them away."""
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "13h")
    window = scene.open()
    window.press(BUTTON, "Settings")
    window.wait("label", "Settings")
    expected = [
        "Fasting", "Hydration", "Vigil", "Compline", "Calendar folder", "Other devices",
        "Your data", "Window", "Legal"]
    headings = [
        node.name for node in window.shown() if node.role == "label" and node.name in expected]
    order = list(dict.fromkeys(headings))
    if order != expected:
        raise Failure(f"headings: {order}")
    window.wait("label", "Your data is stored only on this device.")
    checks.screen(window)

    def plan_is(text):
        wait_for(lambda: desktop.property("Settings1", "Plan") == text, f"the plan {text!r}")

    window.press(("check box", "switch"), "Offer to start a fast")
    plan_is("daily 20:00")
    plan = window.wait(("text", "entry"), containing="Days and time")
    wait_for(lambda: plan.text == "daily 20:00", "the plan in its field")
    another = window.wait(("text", "entry"), containing="Another plan")
    another.write("every 2 days from 2026-11-28 7:30")
    for _ in range(40):
        if scene.reader.move_focus("Tab") == checks.place(another):
            break
    scene.reader.keys("Return")
    plan_is("daily 20:00; every 2 days from 2026-11-28 07:30")
    window.wait(("text", "entry"), containing="Another plan")
    window.press(("check box", "switch"), "Offer to start a fast")
    plan_is("")
    window.wait_gone(("text", "entry"), containing="Days and time")

    def vigil():
        window.press(("check box", "switch"), "Vigil")

    vigil()
    wait_for(lambda: desktop.property("Vigil1", "Enabled"), "Vigil")
    scene.reader.keys("Escape")
    window.wait(None, containing="Scripture: Be still, and know.")
    window.press(BUTTON, "Settings")
    vigil()
    wait_for(lambda: not desktop.property("Vigil1", "Enabled"), "no Vigil")
    scene.reader.keys("Escape")
    window.wait(BUTTON, "End")
    window.wait_gone(None, containing="Scripture")


@chapter
def mood(scene):
    """The colours of the desktop instead of the dusk, kept for the next start. It needs no agent."""
    file = scene.desktop.folder / "config/atrest/window.conf"
    row = (("check box", "switch"), "Colours of the desktop")

    def set_to(name):
        wait_for(lambda: file.exists() and f"mood={name}" in file.read_text(), f"the mood {name}")

    window = scene.activate("show-settings")
    window.press(*row)
    set_to("desktop")
    checks.screen(window)
    scene.reader.keys("Control+q")
    wait_for(lambda: not scene.desktop.owner(WINDOW), "the end of the window")
    file.write_text("# Mine\n" + file.read_text())
    window = scene.activate("show-settings")
    window.wait(*row, having="checked")
    window.press(*row)
    set_to("dusk")
    if "# Mine" not in file.read_text():
        raise Failure("a line of the user is gone")
    # If nothing can be stored, the window says so and goes on.
    file.unlink()
    file.parent.rmdir()
    file.parent.write_text("")
    window.press(*row)
    window.wait(None, containing="This lasts only until you close the window")
    window.wait(*row, having="checked")


@chapter
def asked_once(scene):
    """Where licences exist, the question does not cover the end of a fast, and comes once."""
    desktop = scene.desktop
    share = desktop.folder / "share"
    (share / "atrest").mkdir(parents=True)
    licence = Path(__file__).resolve().parents[2] / "scripts/licence"
    desktop.run(licence, "keygen", desktop.folder / "secret")
    desktop.run(
        licence, "authority", "--key", desktop.folder / "secret",
        "--seller", "Example Ltd.", "--address", "1 High Street", "--terms", "https://example.org/terms",
        "--offer", "annual 10 a year", share / "atrest/authority")
    desktop.environment["XDG_DATA_DIRS"] = f"{share}:{desktop.environment['XDG_DATA_DIRS']}"
    # The bus would start the agent without the authority.
    desktop.start(desktop.programs / "atrestd")
    wait_for(lambda: desktop.owner(AGENT), "the agent")
    for days in range(9):
        desktop.atrest("log", "--start", f"{days * 24 + 64}h ago", "--end", f"{days * 24 + 47}h ago")
    desktop.atrest("start", "--ago", "17h")
    window = scene.open()
    window.press(BUTTON, "Settings")
    window.wait(None, "Your data")
    if window.find(containing="remium") or window.find(containing="There is no licence"):
        raise Failure("the settings name licences during the trial")
    scene.reader.keys("Escape")
    window.press(BUTTON, "End")
    wait_for(lambda: desktop.property("Premium1", "MomentDue"), "the tenth fast")
    window.wait("label", containing="Ended the fast.")
    if any("Continue with Atrest" in node.name for node in window.shown()):
        raise Failure("the question covers the end of the fast")
    scene.process.terminate()
    scene.process.wait()
    window = scene.open()
    window.wait(BUTTON, containing="Continue with Atrest")
    window.press(BUTTON, containing="Continue with Atrest")
    wait_for(lambda: not desktop.property("Premium1", "MomentDue"), "the answer")
    for text in ["The forest, the tree", "10 a year. The licence is for one year.", "Example Ltd.", "example.org/terms"]:
        window.wait("label", containing=text)
    # The button at its end leads to the licence.
    window.press(BUTTON, "Open the settings")
    window.wait(None, containing="There is no licence")
    scene.reader.settle(
        lambda: any("focused" in node.states and "icence" in node.name for node in window.shown()), "the focus")
    scene.reader.keys("Escape")
    window.press(BUTTON, "Settings")
    window.wait(None, "Your data")
    window.wait_gone(None, containing="There is no licence")
    scene.process.terminate()
    scene.process.wait()
    window = scene.open()
    window.wait("status bar", "The fast has ended.")
    if window.find(containing="Continue with Atrest"):
        raise Failure("the question comes twice")


@chapter
def announced(scene):
    """A new phase is spoken by the screen reader, after what it says now."""
    if not hasattr(ctypes.CDLL("libgtk-4.so.1"), "gtk_accessible_announce"):
        print("announced: skipped, because GTK before 4.14 has no announcements")
        return
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.wait("status bar", "Beginning to shift")
    desktop.atrest("adjust", "--start", "9h ago")
    window.wait("status bar", "Metabolic transition")
    polite = 1
    wait_for(
        lambda: any(
            member == "Announcement" and how == polite and "Metabolic transition" in str(text)
            for _, _, member, _, how, text in scene.reader.events),
        "the announcement of the phase")


@chapter
def right_to_left(scene):
    """Where people read from the right, the order is from there too."""
    desktop = scene.desktop
    locales = desktop.folder / "locales"
    locales.mkdir()
    if not Path("/usr/share/i18n/locales/he_IL").exists() or not Path(
            "/usr/share/locale/he/LC_MESSAGES/gtk40.mo").exists():
        print("right-to-left: skipped, because the package locales or the Hebrew of GTK is missing")
        return
    desktop.run("localedef", "--no-archive", "-i", "he_IL", "-f", "UTF-8", locales / "he_IL.UTF-8")
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 6:00")
    desktop.atrest("start", "--ago", "5h")
    window = scene.open(LOCPATH=str(locales), LC_ALL="he_IL.UTF-8", LANGUAGE="he")
    end_button = window.wait(BUTTON, "End")
    forest_button, settings_button = window.wait(BUTTON, "Forest"), window.wait(BUTTON, "Settings")
    if forest_button.extents[0] < settings_button.extents[0]:
        raise Failure(f"not from the right: {end_button.extents}")
    for name in ("timer", "forest", "calendar", "settings"):
        scene.activate(f"show-{name}")
        window.wait(BUTTON, "End" if name == "timer" else "Return to timer")
        checks.reading_order(window, is_right_to_left=True)


def tell(name, make, programs):
    """Tells a chapter. The status is 1 if something else happens than the chapter says."""
    function = CHAPTERS[name]
    size = {"size": SIZES[function]} if function in SIZES else {}
    for left in reversed(range(getattr(function, "attempts", 1))):
        with make(programs, **size) as desktop:
            scene = Scene(desktop)
            try:
                function(scene)
                scene.close()
                print(f"{name}: as expected", flush=True)
                return 0
            except Exception as error:
                print(f"{name}: {error}", flush=True)
                if left:
                    print("Once more.", flush=True)
                    continue
                if not isinstance(error, Failure):
                    traceback.print_exc(file=sys.stdout)
                try:
                    print(scene.window.outline() if scene.window else "no window")
                except Exception as second:
                    print(f"no outline: {second}")
                for log in ("atrest-window", "dbus-daemon"):
                    print(f"{log}: {desktop.log(log)[-2000:]}", flush=True)
    return 1


def main():
    # They add their chapters.
    for part in ("data", "faults", "focus", "heard", "looks", "prayer"):
        importlib.import_module(part)
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--display", default="x11", choices=("x11", "wayland"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("chapters", nargs="*")
    options = parser.parse_args()
    make = Desktop
    reason = missing("Xvfb")
    if options.display == "wayland":
        from wayland import WaylandDesktop as make, reason_against
        reason = missing("sway", "wtype") or reason_against()
    if not (Path(options.programs) / "atrest-window").exists():
        reason = "atrest-window was not built"
    if reason:
        print(reason)
        return 77
    if options.list:
        print("\n".join(CHAPTERS))
        return 0
    adopt_orphans()
    return max([tell(name, make, options.programs) for name in options.chapters or CHAPTERS])


if __name__ == "__main__":
    sys.exit(main())
