/* exported Alarm, LAST_STEP, elapsed, hours, progress, step, untilMinute, untilStep */

const GLib = imports.gi.GLib;

const MICROSECONDS_PER_MINUTE = 60e6;

/** The fill step at which the tree in the panel is whole. */
var LAST_STEP = 4;

/**
 * @returns {number} microseconds since the epoch
 */
function now() {
    return GLib.get_real_time();
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} microseconds: of the running fast, or of the one that ended
 */
function elapsed(timer) {
    const end = timer.EndedAt > 0 ? timer.EndedAt : now();
    return Math.max(0, end - timer.StartedAt);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {string} `12h 30m`, as every surface of Atrest writes it
 */
function hours(timer) {
    const minutes = Math.floor(elapsed(timer) / MICROSECONDS_PER_MINUTE);
    return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} how far the tree has come into being: 0.05 to 1 while a fast is active
 */
function progress(timer) {
    if (timer.Status === 'completed')
        return 1;
    if (timer.Status !== 'active' || !timer.Target)
        return 0;
    return Math.min(1, Math.max(0.05, elapsed(timer) / timer.Target));
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} the quarters of the target that have passed
 */
function step(timer) {
    const quarters = Math.floor(elapsed(timer) / timer.Target * LAST_STEP);
    return Math.min(LAST_STEP, Math.max(0, quarters || 0));
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} milliseconds until the shown minutes of the running fast change
 */
function untilMinute(timer) {
    const past = (now() - timer.StartedAt) % MICROSECONDS_PER_MINUTE;
    return milliseconds(past < 0 ? -past : MICROSECONDS_PER_MINUTE - past);
}

/**
 * @param {object} timer - the properties of Timer1
 * @returns {number} milliseconds until the tree in the panel fills by a step; Infinity once it is
 *   whole
 */
function untilStep(timer) {
    const next = step(timer) + 1;
    if (next > LAST_STEP)
        return Infinity;
    return milliseconds(timer.StartedAt + timer.Target * next / LAST_STEP - now());
}

// Rounded up: an alarm that is early would find nothing changed and ask for a second one.
function milliseconds(microseconds) {
    return Math.max(1, Math.ceil(microseconds / 1000));
}

/**
 * One source of the main loop at most, which calls back once and can be taken away at any time.
 */
var Alarm = class Alarm {
    constructor(callback) {
        this._callback = callback;
        this._source = 0;
    }

    /**
     * @param {number} delay - milliseconds from now; Infinity = never
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
};
