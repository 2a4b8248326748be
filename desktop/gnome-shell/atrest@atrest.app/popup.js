import Clutter from 'gi://Clutter';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import St from 'gi://St';
import * as Main from 'resource:///org/gnome/shell/ui/main.js';

import * as Agent from './agent.js';
import * as Clock from './clock.js';
import * as Glyphs from './glyphs.js';
import * as Parts from './parts.js';
import * as Reading from './reading.js';
import * as Scene from './scene.js';
import * as Scripture from './scripture.js';
import * as Water from './water.js';
import * as Window from './window.js';
import * as Words from './words.js';
import {Arrival} from './arrival.js';
import {midnight} from './days.js';

const _ = Words.translated;

// In microseconds.
const DOUBLE_CLICK = 400000;
// The width of the tree, as a part of the popup's.
const TREE_WIDTH = 0.72;
// If there is less room, the tree is smaller and the text scrolls. In pixels.
const SMALLEST_TREE = 96;
// Pixels between the popup and the edge of the screen.
const SCREEN_MARGIN = 24;

/**
 * The popup: the sky, the tree, the hours, the text and the buttons. What is known about the phase takes
 * their place while the user reads it.
 */
export const Popup = GObject.registerClass(
class AtrestPopup extends St.Widget {
    /**
     * @param {Agent.Agent} agent - the source of everything shown
     * @param {Function} close - called when the window opens
     */
    _init(agent, close) {
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
        this._caution = Parts.label('atrest-text atrest-caution');
        this._scripture = new Scripture.Scripture(show => agent.citation(reply => show(reply?.[0])));
        this._water = new Water.Row(() => this._ask(agent.addWater), () => this._openEntries());
        this._main = Parts.button('atrest-button', () => this._press(this._main));
        this._endAt = Parts.button('atrest-quiet', () => this._openEnd(close));
        this._endAt.label = _('End at another time…');
        this._endAt.accessible_name = this._endAt.label;
        this._quiet = Parts.button('atrest-quiet', () => this._press(this._quiet));
        this._refusal = Parts.label('atrest-refusal');
        this._why = Parts.button('atrest-why', () => this._read(agent.why));
        this._why.label = _('Why?');
        this._reading = new Reading.Reading(() => this._closePage());
        this._entries = new Water.Entries({
            remove: id => this._removeWater(id),
            undo: act => this._ask(answered => agent.undoLatest(act, answered),
                () => this._listEntries(false)),
            close: () => this._closePage(),
        });
        this._glyphs = new Glyphs.Glyphs(close);
        this._hasWindow = false;
        this._lifetime = new Gio.Cancellable();
        this.connect('destroy', () => this._lifetime.cancel());

        const buttons = Parts.column('atrest-acts');
        for (const actor of [this._main, this._endAt, this._quiet, this._refusal])
            buttons.add_child(actor);
        const content = Parts.column('atrest-content');
        for (const actor of [
            this._elapsed, this._title, this._since, this._scene, this._text, this._caution,
            this._why, this._scripture, this._water, buttons, this._glyphs,
        ])
            content.add_child(actor);
        this._content = content;
        this._view = Parts.scrollable(content);
        this._sky = new Scene.Dusk({x_expand: true, y_expand: true});
        for (const actor of [this._sky, this._view, this._reading, this._entries])
            this.add_child(actor);
        Parts.followFocus(content,
            [this._why, this._scripture, ...this._water.get_children(), this._main, this._endAt,
                this._quiet, ...this._glyphs.get_children()]);
    }

    /**
     * Handles a key before the menu does.
     *
     * @param {number} symbol - of the key that was pressed
     * @returns {boolean} true if the menu must not handle it
     */
    handleKey(symbol) {
        const page = this._page();
        if (!page)
            return Clutter.EVENT_PROPAGATE;
        if (symbol !== Clutter.KEY_Escape)
            return page === this._reading ? page.scroll(symbol) : Clutter.EVENT_PROPAGATE;
        this._closePage();
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
        } else {
            this._refuse(this._sentence);
        }
        this._state = state;

        if (active && this._hasBegun)
            this._saySafety();
        this._syncTime(active, complete);
        this._scene.visible = (active || complete) && this._agent.hasTree;
        if (this._scene.visible)
            this._scene.setTree(timer, Clock.progress(timer));
        this._scene.setStar(complete, appearance.star);

        const line = away
            ? `${_("Atrest's clock has stopped")}\n\n${_('If a fast is running, it goes on.')}`
            : refusal ?? (active ? timer.MilestoneText : timer.Line);
        Parts.toggle(this._text, 'atrest-line', !active && !refusal);
        Parts.toggle(this._text, 'atrest-alone', !this._scene.visible);
        // The addition of Vigil is a separate paragraph if it has no translation.
        const english = active && vigil.Companion && line.endsWith(`\n\n${vigil.Companion}`)
            ? vigil.Companion : '';
        Parts.setText(this._text, line ?? '', {spacing: 1.25, moves, english});
        // What the agent says about a long fast, for as long as it is true.
        Parts.setText(this._caution, active ? timer.Caution ?? '' : '', {spacing: 1.25, moves});
        this._why.visible = active;
        if (!active)
            this._closePage();
        this._scripture.present(scripture, appearance.scripture);
        this._water.visible = active && this._agent.water.QuickAdd > 0;
        if (this._water.visible)
            this._water.present(this._agent.water);
        this._syncButtons(away, here, active);
        // Another client has added or removed water, even if it is as much as before.
        if (this._entries.visible && !this._waiting && this._listedAct !== this._agent.journal.UndoAct)
            this._listEntries(false);
        this._glyphs.present(this._hasWindow, this._agent.hasForest,
            here && this._agent.offersPrayer(Date.now()));
        // Without a tree the sky has a few stars. Who has no forest gets no decoration in its place.
        this._sky.setStars(!this._scene.visible && this._agent.hasTree);
        if (this._scene.visible)
            this._fitTree();
    }

    /** Call it when the popup opens, before `sync`. */
    opened() {
        this._state = null;
        this._hasBegun = false;
        this._arrival = new Arrival();
        this._refuse(null);
        this._closePage();
        this._lookAtDesktop();
        this._scripture.hideCitation();
        if (this._agent.refusal)
            this._agent.read();
    }

    // What may have changed since the popup was open the last time.
    _lookAtDesktop() {
        const isContrastHigh = St.Settings.get().high_contrast;
        Parts.toggle(this, 'atrest-contrast', isContrastHigh);
        this._sky.setContrast(isContrastHigh);
        this._scene.setContrast(isContrastHigh);
        Window.find(this._lifetime, found => {
            this._hasWindow = found;
            if (this.mapped)
                this.sync();
        });
    }

    // The tree has its share of the width, if the screen has room for it beside everything else.
    _fitTree() {
        if (!this.mapped)
            return;
        const area = Main.layoutManager.getWorkAreaForMonitor(Main.layoutManager.primaryIndex);
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        const [, width] = this.get_preferred_width(-1);
        const [, whole] = this._content.get_preferred_height(width);
        const room = area.height - 2 * SCREEN_MARGIN * scale - (whole - this._scene.side);
        this._scene.side = Math.round(
            Math.max(SMALLEST_TREE * scale, Math.min(TREE_WIDTH * width, room)));
    }

    _syncTime(active, complete) {
        const {timer} = this._agent;
        const twelve = this._usesTwelveHours();
        const none = this._keepsRoom ? ' ' : '';
        Parts.setText(this._elapsed, active || complete ? Clock.hours(timer) : '');
        Parts.setText(this._title, active ? timer.MilestoneTitle : none, {moves: this._moves()});
        const days = active || complete ? Words.days(Clock.elapsed(timer)) : '';
        const since = [active ? Words.since(timer.StartedAt, twelve) : '', days].filter(text => text);
        Parts.setText(this._since, since.join(' · ') || none);
    }

    // One button for the usual next action, and a quiet one below it.
    _syncButtons(away, here, active) {
        const agent = this._agent;
        let main = null, quiet = null;
        if (away) {
            main = [_('Start the clock again'), agent.startAgent];
        } else if (active) {
            main = [_('End'), agent.end];
            quiet = [_('Stop without keeping it'), agent.abandon];
        } else if (here) {
            main = [_('Start'), agent.begin];
            quiet = agent.timer.UndoAct > 0 ? [Words.undo(agent.endingName), agent.undo] : null;
        }
        this._setAction(this._main, main);
        this._setAction(this._quiet, quiet);
        // It is asked in the window, because the popup has no field for a time.
        this._endAt.visible = active && this._hasWindow;
        if (this._quiet.has_key_focus() && !quiet)
            this._main.grab_key_focus();
    }

    _setAction(button, action) {
        button.visible = action !== null;
        if (!action || button.accessible_name === action[0])
            return;
        // The second click of a double click was meant for the previous action.
        this._ignoredUntil = GLib.get_monotonic_time() + DOUBLE_CLICK;
        button.method = action[1];
        Parts.setButtonText(button, action[0]);
    }

    _openEnd(close) {
        Window.show(Window.Screen.END, Glyphs.token());
        close();
    }

    _press(button) {
        if (this._waiting || GLib.get_monotonic_time() < this._ignoredUntil)
            return;
        const begins = button.method === this._agent.begin;
        this._ask(button.method, begins ? () => this._begun() : null);
    }

    // The user has started a fast here. The change may come after the answer.
    _begun() {
        this._hasBegun = true;
        if (this.mapped)
            this.sync();
    }

    // The page about safety follows the very first start.
    _saySafety() {
        this._hasBegun = false;
        if (this._agent.timer.FirstFast)
            this._read(this._agent.safety);
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

    // Says why the last act was refused, or else that nothing can be stored.
    _refuse(sentence) {
        this._sentence = sentence;
        const problem = this._agent.refusal ? '' : this._agent.problem;
        Parts.setText(this._refusal, sentence ?? problem);
        this._entries.refuse(sentence);
    }

    // Shows a text instead of everything else: what is known about the phase, or about safety.
    _read(method) {
        this._ask(method, text => {
            if (!this.mapped || this._state !== 'active')
                return;
            this._makeRoom(this._reading);
            this._reading.open(text);
        });
    }

    _openEntries() {
        this._listEntries(false);
    }

    _removeWater(id) {
        this._ask(answered => this._agent.removeWater(id, answered), () => this._listEntries(true));
    }

    // Shows the entries of today, instead of everything else.
    _listEntries(canUndo) {
        const since = midnight(GLib.get_real_time() / 1000);
        this._ask(answered => this._agent.waterEntries(since, answered), entries => {
            if (!this.mapped || this._state !== 'active')
                return;
            this._makeRoom(this._entries);
            // The signals of an act come before its answer, and before this one.
            this._listedAct = this._agent.journal.UndoAct;
            const undoAct = canUndo ? this._listedAct ?? 0 : 0;
            this._entries.present(entries, {
                unit: this._agent.water.Unit,
                twelveHours: this._usesTwelveHours(),
                undoAct,
                undoName: this._agent.nameOf(undoAct),
            });
        });
    }

    // The page that is shown in place of everything else. null if there is none.
    _page() {
        return [this._reading, this._entries].find(page => page.visible) ?? null;
    }

    // The popup keeps its size.
    _makeRoom(page) {
        if (!this._view.visible)
            return;
        page.height = this._view.height;
        this._view.hide();
    }

    _closePage() {
        const page = this._page();
        if (!page)
            return;
        const focus = global.stage.get_key_focus();
        const hadFocus = focus === null || page.contains(focus);
        page.hide();
        this._view.show();
        const origin = page === this._reading ? this._why : this._water.todayButton;
        if (hadFocus && origin.mapped)
            origin.grab_key_focus();
    }

    _usesTwelveHours() {
        return this._desktop.get_string('clock-format') === '12h';
    }

    // The shell itself follows the desktop's own setting.
    _moves() {
        return this._agent.settings.ReducedMotion !== 'on';
    }
});
