"""usage: measure.py --programs FOLDER [--seconds N] [--starts N]

Measures the window beside GNOME Clocks, in turn, on a private display, and prints rows of a Markdown table:
the time of a start until something is drawn in the window, what is drawn and how often the threads wake up
while nothing moves, and memory. Then it moves along a forest of 400 fasts on a screen of 1920 × 1080, and measures
the frames.

A start is measured from the call that starts the process until the X server reports the first damage in a
window of 300 × 200 or more. It is warm: each program has run before. Frames are the damage that the X server
reports.
"""
import argparse
import shutil
import statistics
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
from desktop import AGENT, WINDOW, Desktop, adopt_orphans, end, missing

from gi.repository import GLib


def row(*cells):
    print("| " + " | ".join(cells) + " |", flush=True)


class Bench(Desktop):
    def __enter__(self):
        super().__enter__()
        self.screen = self.keyboard()
        import x11
        self.x11 = x11
        self.changes = x11.Damage(self.environment["DISPLAY"])
        return self

    def show(self, screen):
        self.call(
            WINDOW, "/app/atrest/Atrest/Window", "org.freedesktop.Application", "ActivateAction",
            GLib.Variant("(sava{sv})", (f"show-{screen}", [], {})))

    def frames(self, seconds):
        """When a frame was drawn, in seconds. A frame changes several rectangles at once."""
        instants, last = [], 0.0
        for instant, _, _ in self.changes.events(seconds):
            if instant - last > 0.004:
                instants.append(instant)
            last = instant
        return instants

    def drain(self):
        for _ in self.changes.events(0.2):
            pass

    def start_of(self, *command):
        """Starts a program. Returns its process, and the milliseconds until it has drawn."""
        self.drain()
        begun = time.monotonic()
        process = self.start(*command)
        for instant, width, height in self.changes.events(30):
            if width >= 300 and height >= 200:
                return process, (instant - begun) * 1000
        raise SystemExit(f"{command} drew nothing: {self.log(Path(str(command[0])).name)}")

    def rest(self, process, seconds):
        """What a program does while it is not used: frames, and wakeups of its threads."""
        self.screen.focus()
        for _ in self.changes.events(5):
            pass
        before = self.x11.switches(process)
        frames = len(self.frames(seconds))
        # A thread that has ended meanwhile does not count.
        after = self.x11.switches(process)
        return frames, sum(count - before.get(task, 0) for task, count in after.items())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--starts", type=int, default=10)
    options = parser.parse_args()
    reason = missing("Xvfb")
    if not (Path(options.programs) / "atrest-window").exists():
        reason = "atrest-window was not built"
    if reason:
        print(f"The window is not measured: {reason}", file=sys.stderr)
        return 0
    adopt_orphans()
    with Bench(options.programs) as desktop:
        measure(desktop, options.seconds, options.starts)
    with Bench(options.programs, size="1920x1080") as desktop:
        measure_scrolling(desktop)
    return 0


def measure(desktop, seconds, starts):
    own = desktop.programs / "atrest-window"
    clocks = shutil.which("gnome-clocks")
    for day in range(2, 42):
        desktop.atrest("log", "--start", f"{day * 24 + 17}h ago", "--end", f"{day * 24}h ago")
    desktop.atrest("start", "--ago", "13h")
    peers = {"Atrest": own, **({"GNOME Clocks": clocks} if clocks else {})}
    times = {name: [] for name in peers}
    for turn in range(starts + 1):
        for name, program in peers.items():
            process, milliseconds = desktop.start_of(program)
            end(process)
            # The first is not warm.
            if turn:
                times[name].append(milliseconds)
    figures = {name: f"{statistics.median(each):.0f} ms" for name, each in times.items()}
    row("the window: warm start to the first frame", "≤ 300 ms", figures["Atrest"],
        f"GNOME Clocks {figures.get('GNOME Clocks', 'is not installed')}")

    agent = desktop.owner(AGENT)
    time.sleep(20)
    without = desktop.x11.memory(agent)
    process, _ = desktop.start_of(own)
    time.sleep(1)
    first = desktop.x11.memory(process.pid)
    rest = {}

    def look_at(screen, title):
        desktop.show(screen)
        rest[title] = desktop.rest(process.pid, seconds)
    for screen in ("timer", "forest", "calendar", "settings"):
        look_at(screen, screen)
    desktop.atrest("end")
    look_at("timer", "timer without a fast")
    weight = desktop.x11.memory(process.pid)
    with_window = desktop.x11.memory(agent)
    end(process)
    other = "GNOME Clocks is not installed"
    other_weight = other
    if clocks:
        process, _ = desktop.start_of(clocks)
        frames, wakeups = desktop.rest(process.pid, seconds)
        other = f"GNOME Clocks {frames} and {wakeups}"
        other_weight = f"GNOME Clocks {desktop.x11.memory(process.pid):.1f} MB"
        end(process)
    for screen, (frames, wakeups) in rest.items():
        must = "the minute's" if screen == "timer" else "0"
        row(f"frames and wakeups of the window at rest, {screen}, {seconds} s", must,
            f"{frames} and {wakeups}", other)
    row("memory of the window (PSS), its first screen, after all screens", "—",
        f"{first:.1f}, {weight:.1f} MB", other_weight)
    row("memory of the agent (PSS) with the window", "as without", f"{with_window:.1f} MB",
        f"without it {without:.1f} MB")


def measure_scrolling(desktop):
    """Moves along a long forest, page by page and back. Each page takes 220 ms.

    What is drawn later is not a movement: GTK fades the scroll bar, in steps of its own.
    """
    for day in range(2, 402):
        desktop.atrest("log", "--start", f"{day * 24 + 17}h ago", "--end", f"{day * 24}h ago")
    process, _ = desktop.start_of(desktop.programs / "atrest-window")
    desktop.fill_screen()
    desktop.show("forest")
    for _ in desktop.changes.events(5):
        pass
    desktop.screen.focus()
    ways = ["Page_Up"] * 10 + ["Page_Down"] * 10
    times, frames, work = [], 0, 0.0
    for way in ways:
        before = desktop.x11.loop_time(process.pid)
        desktop.screen.press(way)
        instants = desktop.frames(0.6)
        work += desktop.x11.loop_time(process.pid) - before
        frames += len(instants)
        moving = [instant for instant in instants if instant - instants[0] < 0.22]
        times += [later - instant for instant, later in zip(moving, moving[1:])]
    end(process)
    times = sorted(time * 1000 for time in times)
    late = sum(time > 25 for time in times)
    row("a frame while the forest of 400 fasts moves, 1920 × 1080", "≤ 16.7 ms",
        f"{work * 1000 / frames:.1f} ms of the loop's thread",
        f"from frame to frame: median {statistics.median(times):.1f} ms, longest {times[-1]:.1f} ms, "
        f"{late} of {len(times)} late")


if __name__ == "__main__":
    sys.exit(main())
