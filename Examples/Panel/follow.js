#!/usr/bin/env -S gjs -m
// Prints the fast now and after every change. It never starts the agent.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

const connect = name => Gio.DBusProxy.new_for_bus_sync(
    Gio.BusType.SESSION, Gio.DBusProxyFlags.DO_NOT_AUTO_START, null,
    'app.atrest.Atrest', '/app/atrest/Atrest', `app.atrest.${name}`, null);

function show() {
    const value = (name, proxy = timer) => proxy.get_cached_property(name)?.deepUnpack();
    if (!agent.g_name_owner || !timer.g_name_owner)
        print('away'); // not idle: a fast may be running
    else if (!value('Status'))
        print('unreadable', value('Problem', agent) ?? '');
    else if (value('Status') === 'active') {
        // Computed here, because no signal is sent when time passes.
        const hours = (Date.now() - value('StartedAt') / 1000) / 3_600_000;
        print(`active ${value('MilestoneTitle')}, ${hours.toFixed(1)} h`);
    } else {
        print(value('Status'), value('Line'));
    }
}

let timer;
function readAgain() {
    timer = connect('Timer1');
    timer.connect('g-properties-changed', show);
    show();
}

const agent = connect('Agent1');
agent.connect('g-properties-changed', readAgain); // the agent has come, or Problem has changed
readAgain();
new GLib.MainLoop(null, false).run();
