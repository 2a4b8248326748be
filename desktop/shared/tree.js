import {TREE_GREY, TONES, TREE} from './palette.js';

/**
 * How far the tree of a fast has grown. Rule: docs/rules/domain.md, Trees and stars.
 *
 * @param {string} status - as in Timer1
 * @param {number} elapsed - of the fast
 * @param {number} target - in the unit of `elapsed`
 * @returns {number} from 0.05 to 1, or 0 if there is no tree
 */
export function growth(status, elapsed, target) {
    if (status === 'completed')
        return 1;
    if (status !== 'active' || !(target > 0))
        return 0;
    return Math.min(1, Math.max(TREE.minimumProgress, elapsed / target));
}

/**
 * The step in which small pictures show the progress.
 *
 * @param {number} elapsed - of the fast
 * @param {number} target - in the unit of `elapsed`
 * @returns {number} from 0 to `TREE.lastStep`, at which the tree is whole
 */
export function growthStep(elapsed, target) {
    const step = Math.floor(elapsed / target * TREE.lastStep);
    return Math.min(TREE.lastStep, Math.max(0, step || 0));
}

/**
 * How a tree looks. Rule: docs/rules/picture.md, Trees.
 *
 * @param {number} tone - an index of `TONES`
 * @param {number} progress - from 0 to 1
 * @returns {object} `color`, as `#rrggbb`, and `opacity`, from 0 to 1
 */
export function treeLook(tone, progress) {
    const grey = channels(TREE_GREY);
    const light = channels(TONES[tone] ?? TREE_GREY);
    const mixed = grey.map((channel, i) => channel + (light[i] - channel) * progress);
    return {
        color: `#${mixed.map(hexadecimal).join('')}`,
        opacity: TREE.minimumOpacity + progress * (1 - TREE.minimumOpacity),
    };
}

/**
 * @param {string} color - as `#rrggbb`
 * @returns {number[]} red, green and blue, from 0 to 1
 */
export function channels(color) {
    return [1, 3, 5].map(i => parseInt(color.slice(i, i + 2), 16) / 255);
}

function hexadecimal(channel) {
    return Math.round(channel * 255).toString(16).padStart(2, '0');
}
