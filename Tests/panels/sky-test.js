/**
 * usage: gjs -m sky-test.js FOLDER STYLESHEET. FOLDER holds the shared scripts, with the ending of their
 * kind, and STYLESHEET is that of the extension.
 */
import Gio from 'gi://Gio';

import {equal, isTrue, run} from './check.js';

const [folder, stylesheet, ending = 'js'] = ARGV;
const load = name => import(`file://${folder}/${name}.${ending}`);
const {borderWidth, contrast, OPACITY, STILL_STARS} = await load('sky');
const {daysAndHours, daysBetween, isNight, midnight} = await load('days');
const {channels} = await load('tree');
const {DEEP_NIGHT, DUSK, STAR, STAR_LIGHT, TREE} = await load('palette');

const TEXT_CONTRAST = 4.5;
const HIGH_CONTRAST = 7;

/** The colour that each rule of the style sheet gives to text: selector, channels and opacity. */
function textColors() {
    const [, bytes] = Gio.File.new_for_path(stylesheet).load_contents(null);
    const text = new TextDecoder().decode(bytes).replace(/\/\*[^]*?\*\//g, '');
    const colors = [];
    for (const [, selectors, body] of text.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
        const found = /(?:^|;|\s)color: rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/.exec(body);
        const behind = /background-color: rgb\((\d+), (\d+), (\d+)\)/.exec(body);
        if (!found)
            continue;
        const numbers = match => match.slice(1, 4).map(value => Number(value) / 255);
        for (const selector of selectors.split(',').map(part => part.trim())) {
            colors.push({
                selector,
                color: numbers(found),
                opacity: Number(found[4] ?? 1),
                background: behind ? numbers(behind) : null,
            });
        }
    }
    return colors;
}

function contrastIsThatOfWCAG() {
    isTrue(Math.abs(contrast([1, 1, 1], [0, 0, 0]) - 21) < 0.001, 'white on black');
    isTrue(Math.abs(contrast([0, 0, 0], [1, 1, 1]) - 21) < 0.001, 'black on white');
    equal(contrast([0.3, 0.3, 0.3], [0.3, 0.3, 0.3]), 1, 'a colour on itself');
    isTrue(Math.abs(contrast(channels('#767676'), [1, 1, 1]) - 4.54) < 0.01, 'grey on white');
}

function textOfTheStylesheet_canBeReadOnEveryPartOfTheSky() {
    // A glyph is not text. It is lighter when it has the pointer or the focus. Scripture is given as 60 %.
    const glyphs = ['.atrest-drop', '.atrest-remove', '.atrest-glyph'];
    const colors = textColors().filter(({selector}) =>
        !glyphs.includes(selector) && !selector.startsWith('.atrest-contrast'));
    isTrue(colors.length > 10, `${colors.length} colours`);
    for (const {selector, color, opacity} of colors) {
        for (const {color: sky} of DUSK) {
            const found = contrast(color, channels(sky), opacity);
            isTrue(found >= TEXT_CONTRAST, `${selector} on ${sky}: ${found}`);
        }
    }
}

function highContrast_isHigh() {
    const colors = textColors().filter(({selector}) => selector.startsWith('.atrest-contrast'));
    isTrue(colors.length > 10, `${colors.length} colours`);
    for (const {selector, color, opacity, background} of colors) {
        // The drop is inside of a button that has the focus, and so on its light.
        const back = selector.endsWith(':focus .atrest-drop') ? channels(STAR_LIGHT)
            : background ?? channels(DEEP_NIGHT);
        const found = contrast(color, back, opacity);
        isTrue(found >= HIGH_CONTRAST, `${selector}: ${found}`);
    }
}

function citation_canBeRead() {
    for (const {color} of DUSK) {
        const found = contrast(channels(STAR_LIGHT), channels(color), OPACITY.citation);
        isTrue(found >= TEXT_CONTRAST, `citation on ${color}: ${found}`);
    }
    isTrue(OPACITY.citation < OPACITY.scripture, 'a citation is quieter than Scripture');
    const selector = '.atrest-citation';
    equal(textColors().find(color => color.selector === selector).opacity, OPACITY.citation, selector);
}

function stillStars_areInTheUpperPart() {
    for (const {x, y, scale, opacity} of STILL_STARS) {
        isTrue(x > 0.05 && x < 0.95 && y > 0.05 && y < 0.4, `star at ${x}, ${y}`);
        isTrue(scale < 0.5 && opacity < 0.7, `star at ${x}, ${y} is as bright as that of a fast`);
    }
}

function star_isWholeAboveEachTree() {
    const [, bytes] = Gio.File.new_for_path(stylesheet).load_contents(null);
    const [, margin] = /\.atrest-scene \{\s*margin: (\d+)px/.exec(new TextDecoder().decode(bytes));
    equal(TREE.star.y.length, TREE.variants, 'a place for each tree');
    for (const side of [48, 96, 176, 260]) {
        for (const [variant, y] of TREE.star.y.entries()) {
            const top = y * side - STAR.glowRadius;
            isTrue(top >= -margin, `tree ${variant}, ${side} pixels: the star begins at ${top}`);
        }
    }
}

function border_isAsThickOnEveryScreen() {
    for (const isHigh of [false, true]) {
        const width = borderWidth(isHigh, 1);
        isTrue(width > 0, 'a line');
        equal(borderWidth(isHigh, 2), 2 * width, 'at 200 %');
    }
    isTrue(borderWidth(true, 1) > borderWidth(false, 1), 'high contrast');
}

function daysAreThoseOfTheCalendar() {
    const at = (...parts) => new Date(...parts).getTime();
    equal(daysBetween(at(2026, 2, 28, 0, 0), at(2026, 2, 28, 23, 59)), 0, 'one day');
    equal(daysBetween(at(2026, 2, 28, 23, 59), at(2026, 2, 29, 0, 0)), 1, 'midnight');
    // In many zones a day of these has 23 or 25 hours.
    equal(daysBetween(at(2026, 2, 28, 20, 0), at(2026, 2, 30, 1, 0)), 2, 'in spring');
    equal(daysBetween(at(2026, 9, 24, 20, 0), at(2026, 9, 26, 1, 0)), 2, 'in autumn');
    equal(daysBetween(at(2025, 11, 31, 20, 0), at(2026, 0, 1, 8, 0)), 1, 'the new year');
    equal(midnight(at(2026, 9, 25, 20, 0)), at(2026, 9, 25) * 1000, 'midnight');
    equal(midnight(at(2026, 9, 25)), at(2026, 9, 25) * 1000, 'midnight at midnight');
}

function nightIsFrom21To5() {
    const found = [4, 5, 12, 20, 21, 23].map(hour => isNight(new Date(2026, 10, 28, hour, 59).getTime()));
    equal(found, [true, false, false, false, true, true], 'hours');
}

function longFast_hasDaysAndHours() {
    const found = [0, 47.9, 48, 63.5, 130, 720].map(hours => daysAndHours(hours * 3600000));
    const expected = [null, null, {days: 2, hours: 0}, {days: 2, hours: 15}, {days: 5, hours: 10}, {days: 30, hours: 0}];
    equal(found, expected, 'days');
}

await run([
    contrastIsThatOfWCAG, textOfTheStylesheet_canBeReadOnEveryPartOfTheSky, highContrast_isHigh,
    citation_canBeRead, border_isAsThickOnEveryScreen, stillStars_areInTheUpperPart, star_isWholeAboveEachTree,
    daysAreThoseOfTheCalendar, longFast_hasDaysAndHours, nightIsFrom21To5,
]);
