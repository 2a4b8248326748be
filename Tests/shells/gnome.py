"""usage: gnome.py PROGRAMS PICTURES

Shows the extension in the real GNOME Shell of this system: without a screen, as a Wayland compositor, on
private buses. PROGRAMS holds atrest and atrestd. Pictures and logs are written to PICTURES; look at them.
"""
import json
import re
import sys

from desktop import SOURCE, Desktop, Failure, fail, report, until
from gi.repository import Gio, GLib

UUID = "atrest@atrest.app"
SHELL = "org.gnome.Shell"
REMOTE = "org.gnome.Mutter.RemoteDesktop"
WIDTH, HEIGHT = 1280, 960
LEFT = 0x110
# The state of an extension that runs.
ACTIVE = 1

# Functions for the shell's Eval.
HELPERS = """
const indicator = () => Main.panel.statusArea['atrest@atrest.app'];
const all = actor => [actor, ...actor.get_children().flatMap(all)];
const shown = actor => actor.mapped && actor.get_paint_opacity() > 0;
const textOf = actor => actor.label || actor.accessible_name || actor.text || '';
const find = text => all(Main.uiGroup).find(
    actor => shown(actor) && actor.reactive && (textOf(actor) === text || actor.accessible_name === text));
const middle = actor => {
    const [x, y] = actor.get_transformed_position();
    const [width, height] = actor.get_transformed_size();
    return [x + width / 2, y + height / 2];
};
// An actor keeps its old place until the next frame after something around it has changed.
const lies = actor => actor === global.stage || actor.has_allocation() && lies(actor.get_parent());
const reaches = ([x, y], actor) => {
    const hit = global.stage.get_actor_at_pos(imports.gi.Clutter.PickMode.REACTIVE, x, y);
    return actor.contains(hit);
};
const texts = () => indicator()
    ? all(indicator().menu.actor).filter(shown).map(actor => actor.text || actor.label)
        .filter(text => typeof text === 'string' && text.trim())
    : [];
"""


class Shell:
    """The shell of a desktop: what it shows, and a pointer and keys for it."""

    def __init__(self, desktop):
        self.desktop = desktop
        version = desktop.run("gnome-shell", "--version")
        self.version = int(re.search(r"\d+", version)[0])
        self.name = version.replace("GNOME Shell ", "")
        self._write_settings()
        desktop.start(
            sys.executable, "-m", "dbusmock", "--system", "--template", "logind", log="logind")
        until(lambda: "true" in desktop.run(
            "gdbus", "call", "--system", "--dest", "org.freedesktop.DBus", "--object-path", "/",
            "--method", "org.freedesktop.DBus.NameHasOwner", "org.freedesktop.login1"), "logind")
        # The preferences are a separate program, which the bus starts.
        desktop.run("gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
                    "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.UpdateActivationEnvironment",
                    "{'WAYLAND_DISPLAY': 'atrest-0', 'GDK_BACKEND': 'wayland', 'GSK_RENDERER': 'cairo'}")
        self.process = desktop.start(
            "gnome-shell", "--headless", "--wayland", "--wayland-display=atrest-0", "--no-x11",
            "--unsafe-mode", f"--virtual-monitor={WIDTH}x{HEIGHT}", log="gnome-shell")
        self.bus = Gio.DBusConnection.new_for_address_sync(
            desktop.environment["DBUS_SESSION_BUS_ADDRESS"],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        until(self._is_ready, f"GNOME Shell {self.name}", 120)
        self._open_input()

    def _write_settings(self):
        self.desktop.run("gsettings", "set", "org.gnome.shell", "welcome-dialog-last-shown-version", "999")
        self.desktop.run("gsettings", "set", "org.gnome.shell", "enabled-extensions", f"['{UUID}']")
        self.desktop.run("gsettings", "set", "org.gnome.desktop.session", "idle-delay", "0")

    def _is_ready(self):
        if self.process.poll() is not None:
            raise Failure(f"gnome-shell ended with {self.process.returncode}")
        try:
            return self.eval("!Main.layoutManager._startingUp")
        except (GLib.Error, Failure):
            return False

    def call(self, name, path, interface, method, parameters=None, reply=None):
        return self.bus.call_sync(
            name, path, interface, method, parameters, reply, Gio.DBusCallFlags.NONE, 60000, None)

    def eval(self, script):
        """The value of an expression in the shell."""
        code = f"(() => {{ {HELPERS} return {script}; }})()"
        done, text = self.call(
            SHELL, "/org/gnome/Shell", SHELL, "Eval", GLib.Variant("(s)", (code,))).unpack()
        if not done:
            raise Failure(f"{script}: {text}")
        return json.loads(text) if text else None

    def _open_input(self):
        path, = self.call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession").unpack()
        self.session = path
        self._remote("Start")

    def _remote(self, method, signature="", *values):
        parameters = GLib.Variant(signature, values) if signature else None
        self.call(REMOTE, self.session, f"{REMOTE}.Session", method, parameters)

    def _point(self, x, y):
        """Moves the pointer. It moves by a distance, and the edge of the screen may hold it back once."""
        # Into a corner first, so that the shell notices what has come below the pointer.
        self._remote("NotifyPointerMotionRelative", "(dd)", 9999.0, 9999.0)
        for _ in range(20):
            there = self.eval("global.get_pointer()")
            if abs(there[0] - x) <= 1 and abs(there[1] - y) <= 1:
                return
            self._remote("NotifyPointerMotionRelative", "(dd)", float(x - there[0]), float(y - there[1]))
            GLib.usleep(100000)
        raise Failure(f"the pointer does not reach {x}, {y}")

    def click(self, x, y):
        self._point(x, y)
        GLib.usleep(200000)
        self._press_button()

    def _press_button(self):
        self._remote("NotifyPointerButton", "(ib)", LEFT, True)
        self._remote("NotifyPointerButton", "(ib)", LEFT, False)

    def press(self, text):
        """Clicks on the button with this text. It may have to appear first, and to come to rest."""
        actor = f"find({json.dumps(text)})"
        for _ in range(10):
            place = until(lambda: self._place(actor), f"the place of the button “{text}”")
            # A click that is too soon after the text has changed counts as the second of two.
            GLib.usleep(500000)
            self._point(*place)
            GLib.usleep(200000)
            # On a slow machine it may have moved away from the pointer.
            if self._place(actor) != place:
                continue
            if not self.eval(f"reaches({json.dumps(place)}, {actor})"):
                raise Failure(f"the pointer finds something else at the button “{text}”, {place}")
            self._press_button()
            return
        raise Failure(f"the button “{text}” does not come to rest")

    def undo(self, act):
        """Clicks on the button that undoes an act, which begins so. The button has its name a moment after it appears."""
        name = ("all(Main.uiGroup).filter(shown).map(actor => actor.accessible_name ?? '')"
                f".find(name => name.startsWith({json.dumps('Undo: ' + act)}))")
        self.press(until(lambda: self.eval(f"{name} ?? ''"), f"the button that undoes {act}"))

    def _place(self, actor):
        """The middle of an actor. One that is new has no place yet."""
        place = self.eval(f"{actor} && lies({actor}) ? middle({actor}) : null")
        return place if place and None not in place else None

    def key(self, symbol):
        for pressed in (True, False):
            self._remote("NotifyKeyboardKeysym", "(ub)", symbol, pressed)

    def sees(self, text):
        """Waits until the popup shows a text."""
        until(lambda: any(text in shown for shown in self.eval("texts()")),
              f"text “{text}” (there is {self.eval('texts()')})", 30)

    def open(self):
        """Clicks on the icon in the panel. Another popup may have taken the first click to close."""
        for _ in range(5):
            if self.eval("indicator().menu.isOpen"):
                return
            place = until(lambda: self._place("indicator()"), "the place of the icon")
            self.click(*place)
            GLib.usleep(2000000)
        self.picture("failure")
        raise Failure("the popup does not open")

    def close(self):
        self.eval("indicator().menu.close()")
        until(lambda: not self.eval("indicator().menu.actor.mapped"), "the end of the popup")

    def picture(self, name):
        # Until what moves has arrived.
        GLib.usleep(1500000)
        file = self.desktop.pictures / f"gnome-{self.version}-{name}.png"
        file.unlink(missing_ok=True)
        done, _ = self.call(
            f"{SHELL}.Screenshot", "/org/gnome/Shell/Screenshot", f"{SHELL}.Screenshot", "Screenshot",
            GLib.Variant("(bbs)", (False, False, str(file)))).unpack()
        if not done or not file.exists():
            raise Failure(f"no picture {name}")

    def info(self):
        return self.call(SHELL, "/org/gnome/Shell", f"{SHELL}.Extensions", "GetExtensionInfo",
                         GLib.Variant("(s)", (UUID,))).unpack()[0]

    def errors(self):
        return self.call(SHELL, "/org/gnome/Shell", f"{SHELL}.Extensions", "GetExtensionErrors",
                         GLib.Variant("(s)", (UUID,))).unpack()[0]

    def must_be_active(self):
        info = until(lambda: self.info() or None, "the extension")
        if info["state"] != ACTIVE or self.errors():
            raise Failure(f"the extension has state {info['state']}: {info.get('error')} {self.errors()}")

    def subscriptions(self):
        """How many signals of the session bus the shell listens to. None if the bus does not tell."""
        owner, = self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetNameOwner",
                           GLib.Variant("(s)", (SHELL,))).unpack()
        try:
            rules, = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                               "org.freedesktop.DBus.Debug.Stats", "GetAllMatchRules").unpack()
        except GLib.Error:
            return None
        return sorted(rules[owner])


def show_agent_that_is_away(shell):
    shell.must_be_active()
    if shell.desktop.agent_is_running():
        raise Failure("the extension has started the agent")
    shell.open()
    shell.sees("Atrest's clock has stopped")
    shell.picture("away")
    shell.press("Start the clock again")
    shell.sees("Start")
    shell.picture("idle")


def begin_long(shell):
    """The very first start shows the page about safety, and a very long target its sentence."""
    shell.desktop.atrest("settings", "set", "target-hours", "48")
    shell.press("Start")
    shell.sees("Ask a physician before you fast")
    shell.picture("safety")
    shell.press("Close")
    shell.sees("measured under medical care")
    shell.picture("long")
    shell.press("Stop without keeping it")
    shell.sees("Start")
    # Not again. The sentence is.
    shell.press("Start")
    shell.sees("measured under medical care")
    shell.press("Stop without keeping it")
    shell.sees("Start")
    shell.desktop.atrest("settings", "set", "target-hours", "16")


def fast(shell):
    shell.press("Start")
    shell.sees("End")
    if shell.desktop.status()["status"] != "active":
        raise Failure("the agent knows no fast")
    shell.press("Add water")
    shell.sees("Today 250 ml")
    remove_water(shell)
    shell.press("End")
    shell.sees("Start")
    shell.undo("ending a fast")
    shell.sees("End")
    shell.press("Stop without keeping it")
    shell.sees("Start")


def remove_water(shell):
    """Removes an entry, and undoes that."""
    shell.press("Today's water, 250 ml")
    shell.sees("Today's water")
    shell.picture("water")
    name = shell.eval("all(Main.uiGroup).filter(shown).map(actor => String(textOf(actor)))"
                      ".find(text => text.startsWith('Delete 250 ml at '))")
    shell.press(name)
    shell.sees("No water was added today.")
    shell.undo("deleting 250 ml of water at ")
    shell.sees("250 ml")
    shell.press("Close")
    shell.sees("Today 250 ml")


def lead_to_window(shell):
    """The glyphs open the window, which may take the focus."""
    # Without Vigil the popup is lower. Nothing may move while the pointer is on its way.
    shell.close()
    for name, action in (("Forest", "show-forest"), ("Calendar", "show-calendar"),
                         ("Settings", "show-settings")):
        shell.open()
        shell.press(name)
        until(lambda: f"{action} token" in shell.desktop.opened(), f"{action} ({shell.desktop.opened()})")
        until(lambda: not shell.eval("indicator().menu.isOpen"), "the end of the popup")
    shell.open()


def show_high_contrast(shell):
    shell.close()
    shell.desktop.run("gsettings", "set", "org.gnome.desktop.a11y.interface", "high-contrast", "true")
    until(lambda: shell.eval("imports.gi.St.Settings.get().high_contrast"), "high contrast")
    # The shell shows its own icon, which moves ours.
    GLib.usleep(3000000)
    shell.open()
    shell.sees("End")
    shell.picture("contrast")
    shell.close()
    shell.desktop.run("gsettings", "reset", "org.gnome.desktop.a11y.interface", "high-contrast")
    until(lambda: not shell.eval("imports.gi.St.Settings.get().high_contrast"), "the usual contrast")
    GLib.usleep(3000000)
    shell.open()


def read(shell):
    shell.desktop.atrest("start", "--ago", "13h")
    shell.sees("13h 0m")
    shell.picture("active")
    shell.press("Why?")
    shell.sees("Close")
    shell.picture("why")
    shell.key(0xff1b)
    shell.sees("End")
    shell.press("Why?")
    shell.press("Close")
    shell.sees("End")
    shell.desktop.atrest("vigil", "on")
    GLib.usleep(3000000)
    shell.picture("vigil")
    shell.desktop.atrest("vigil", "off")


def complete(shell):
    shell.desktop.atrest("edit", "@0", "--start", "17h ago")
    shell.press("End")
    shell.sees("Start")
    GLib.usleep(3000000)
    shell.picture("completed")
    shell.close()


def prefer(shell):
    """Opens the preferences, and turns the hours in the panel on."""
    shell.desktop.atrest("start")
    shell.desktop.run("gnome-extensions", "prefs", UUID)
    window = "global.get_window_actors().map(actor => actor.meta_window)" \
             ".find(window => window.title === 'Atrest')"
    until(lambda: shell.eval(f"Boolean({window})"), "the preferences")
    # It may have appeared after the start. It takes the keys.
    shell.eval("Main.overview.hide()")
    until(lambda: not shell.eval("Main.overview.visible"), "the end of the overview")
    GLib.usleep(2000000)
    shell.picture("preferences")
    for symbol in (0xff09, 0x20):
        shell.key(symbol)
        GLib.usleep(500000)
    hours = "indicator()._label.visible ? indicator()._label.text : ''"
    until(lambda: "0h" in shell.eval(hours), "the hours in the panel")
    shell.picture("hours")
    # The row below opens the settings of the window.
    before = len(shell.desktop.opened())
    for symbol in (0xff54, 0xff0d):
        shell.key(symbol)
        GLib.usleep(500000)
    until(lambda: any("show-settings" in action for action in shell.desktop.opened()[before:]),
          "the settings of the window")
    shell.eval(f"{window}.delete(0)")
    shell.desktop.run("gsettings", "--schemadir", str(
        shell.desktop.data / "gnome-shell/extensions" / UUID / "schemas"),
        "reset", "org.gnome.shell.extensions.atrest", "show-hours")


def turn_off_and_on(shell):
    """The extension leaves nothing behind. The shell itself turns it off for the lock screen."""
    shell.close()
    until(lambda: shell.eval("indicator()._label.visible") is False, "the end of the hours")
    before = shell.subscriptions()
    if not shell.desktop.panel_is_shown():
        raise Failure("the agent cannot know that there is a panel")
    for number in range(20):
        shell.desktop.run("gnome-extensions", "disable", UUID)
        until(lambda: not shell.eval("Boolean(indicator())"), f"disable {number}")
        until(lambda: not shell.desktop.panel_is_shown(), f"the end of the name, {number}")
        shell.desktop.run("gnome-extensions", "enable", UUID)
        until(lambda: shell.eval("Boolean(indicator())"), f"enable {number}")
    for number in range(5):
        shell.open()
        shell.eval("Main.sessionMode.pushMode('unlock-dialog')")
        until(lambda: not shell.eval("Boolean(indicator())"), f"lock {number}")
        shell.eval("Main.sessionMode.popMode('unlock-dialog')")
        until(lambda: shell.eval("Boolean(indicator())"), f"unlock {number}")
    shell.must_be_active()
    until(lambda: "active" in shell.eval("indicator()._agent.timer.Status ?? ''"), "the fast")
    after = shell.subscriptions()
    if before != after:
        raise Failure(f"subscriptions: {set(after) ^ set(before)}, {len(before)} before, {len(after)} now")
    shell.open()
    shell.sees("End")
    shell.close()


def follow_agent(shell):
    """The agent ends and comes back while the popup is open."""
    shell.open()
    shell.desktop.stop_agent()
    shell.sees("Atrest's clock has stopped")
    shell.desktop.atrest("status")
    shell.sees("End")
    shell.close()


def check_log(shell):
    log = shell.desktop.log("gnome-shell")
    lines = [line for line in log.splitlines()
             if UUID in line or re.search(r"JS (ERROR|WARNING)|CRITICAL", line)]
    for line in lines:
        report(f"log: {line}")
    if any(UUID in line or "JS ERROR" in line for line in lines):
        raise Failure("the log names the extension or has an error")


def main():
    if len(sys.argv) != 3:
        fail(__doc__.splitlines()[0])
    with Desktop(*sys.argv[1:]) as desktop:
        try:
            place_extension(desktop)
            shell = Shell(desktop)
            print(f"GNOME Shell {shell.name}, Wayland")
            # It cannot be hidden while it still appears.
            until(lambda: shell.eval("(Main.overview.hide(), !Main.overview.visible)"), "the desktop")
            for step in (show_agent_that_is_away, begin_long, fast, read, lead_to_window, show_high_contrast, complete,
                         prefer, turn_off_and_on, follow_agent, check_log):
                step(shell)
                report(step.__name__)
        except (Failure, GLib.Error) as failure:
            fail(str(failure))


def place_extension(desktop):
    """Installs the extension as a user does: from its package, with GNOME's own tool."""
    version = int(re.search(r"\d+", desktop.run("gnome-shell", "--version"))[0])
    folder = desktop.data / "gnome-shell/extensions" / UUID
    folder.parent.mkdir(parents=True)
    desktop.run(sys.executable, str(SOURCE / "scripts/panels/gnome-extension"),
                "43" if version < 45 else "45", str(folder))


if __name__ == "__main__":
    main()
