/**
 * @param {string} text - for what breaks lines itself
 * @returns {string} the same text, in which no line can begin with a dash
 */
export function withTiedDashes(text) {
    return text.replace(/ (?=[—–] )/g, '\u00a0');
}
