import Gettext from 'gettext';
import GLib from 'gi://GLib';

import {daysAndHours} from './days.js';

const DOMAIN = 'atrest';
const MILLILITERS_PER_FLUID_OUNCE = 29.5735295625;

const _ = translated;

// Whether the sentences stay as they are: English comes before each language that has a translation.
let isEnglish = false;

/**
 * Finds the translations: first those of the extension, then those of the programs, which may be
 * installed for one user only. If there are none, gettext looks in its default place.
 *
 * @param {Gio.File} folder - the extension's own folder
 */
export function bind(folder) {
    const places = [
        folder.get_child('locale').get_path(),
        ...[GLib.get_user_data_dir(), ...GLib.get_system_data_dirs()]
            .map(place => GLib.build_filenamev([place, 'locale'])),
    ];
    // English has no translation, and gettext would go on to the languages after it.
    const all = GLib.get_language_names();
    const english = all.findIndex(language => /^en([_.@]|$)/i.test(language));
    const languages = english < 0 ? all : all.slice(0, english + 1);
    const place = places.find(candidate => languages.some(language => GLib.file_test(
        GLib.build_filenamev([candidate, language, 'LC_MESSAGES', `${DOMAIN}.mo`]),
        GLib.FileTest.EXISTS)));
    isEnglish = !place && english >= 0;
    if (place)
        Gettext.bindtextdomain(DOMAIN, place);
}

/**
 * @param {string} text - in English, as in the translation files
 * @returns {string} in the language of the desktop
 */
export function translated(text) {
    return isEnglish ? text : Gettext.dgettext(DOMAIN, text);
}

/**
 * @param {string} one - in English, as in the translation files, for one thing
 * @param {string} many - the same for several
 * @param {number} count - how many there are
 * @returns {string} in the language of the desktop
 */
export function counted(one, many, count) {
    const text = isEnglish ? count === 1 ? one : many : Gettext.dngettext(DOMAIN, one, many, count);
    return filled(text, {count});
}

/**
 * @param {string} act - what would be undone, as part of a sentence. May be empty
 * @returns {string} the text of a button that undoes it
 */
export function undo(act) {
    return act ? filled(_('Undo: {act}'), {act}) : _('Undo');
}

/**
 * @param {string} text - a translated text that contains `{name}`
 * @param {object} values - by name
 * @returns {string} the text with its values
 */
export function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/**
 * @param {number} milliliters - of water
 * @param {string} unit - ml or floz
 * @returns {string} `250 ml`, `8.5 fl oz`
 */
export function amount(milliliters, unit) {
    if (unit !== 'floz')
        return filled(_('{number} ml'), {number: milliliters});
    const ounces = Math.round(milliliters / MILLILITERS_PER_FLUID_OUNCE * 10) / 10;
    return filled(_('{number} fl oz'), {number: ounces});
}

/**
 * @param {number} instant - in microseconds since the epoch
 * @param {boolean} twelveHours - whether the desktop uses the 12-hour clock
 * @returns {string} `20:00`
 */
export function clock(instant, twelveHours) {
    const time = GLib.DateTime.new_from_unix_local(Math.floor(instant / 1e6));
    return time.format(twelveHours ? '%-l:%M %p' : '%H:%M').trim();
}

/**
 * @param {number} instant - in microseconds since the epoch
 * @param {boolean} twelveHours - whether the desktop uses the 12-hour clock
 * @returns {string} `since 20:00`, with the day if that is not today
 */
export function since(instant, twelveHours) {
    const time = GLib.DateTime.new_from_unix_local(Math.floor(instant / 1e6));
    const today = GLib.DateTime.new_now_local();
    const date = time.format('%F');
    let text = clock(instant, twelveHours);
    if (date === today.add_days(-1).format('%F'))
        text = filled(_('yesterday {time}'), {time: text});
    else if (date !== today.format('%F'))
        text = `${time.format('%a')} ${text}`;
    return filled(_('since {time}'), {time: text});
}

/**
 * @param {number} duration - of a fast, in microseconds
 * @returns {string} `5 days 15 h`. Empty for less than two days
 */
export function days(duration) {
    const whole = daysAndHours(duration / 1000);
    if (!whole)
        return '';
    const text = counted('{count} day', '{count} days', whole.days);
    return whole.hours === 0 ? text : filled(_('{days} {hours} h'), {days: text, hours: whole.hours});
}
