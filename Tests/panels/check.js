/** A small set of assertions for scripts that run with gjs. */
import GLib from 'gi://GLib';
import System from 'system';

/** Fails if the two values differ in any part. */
export function equal(actual, expected, what) {
    const [left, right] = [actual, expected].map(value => JSON.stringify(value));
    if (left !== right)
        throw new Error(`${what}: ${left} instead of ${right}`);
}

export function isTrue(condition, what) {
    if (!condition)
        throw new Error(what);
}

/** Runs the tests one after the other, and ends the program with their result. */
export async function run(tests) {
    let status = 0;
    for (const test of tests) {
        try {
            await test();
            print(`passed ${test.name}`);
        } catch (error) {
            printerr(`failed ${test.name}: ${error.message}\n${error.stack}`);
            status = 1;
        }
    }
    System.exit(status);
}

/** Resolves after some milliseconds of the main loop. */
export function pause(milliseconds) {
    return new Promise(resolve => {
        GLib.timeout_add(GLib.PRIORITY_DEFAULT, milliseconds, () => {
            resolve();
            return GLib.SOURCE_REMOVE;
        });
    });
}
