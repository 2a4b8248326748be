import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

import * as Words from './words.js';
import {isNight} from './days.js';

const _ = Words.translated;

const NAME = 'app.atrest.Atrest';
const PATH = '/app/atrest/Atrest';
const PROPERTIES = 'org.freedesktop.DBus.Properties';
const PEER = 'org.freedesktop.DBus.Peer';
const PREFIX = 'app.atrest.';
const TIMEOUT = 10000;

/** Whether the agent is on the bus. UNKNOWN until the bus has answered for the first time. */
export const Presence = {UNKNOWN: 0, AWAY: 1, HERE: 2};

/**
 * The agent on the session bus: a copy of its properties, which its signals keep up to date, and
 * its methods.
 *
 * Everything is asynchronous. Reads are addressed to the owner of the name, not to the name itself,
 * so that a read never starts the agent.
 */
export class Agent {
    /**
     * @param {Function} changed - called after each change
     */
    constructor(changed) {
        this._changed = changed;
        this._lifetime = new Gio.Cancellable();
        this._reset();
        this.presence = Presence.UNKNOWN;
        this._watch = Gio.bus_watch_name(Gio.BusType.SESSION, NAME, Gio.BusNameWatcherFlags.NONE,
            (bus, name, owner) => this._appeared(bus, owner), () => this._vanished());
    }

    destroy() {
        Gio.bus_unwatch_name(this._watch);
        this._reset();
        this._lifetime.cancel();
    }

    /** Reads all properties again. Needed only after the agent has refused a read. */
    read() {
        if (!this._owner)
            return;
        const names = Object.keys(this._properties);
        let open = names.length;
        for (const name of names) {
            const parameters = new GLib.Variant('(s)', [PREFIX + name]);
            this._send(this._owner, PROPERTIES, 'GetAll', parameters, this._session, (reply, refusal) => {
                // After a refusal nothing is known.
                this._properties[name] = reply?.[0] ?? {};
                if (name === 'Timer1')
                    this.refusal = refusal;
                if (--open > 0)
                    return;
                this.presence = Presence.HERE;
                this._changed();
            });
        }
    }

    get timer() {
        return this._properties.Timer1;
    }

    get journal() {
        return this._properties.Journal1;
    }

    /** Why the records cannot be read, or else not be written. '' if all is well. */
    get problem() {
        return this._properties.Agent1.Problem ?? '';
    }

    get vigil() {
        return this._properties.Vigil1;
    }

    get water() {
        return this._properties.Water1;
    }

    /** Whether there is a forest. */
    get hasForest() {
        return this._properties.Forest1.Available ?? false;
    }

    /** Whether the tree of the fast is drawn. It is until the agent has answered. */
    get hasTree() {
        return this._properties.Forest1.Available ?? true;
    }

    get settings() {
        return this._properties.Settings1;
    }

    /**
     * @param {number} now - in milliseconds since the epoch
     * @returns {boolean} whether the night prayer is offered then
     */
    offersPrayer(now) {
        return this._properties.Compline1.Enabled === true && isNight(now);
    }

    /** Starts a fast now. Also starts the agent if it is not running, because the user asked for it. */
    begin(answered) {
        this._send(NAME, `${PREFIX}Timer1`, 'Start', new GLib.Variant('(a{sv})', [{}]),
            this._lifetime, answered);
    }

    /** Asks for the entries since an instant. The newest is first. */
    waterEntries(since, answered) {
        this._callWithOptions('Water1', 'List', {Since: new GLib.Variant('t', since)}, answered);
    }

    removeWater(id, answered) {
        this._call('Water1', 'Remove', new GLib.Variant('(sa{sv})', [id, {}]), answered);
    }

    /**
     * Undoes an act, if it still is the latest one.
     *
     * @param {number} act - of Journal1.UndoAct
     * @param {Function} answered - called with the reply or the refusal
     */
    undoLatest(act, answered) {
        this._callWithOptions('Journal1', 'Undo', {Act: new GLib.Variant('t', act)}, answered);
    }

    /** What the ending was that `undo` would undo, as part of a sentence. '' if the agent does not tell it. */
    get endingName() {
        return this.timer.UndoDetails?.Text ?? '';
    }

    /**
     * @param {number} act - of Journal1.UndoAct
     * @returns {string} what the act was, as part of a sentence. '' if it is not the latest one
     */
    nameOf(act) {
        const {Number: number, Text: text} = this.journal.UndoDetails ?? {};
        return number === act ? text : '';
    }

    // The fast that the popup shows: another client may have started another one since.
    end(answered) {
        this._callWithOptions('Timer1', 'End', this._shownFast(), answered);
    }

    abandon(answered) {
        this._callWithOptions('Timer1', 'Abandon', this._shownFast(), answered);
    }

    /** Undoes the ending that the popup shows. */
    undo(answered) {
        const act = new GLib.Variant('t', this.timer.UndoAct);
        this._callWithOptions('Timer1', 'Undo', {Act: act}, answered);
    }

    /** Adds the usual amount of water, drunk now. */
    addWater(answered) {
        // If no answer comes, the next press is about the same glass, which then counts once.
        this._glass ??= GLib.uuid_string_random().toUpperCase();
        const id = new GLib.Variant('s', this._glass);
        this._callWithOptions('Water1', 'Add', {Id: id}, (reply, refusal) => {
            if (reply)
                this._glass = null;
            answered(reply, refusal);
        });
    }

    _shownFast() {
        return {Id: new GLib.Variant('s', this.timer.Id)};
    }

    _callWithOptions(name, method, options, answered) {
        this._call(name, method, new GLib.Variant('(a{sv})', [options]), answered);
    }

    citation(answered) {
        this._call('Vigil1', 'Citation', null, answered);
    }

    /** Asks what is known about the present phase. */
    why(answered) {
        this._call('Timer1', 'Why', new GLib.Variant('(s)', ['']), answered);
    }

    /** Asks who should ask a physician first, and when to stop. */
    safety(answered) {
        this._call('Timer1', 'Why', new GLib.Variant('(s)', ['safety']), answered);
    }

    /** Starts the agent and changes nothing. */
    startAgent(answered) {
        this._send(NAME, PEER, 'Ping', null, this._lifetime, answered);
    }

    _appeared(bus, owner) {
        this._reset();
        this._bus = bus;
        this._owner = owner;
        // Before the reads: otherwise a change after an answer could be missed.
        this._subscription = bus.signal_subscribe(owner, PROPERTIES, 'PropertiesChanged', PATH,
            null, Gio.DBusSignalFlags.NONE, (...signal) => this._propertiesChanged(signal.at(-1)));
        this.read();
    }

    _vanished() {
        this._reset();
        this.presence = Presence.AWAY;
        this._changed();
    }

    _reset() {
        // The time for which one owner has the name.
        this._session?.cancel();
        this._session = new Gio.Cancellable();
        if (this._subscription)
            this._bus.signal_unsubscribe(this._subscription);
        this._subscription = 0;
        this._owner = null;
        this._properties = {
            Agent1: {}, Journal1: {}, Timer1: {}, Vigil1: {}, Water1: {}, Settings1: {}, Forest1: {},
            Compline1: {},
        };
        // Changes of an act that are not complete yet, and the number of the latest one.
        this._changes = [];
        this._changeNumber = 0;
        // The id of the glass whose answer has not come.
        this._glass = null;
        // Why the agent refused the last read of Timer1. null if it did not.
        this.refusal = null;
    }

    // One act changes several interfaces and sends a signal for each. They belong together, so none
    // of them is used before all have arrived: that is certain after the agent has answered a ping.
    _propertiesChanged(parameters) {
        const [name, values] = parameters.recursiveUnpack();
        const known = name.slice(PREFIX.length);
        if (!(known in this._properties))
            return;
        this._changes.push([known, values]);
        const number = ++this._changeNumber;
        this._send(this._owner, PEER, 'Ping', null, this._session, () => {
            if (number === this._changeNumber)
                this._applyChanges();
        });
    }

    _applyChanges() {
        for (const [name, values] of this._changes)
            Object.assign(this._properties[name], values);
        const aboutRecords = this._changes.some(([name]) => name === 'Agent1');
        // The water has changed, so a glass that is added now is another one.
        if (this._changes.some(([name]) => name === 'Water1'))
            this._glass = null;
        this._changes = [];
        // After a refusal the copy is empty. A change alone does not fill it.
        if (this.refusal || aboutRecords)
            this.read();
        else if (this.presence === Presence.HERE)
            this._changed();
    }

    _call(name, method, parameters, answered) {
        if (this._owner)
            this._send(this._owner, PREFIX + name, method, parameters, this._lifetime, answered);
        else
            answered(null, null);
    }

    // Calls answered(reply, refusal). One of them is null. Both are null if the agent is not running.
    // A cancelled call is not answered.
    _send(destination, name, method, parameters, cancellable, answered) {
        const flags = destination === NAME
            ? Gio.DBusCallFlags.NONE : Gio.DBusCallFlags.NO_AUTO_START;
        Gio.DBus.session.call(destination, PATH, name, method, parameters, null, flags, TIMEOUT,
            cancellable, (bus, result) => {
                let reply = null, refusal = null;
                try {
                    reply = bus.call_finish(result).recursiveUnpack();
                } catch (error) {
                    if (error.matches(Gio.IOErrorEnum, Gio.IOErrorEnum.CANCELLED))
                        return;
                    refusal = sentence(error);
                }
                answered(reply, refusal);
            });
    }
}

// The sentence for the user: the agent's own, or the meaning of the bus's error.
function sentence(error) {
    const name = Gio.DBusError.get_remote_error(error) ?? '';
    Gio.DBusError.strip_remote_error(error);
    if (name.startsWith(`${PREFIX}Error.`) || name.endsWith('.InvalidArgs'))
        return error.message;
    if (name.endsWith('.ServiceUnknown') || name.endsWith('.NameHasNoOwner'))
        return _('The agent is not running, and the session bus does not know how to start it. Start `atrestd` yourself. `atrest doctor` shows the reason.');
    if (name.includes('.Spawn.')) {
        return Words.filled(
            _('The session bus could not start the agent: {reason}. Start `atrestd` in a terminal to see why.'),
            {reason: error.message});
    }
    return _('The agent did not answer in time. It may still do what you asked for. `atrest doctor` may show the reason.');
}
