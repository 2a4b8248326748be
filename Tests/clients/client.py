#!/usr/bin/env python3
"""A fast, two glasses of water and an undo. Prints what it did."""
import uuid

from gi.repository import Gio, GLib


def proxy(interface):
    return Gio.DBusProxy.new_for_bus_sync(
        Gio.BusType.SESSION, Gio.DBusProxyFlags.NONE, None,
        "app.atrest.Atrest", "/app/atrest/Atrest", f"app.atrest.{interface}", None)


def value(of, name, default=None):
    found = of.get_cached_property(name)
    return default if found is None else found.unpack()


def call(of, method, signature="()", *arguments):
    answer = of.call_sync(method, GLib.Variant(signature, arguments), Gio.DBusCallFlags.NONE, -1, None)
    return answer.unpack()


def settle():
    """Takes the signals that came before the last answer."""
    while GLib.MainContext.default().iteration(False):
        pass


agent, timer, water, journal, history = map(proxy, ["Agent1", "Timer1", "Water1", "Journal1", "History1"])
problem = value(agent, "Problem", "")
if problem:
    print("unreadable", problem)
    raise SystemExit

started, = call(timer, "Start", "(a{sv})", {"Target": GLib.Variant("t", 18 * 3_600_000_000)})
settle()
print(value(timer, "Status"), value(timer, "Target") // 3_600_000_000)
if value(timer, "NextMilestoneTitle"):
    print("next", value(timer, "NextMilestoneTitle"))

glass = GLib.Variant("s", str(uuid.uuid4()).upper())
for _ in range(2):  # the second call is a repetition
    added, = call(water, "Add", "(a{sv})", {"Id": glass, "Milliliters": GLib.Variant("u", 300)})
assert added["TodayMilliliters"] == 300 and added["Act"] == 0, added
settle()
print("water", value(water, "TodayMilliliters"))
details = value(journal, "UndoDetails")
if details:
    assert details["Number"] == value(journal, "UndoAct"), details
    print("undo", details["Act"])

act = GLib.Variant("t", value(journal, "UndoAct"))
undone, = call(journal, "Undo", "(a{sv})", {"Act": act})
try:
    call(journal, "Undo", "(a{sv})", {"Act": act})
    print("undone twice")
except GLib.Error as error:
    assert Gio.DBusError.get_remote_error(error) == "app.atrest.Error.NotFound", error
print("undone", undone["Act"])

ended, = call(timer, "End", "(a{sv})", {"Id": GLib.Variant("s", started["Id"])})
print(ended["Outcome"], ended["Kept"])
rows, = call(history, "List", "(a{sv})", {})
print("rows", len(rows))
