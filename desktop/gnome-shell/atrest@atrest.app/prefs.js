import Adw from 'gi://Adw';
import Gdk from 'gi://Gdk';
import Gio from 'gi://Gio';
import Gtk from 'gi://Gtk';
import {ExtensionPreferences} from 'resource:///org/gnome/Shell/Extensions/js/extensions/prefs.js';

import * as Window from './window.js';
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
        this._addSettingsOfWindow(group, window);
    }

    // All other settings are in the window, if it is installed.
    _addSettingsOfWindow(group, window) {
        const row = new Adw.ActionRow({title: _('All settings of Atrest'), activatable: true});
        row.add_suffix(new Gtk.Image({icon_name: 'go-next-symbolic'}));
        row.connect('activated', () => {
            const info = Gio.DesktopAppInfo.new(Window.DESKTOP_ENTRY);
            const context = Gdk.Display.get_default().get_app_launch_context();
            const token = info ? context.get_startup_notify_id(info, []) : null;
            Window.show(Window.Screen.SETTINGS, token ?? '');
        });
        const lifetime = new Gio.Cancellable();
        window.connect('close-request', () => {
            lifetime.cancel();
            return false;
        });
        Window.find(lifetime, found => {
            if (found)
                group.add(row);
        });
    }
}
