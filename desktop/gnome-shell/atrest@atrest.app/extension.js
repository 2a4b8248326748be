import * as Main from 'resource:///org/gnome/shell/ui/main.js';
import {Extension} from 'resource:///org/gnome/shell/extensions/extension.js';

import * as Indicator from './indicator.js';
import * as Words from './words.js';

export default class AtrestExtension extends Extension {
    enable() {
        Words.bind(this.dir);
        this._indicator = new Indicator.Indicator(this.getSettings());
        Main.panel.addToStatusArea(this.uuid, this._indicator);
    }

    disable() {
        this._indicator?.destroy();
        this._indicator = null;
    }
}
