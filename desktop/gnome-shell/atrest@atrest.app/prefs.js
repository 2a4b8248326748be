import Adw from 'gi://Adw';
import Gio from 'gi://Gio';
import Gtk from 'gi://Gtk';
import {ExtensionPreferences} from 'resource:///org/gnome/Shell/Extensions/js/extensions/prefs.js';

import * as Words from './words.js';

const _ = Words.translated;

export default class AtrestPreferences extends ExtensionPreferences {
    fillPreferencesWindow(window) {
        Words.bind(this.dir);
        const settings = this.getSettings();
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
