import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import System from 'system';

import * as Tree from './tree.js';
import {TREE} from './palette.js';

const MICROSECONDS_PER_MINUTE = 60e6;

/**
 * @returns {number} microseconds since the epoch
 */
function now() {
    return GLib.get_real_time();
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} the microseconds of the running fast, or of the one that has ended
 */
export function elapsed(timer) {
    const end = timer.EndedAt > 0 ? timer.EndedAt : now();
    return Math.max(0, end - timer.StartedAt);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {string} `12h 30m`
 */
export function hours(timer) {
    const minutes = Math.floor(elapsed(timer) / MICROSECONDS_PER_MINUTE);
    return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} how far the tree has grown, from 0 to 1
 */
export function progress(timer) {
    return Tree.growth(timer.Status, elapsed(timer), timer.Target);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} how many quarters of the target have passed, from 0 to 4
 */
export function step(timer) {
    return Tree.growthStep(elapsed(timer), timer.Target);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} the milliseconds until the shown minutes of the running fast change
 */
export function untilMinute(timer) {
    const past = (now() - timer.StartedAt) % MICROSECONDS_PER_MINUTE;
    return milliseconds(past < 0 ? -past : MICROSECONDS_PER_MINUTE - past);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} the milliseconds until the tree in the panel changes. Infinity if it is whole
 */
export function untilStep(timer) {
    const next = step(timer) + 1;
    if (next > TREE.lastStep)
        return Infinity;
    return milliseconds(timer.StartedAt + timer.Target * next / TREE.lastStep - now());
}

// Rounded up: an alarm that is early finds nothing changed, and a second one is needed.
function milliseconds(microseconds) {
    return Math.max(1, Math.ceil(microseconds / 1000));
}

/**
 * Calls a function once, later. It can be set again and cleared at any time.
 */
export class Alarm {
    constructor(callback) {
        this._callback = callback;
        this._source = 0;
    }

    /**
     * @param {number} delay - in milliseconds. Infinity means never
     */
    set(delay) {
        this.clear();
        if (delay === Infinity)
            return;
        this._source = GLib.timeout_add(GLib.PRIORITY_DEFAULT, delay, () => {
            this._source = 0;
            this._callback();
            return GLib.SOURCE_REMOVE;
        });
    }

    clear() {
        if (this._source)
            GLib.source_remove(this._source);
        this._source = 0;
    }
}

/**
 * Calls a function when the machine may have another time zone. The times on screen have to be written again.
 */
export class Zone {
    constructor(callback, path = '/etc/localtime') {
        this._monitor = Gio.File.new_for_path(path).monitor_file(Gio.FileMonitorFlags.WATCH_MOVES, null);
        this._monitor.connect('changed', () => {
            // The engine of JavaScript keeps the zone in which it began.
            System.clearDateCaches();
            callback();
        });
    }

    destroy() {
        this._monitor.cancel();
    }
}
