#!/usr/bin/env -S gjs -m
// A fast, two glasses of water and an undo. Prints what it did.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

const [folder] = ARGV; // the XML files

function proxy(name) {
    const [, xml] = GLib.file_get_contents(`${folder}/app.atrest.${name}.xml`);
    const Proxy = Gio.DBusProxy.makeProxyWrapper(new TextDecoder().decode(xml));
    return Proxy(Gio.DBus.session, 'app.atrest.Atrest', '/app/atrest/Atrest');
}

// Takes the signals that came before the last answer.
function settle() {
    while (GLib.MainContext.default().iteration(false));
}

const [agent, timer, water, journal, history] =
    ['Agent1', 'Timer1', 'Water1', 'Journal1', 'History1'].map(proxy);
const text = words => new GLib.Variant('s', words);

function walk() {
    if (agent.Problem)
        return print('unreadable', agent.Problem);
    const [started] = timer.StartSync({Target: new GLib.Variant('t', 18 * 3_600_000_000)});
    settle();
    print(timer.Status, timer.Target / 3_600_000_000);
    if (timer.NextMilestoneTitle)
        print('next', timer.NextMilestoneTitle);

    const glass = text(GLib.uuid_string_random().toUpperCase());
    for (let i = 0; i < 2; i++) // the second call is a repetition
        water.AddSync({Id: glass, Milliliters: new GLib.Variant('u', 300)});
    settle();
    print('water', water.TodayMilliliters);
    if (journal.UndoDetails?.Act)
        print('undo', journal.UndoDetails.Act.deepUnpack());

    const act = {Act: new GLib.Variant('t', journal.UndoAct)};
    const [undone] = journal.UndoSync(act);
    try {
        journal.UndoSync(act);
        print('undone twice');
    } catch (error) {
        if (Gio.DBusError.get_remote_error(error) !== 'app.atrest.Error.NotFound')
            throw error;
    }
    print('undone', undone.Act.deepUnpack());

    const [ended] = timer.EndSync({Id: started.Id});
    print(ended.Outcome.deepUnpack(), ended.Kept.deepUnpack());
    const [rows] = history.ListSync({});
    print('rows', rows.length);
}

walk();
