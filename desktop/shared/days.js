const MILLISECONDS_PER_HOUR = 3600000;
const MILLISECONDS_PER_DAY = 24 * MILLISECONDS_PER_HOUR;

/**
 * @param {number} earlier - an instant, in milliseconds since the epoch
 * @param {number} now - a later one
 * @returns {number} how many local midnights are between the two
 */
export function daysBetween(earlier, now) {
    const [first, last] = [earlier, now].map(instant => {
        const date = new Date(instant);
        return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
    });
    return Math.round((last - first) / MILLISECONDS_PER_DAY);
}

/**
 * @param {number} duration - of a fast, in milliseconds
 * @returns {?{days: number, hours: number}} null for less than two days: hours say that well
 */
export function daysAndHours(duration) {
    const days = Math.floor(duration / MILLISECONDS_PER_DAY);
    const hours = Math.floor(duration % MILLISECONDS_PER_DAY / MILLISECONDS_PER_HOUR);
    return days < 2 ? null : {days, hours};
}

/**
 * @param {number} now - an instant, in milliseconds since the epoch
 * @returns {number} the local midnight before it, in microseconds, as the agent counts
 */
export function midnight(now) {
    const date = new Date(now);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() * 1000;
}

/**
 * @param {number} instant - in milliseconds since the epoch
 * @returns {boolean} whether it is in the local hours of the night prayer, which is from 21 to 5 o'clock
 */
export function isNight(instant) {
    const hour = new Date(instant).getHours();
    return hour >= 21 || hour < 5;
}
