/** usage: gjs -m language.js FOLDER, which is the extension. Prints a word and a number of days in the language of the environment. */
import Gettext from 'gettext';
import Gio from 'gi://Gio';

const {bind, days, translated} = await import(`file://${ARGV[0]}/words.js`);

// As GNOME Shell does when it starts.
Gettext.setlocale(Gettext.LocaleCategory.ALL, '');
bind(Gio.File.new_for_path(ARGV[0]));
print(translated('Forest'));
print(days(130 * 3600e6));
