/**
 * usage: gjs -m arrival-test.js FILE | --legacy FOLDER
 *
 * FILE is arrival.js as a module. FOLDER holds it in the form for GNOME Shell 43.
 */
import {equal, isTrue, run} from './check.js';

async function load() {
    if (ARGV[0] !== '--legacy')
        return import(`file://${ARGV[0]}`);
    imports.searchPath.unshift(ARGV[1]);
    return imports.arrival;
}

const {Arrival, MOTION} = await load();

const AT_ONCE = {delay: 0, duration: 0};
const BEFORE = 'Not by bread alone.';
const AFTER = 'What was begun in you.';
const STAR_END = MOTION.starDelay + MOTION.starDuration;
const SCRIPTURE_START = STAR_END + MOTION.arrivalScriptureDelay;

/** What is on screen: a screen that does what the plans say, with its own clock. */
class Screen {
    constructor(treeDuration = 0) {
        this.arrival = new Arrival(treeDuration);
        this.star = null;
        this.scripture = null;
    }

    update(now, status, scripture, moves = true) {
        const plan = this.arrival.update({status, scripture}, moves, now);
        if (plan.star && status === 'completed')
            this.star = {start: now + plan.star.delay, end: now + plan.star.delay + plan.star.duration};
        else if (plan.star)
            this.star = null;
        if (plan.scripture) {
            const start = now + plan.scripture.delay;
            this.scripture = {text: scripture, start, end: start + plan.scripture.duration};
        }
        return plan;
    }
}

function arrival(signals) {
    const screen = new Screen();
    screen.update(0, 'active', BEFORE);
    for (const [time, status, scripture] of signals)
        screen.update(time, status, scripture);
    return screen;
}

function isInOrder(screen, completion, what) {
    equal(screen.star, {
        start: completion + MOTION.starDelay, end: completion + STAR_END,
    }, `${what}: star`);
    equal(screen.scripture, {
        text: AFTER, start: completion + SCRIPTURE_START,
        end: completion + SCRIPTURE_START + MOTION.arrivalScriptureDuration,
    }, `${what}: Scripture`);
}

function starComesBeforeScripture_whateverComesFirst() {
    const time = 10000;
    isInOrder(arrival([[time, 'completed', AFTER]]), time, 'together');
    for (const gap of [0, 1, 5, 16, 100, MOTION.scriptureDelay - 1, MOTION.scriptureDelay, 1000, 5000]) {
        const scriptureFirst = arrival([[time, 'active', AFTER], [time + gap, 'completed', AFTER]]);
        isInOrder(scriptureFirst, time + gap, `Scripture ${gap} ms before the completion`);
    }
    for (const gap of [0, 1, 5, 16, 100, STAR_END, SCRIPTURE_START - 1]) {
        const completionFirst = arrival([[time, 'completed', BEFORE], [time + gap, 'completed', AFTER]]);
        isInOrder(completionFirst, time, `Scripture ${gap} ms after the completion`);
    }
}

function scriptureIsNotSeen_betweenTheTwoSignals() {
    for (const gap of [0, 1, 5, 16, 100, MOTION.scriptureDelay]) {
        const screen = new Screen();
        screen.update(0, 'active', BEFORE);
        screen.update(10000, 'active', AFTER);
        isTrue(screen.scripture.start >= 10000 + gap, `seen after ${gap} ms`);
    }
}

function nothingChanges_ifAnUpdateRepeatsTheState() {
    const screen = arrival([[10000, 'completed', AFTER]]);
    for (const time of [10000, 10002, 11000, 60000]) {
        equal(screen.update(time, 'completed', AFTER), {star: null, scripture: null},
            `after ${time - 10000} ms`);
    }
    isInOrder(screen, 10000, 'repeated');
}

function scriptureStaysTheSame_stillFollowsTheStar() {
    const screen = arrival([[10000, 'completed', BEFORE]]);
    equal(screen.scripture.start, 10000 + SCRIPTURE_START, 'start');
}

function scriptureFollowsTheText_whenThePopupOpens() {
    for (const status of ['active', 'completed', 'idle']) {
        const soon = {delay: MOTION.scriptureDelay, duration: MOTION.scriptureDuration};
        const plan = new Arrival().update({status, scripture: AFTER}, true, 5);
        equal(plan, {star: AT_ONCE, scripture: soon}, status);
        const still = new Arrival().update({status, scripture: AFTER}, false, 5);
        equal(still, {star: AT_ONCE, scripture: AT_ONCE}, `${status}, still`);
    }
}

function everythingAppearsAtOnce_ifNothingMoves() {
    const screen = new Screen();
    screen.update(0, 'active', BEFORE, false);
    equal(screen.update(10, 'active', AFTER, false).scripture, AT_ONCE, 'Scripture');
    equal(screen.update(12, 'completed', AFTER, false).star, AT_ONCE, 'star');
    equal(screen.update(14, 'completed', BEFORE, false).scripture, AT_ONCE, 'after the star');
}

function onlyARunningFastArrives() {
    for (const status of ['idle', 'abandoned', 'ended-early', 'completed']) {
        const screen = new Screen();
        screen.update(0, status, '');
        const plan = screen.update(10, 'completed', '');
        equal(plan.star, status === 'completed' ? null : AT_ONCE, status);
    }
}

function arrivesAgain_afterUndo() {
    const screen = arrival([[10000, 'completed', AFTER], [12000, 'active', BEFORE]]);
    equal(screen.star, null, 'star');
    equal(screen.scripture.start, 12000 + MOTION.scriptureDelay, 'Scripture');
    screen.update(13000, 'completed', AFTER);
    isInOrder(screen, 13000, 'again');
}

function newScripture_fadesInAfterTheText() {
    const screen = arrival([[10000, 'active', AFTER]]);
    equal(screen.scripture, {
        text: AFTER, start: 10000 + MOTION.scriptureDelay,
        end: 10000 + MOTION.scriptureDelay + MOTION.scriptureDuration,
    }, 'while the fast runs');
    const late = arrival([[10000, 'completed', BEFORE], [10000 + SCRIPTURE_START + 1, 'completed', AFTER]]);
    equal(late.scripture.start, 10000 + SCRIPTURE_START + 1 + MOTION.scriptureDelay, 'afterwards');
}

function clockThatIsSetBack_delaysNothingForLong() {
    const screen = arrival([[10000, 'completed', BEFORE]]);
    const plan = screen.update(-3600000, 'completed', AFTER);
    equal(plan.scripture.delay, SCRIPTURE_START, 'delay');
}

function treeThatGrows_delaysBoth() {
    const screen = new Screen(1200);
    screen.update(0, 'active', BEFORE);
    screen.update(10000, 'completed', AFTER);
    equal(screen.star.start, 11200 + MOTION.starDelay, 'star');
    equal(screen.scripture.start, 11200 + SCRIPTURE_START, 'Scripture');
}

function timesAreThoseOfTheRule() {
    equal(MOTION, {
        ease: 400, starDelay: 400, starDuration: 1200, scriptureDelay: 400, scriptureDuration: 400,
        arrivalScriptureDelay: 800, arrivalScriptureDuration: 600, longPress: 500,
        citationAppear: 300, citationStay: 2000, citationVanish: 500,
    }, 'docs/rules/picture.md, Motion');
}

await run([
    starComesBeforeScripture_whateverComesFirst,
    scriptureIsNotSeen_betweenTheTwoSignals,
    nothingChanges_ifAnUpdateRepeatsTheState,
    scriptureStaysTheSame_stillFollowsTheStar,
    scriptureFollowsTheText_whenThePopupOpens,
    everythingAppearsAtOnce_ifNothingMoves,
    onlyARunningFastArrives,
    arrivesAgain_afterUndo,
    newScripture_fadesInAfterTheText,
    clockThatIsSetBack_delaysNothingForLong,
    treeThatGrows_delaysBoth,
    timesAreThoseOfTheRule,
]);
