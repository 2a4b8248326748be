"""A private desktop in sway without a screen."""
import os
import subprocess

from desktop import Desktop, Failure, wait_for

CONFIGURATION = """output HEADLESS-1 resolution {size}
default_border none
xwayland disable
"""


def reason_against():
    """Why sway cannot run here, or None."""
    if os.geteuid() == 0:
        return "sway does not run as root"
    return None


class Keyboard:
    """Presses keys through the protocol for virtual keyboards."""

    def __init__(self, desktop):
        self.desktop = desktop
        # A seat without a keyboard gives no window the focus. This one is there and presses nothing.
        desktop.start("wtype", "-s", "3600000", "-k", "Shift_L")

    def press(self, keys):
        *held, key = keys.split("+")
        names = {"Control": "ctrl", "Shift": "shift", "Alt": "alt"}
        arguments = [part for each in held for part in ("-M", names[each])]
        arguments += ["-k", key]
        arguments += [part for each in reversed(held) for part in ("-m", names[each])]
        self.desktop.run("wtype", *arguments)


class WaylandDesktop(Desktop):
    def open_display(self):
        """Starts sway and adds its address to the environment."""
        configuration = self.folder / "sway.conf"
        configuration.write_text(CONFIGURATION.format(size=self.size))
        self.environment.update(
            WLR_BACKENDS="headless", WLR_RENDERER="pixman", WLR_LIBINPUT_NO_DEVICES="1",
            XDG_CURRENT_DESKTOP="sway", GDK_BACKEND="wayland")
        self.start("sway", "-c", str(configuration))
        runtime = self.folder / "run"

        def display():
            if self.processes[-1].poll() is not None:
                raise Failure(f"sway ended: {self.log('sway')}")
            return next((path for path in runtime.glob("wayland-?")), None)

        self.environment["WAYLAND_DISPLAY"] = wait_for(display, "the display of sway").name
        self.control = wait_for(lambda: next(runtime.glob("sway-ipc.*"), None), "sway's socket")

    def keyboard(self):
        return Keyboard(self)

    def fill_screen(self):
        """Nothing: sway does it for each window."""

    def has_window(self):
        tree = subprocess.run(
            ["swaymsg", "-s", str(self.control), "-t", "get_tree"], capture_output=True, text=True,
            env=self.environment)
        return '"app_id": "app.atrest.Atrest"' in tree.stdout
