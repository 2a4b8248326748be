/** usage: gjs -m claims-test.js MODULE */
import {equal, run} from './check.js';

const {claim, release} = await import(`file://${ARGV[0]}`);

function nameIsRequestedAndReleasedOnce() {
    const steps = [claim, claim, release, claim, release, release, claim, release];
    equal(steps.map(step => step()),
        [true, false, false, false, false, true, true, true], 'two widgets, then one');
}

await run([nameIsRequestedAndReleasedOnce]);
