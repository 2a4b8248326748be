import Gio from 'gi://Gio';
import * as Main from 'resource:///org/gnome/shell/ui/main.js';
import {Extension} from 'resource:///org/gnome/shell/extensions/extension.js';

import * as Indicator from './indicator.js';
import * as Words from './words.js';

// While it has an owner, the agent hides its icon in the tray, which is the same tree.
const PANEL_NAME = 'app.atrest.Atrest.Panel';

export default class AtrestExtension extends Extension {
    enable() {
        Words.bind(this.dir);
        this._indicator = new Indicator.Indicator(this.getSettings());
        Main.panel.addToStatusArea(this.uuid, this._indicator);
        // A panel that comes later waits for the name.
        this._panelName = Gio.bus_own_name(Gio.BusType.SESSION, PANEL_NAME,
            Gio.BusNameOwnerFlags.NONE, null, null, null);
    }

    disable() {
        if (this._panelName)
            Gio.bus_unown_name(this._panelName);
        this._panelName = 0;
        this._indicator?.destroy();
        this._indicator = null;
    }
}
