// How many characters fit into a line of a popup, about.
const LINE = 36;
// The last line of a paragraph has at least a third of that.
const LAST_LINE = 12;

/**
 * @param {string} text - for what breaks lines itself
 * @returns {string} the same text with no-break spaces, so that no line begins with a dash and no last line of a
 *   paragraph is a short word
 */
export function withTiedWords(text) {
    return text.split('\n').map(paragraph => withTiedEnd(paragraph.replace(/ (?=[—–] )/g, '\u00a0'))).join('\n');
}

/**
 * @param {string} paragraph - one line of text
 * @returns {string} the same one with no-break spaces in its last words
 */
function withTiedEnd(paragraph) {
    if (paragraph.length <= LINE)
        return paragraph;
    const start = paragraph.lastIndexOf(' ', paragraph.length - LAST_LINE - 1) + 1;
    return paragraph.slice(0, start) + paragraph.slice(start).replace(/ /g, '\u00a0');
}
