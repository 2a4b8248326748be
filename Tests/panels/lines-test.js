/** usage: gjs -m lines-test.js FILE, which is lines.js as a module. */
import {equal, run} from './check.js';

const {withTiedWords} = await import(`file://${ARGV[0]}`);

function dash_isTiedToTheWordBeforeIt() {
    equal(withTiedWords('Not only the body finds a rhythm — something quieter settles'),
        'Not only the body finds a rhythm\u00a0— something quieter\u00a0settles', 'a dash');
}

function lastWords_areTied() {
    const start = 'Something that fills more than a line';
    equal(withTiedWords(`${start} alongside it.`), `${start} alongside\u00a0it.`, 'a short last word');
    equal(withTiedWords(`${start} to do.\n${start} now.`),
        'Something that fills more than a\u00a0line\u00a0to\u00a0do.\n' +
            'Something that fills more than\u00a0a\u00a0line\u00a0now.', 'paragraphs');
    equal(withTiedWords(`${start} notwithstanding`), `${start} notwithstanding`, 'a long last word');
}

function shortTexts_areAsTheyWere() {
    for (const text of ['', ' ', 'a b', 'When you\'re ready'])
        equal(withTiedWords(text), text, text);
}

await run([dash_isTiedToTheWordBeforeIt, lastWords_areTied, shortTexts_areAsTheyWere]);
