/** usage: gjs -m reflow-test.js FILE, which is reflow.js as a module. */
import {equal, run} from './check.js';

const {reflowed} = await import(`file://${ARGV[0]}`);

function linesOfAParagraph_areJoined() {
    equal(reflowed('One line\nand another.\n'), ['One line and another.'], 'two lines');
    equal(reflowed('  indented\n  twice\n'), ['indented twice'], 'indentation');
}

function emptyLines_separateBlocks() {
    equal(reflowed('\nTitle\n\n\nA\nb\n \nC\n'), ['Title', 'A b', 'C'], 'three blocks');
}

function itemsOfAList_areParagraphs() {
    equal(reflowed('Ask first:\n  - one\n    more\n  - two\n'), ['Ask first:\n- one more\n- two'], 'a list');
}

/** A claim, as `atrest why` prints it. */
function labels_beginParagraphs() {
    equal(reflowed(`Liver sugar
  Measured: it rises after a meal, and falls by
  0.26 mmol/l a minute.
  In whom: 20 people
  Sources: Taylor 1996,
  doi: 10.1172/JCI118379

Next`), [
        'Liver sugar\nMeasured: it rises after a meal, and falls by 0.26 mmol/l a minute.\n' +
            'In whom: 20 people\nSources: Taylor 1996, doi: 10.1172/JCI118379',
        'Next',
    ], 'a claim');
    equal(reflowed('Title\n  Measured: one,\n    Another: two\n  In whom: three'),
        ['Title\nMeasured: one, Another: two\nIn whom: three'], 'deeper lines');
}

function nothing_staysNothing() {
    equal(reflowed(''), [], 'empty');
    equal(reflowed('\n \n'), [], 'blank');
}

await run([
    linesOfAParagraph_areJoined, emptyLines_separateBlocks, itemsOfAList_areParagraphs,
    labels_beginParagraphs, nothing_staysNothing,
]);
