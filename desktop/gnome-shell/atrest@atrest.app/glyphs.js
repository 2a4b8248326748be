import Clutter from 'gi://Clutter';
import GObject from 'gi://GObject';
import Shell from 'gi://Shell';
import St from 'gi://St';

import * as Parts from './parts.js';
import * as Window from './window.js';
import * as Words from './words.js';

const _ = Words.translated;

/**
 * The glyphs at the lower edge of the popup. They open the forest, the calendar and the settings in the
 * window, and at night Compline, if the user has turned it on.
 */
export const Glyphs = GObject.registerClass(
class AtrestGlyphs extends St.BoxLayout {
    /**
     * @param {Function} opened - called after a press
     */
    _init(opened) {
        super._init({
            style_class: 'atrest-glyphs',
            x_align: Clutter.ActorAlign.CENTER,
            visible: false,
        });
        this._opened = opened;
        this._forest = this._add('app.atrest.forest-symbolic', _('Forest'), Window.Screen.FOREST);
        this._add('app.atrest.calendar-symbolic', _('Calendar'), Window.Screen.CALENDAR);
        this._add('app.atrest.settings-symbolic', _('Settings'), Window.Screen.SETTINGS);
        this._prayer = this._addButton('atrest-quiet', _('Compline'), Window.Screen.COMPLINE);
        this._prayer.label = this._prayer.accessible_name;
    }

    /**
     * @param {boolean} hasWindow - false if the window is not installed
     * @param {boolean} hasForest - false if there is no forest
     * @param {boolean} offersPrayer - whether the night prayer is offered now
     */
    present(hasWindow, hasForest, offersPrayer) {
        this.visible = hasWindow;
        this._forest.visible = hasForest;
        this._prayer.visible = offersPrayer;
    }

    _add(icon, name, screen) {
        return this._addButton('atrest-glyph', name, screen, new St.Icon({icon_name: icon}));
    }

    _addButton(style, name, screen, child = null) {
        const button = Parts.button(style, () => {
            Window.show(screen, token());
            this._opened();
        }, child);
        button.accessible_name = name;
        this.add_child(button);
        return button;
    }
});

/**
 * @returns {string} by which the window that opens may take the focus. Empty if the desktop has none
 */
export function token() {
    const info = Shell.AppSystem.get_default().lookup_app(Window.DESKTOP_ENTRY)?.app_info;
    if (!info)
        return '';
    const context = global.create_app_launch_context(global.get_current_time(), -1);
    return context.get_startup_notify_id(info, []) ?? '';
}
