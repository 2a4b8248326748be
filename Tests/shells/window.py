"""usage: window.py FILE. Stands in for the window: writes the name of each action into a file."""
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib


class Window(dbus.service.Object):
    @dbus.service.method("org.freedesktop.Application", in_signature="sava{sv}", out_signature="")
    def ActivateAction(self, name, parameters, platform_data):
        with open(sys.argv[1], "a") as file:
            print(name, "token" if platform_data.get("activation-token") else "", file=file)


DBusGMainLoop(set_as_default=True)
session = dbus.SessionBus()
window = Window(session, "/app/atrest/Atrest/Window")
owned = dbus.service.BusName("app.atrest.Atrest.Window", session)
GLib.MainLoop().run()
