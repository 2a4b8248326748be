import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

const NAME = 'app.atrest.Atrest.Window';
const PATH = '/app/atrest/Atrest/Window';
const BUS = 'org.freedesktop.DBus';
const TIMEOUT = 10000;

/** The desktop entry by which a launcher knows the window. */
export const DESKTOP_ENTRY = 'app.atrest.Atrest.desktop';

/** The screens of the window, as its actions name them. */
export const Screen = {
    FOREST: 'show-forest',
    CALENDAR: 'show-calendar',
    SETTINGS: 'show-settings',
    COMPLINE: 'show-compline',
    /** Not a screen: the question when the running fast has ended. */
    END: 'show-end',
};

/**
 * Asks the bus whether the window is installed. Starts nothing.
 *
 * @param {Gio.Cancellable} cancellable - a cancelled question is not answered
 * @param {Function} answered - called with true or false
 */
export function find(cancellable, answered) {
    Gio.DBus.session.call(BUS, '/org/freedesktop/DBus', BUS, 'ListActivatableNames', null, null,
        Gio.DBusCallFlags.NONE, TIMEOUT, cancellable, (bus, result) => {
            let names = [];
            try {
                [names] = bus.call_finish(result).recursiveUnpack();
            } catch (error) {
                if (error.matches(Gio.IOErrorEnum, Gio.IOErrorEnum.CANCELLED))
                    return;
            }
            answered(names.includes(NAME));
        });
}

/**
 * Opens a screen of the window, which the bus starts if it is not running.
 *
 * @param {string} screen - one of `Screen`
 * @param {string} token - lets the window take the focus. Empty if the desktop has none
 */
export function show(screen, token) {
    const data = token ? {
        'activation-token': new GLib.Variant('s', token),
        'desktop-startup-id': new GLib.Variant('s', token),
    } : {};
    Gio.DBus.session.call(NAME, PATH, 'org.freedesktop.Application', 'ActivateAction',
        new GLib.Variant('(sava{sv})', [screen, [], data]), null, Gio.DBusCallFlags.NONE, TIMEOUT,
        null, (bus, result) => {
            try {
                bus.call_finish(result);
            } catch {
                // The bus says why in its own log. A window that has gone is not found the next time.
            }
        });
}
