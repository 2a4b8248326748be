/* exported init, fillPreferencesWindow */

const Adw = imports.gi.Adw;
const Gio = imports.gi.Gio;
const Gtk = imports.gi.Gtk;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Words = Me.imports.words;

const _ = Words.translated;

class AtrestPreferences {
    fillPreferencesWindow(window) {
        Words.bind(Me.dir);
        const settings = ExtensionUtils.getSettings();
        const hours = new Gtk.Switch({valign: Gtk.Align.CENTER});
        settings.bind('show-hours', hours, 'active', Gio.SettingsBindFlags.DEFAULT);

        const row = new Adw.ActionRow({
            title: _('Show the hours in the panel'),
            activatable_widget: hours,
        });
        row.add_suffix(hours);

        const group = new Adw.PreferencesGroup();
        group.add(row);
        const page = new Adw.PreferencesPage();
        page.add(group);
        window.add(page);
    }
}

function init() {
}

function fillPreferencesWindow(window) {
    new AtrestPreferences().fillPreferencesWindow(window);
}
