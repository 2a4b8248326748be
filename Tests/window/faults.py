"""Chapters of the story: the agent or the window is ended or cut off, or gives no answer."""
import hashlib
import json
import os
import signal
import time
from datetime import datetime, timedelta, timezone

from desktop import AGENT, SECONDS, Failure, wait_for
from scene import BUTTON, answer, begin, chapter, choose_file, open_settings


@chapter
def agent_away(scene):
    """The agent ends and comes back; the window says so and goes on."""
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.wait("status bar", "Beginning to shift")
    desktop.end_agent(signal.SIGKILL)
    window.wait(None, containing="Atrest's clock has stopped")
    desktop.atrest("status")
    window.wait("status bar", "Beginning to shift")
    window.wait_gone(None, containing="Atrest's clock has stopped")


@chapter
def stopped_agent(scene):
    """The agent hangs. The window says that no answer came, can be used, and goes on when the agent does."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 6:00")
    desktop.atrest("start", "--ago", "5h")
    window = scene.open()
    window.wait(BUTTON, "End")
    agent = desktop.owner(AGENT)
    os.kill(agent, signal.SIGSTOP)
    try:
        window.press(BUTTON, containing="Add water")
        window.wait("label", containing="The agent did not answer in time.")
        for name, part in (("Forest", None), ("Settings", "Your data"), ("Calendar", None)):
            window.press(BUTTON, name)
            window.wait(BUTTON, "Return to timer")
            if part:
                window.wait("label", part)
            if name != "Calendar":
                # Escape would close the message first.
                window.press(BUTTON, "Return to timer")
                window.wait(BUTTON, "End")
    finally:
        os.kill(agent, signal.SIGCONT)
    # What was asked for is done, and the screen that got no answer gets one.
    window.wait("label", "12h 0m")
    window.wait_gone("label", containing="The agent did not answer in time.")
    window.press(BUTTON, "Return to timer")
    window.wait(BUTTON, containing="Today 250 ml")


@chapter
def stopped_while_read(scene):
    """A screen that is shown while the agent hangs is not empty forever."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 6:00")
    window = scene.open()
    window.wait(BUTTON, "Start")
    agent = desktop.owner(AGENT)
    for name, part in (("Calendar", "12h 0m"), ("Forest", "A tree from a fast that ended early")):
        os.kill(agent, signal.SIGSTOP)
        try:
            window.press(BUTTON, name)
            window.wait("label", containing="The agent did not answer in time.")
        finally:
            os.kill(agent, signal.SIGCONT)
        window.wait(None, part)
        window.press(BUTTON, "Return to timer")
        window.wait(BUTTON, "Start")


@chapter
def late_loop(scene):
    """The first turn of the window's loop is late. What was answered meanwhile is taken: the agent is there."""
    desktop = scene.desktop
    desktop.atrest("start", "--ago", "5h")
    desktop.start("dbus-monitor", "--profile", "type='method_call',member='GetNameOwner',arg0='app.atrest.Atrest'")
    monitor = desktop.logs["dbus-monitor"]
    wait_for(lambda: "NameLost" in monitor.read_text(errors="replace"), "the monitor of the bus")
    scene.process = desktop.start(desktop.programs / "atrest-window")
    # The window asks before its loop runs, and the loop runs some tenths of a second later.
    deadline = time.monotonic() + SECONDS
    while "GetNameOwner" not in monitor.read_text(errors="replace") and time.monotonic() < deadline:
        time.sleep(0.002)
    os.kill(scene.process.pid, signal.SIGSTOP)
    late = time.monotonic() + 3
    wait_for(lambda: time.monotonic() > late, "the time after which no answer is waited for")
    os.kill(scene.process.pid, signal.SIGCONT)
    window = scene.follow(scene.process.pid)
    window.wait("status bar", "Beginning to shift")
    window.wait_gone("label", containing="did not answer")


def open_before_start(scene, command):
    """Opens the window while the start of the agent is held back, and waits until no answer has come in time.

    - command: what is done as the agent after a line was written to the file that is returned.
    """
    gate = scene.desktop.folder / "gate"
    os.mkfifo(gate)
    scene.desktop.set_agent(f"/bin/sh -c 'read line <{gate}; {command}'")
    window = scene.open()
    window.wait("label", containing="The agent did not answer in time.")
    return window, gate


@chapter
def late_start(scene):
    """The bus needs longer to start the agent than the window waits. It is late, and it has not stopped."""
    window, gate = open_before_start(scene, f"exec {scene.desktop.programs}/atrestd")
    scene.activate("show-settings")
    window.wait("label", containing="The agent did not answer in time.")
    if window.find("label", containing="Atrest's clock has stopped"):
        raise Failure("an agent that is being started is said to have stopped")
    gate.write_text("go\n")
    window.wait_gone("label", containing="did not answer")
    window.press(BUTTON, "Return to timer")
    window.wait(BUTTON, "Start")


@chapter
def failed_start(scene):
    """The bus needs longer than the window waits, and then cannot start the agent. The window says why."""
    window, gate = open_before_start(scene, "exit 1")
    gate.write_text("go\n")
    window.wait("label", containing="could not start the agent")
    scene.desktop.set_agent(f"{scene.desktop.programs}/atrestd")
    window.press(BUTTON, "Start the clock again")
    window.wait(BUTTON, "Start")


@chapter
def killed(scene):
    """What was done is there after the window was killed."""
    window = scene.open()
    begin(scene, window)
    window.press(BUTTON, containing="Add water")
    wait_for(lambda: scene.desktop.property("Water1", "TodayMilliliters") == 250, "a glass of water")
    scene.process.kill()
    scene.process.wait()
    window = scene.open()
    window.wait(BUTTON, "End")
    window.wait(BUTTON, containing="Today 250 ml")


def write_fasts(file, count):
    """Writes as many fasts as another device may have, one a day."""
    first = datetime.now(timezone.utc).replace(microsecond=0) - timedelta(days=count + 1)

    def fast(number):
        start = first + timedelta(days=number)
        return {"end": f"{start + timedelta(hours=16):%Y-%m-%dT%H:%M:%SZ}",
                "id": f"{number:08X}-0000-4000-8000-{number:012X}",
                "start": f"{start:%Y-%m-%dT%H:%M:%SZ}", "targetDurationHours": 16}
    payload = {"sessions": [fast(number) for number in reversed(range(count))]}
    text = json.dumps(payload, sort_keys=True, separators=(",", ":"))
    checksum = hashlib.sha256(text.encode()).hexdigest()
    file.write_text(
        f'{{"checksum":"{checksum}","generatedAt":"{first:%Y-%m-%dT%H:%M:%SZ}","payload":{text},"version":1}}')


@chapter
def import_killed(scene):
    """The window is killed while it imports. All of the file is there or nothing, and nothing is broken."""
    desktop, count = scene.desktop, 5000
    file = desktop.folder / "home/fasts.json"
    write_fasts(file, count)

    def stored():
        # The agent may have the import to do first, for longer than a command waits.
        def exported():
            try:
                return [desktop.atrest("export", "-")]
            except Failure:
                return None
        return wait_for(exported, "the export")[0].count('"targetDurationHours"')

    desktop.start("dbus-monitor", "--profile", "type='method_call',member='Import'")
    monitor = desktop.logs["dbus-monitor"]

    def ask_for_import():
        window = open_settings(scene)
        choose_file(scene, window, "Import…", file, "Open", "Control+l")
        return window

    def count_imports():
        return sum("Import" in line for line in monitor.read_text(errors="replace").splitlines())

    window = ask_for_import()
    window.wait(None, containing="Import this file?")
    trials = count_imports()
    if not trials:
        raise Failure("the monitor of the bus sees no import")
    # The agent gets the import, and cannot begin with it before the window is gone.
    agent = desktop.owner(AGENT)
    os.kill(agent, signal.SIGSTOP)
    try:
        answer(window, "Import")
        wait_for(lambda: count_imports() > trials, "the import on the bus")
        scene.process.kill()
        scene.process.wait()
    finally:
        os.kill(agent, signal.SIGCONT)
    if stored() not in (0, count):
        raise Failure(f"{stored()} of {count} fasts")
    if stored():
        desktop.atrest("undo")
    if stored():
        raise Failure(f"{stored()} fasts after the undo")
    window = ask_for_import()
    window.wait(None, containing="Import this file?")
    answer(window, "Import")
    wait_for(lambda: stored() == count, "all fasts of the file")
    if desktop.owner(AGENT) != agent:
        raise Failure("the agent has ended")
