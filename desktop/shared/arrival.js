/**
 * When the star and Scripture appear. Rule: docs/rules/picture.md, Motion. All times are in
 * milliseconds.
 */
export const MOTION = {
    ease: 400,
    starDelay: 400,
    starDuration: 1200,
    scriptureDelay: 400,
    scriptureDuration: 400,
    arrivalScriptureDelay: 800,
    arrivalScriptureDuration: 600,
    longPress: 500,
    citationAppear: 300,
    citationStay: 2000,
    citationVanish: 500,
};

/** Shows something without motion. */
const AT_ONCE = {delay: 0, duration: 0};

/**
 * Plans what appears while a popup is open. Make a new object each time that the popup opens: what
 * is there already appears at once, and Scripture a moment after the text.
 *
 * If the fast is completed while the popup is open, the star appears first. Scripture follows a
 * pause later, even if the agent has sent it before it has sent the completion.
 */
export class Arrival {
    /**
     * @param {number} treeDuration - how long the tree takes until it is whole
     */
    constructor(treeDuration = 0) {
        this._starDelay = treeDuration + MOTION.starDelay;
        // From the completion until Scripture begins to appear.
        this._arrivalDuration = this._starDelay + MOTION.starDuration
            + MOTION.arrivalScriptureDelay;
        this._status = null;
        this._scripture = '';
        // The earliest time for Scripture. It is past if there was no arrival.
        this._scriptureTime = -Infinity;
    }

    /**
     * Call this for each state of the agent, in order.
     *
     * @param {object} state - `status`, as in Timer1, and `scripture`, '' if there is none
     * @param {boolean} moves - false if nothing on screen moves
     * @param {number} now - the time
     * @returns {object} `star` and `scripture`: each is null if it stays as it is, or hides it now
     *   and says when it appears: after a `delay`, and fully after another `duration`
     */
    update({status, scripture}, moves, now) {
        const completed = status === 'completed';
        const isFirst = this._status === null;
        const isArrival = completed && this._status === 'active' && moves;
        const hasStatusChanged = status !== this._status;
        const hasScriptureChanged = scripture !== this._scripture;
        this._status = status;
        this._scripture = scripture;

        let star = hasStatusChanged ? AT_ONCE : null;
        if (isArrival) {
            star = {delay: this._starDelay, duration: MOTION.starDuration};
            this._scriptureTime = now + this._arrivalDuration;
        } else if (!completed || !moves) {
            this._scriptureTime = -Infinity;
        }

        let appearance = null;
        if ((isFirst || hasScriptureChanged) && !moves)
            appearance = AT_ONCE;
        else if (isFirst || isArrival || hasScriptureChanged)
            appearance = this._scriptureAppearance(now);
        return {star, scripture: appearance};
    }

    _scriptureAppearance(now) {
        if (this._scriptureTime > now) {
            // Never longer than a whole arrival, even if the clock was set back.
            return {
                delay: Math.min(this._scriptureTime - now, this._arrivalDuration),
                duration: MOTION.arrivalScriptureDuration,
            };
        }
        return {delay: MOTION.scriptureDelay, duration: MOTION.scriptureDuration};
    }
}
