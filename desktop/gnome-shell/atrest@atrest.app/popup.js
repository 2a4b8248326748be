/* exported Popup */

const Clutter = imports.gi.Clutter;
const Gio = imports.gi.Gio;
const GLib = imports.gi.GLib;
const GObject = imports.gi.GObject;
const St = imports.gi.St;
const Main = imports.ui.main;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Agent = Me.imports.agent;
const Clock = Me.imports.clock;
const Parts = Me.imports.parts;
const Scene = Me.imports.scene;
const Scripture = Me.imports.scripture;
const Words = Me.imports.words;

const _ = Words.translated;

// Microseconds.
const DOUBLE_CLICK = 400000;
// Below this height of the screen the tree gives room to the words.
const LOW = 800;

/**
 * The timer screen: dusk, the tree, the hours, the words of the moment, and what can be done in it.
 */
var Popup = GObject.registerClass(
class AtrestPopup extends St.Widget {
    /**
     * @param {Agent.Agent} agent - what is shown and asked
     */
    _init(agent) {
        super._init({
            style_class: 'atrest-popup',
            layout_manager: new Clutter.BinLayout(),
            x_expand: true,
            y_expand: true,
        });
        this._agent = agent;
        this._desktop = new Gio.Settings({schema_id: 'org.gnome.desktop.interface'});

        this._elapsed = Parts.label('atrest-elapsed');
        this._title = Parts.label('atrest-title');
        this._since = Parts.label('atrest-since');
        this._scene = new Scene.Scene();
        this._text = Parts.label('atrest-text');
        this._scripture = new Scripture.Scripture(show => agent.citation(reply => show(reply?.[0])));
        this._today = Parts.label('atrest-today');
        this._amount = new St.Label({y_align: Clutter.ActorAlign.CENTER});
        this._water = this._makeWater();
        this._main = Parts.button('atrest-button', () => this._press(this._main));
        this._quiet = Parts.button('atrest-quiet', () => this._press(this._quiet));
        this._refusal = Parts.label('atrest-refusal');

        const acts = Parts.column('atrest-acts');
        for (const actor of [this._main, this._quiet, this._refusal])
            acts.add_child(actor);
        const content = Parts.column('atrest-content');
        for (const actor of [
            this._elapsed, this._title, this._since, this._scene, this._text, this._scripture,
            this._water, acts,
        ])
            content.add_child(actor);
        this.add_child(new Scene.Dusk({x_expand: true, y_expand: true}));
        this.add_child(Parts.scrollable(content));
        Parts.follow(content, [this._scripture, this._add, this._main, this._quiet]);
    }

    /** Shows what the agent knows now. */
    sync() {
        const {presence, timer, trouble, vigil} = this._agent;
        const away = presence === Agent.Presence.AWAY;
        const here = presence === Agent.Presence.HERE && !trouble;
        const active = here && timer.Status === 'active';
        const complete = here && timer.Status === 'completed';
        const state = here ? timer.Status : `${presence} ${trouble}`;
        const moves = this.mapped && this._moves();
        const arriving = complete && this._state === 'active' && moves;

        this._syncTime(active, complete);
        this._scene.visible = active || complete;
        if (active || complete && this._state !== state)
            this._scene.present(timer, Clock.progress(timer), arriving);
        if (this._state !== state)
            this._refuse(null);
        this._state = state;

        const line = away ? _('Away') : trouble ?? (active ? timer.MilestoneText : timer.Line);
        Parts.toggle(this._text, 'atrest-line', !active && !trouble);
        Parts.toggle(this._text, 'atrest-alone', !this._scene.visible);
        Parts.say(this._text, line ?? '', {spacing: 1.25, moves});
        this._scripture.present(here ? vigil.Scripture ?? '' : '', arriving);
        this._syncWater(active);
        this._syncActs(away, here, active);
    }

    /** Called when the popup is opened: what was refused or moving before is forgotten. */
    opened() {
        this._state = null;
        this._refuse(null);
        Parts.toggle(this, 'atrest-low', this._room() < LOW);
        this._scripture.hush();
        if (this._agent.trouble)
            this._agent.read();
    }

    // The height of the screen, in pixels of text that is set to its usual size.
    _room() {
        const area = Main.layoutManager.getWorkAreaForMonitor(Main.layoutManager.primaryIndex);
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        return area.height / scale / this._desktop.get_double('text-scaling-factor');
    }

    _syncTime(active, complete) {
        const {timer} = this._agent;
        const twelve = this._desktop.get_string('clock-format') === '12h';
        Parts.say(this._elapsed, active || complete ? Clock.hours(timer) : '');
        Parts.say(this._title, active ? timer.MilestoneTitle : '', {moves: this._moves()});
        Parts.say(this._since, active ? Words.since(timer.StartedAt, twelve) : '');
    }

    _syncWater(active) {
        const {QuickAdd, TodayMilliliters, Unit} = this._agent.water;
        this._water.visible = active && QuickAdd > 0;
        this._amount.text = `+${Words.amount(QuickAdd, Unit)}`;
        Parts.say(this._today, TodayMilliliters > 0
            ? Words.filled(_('Today {amount}'), {amount: Words.amount(TodayMilliliters, Unit)})
            : '', {moves: this._moves()});
    }

    // One button for what comes next, and a quiet one below it.
    _syncActs(away, here, active) {
        const agent = this._agent;
        let main = null, quiet = null;
        if (away) {
            main = [_('Wake Atrest'), agent.wake];
        } else if (active) {
            main = [_('End fast'), agent.end];
            quiet = [_('Set the fast aside'), agent.setAside];
        } else if (here) {
            main = [_('Begin'), agent.begin];
            quiet = agent.timer.CanUndo ? [_('Undo'), agent.undo] : null;
        }
        this._offer(this._main, main);
        this._offer(this._quiet, quiet);
        if (this._quiet.has_key_focus() && !quiet)
            this._main.grab_key_focus();
    }

    _offer(button, act) {
        button.visible = act !== null;
        if (!act || button.label === act[0])
            return;
        // The second half of a double click was meant for what stood here before.
        this._restUntil = GLib.get_monotonic_time() + DOUBLE_CLICK;
        [button.label, button.act] = act;
        button.accessible_name = button.label;
    }

    _press(button) {
        if (this._waiting || GLib.get_monotonic_time() < this._restUntil)
            return;
        this._ask(button.act);
    }

    _ask(method) {
        this._waiting = true;
        this._refuse(null);
        method.call(this._agent, (reply, refusal) => {
            this._waiting = false;
            this._refuse(refusal);
        });
    }

    _refuse(sentence) {
        Parts.say(this._refusal, sentence ?? '');
    }

    _makeWater() {
        const glass = new St.BoxLayout({style_class: 'atrest-glass'});
        glass.add_child(new St.Icon({
            style_class: 'atrest-drop',
            icon_name: 'app.atrest.water-symbolic',
            y_align: Clutter.ActorAlign.CENTER,
        }));
        glass.add_child(this._amount);
        this._add = Parts.button('atrest-quiet', () => this._ask(this._agent.addWater), glass);
        this._add.accessible_name = _('Add water');

        const row = new St.BoxLayout({
            style_class: 'atrest-water',
            x_align: Clutter.ActorAlign.CENTER,
        });
        this._today.y_align = Clutter.ActorAlign.CENTER;
        row.add_child(this._add);
        row.add_child(this._today);
        return row;
    }

    // What the desktop says of motion is obeyed by the shell itself.
    _moves() {
        return this._agent.settings.ReducedMotion !== 'on';
    }
});
