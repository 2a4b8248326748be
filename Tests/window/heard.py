"""usage: heard.py --programs FOLDER FILE

Chapters of the story: what a person hears who cannot see the window and uses the keyboard only. Orca speaks.

A walk is a file, which a person has read line by line: `> KEYS` presses keys one after the other, `$ COMMAND` runs
`atrest`, and every other line is spoken then, in this order, and nothing else is. `{}` stands for a part that is
another one each time. A line that begins with `? ` may be missing: the reader asks for a name a moment after the focus
has moved, and says it again if it has changed since, up to three steps later. Orca 48 keeps a description for two
seconds, and says the old one until then. Each version of Orca has a file of its own. As a program, it walks and prints
what is heard: the next file to be read and kept.

No other reader is on the desktop. GTK is silent about a widget that no reader has met, and one that reads the tree meets
them all.
"""
import argparse
import os
import re
import sys
import time
from pathlib import Path

from desktop import SECONDS, SOURCE, Desktop, Failure, adopt_orphans, all_wait, wait_for
from scene import chapter
from ear import Ear, reason_against, version

HERE = Path(__file__).parent
# Only for the program that prints a walk.
QUIET = 1.5


class Step:
    """What is done, and the lines that are heard then."""

    def __init__(self, act):
        self.act, self.lines = act, []


def steps(file):
    """The steps of a walk. The first one is the opening of the window."""
    found = [Step("")]
    for line in file.read_text().splitlines():
        if line.startswith(("> ", "$ ")):
            found.append(Step(line))
        elif line and not line.startswith("#"):
            found[-1].lines.append(line)
    return found


def matches(expected, line):
    parts = expected.removeprefix("? ").split("{}")
    return re.fullmatch(".+?".join(map(re.escape, parts)), line) is not None


class Walk:
    """The window with Orca beside it."""

    def __init__(self, desktop, language):
        variables = speaking(desktop, language)
        desktop.environment.update(variables)
        self.desktop = desktop
        self.ear = Ear(desktop)
        if not self.ear.line():
            raise Failure(f"Orca is silent: {desktop.log('orca')}")
        self.keyboard = desktop.keyboard()
        # The first line of the window.
        self.heard = []

    def act(self, act):
        # Someone who listens presses the next key when nothing is said any more. Orca leaves out what it was about to
        # say if the focus has moved on meanwhile.
        wait_for(lambda: all_wait(os.getpid()), "an end of what the last step did")
        kind, _, rest = act.partition(" ")
        if not act:
            self.open()
        elif kind == "$":
            self.desktop.atrest(*(part.replace("%", " ") for part in rest.split()))
        else:
            for key in rest.split():
                self.keyboard.press(key)

    def open(self):
        """Opens the window. Orca learns of a program a moment after its window has the keyboard."""
        self.desktop.start(self.desktop.programs / "atrest-window")
        wait_for(self.desktop.has_window, "the window on the display")
        deadline = time.monotonic() + SECONDS
        while not (line := self.line(2)):
            if time.monotonic() > deadline:
                raise Failure("nothing is heard of the window")
            self.keyboard.unfocus()
        self.heard.append(line)

    def line(self, seconds=SECONDS):
        if self.heard:
            return self.heard.pop(0)
        # There is no window manager, which gives the keyboard to a window that has come or is left.
        for _ in range(int(seconds / 0.05)):
            self.desktop.has_window()
            if line := self.ear.line(0.05):
                return line
        return None

    def check(self, step, late):
        """Hears the lines of a step, in order, and returns those that were not said. `late` has the same of the steps
        before: what was not said then may still be."""
        expected, heard, silent = list(step.lines), [], []
        while any(not line.startswith("? ") for line in expected):
            line = self.line()
            heard.append(line)
            if line is None:
                raise Failure(f"after {step.act!r}: not heard: {expected}\nheard: {heard[:-1]}")
            required = next(at for at, each in enumerate(expected) if not each.startswith("? "))
            at = next((at for at, each in enumerate(expected[:required + 1]) if matches(each, line)), None)
            before = next((lines for lines in late if any(matches(each, line) for each in lines)), None)
            if at is not None:
                silent += expected[:at]
                expected = expected[at + 1:]
            elif before:
                before.remove(next(each for each in before if matches(each, line)))
            else:
                raise Failure(f"after {step.act!r}: heard {line!r}, not {expected[required]!r}\nheard: {heard}")
        return silent + expected


def speaking(desktop, language):
    """The variables of a language. Compiles its locale, and the catalogues of Atrest."""
    if language == "en":
        return {}
    country = f"{language}_{language.upper()}"
    locales = desktop.folder / "locales"
    locales.mkdir()
    desktop.run("localedef", "--no-archive", "-i", country, "-f", "UTF-8", locales / f"{country}.UTF-8")
    desktop.run(SOURCE / "scripts/translations", "compile", f"{desktop.folder}/data/locale")
    return {"LOCPATH": str(locales), "LANG": f"{country}.UTF-8", "LC_ALL": f"{country}.UTF-8", "LANGUAGE": language}


def reason(language):
    if language != "en" and not Path(f"/usr/share/i18n/locales/{language}_{language.upper()}").exists():
        return "the sources of locales are not installed"
    return reason_against() or (
        None if file(language).exists() else f"what Orca {version()} says was not read yet")


def file(language):
    """The walk with this Orca."""
    return HERE / f"heard.{version()}.{language}.txt"


def walk(desktop, language):
    if obstacle := reason(language):
        print(f"heard: skipped, because {obstacle}")
        return
    if "WAYLAND_DISPLAY" in desktop.environment:
        print("heard: skipped, because Orca is heard on X11")
        return
    person, late = Walk(desktop, language), []
    for step in steps(file(language)):
        person.act(step.act)
        late = late[-2:] + [person.check(step, late)]


def again(function):
    """Orca misses an event now and then if the machine is busy. Then the walk is heard again from the start."""
    function.attempts = 3
    return function


@chapter
@again
def heard_in_english(scene):
    """First start, a fast, water, Why?, its end and undo, the arrival, the calendar, a mistake, settings, Compline."""
    walk(scene.desktop, "en")


@chapter
@again
def heard_in_german(scene):
    """The same walk in German."""
    walk(scene.desktop, "de")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    adopt_orphans()
    with Desktop(options.programs) as desktop:
        person = Walk(desktop, options.file.suffixes[-2].removeprefix("."))
        for step in steps(options.file):
            person.act(step.act)
            print(f"\n{step.act}", flush=True)
            while line := person.line(QUIET):
                print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
