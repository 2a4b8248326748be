import Clutter from 'gi://Clutter';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import St from 'gi://St';
import * as Main from 'resource:///org/gnome/shell/ui/main.js';

import * as Agent from './agent.js';
import * as Clock from './clock.js';
import * as Parts from './parts.js';
import * as Reading from './reading.js';
import * as Scene from './scene.js';
import * as Scripture from './scripture.js';
import * as Words from './words.js';
import {Arrival} from './arrival.js';

const _ = Words.translated;

// In microseconds.
const DOUBLE_CLICK = 400000;
// On a lower screen the tree is smaller, so that the text has room.
const LOW_SCREEN = 800;

/**
 * The popup: the sky, the tree, the hours, the text and the buttons. What is known about the phase takes
 * their place while the user reads it.
 */
export const Popup = GObject.registerClass(
class AtrestPopup extends St.Widget {
    /**
     * @param {Agent.Agent} agent - the source of everything shown
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
        this._arrival = new Arrival();

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
        this._why = Parts.button('atrest-why', () => this._read());
        this._why.label = _('Why?');
        this._reading = new Reading.Reading(() => this._closeReading());

        const buttons = Parts.column('atrest-acts');
        for (const actor of [this._main, this._quiet, this._refusal])
            buttons.add_child(actor);
        const content = Parts.column('atrest-content');
        for (const actor of [
            this._elapsed, this._title, this._since, this._scene, this._text, this._why,
            this._scripture, this._water, buttons,
        ])
            content.add_child(actor);
        this._view = Parts.scrollable(content);
        this.add_child(new Scene.Dusk({x_expand: true, y_expand: true}));
        this.add_child(this._view);
        this.add_child(this._reading);
        Parts.followFocus(content,
            [this._why, this._scripture, this._add, this._main, this._quiet]);
    }

    /**
     * Handles a key before the menu does.
     *
     * @param {Clutter.Event} event - of the menu
     * @returns {boolean} true if the menu must not handle it
     */
    handleKey(event) {
        if (!this._reading.visible || event.type() !== Clutter.EventType.KEY_PRESS)
            return Clutter.EVENT_PROPAGATE;
        if (event.get_key_symbol() !== Clutter.KEY_Escape)
            return this._reading.scroll(event.get_key_symbol());
        this._closeReading();
        return Clutter.EVENT_STOP;
    }

    /** Shows the current state of the agent. Call it while the popup is open. */
    sync() {
        const {presence, timer, refusal, vigil} = this._agent;
        const away = presence === Agent.Presence.AWAY;
        const here = presence === Agent.Presence.HERE && !refusal;
        const active = here && timer.Status === 'active';
        const complete = here && timer.Status === 'completed';
        const state = here ? timer.Status : `${presence} ${refusal}`;
        const moves = this.mapped && this._moves();
        const scripture = here ? vigil.Scripture ?? '' : '';
        const appearance = this._arrival.update({status: state, scripture}, moves,
            GLib.get_monotonic_time() / 1000);
        if (this._state !== state) {
            this._refuse(null);
            // The lines above the tree keep their room, so that the tree does not move.
            this._keepsRoom = complete && this._state === 'active';
        }
        this._state = state;

        this._syncTime(active, complete);
        this._scene.visible = active || complete;
        if (active || complete)
            this._scene.setTree(timer, Clock.progress(timer));
        this._scene.setStar(complete, appearance.star);

        const line = away ? _('Not running') : refusal ?? (active ? timer.MilestoneText : timer.Line);
        Parts.toggle(this._text, 'atrest-line', !active && !refusal);
        Parts.toggle(this._text, 'atrest-alone', !this._scene.visible);
        // The addition of Vigil is a paragraph of its own if it has no translation.
        const english = active && vigil.Companion && line.endsWith(`\n\n${vigil.Companion}`)
            ? vigil.Companion : '';
        Parts.setText(this._text, line ?? '', {spacing: 1.25, moves, english});
        this._why.visible = active;
        if (!active)
            this._closeReading();
        this._scripture.present(scripture, appearance.scripture);
        this._syncWater(active);
        this._syncButtons(away, here, active);
    }

    /** Call it when the popup opens, before `sync`. */
    opened() {
        this._state = null;
        this._arrival = new Arrival();
        this._refuse(null);
        this._closeReading();
        Parts.toggle(this, 'atrest-low', this._screenHeight() < LOW_SCREEN);
        this._scripture.hideCitation();
        if (this._agent.refusal)
            this._agent.read();
    }

    // The height of the screen, in pixels at the usual text size.
    _screenHeight() {
        const area = Main.layoutManager.getWorkAreaForMonitor(Main.layoutManager.primaryIndex);
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        return area.height / scale / this._desktop.get_double('text-scaling-factor');
    }

    _syncTime(active, complete) {
        const {timer} = this._agent;
        const twelve = this._desktop.get_string('clock-format') === '12h';
        const none = this._keepsRoom ? ' ' : '';
        Parts.setText(this._elapsed, active || complete ? Clock.hours(timer) : '');
        Parts.setText(this._title, active ? timer.MilestoneTitle : none, {moves: this._moves()});
        Parts.setText(this._since, active ? Words.since(timer.StartedAt, twelve) : none);
    }

    _syncWater(active) {
        const {QuickAdd, TodayMilliliters, Unit} = this._agent.water;
        this._water.visible = active && QuickAdd > 0;
        this._amount.text = `+${Words.amount(QuickAdd, Unit)}`;
        Parts.setText(this._today, TodayMilliliters > 0
            ? Words.filled(_('Today {amount}'), {amount: Words.amount(TodayMilliliters, Unit)})
            : '', {moves: this._moves()});
    }

    // One button for the usual next action, and a quiet one below it.
    _syncButtons(away, here, active) {
        const agent = this._agent;
        let main = null, quiet = null;
        if (away) {
            main = [_('Start Atrest'), agent.startAgent];
        } else if (active) {
            main = [_('End fast'), agent.end];
            quiet = [_('Stop without keeping it'), agent.abandon];
        } else if (here) {
            main = [_('Begin'), agent.begin];
            quiet = agent.timer.CanUndo ? [_('Undo'), agent.undo] : null;
        }
        this._setAction(this._main, main);
        this._setAction(this._quiet, quiet);
        if (this._quiet.has_key_focus() && !quiet)
            this._main.grab_key_focus();
    }

    _setAction(button, action) {
        button.visible = action !== null;
        if (!action || button.label === action[0])
            return;
        // The second click of a double click was meant for the previous action.
        this._ignoredUntil = GLib.get_monotonic_time() + DOUBLE_CLICK;
        [button.label, button.method] = action;
        button.accessible_name = button.label;
    }

    _press(button) {
        if (this._waiting || GLib.get_monotonic_time() < this._ignoredUntil)
            return;
        this._ask(button.method);
    }

    // Calls answered(value) with the first value of the reply, unless the agent refuses.
    _ask(method, answered = null) {
        this._waiting = true;
        this._refuse(null);
        method.call(this._agent, (reply, refusal) => {
            this._waiting = false;
            this._refuse(refusal);
            if (reply)
                answered?.(reply[0]);
        });
    }

    _refuse(sentence) {
        Parts.setText(this._refusal, sentence ?? '');
    }

    // Shows what is known about the phase, instead of everything else.
    _read() {
        this._ask(this._agent.why, text => {
            if (!this.mapped || this._state !== 'active')
                return;
            // The popup keeps its size.
            this._reading.height = this._view.height;
            this._view.hide();
            this._reading.open(text);
        });
    }

    _closeReading() {
        if (!this._reading.visible)
            return;
        const focus = global.stage.get_key_focus();
        const hadFocus = focus !== null && this._reading.contains(focus);
        this._reading.hide();
        this._view.show();
        if (hadFocus && this._why.visible)
            this._why.grab_key_focus();
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

    // The shell itself follows the desktop's own setting.
    _moves() {
        return this._agent.settings.ReducedMotion !== 'on';
    }
});
