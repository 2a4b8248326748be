/**
 * Joins the lines of a text that was written for a terminal, so that the text fills any width.
 *
 * A line goes on with the paragraph if it is indented like it, or deeper. A paragraph that is not
 * indented ends before an indented line. An indented line that is not deeper begins a paragraph if it
 * has a list mark or a label, such as "Sources:".
 *
 * @param {string} text - in lines
 * @returns {string[]} blocks, which empty lines separate. The paragraphs of a block are lines
 */
export function reflowed(text) {
    const blocks = [];
    let paragraphs = [];
    // The column in which the paragraph begins.
    let first = 0;
    for (const line of [...text.split('\n'), '']) {
        const words = line.trim();
        // In a form that Qt 5 knows.
        const column = line.search(/\S/);
        const isMarked = column > 0 && /^([-*•·] |[A-ZÄÖÜ][A-Za-zÄÖÜäöüß ]{0,24}: )/.test(words);
        if (!words) {
            if (paragraphs.length > 0)
                blocks.push(paragraphs.join('\n'));
            paragraphs = [];
        } else if (paragraphs.length > 0
            && (column === first && !isMarked || first > 0 && column > first)) {
            paragraphs.push(`${paragraphs.pop()} ${words}`);
        } else {
            paragraphs.push(words);
            first = column;
        }
    }
    return blocks;
}
