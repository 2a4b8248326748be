"""Chapters of the story: files, backups, an import that is cut off, and a note that is private."""
import hashlib
from pathlib import Path

import checks
from desktop import Failure, wait_for
from heard import speaking
from scene import (
    BUTTON, ROW, answer, chapter, choose, choose_file, open_settings, press_until, undo, walk_to)


@chapter
def imported(scene):
    """A file is chosen, shown before it is taken, and undone."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 11:00")
    file = desktop.folder / "home/fasts.json"
    desktop.atrest("export", file)
    desktop.atrest("undo")
    if "17h 0m" in desktop.atrest("history"):
        raise Failure("the fast is still there")
    window = open_settings(scene)
    choose_file(scene, window, "Import…", file, "Open", "Control+l")
    window.wait(None, containing="Import this file?")
    answer(window, "Import")
    wait_for(lambda: "17h 0m" in desktop.atrest("history"), "the fast of the file")
    press_until(
        window, lambda: "17h 0m" not in desktop.atrest("history"), "the history without the fast",
        containing="Undo")


@chapter
def columns_chosen(scene):
    """A table whose names are not known is read once the lists above its columns say what they are."""
    desktop = scene.desktop
    file = desktop.folder / "home/table.csv"
    file.write_text("Xyz;Abc\n20.10.2025 20:00;21.10.2025 13:00\n")
    window = open_settings(scene)
    choose_file(scene, window, "Import…", file, "Open", "Control+l")
    window.wait(None, containing="This table was not understood")
    for name, role in (("Column 1, Xyz", "Start of the fast"), ("Column 2, Abc", "End of the fast")):
        chooser = window.wait(("combo box", *BUTTON), name)
        # In GTK 4.8 what gets the focus is a part of the list.
        for _ in range(40):
            if "focused" in chooser.states or scene.reader.focused_below(chooser):
                break
            scene.reader.move_focus("Tab")
        scene.reader.keys("Return")
        window.wait("label", role)
        scene.reader.keys(*["Down"] * (1 if role.startswith("Start") else 2), "Return")
    window.wait(None, containing="17h 0m")
    answer(window, "Import")
    wait_for(lambda: "17h 0m" in desktop.atrest("history"), "the fast of the table")


@chapter
def exported(scene):
    """A file is written that can be read again. One that exists is replaced only after a question."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 11:00")
    file = desktop.folder / "home/exported.json"
    window = open_settings(scene)
    choose_file(scene, window, "Export…", file, "Export")
    window.wait("label", containing="exported.json")
    desktop.atrest("undo")
    desktop.atrest("import", file, "--yes")
    if "17h 0m" not in desktop.atrest("history"):
        raise Failure("the file has no fast")

    file.write_text("mine")
    choose_file(scene, window, "Export…", file, "Export")
    window.wait(BUTTON, containing="Replace")
    # The question, and the dialog with the name.
    scene.reader.keys("Escape")
    window.wait_gone(BUTTON, containing="Replace")
    scene.reader.keys("Escape")
    window.wait_gone("label", "Name:")
    if file.read_text() != "mine":
        raise Failure("a file was replaced that was to be kept")
    choose_file(scene, window, "Export…", file, "Export")
    window.press(BUTTON, containing="Replace")
    wait_for(lambda: "payload" in file.read_text(), "the file with the fast")


@chapter
def restored(scene):
    """A day's backup is shown before it is restored, and undone."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 11:00")
    backups = desktop.folder / "data/atrest/backups"
    wait_for(lambda: list(backups.glob("atrest-*.sqlite")), "the day's backup")
    desktop.atrest("log", "--start", "64h ago", "--end", "46h ago")

    def has_both():
        history = desktop.atrest("history")
        return "17h 0m" in history and "18h 0m" in history
    if not has_both():
        raise Failure("a fast is missing")
    window = open_settings(scene)
    walk_to(scene, window, ROW, "Backups")
    scene.reader.keys("Return")
    window.wait("label", containing="Fasts: 1.")
    window.press(BUTTON, containing="Restore the backup from")
    window.wait("label", containing="?")
    if not has_both():
        raise Failure("the backup was restored before the answer")
    scene.reader.keys("Escape")
    window.wait_gone("label", containing="?")
    window.press(BUTTON, containing="Restore the backup from")
    window.wait("label", containing="?")
    scene.reader.keys("Return")
    wait_for(lambda: "18h 0m" not in desktop.atrest("history"), "the history of the backup")
    undo(window, "was restored.", has_both, "the history before")


@chapter
def calendar_folder(scene):
    """The folder that is chosen gets a file for each fast, until there is no folder."""
    desktop = scene.desktop
    desktop.atrest("log", "--start", "yesterday 18:00", "--end", "today 11:00")
    folder = desktop.folder / "home/calendar"
    folder.mkdir()
    window = open_settings(scene)
    choose_file(scene, window, "Choose a folder…", folder, "Open", "Control+l")
    wait_for(lambda: desktop.property("Settings1", "CalendarFolder") == str(folder), "the folder")
    wait_for(lambda: len(list(folder.glob("*.ics"))) == 1, "the file of the fast")
    window.wait("label", str(folder))
    walk_to(scene, window, ROW, "Use no folder")
    scene.reader.keys("Return")
    wait_for(lambda: desktop.property("Settings1", "CalendarFolder") == "", "no folder")
    window.wait_gone("label", str(folder))


def line_of(writer, number, values):
    """A line of another device (docs/rules/devices.md)."""
    line = f'{{"i":{number},"w":"{writer}",{values}'
    total = hashlib.sha256((line + "}").encode()).hexdigest()[:16]
    return f'{line},"x":"{total}"}}\n'


@chapter
def devices(scene):
    """The folder of several machines: a preview, the machines, the name of this one, and leaving."""
    desktop = scene.desktop
    folder = desktop.folder / "home/shared"
    # What another device has written, in the form of docs/rules/devices.md.
    writer = "0123456789abcdef0123456789abcdef-00000001"
    (folder / writer).mkdir(parents=True)
    (folder / writer / "000001.jsonl").write_text(
        line_of(writer, 1, '"c":[0,0],"a":0,"k":"device","name":"laptop"'))
    (folder / "atrest.json").write_text(
        '{"format":1,"folder":"01234567-89AB-4DEF-8123-456789ABCDEF"}')
    window = open_settings(scene)
    choose_file(scene, window, "Choose a shared folder…", folder, "Open", "Control+l")
    window.wait("label", "0 fasts would come from 1 other device.")
    if desktop.property("Devices1", "Folder") != "":
        raise Failure("the folder is used before it was asked for")
    scene.reader.keys("Return")
    wait_for(lambda: desktop.property("Devices1", "Folder") == str(folder), "the folder")
    window.wait("label", str(folder))
    window.wait("label", "laptop")
    # A reader is told that the field has the focus.
    walk_to(scene, window, ROW, "Stop using the folder")
    walk_to(scene, window, ("text", "entry"), "This device")
    # The rows keep the focus when another device is heard of.
    walk_to(scene, window, "label", containing="laptop. ")
    with (folder / writer / "000001.jsonl").open("a") as segment:
        segment.write(line_of(writer, 2, '"c":[0,1],"a":0,"k":"device","name":"notebook"'))
    window.wait("label", containing="notebook. ", having="focused")
    walk_to(scene, window, ROW, "Stop using the folder")
    scene.reader.keys("Return")
    wait_for(lambda: desktop.property("Devices1", "Folder") == "", "no folder")
    window.wait_gone("label", "notebook")
    return window


@chapter
def private_note(scene):
    """A note is shown where it is written and on the page of its day, and on no other screen."""
    desktop = scene.desktop
    secret = "xylophone quartz"
    desktop.atrest("log", "100h ago", "-", "82h ago", "--note", secret)
    desktop.atrest("start", "--ago", "5h", "--note", secret)
    window = scene.open()

    def keeps_it(where):
        for node in window.shown():
            for text in (node.name, node.description, node.text):
                if "xylophone" in text:
                    raise Failure(f"{where} shows the note: {node!r}")

    window.wait(BUTTON, "End")
    keeps_it("the timer")
    choose(window, "Change…")
    note = window.wait(("text", "entry"), containing="Note")
    wait_for(lambda: note.text == secret, "the note in its field")
    scene.reader.keys("Escape")
    window.wait_gone("frame", "The running fast")
    window.press(BUTTON, "Forest")
    window.wait(None, containing="A tree from a completed fast")
    keeps_it("the forest")
    for action, title in (("show-calendar", "Calendar"), ("show-settings", "Settings")):
        scene.activate(action)
        window.wait("label", title)
        keeps_it(title)
    scene.activate("show-calendar")
    window.press(BUTTON, "Totals")
    window.wait("frame", "Totals")
    keeps_it("the page of totals")
    scene.reader.keys("Escape")
    window.wait_gone("frame", "Totals")
    scene.activate("show-timer")
    window.press(BUTTON, "End")
    window.wait(BUTTON, "Done")
    keeps_it("the end")


@chapter
def refused(scene):
    """The agent speaks English and the window German. What the agent refuses is told in German."""
    desktop = scene.desktop
    if not Path("/usr/share/i18n/locales/de_DE").exists():
        print("refused: skipped, because the package locales is missing")
        return
    day = desktop.run("date", "-d", "3 days ago", "+%F").strip()
    desktop.atrest("log", f"{day} 04:00", "-", f"{day} 20:00")
    window = scene.open(**speaking(desktop, "de"))
    window.press(BUTTON, "Kalender")
    window.press(BUTTON, "Fasten hinzufügen")
    window.wait(("text", "entry"), containing="Begonnen").write(f"{day} 06:00")
    window.wait(("text", "entry"), containing="Beendet").write(f"{day} 12:00")
    window.press(BUTTON, "Hinzufügen")
    window.wait("label", containing="Dann würden sich zwei Fasten überschneiden")


@chapter
def plan_in_german(scene):
    """A plan is shown as the user's language writes it, and what is typed so is read."""
    desktop = scene.desktop
    if not Path("/usr/share/i18n/locales/de_DE").exists():
        print("plan-in-german: skipped, because the package locales is missing")
        return
    desktop.atrest("settings", "set", "plan", "weekdays 20:00 18h")
    window = scene.open(**speaking(desktop, "de"))
    scene.activate("show-settings")
    plan = window.wait(("text", "entry"), containing="Tage und Zeit")
    wait_for(lambda: plan.text == "wochentags 20:00 18h", "the plan in German")
    plan.write("werktags 19:00 16h 30m")
    for _ in range(40):
        if scene.reader.move_focus("Tab") == checks.place(plan):
            break
    scene.reader.keys("Return")
    wait_for(lambda: desktop.property("Settings1", "Plan") == "weekdays 19:00 16.5h", "the plan that was typed")
    wait_for(lambda: plan.text == "wochentags 19:00 16h 30m", "the new plan in German")
