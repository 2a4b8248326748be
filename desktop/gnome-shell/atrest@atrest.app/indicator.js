import Clutter from 'gi://Clutter';
import GObject from 'gi://GObject';
import St from 'gi://St';
import * as Config from 'resource:///org/gnome/shell/misc/config.js';
import * as LoginManager from 'resource:///org/gnome/shell/misc/loginManager.js';
import * as PanelMenu from 'resource:///org/gnome/shell/ui/panelMenu.js';

import * as Agent from './agent.js';
import * as Clock from './clock.js';
import * as Popup from './popup.js';
import * as Words from './words.js';

const _ = Words.translated;

const NAME = 'Atrest';
const ICON = 'app.atrest.Atrest';

/**
 * The icon in the panel, the hours beside it if the user wants them, and the popup.
 */
export const Indicator = GObject.registerClass(
class AtrestIndicator extends PanelMenu.Button {
    /**
     * @param {Gio.Settings} settings - of the extension
     */
    _init(settings) {
        super._init(0.5, NAME);
        this._settings = settings;

        this._icon = new St.Icon({
            style_class: 'system-status-icon',
            fallback_icon_name: `${ICON}-symbolic`,
        });
        this._label = new St.Label({
            style_class: 'atrest-panel-label',
            y_align: Clutter.ActorAlign.CENTER,
            visible: false,
        });
        const box = new St.BoxLayout({style_class: 'panel-status-indicators-box'});
        box.add_child(this._icon);
        box.add_child(this._label);
        this.add_child(box);

        this._agent = new Agent.Agent(() => this._sync());
        this._popup = new Popup.Popup(this._agent, () => this.menu.close());
        this.menu.box.add_style_class_name('atrest-menu');
        this.menu.box.add_child(this._popup);

        this._handleKeys();

        this._alarm = new Clock.Alarm(() => this._sync());
        this._zone = new Clock.Zone(() => this._sync());
        this._login = LoginManager.getLoginManager();
        this._sleepHandler = this._login.connect('prepare-for-sleep', (login, sleeping) => {
            if (!sleeping)
                this._sync();
        });
        this._settingsHandler = settings.connect('changed::show-hours', () => this._sync());
        this.menu.connect('open-state-changed', (menu, open) => {
            if (open)
                this._popup.opened();
            this._sync();
        });
        this._sync();
    }

    // Keys come here before the shell's own handler, which closes the menu on Escape. Both are at the same actor, where
    // the first one counts. Since GNOME Shell 51 the shell's is an action, and actions come before captured events.
    _handleKeys() {
        if (parseInt(Config.PACKAGE_VERSION) >= 51) {
            const keys = new Clutter.KeyController();
            keys.connect('key-press', () => this._popup.handleKey(keys.get_key()[1]));
            this.menu.actor.add_action_full('atrest-keys', Clutter.EventPhase.CAPTURE, keys);
        } else {
            this.menu.actor.connect('captured-event', (actor, event) =>
                event.type() === Clutter.EventType.KEY_PRESS
                    ? this._popup.handleKey(event.get_key_symbol()) : Clutter.EVENT_PROPAGATE);
        }
    }

    _onDestroy() {
        this._login.disconnect(this._sleepHandler);
        this._settings.disconnect(this._settingsHandler);
        this._alarm.clear();
        this._zone.destroy();
        this._agent.destroy();
        super._onDestroy();
    }

    // Shows the current state, and sets the alarm for the next time that something looks different.
    _sync() {
        const {presence, timer, refusal} = this._agent;
        // An agent that cannot read its records knows nothing about the fast.
        const unknown = refusal
            ? this._agent.problem ? _('Data cannot be read') : _('No answer')
            : presence === Agent.Presence.AWAY ? _('Clock stopped') : '';
        const active = timer.Status === 'active';
        const hours = active && this._settings.get_boolean('show-hours');

        this._icon.icon_name = `${ICON}-${this._glyph()}-symbolic`;
        this._label.text = unknown || (hours ? Clock.hours(timer) : '');
        this._label.visible = Boolean(this._label.text);
        const state = unknown ? '' : timer.MilestoneTitle || timer.Line;
        this.accessible_name = [NAME, this._label.text, state].filter(Boolean).join(', ');
        this.menu.actor.accessible_name = this.accessible_name;
        if (this.menu.isOpen)
            this._popup.sync();

        if (!active)
            this._alarm.clear();
        else if (hours || this.menu.isOpen)
            this._alarm.set(Math.min(Clock.untilMinute(timer), Clock.untilStep(timer)));
        else
            this._alarm.set(Clock.untilStep(timer));
    }

    _glyph() {
        const {timer, hasTree} = this._agent;
        if (!hasTree)
            return 'idle';
        if (timer.Status === 'completed')
            return 'complete';
        return timer.Status === 'active' ? `step-${Clock.step(timer)}` : 'idle';
    }
});
