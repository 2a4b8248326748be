/* exported init */

const Main = imports.ui.main;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Indicator = Me.imports.indicator;
const Words = Me.imports.words;

class AtrestExtension {
    enable() {
        Words.bind(Me.dir);
        this._indicator = new Indicator.Indicator(ExtensionUtils.getSettings());
        Main.panel.addToStatusArea(Me.uuid, this._indicator);
    }

    disable() {
        this._indicator?.destroy();
        this._indicator = null;
    }
}

function init() {
    return new AtrestExtension();
}
