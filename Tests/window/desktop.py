"""A private desktop for the window: its own display, home and buses, and the real programs of Atrest.

Nothing here reaches the session, the home or the buses of the person who runs it. The display is Xvfb, or
sway without a screen.
"""
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from gi.repository import Gio, GLib

SOURCE = Path(__file__).resolve().parent.parent.parent
AGENT = "app.atrest.Atrest"
WINDOW = "app.atrest.Atrest.Window"
A11Y_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <keep_umask/>
  <listen>unix:path={folder}/bus</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
SECONDS = 60
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36


class Failure(Exception):
    """Something looks or behaves in another way than it must."""


def missing(*programs):
    """What a private desktop needs and this machine does not have, as a sentence; or None."""
    for program in ("dbus-daemon", *programs):
        if not shutil.which(program):
            return f"{program} is not installed"
    if not A11Y_SERVICE.exists():
        return "at-spi2-core is not installed"
    return None


def adopt_orphans():
    """Makes this process the parent of programs whose parent has ended, and ends it with its own parent."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(143))


def children(process):
    """The processes that one has started, and those that it has adopted."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(number) for number in text.split()]


def all_wait(process):
    """Whether all programs that one has started, and those that they have, wait for something to happen."""
    try:
        return all(
            Path(f"/proc/{number}/stat").read_text().rpartition(") ")[2][0] in "SZ" and all_wait(number)
            for number in children(process))
    except OSError:
        # One has ended meanwhile.
        return False


class Desktop:
    """Use it in a `with` statement: at the end its processes and files are gone."""

    def __init__(self, programs, size="1024x800", **variables):
        self.programs = Path(programs).resolve()
        self.size = size
        self.folder = Path(tempfile.mkdtemp(prefix="atrest-window-"))
        self.logs = {}
        self.processes = []
        self.session = None
        self.has_asked = False
        folder = self.folder
        for name in ("home", "data", "config", "cache", "run", "services"):
            (folder / name).mkdir(mode=0o700)
        self.environment = {
            "HOME": f"{folder}/home",
            "PATH": f"{self.programs}:/usr/sbin:/usr/bin:/sbin:/bin",
            # It is noon here, so that no day begins or ends meanwhile.
            "LANG": "C.UTF-8", "TZ": f"NOON{time.gmtime().tm_hour - 12:+d}",
            "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config",
            "XDG_CACHE_HOME": f"{folder}/cache", "XDG_RUNTIME_DIR": f"{folder}/run",
            "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/bus",
            "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={folder}/no-system-bus",
            "NOTIFY_IGNORE_PORTAL": "1",
            "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "GTK_USE_PORTAL": "0",
            # The machine may have no GPU. Drawing without GL costs a test the least.
            "LIBGL_ALWAYS_SOFTWARE": "1", "GSK_RENDERER": "cairo",
            **variables,
        }

    def __enter__(self):
        try:
            self.open_display()
            self._start_bus()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        # The newest first. The buses end the programs that they have started.
        for process in reversed(self.processes):
            end(process)
        deadline = time.monotonic() + SECONDS
        while (left := children(os.getpid())) and time.monotonic() < deadline:
            for number in left:
                try:
                    os.kill(number, signal.SIGTERM if deadline - time.monotonic() > SECONDS - 5 else signal.SIGKILL)
                    os.waitpid(number, os.WNOHANG)
                except (ProcessLookupError, ChildProcessError):
                    pass
            time.sleep(0.02)
        shutil.rmtree(self.folder, ignore_errors=True)

    # MARK: Parts

    def open_display(self):
        """Starts Xvfb and adds its address to the environment."""
        reading, writing = os.pipe()
        self.start(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", f"{self.size}x24", "-nolisten", "tcp",
            "-noreset", pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Failure(f"Xvfb did not start: {self.log('Xvfb')}")
        self.environment.update(DISPLAY=f":{number}", GDK_BACKEND="x11")
        import x11
        self.display = x11.Display(self.environment["DISPLAY"])

    def keyboard(self):
        """What presses keys on the display: it has `press("Control+z")`."""
        return self.display

    def has_window(self):
        """Whether a window is on the display. It gets the keyboard, as a window manager does it."""
        return self.display.focus()

    def fill_screen(self):
        """Gives the window the size of the screen, as a window manager does it."""
        self.display.place(0, 0, *map(int, self.size.split("x")))

    def _start_bus(self):
        folder = self.folder
        (folder / "bus.conf").write_text(BUS.format(folder=folder))
        services = folder / "services"
        self.set_agent(f"{self.programs}/atrestd")
        (services / f"{WINDOW}.service").write_text(
            f"[D-BUS Service]\nName={WINDOW}\nExec={self.programs}/atrest-window --gapplication-service\n")
        # Without its line for systemd, which would start it outside of this desktop.
        lines = A11Y_SERVICE.read_text().splitlines()
        (services / A11Y_SERVICE.name).write_text(
            "\n".join(line for line in lines if not line.startswith("SystemdService")) + "\n")
        self.start("dbus-daemon", "--nofork", "--nopidfile", f"--config-file={folder}/bus.conf")
        # The socket is there a moment before the bus listens.
        self.session = wait_for(self._connect, "the session bus")
        self.session.set_exit_on_close(False)

    def set_agent(self, command):
        """What the bus starts as the agent."""
        service = self.folder / "services" / f"{AGENT}.service"
        service.write_text(f"[D-BUS Service]\nName={AGENT}\nExec={command}\n")
        if self.session:
            self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReloadConfig")

    def _connect(self):
        try:
            return Gio.DBusConnection.new_for_address_sync(
                self.environment["DBUS_SESSION_BUS_ADDRESS"],
                Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        except GLib.Error:
            return None

    def start(self, program, *arguments, pass_fds=(), **variables):
        """Starts a program of this desktop. Its output goes to a log."""
        name = Path(program).name
        self.logs[name] = path = self.folder / f"{name}.log"
        with open(path, "ab") as log:
            process = subprocess.Popen(
                [program, *arguments], env={**self.environment, **variables}, stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, pass_fds=pass_fds, cwd=self.environment["HOME"])
        self.processes.append(process)
        return process

    def log(self, name):
        return self.logs[name].read_text(errors="replace") if name in self.logs else ""

    def run(self, *command):
        """Runs a program until it ends, and returns its output."""
        result = subprocess.run(
            [str(part) for part in command], env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=SECONDS)
        if result.returncode:
            raise Failure(f"{command}: status {result.returncode}\n{result.stdout}{result.stderr}")
        return result.stdout

    def atrest(self, *arguments):
        if not self.has_asked:
            # Beside other load, the agent takes longer to start than a client waits.
            self.has_asked = True
            try:
                self.property("Timer1", "State")
            except GLib.Error:
                pass
        return self.run(self.programs / "atrest", *arguments)

    # MARK: The session bus

    def call(self, name, path, interface, method, arguments=None):
        """Calls a method on the session bus, and returns its answer as values of Python."""
        answer = self.session.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, SECONDS * 1000, None)
        return answer.unpack() if answer else ()

    def property(self, interface, name):
        """A property of the agent. Starts the agent if it is not running."""
        return self.call(
            AGENT, "/app/atrest/Atrest", "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (f"app.atrest.{interface}", name)))[0]

    def owner(self, name):
        """The process that owns a name, or None."""
        try:
            return self.call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
        except GLib.Error:
            return None

    def end_agent(self, number=signal.SIGTERM):
        """Ends the agent, and waits until its name is free."""
        if process := self.owner(AGENT):
            os.kill(process, number)
            wait_for(lambda: self.owner(AGENT) != process, "the end of the agent")


def end(process):
    """Ends a program that this process has started."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(condition, what, seconds=SECONDS):
    """Waits for a condition, and returns its value. The events of GLib's loop are handled meanwhile.

    The condition is tried after each event, and a few times in a second for what sends none.
    """
    context = GLib.MainContext.default()
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise Failure(f"{what}: not within {seconds} seconds")
        tick = GLib.timeout_add(100, lambda: False)
        context.iteration(True)
        while context.iteration(False):
            pass
        if source := context.find_source_by_id(tick):
            source.destroy()
