/* exported Agent, Presence */

const Gio = imports.gi.Gio;
const GLib = imports.gi.GLib;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Words = Me.imports.words;

const _ = Words.translated;

const NAME = 'app.atrest.Atrest';
const PATH = '/app/atrest/Atrest';
const PROPERTIES = 'org.freedesktop.DBus.Properties';
const PREFIX = 'app.atrest.';
const TIMEOUT = 10000;

/** Whether the agent is on the bus. Unknown only until the bus has answered for the first time. */
var Presence = {UNKNOWN: 0, AWAY: 1, HERE: 2};

/**
 * The agent as the session bus shows it: its properties, kept up to date by its signals, and its
 * methods. Everything is asynchronous. Reads go to the owner of the name and not to the name, so
 * that no read can ever start the agent.
 */
var Agent = class Agent {
    /**
     * @param {Function} changed - called once for all that an act has changed
     */
    constructor(changed) {
        this._changed = changed;
        this._alive = new Gio.Cancellable();
        this._forget();
        this.presence = Presence.UNKNOWN;
        this._telling = 0;
        this._watch = Gio.bus_watch_name(Gio.BusType.SESSION, NAME, Gio.BusNameWatcherFlags.NONE,
            (bus, name, owner) => this._meet(bus, owner), () => this._part());
    }

    destroy() {
        Gio.bus_unwatch_name(this._watch);
        this._forget();
        this._alive.cancel();
        if (this._telling)
            GLib.source_remove(this._telling);
        this._telling = 0;
    }

    /** Reads everything anew. Only needed where a read was refused before. */
    read() {
        if (!this._owner)
            return;
        let open = Object.keys(this._properties).length;
        for (const name of Object.keys(this._properties)) {
            const parameters = new GLib.Variant('(s)', [PREFIX + name]);
            this._send(this._owner, PROPERTIES, 'GetAll', parameters, this._visit, (reply, refusal) => {
                if (reply)
                    this._properties[name] = reply[0];
                if (name === 'Timer1')
                    this.trouble = refusal;
                if (--open > 0)
                    return;
                this.presence = Presence.HERE;
                this._tell();
            });
        }
    }

    get timer() {
        return this._properties.Timer1;
    }

    get vigil() {
        return this._properties.Vigil1;
    }

    get water() {
        return this._properties.Water1;
    }

    get settings() {
        return this._properties.Settings1;
    }

    /** Begins a fast now. Starts the agent where it is away: somebody asked for it. */
    begin(answered) {
        this._send(NAME, `${PREFIX}Timer1`, 'Start', new GLib.Variant('(a{sv})', [{}]), this._alive,
            answered);
    }

    end(answered) {
        this._ask('Timer1', 'End', new GLib.Variant('(a{sv})', [{}]), answered);
    }

    setAside(answered) {
        this._ask('Timer1', 'Abandon', null, answered);
    }

    undo(answered) {
        this._ask('Timer1', 'Undo', null, answered);
    }

    /** Notes the usual amount of water, drunk now. */
    addWater(answered) {
        this._ask('Water1', 'Add', new GLib.Variant('(ut)', [0, 0]), answered);
    }

    citation(answered) {
        this._ask('Vigil1', 'Citation', null, answered);
    }

    /** Starts the agent, by asking it for nothing. */
    wake(answered) {
        this._send(NAME, 'org.freedesktop.DBus.Peer', 'Ping', null, this._alive, answered);
    }

    _meet(bus, owner) {
        this._forget();
        this._bus = bus;
        this._owner = owner;
        // Before the reads: whatever changes after their answers is heard.
        this._subscription = bus.signal_subscribe(owner, PROPERTIES, 'PropertiesChanged', PATH,
            null, Gio.DBusSignalFlags.NONE, (...signal) => this._hear(signal.at(-1)));
        this.read();
    }

    _part() {
        this._forget();
        this.presence = Presence.AWAY;
        this._tell();
    }

    _forget() {
        this._visit?.cancel();
        this._visit = new Gio.Cancellable();
        if (this._subscription)
            this._bus.signal_unsubscribe(this._subscription);
        this._subscription = 0;
        this._owner = null;
        this._properties = {Timer1: {}, Vigil1: {}, Water1: {}, Settings1: {}};
        this.trouble = null;
    }

    _hear(parameters) {
        const [name, values] = parameters.recursiveUnpack();
        const known = this._properties[name.slice(PREFIX.length)];
        if (!known)
            return;
        Object.assign(known, values);
        // Who can speak again after a refusal has more to say than this.
        if (this.trouble)
            this.read();
        else if (this.presence === Presence.HERE)
            this._tell();
    }

    // An act changes several interfaces, each with a signal of its own: they are told of together,
    // after the last and before the next picture is drawn.
    _tell() {
        this._telling ||= GLib.idle_add(GLib.PRIORITY_HIGH_IDLE, () => {
            this._telling = 0;
            this._changed();
            return GLib.SOURCE_REMOVE;
        });
    }

    _ask(name, method, parameters, answered) {
        if (this._owner)
            this._send(this._owner, PREFIX + name, method, parameters, this._alive, answered);
        else
            answered(null, null);
    }

    // answered(reply, refusal): one of the two is null, and both are where nobody is there to ask.
    // Not called once the call is cancelled.
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
};

// What a refusal says to a person: the agent's own sentence, or what the bus's error means.
function sentence(error) {
    const name = Gio.DBusError.get_remote_error(error) ?? '';
    Gio.DBusError.strip_remote_error(error);
    if (name.startsWith(`${PREFIX}Error.`) || name.endsWith('.InvalidArgs'))
        return error.message;
    if (name.endsWith('.ServiceUnknown') || name.endsWith('.NameHasNoOwner'))
        return _('The agent is not running, and the session bus does not know how to start it. Run `make install` once, or start `atrestd`.');
    if (name.includes('.Spawn.')) {
        return Words.filled(
            _('The session bus could not start the agent: {reason}. Start `atrestd` in a terminal to see why.'),
            {reason: error.message});
    }
    return _('The agent did not answer in time; what was asked may still happen. `atrest doctor` looks for the reason.');
}
