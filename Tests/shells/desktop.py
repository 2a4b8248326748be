"""A private desktop for one test: its own home, its own buses, and the programs of Atrest.

Nothing here reaches the session, the home or the system bus of the person who runs it.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent
NAME = "app.atrest.Atrest"
SYSTEM_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path={path}</listen>
  <policy context="default">
    <allow user="*"/><allow own="*"/>
    <allow send_destination="*" eavesdrop="true"/><allow receive_sender="*" eavesdrop="true"/>
  </policy>
</busconfig>
"""


class Failure(Exception):
    """Something looks or behaves in another way than it must."""


def until(condition, what, seconds=60):
    """Waits for a condition, and returns its value. Fails after a time that is long on any machine."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.1)
    raise Failure(f"{what}: not within {seconds} seconds")


class Desktop:
    """A home and two buses. Use it in a `with` statement: at the end its processes and files are gone."""

    def __init__(self, programs, pictures):
        self.programs = Path(programs).resolve()
        self.pictures = Path(pictures).resolve()
        self.pictures.mkdir(parents=True, exist_ok=True)
        self.folder = Path(tempfile.mkdtemp(prefix="atrest-shells-"))
        self.processes = []
        self.home = self.folder / "home"
        self.data = self.home / ".local/share"
        runtime = self.folder / "run"
        self.data.mkdir(parents=True)
        runtime.mkdir(mode=0o700)
        system_bus = f"unix:path={self.folder}/system"
        self.environment = {
            "HOME": str(self.home),
            "PATH": f"{self.home}/.local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": os.environ.get("LANG", "C.UTF-8"),
            "USER": os.environ.get("USER", "root"),
            "TZ": "UTC",
            "XDG_DATA_HOME": str(self.data),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "XDG_STATE_HOME": str(self.home / ".local/state"),
            "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
            "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SYSTEM_BUS_ADDRESS": system_bus,
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/bus",
            "GSETTINGS_BACKEND": "keyfile",
            # The machine may have no GPU.
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "GIO_USE_VFS": "local",
        }

    def __enter__(self):
        self._install_atrest()
        configuration = self.folder / "system.conf"
        configuration.write_text(SYSTEM_BUS.format(path=self.folder / "system"))
        self.start("dbus-daemon", "--nofork", f"--config-file={configuration}", log="system-bus")
        self.start(
            "dbus-daemon", "--nofork", "--session",
            f"--address={self.environment['DBUS_SESSION_BUS_ADDRESS']}", log="session-bus")
        for socket in ("system", "run/bus"):
            until((self.folder / socket).exists, f"the bus {socket}")
        return self

    def __exit__(self, *_):
        # The newest first. Programs that the bus has started end with it.
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for log in self.folder.glob("*.log"):
            shutil.copy(log, self.pictures)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _install_atrest(self):
        """Puts the programs, the icons and the activation file into the private home."""
        binaries = self.home / ".local/bin"
        binaries.mkdir(parents=True)
        for program in ("atrest", "atrestd"):
            shutil.copy(self.programs / program, binaries)
        shutil.copytree(SOURCE / "desktop/icons", self.data / "icons")
        symbolic = self.data / "icons/hicolor/symbolic/apps"
        for tree in SOURCE.glob("Sources/Content/Picture/Trees/tree_*.svg"):
            shutil.copy(tree, symbolic / f"{NAME}-{tree.stem.replace('_', '-')}-symbolic.svg")
        if (self.programs / "locale").exists():
            shutil.copytree(self.programs / "locale", self.data / "locale")
        services = self.data / "dbus-1/services"
        services.mkdir(parents=True)
        text = (SOURCE / f"dbus/{NAME}.service.in").read_text()
        # Without systemd: the bus itself starts the agent.
        lines = [line for line in text.splitlines() if not line.startswith("SystemdService")]
        (services / f"{NAME}.service").write_text(
            "\n".join(lines).replace("@bindir@", str(binaries)) + "\n")
        # Something that stands in for the window.
        (services / f"{NAME}.Window.service").write_text(
            f"[D-BUS Service]\nName={NAME}.Window\n"
            f"Exec={sys.executable} {SOURCE}/Tests/shells/window.py {self.folder}/window\n")
        (self.data / "applications").mkdir()
        shutil.copy(SOURCE / f"desktop/{NAME}.desktop", self.data / "applications")

    def start(self, *command, log, **more):
        """Starts a program whose output goes into a log. It ends with the desktop."""
        with open(self.folder / f"{log}.log", "ab") as output:
            process = subprocess.Popen(
                command, env={**self.environment, **more}, stdin=subprocess.DEVNULL,
                stdout=output, stderr=subprocess.STDOUT, cwd=self.home)
        self.processes.append(process)
        return process

    def run(self, *command, check=True):
        """Runs a program to its end, and returns what it printed."""
        result = subprocess.run(
            command, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, cwd=self.home, timeout=120)
        if check and result.returncode != 0:
            raise Failure(f"{' '.join(command)}: {result.stdout}{result.stderr}")
        return result.stdout.strip()

    def atrest(self, *arguments):
        return self.run("atrest", *arguments)

    def agent_is_running(self):
        answer = self.run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
            "--method", "org.freedesktop.DBus.NameHasOwner", NAME)
        return "true" in answer

    def stop_agent(self):
        answer = self.run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
            "--method", "org.freedesktop.DBus.GetConnectionUnixProcessID", NAME)
        os.kill(int(answer.strip("(),").split()[-1]), signal.SIGTERM)
        until(lambda: not self.agent_is_running(), "the end of the agent")

    def opened(self):
        """The actions by which the window was called."""
        file = self.folder / "window"
        return file.read_text().splitlines() if file.exists() else []

    def panel_is_shown(self):
        return "true" in self.run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
            "--method", "org.freedesktop.DBus.NameHasOwner", f"{NAME}.Panel")

    def status(self):
        import json
        return json.loads(self.atrest("status", "--json"))

    def log(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")


def report(step):
    print(f"  {step}", flush=True)


def fail(sentence):
    print(f"test-shells: {sentence}", file=sys.stderr)
    sys.exit(1)
