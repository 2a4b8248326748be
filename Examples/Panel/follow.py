#!/usr/bin/env python3
"""Prints the fast now and after every change. It never starts the agent."""
import time
from gi.repository import Gio, GLib


def connect(interface):
    return Gio.DBusProxy.new_for_bus_sync(
        Gio.BusType.SESSION, Gio.DBusProxyFlags.DO_NOT_AUTO_START, None,
        "app.atrest.Atrest", "/app/atrest/Atrest", "app.atrest." + interface, None)


def show(*_):
    value = {name: proxy.get_cached_property(name).unpack()
             for proxy in (agent, timer) for name in proxy.get_cached_property_names()}
    if None in (agent.get_name_owner(), timer.get_name_owner()):
        print("away", flush=True)  # not idle: a fast may be running
    elif "Status" not in value:
        print("unreadable", value.get("Problem", ""), flush=True)
    elif value["Status"] == "active":
        # Computed here, because no signal is sent when time passes.
        hours = (time.time() - value["StartedAt"] / 1e6) / 3600
        print(f"active {value['MilestoneTitle']}, {hours:.1f} h", flush=True)
    else:
        print(value["Status"], value["Line"], flush=True)


def read_again(*_):
    global timer
    timer = connect("Timer1")
    timer.connect("g-properties-changed", show)
    show()


agent = connect("Agent1")
agent.connect("g-properties-changed", read_again)  # the agent has come, or Problem has changed
read_again()
GLib.MainLoop().run()
