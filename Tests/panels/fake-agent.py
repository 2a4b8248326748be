"""Serves some properties of the agent, and sends the signals of one act in any order.

It has one thread. So it answers nothing between two signals, as the agent does.
"""
import time

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

NAME, PATH = "app.atrest.Atrest", "/app/atrest/Atrest"
PROPERTIES = "org.freedesktop.DBus.Properties"


def details(act, text, number):
    return dbus.Dictionary({"Act": act, "Text": text, "Number": dbus.UInt64(number)}, signature="sv")


STATES = {
    "active": {"Timer1": {"Status": "active"}, "Vigil1": {"Scripture": "before"}},
    "completed": {"Timer1": {"Status": "completed"}, "Vigil1": {"Scripture": "after"}},
    "unreadable": {"Agent1": {"Problem": "No records."}},
    "readable": {"Agent1": {"Problem": ""}, "Timer1": {"Status": "active"}},
    "without": {"Forest1": {"Available": False}},
    "with": {"Forest1": {"Available": True}},
    "invites": {"Compline1": {"Enabled": True}},
    "invites not": {"Compline1": {"Enabled": False}},
    "named": {
        "Timer1": {"Status": "completed", "UndoDetails": details("end", "ending a fast", 5)},
        "Journal1": {"UndoDetails": details("water-remove", "deleting 250 ml of water at 12:00", 7)},
    },
}


class FakeAgent(dbus.service.Object):
    def __init__(self, bus):
        super().__init__(bus, PATH)
        self.state = "active"

    @dbus.service.method(PROPERTIES, in_signature="s", out_signature="a{sv}")
    def GetAll(self, interface):
        if self.state == "unreadable" and interface != "app.atrest.Agent1":
            raise dbus.DBusException("No records.", name="app.atrest.Error.Storage")
        return dbus.Dictionary(STATES[self.state].get(interface.split(".")[-1], {}), signature="sv")

    @dbus.service.signal(PROPERTIES, signature="sa{sv}as")
    def PropertiesChanged(self, interface, changed, invalidated):
        pass

    @dbus.service.method("app.atrest.Fake", in_signature="sasu", out_signature="")
    def Change(self, state, interfaces, gap):
        """Changes the state, then sends a signal for each interface. The gap is in milliseconds."""
        self.state = state
        for index, interface in enumerate(interfaces):
            if index > 0:
                self.connection.flush()
                time.sleep(gap / 1000)
            changed = dbus.Dictionary(STATES[state][interface], signature="sv")
            self.PropertiesChanged(f"app.atrest.{interface}", changed, dbus.Array([], signature="s"))


DBusGMainLoop(set_as_default=True)
session = dbus.SessionBus()
agent = FakeAgent(session)
owned = dbus.service.BusName(NAME, session)
GLib.MainLoop().run()
