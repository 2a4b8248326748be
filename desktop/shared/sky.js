/**
 * The few still stars of a sky without a tree. x and y are parts of its width and height, `scale` is of
 * the star of a completed fast.
 */
export const STILL_STARS = [
    {x: 0.13, y: 0.22, scale: 0.34, opacity: 0.5},
    {x: 0.3, y: 0.08, scale: 0.24, opacity: 0.35},
    {x: 0.42, y: 0.27, scale: 0.2, opacity: 0.3},
    {x: 0.59, y: 0.13, scale: 0.38, opacity: 0.6},
    {x: 0.74, y: 0.3, scale: 0.22, opacity: 0.35},
    {x: 0.87, y: 0.17, scale: 0.28, opacity: 0.45},
];

// Pixels at a scale of 100 %. Half of the line is outside the shape.
const BORDER = {usual: 2, highContrast: 4};

/**
 * The width of the line around a popup, which is as thick on every screen.
 *
 * @param {boolean} isContrastHigh - true if the user asks the desktop for high contrast
 * @param {number} scale - pixels of the screen for each pixel of the interface
 * @returns {number} in pixels of the screen
 */
export function borderWidth(isContrastHigh, scale) {
    return (isContrastHigh ? BORDER.highContrast : BORDER.usual) * scale;
}

/**
 * How light Scripture and what is beside it are: parts of the colour of a star, and of an interface.
 * A citation is at least 4.5 : 1 against every part of the sky.
 */
export const OPACITY = {
    scripture: 0.6,
    citation: 0.55,
    glyph: 0.4,
};

/**
 * @param {number} channel - red, green or blue, from 0 to 1
 * @returns {number} its light
 */
function linear(channel) {
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]) {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The contrast of a colour in front of another, as WCAG 2 defines it.
 *
 * @param {number[]} front - red, green and blue, from 0 to 1
 * @param {number[]} back - red, green and blue, from 0 to 1
 * @param {number} opacity - of the front
 * @returns {number} from 1 to 21
 */
export function contrast(front, back, opacity = 1) {
    const mixed = front.map((channel, i) => back[i] + (channel - back[i]) * opacity);
    const [dark, light] = [luminance(mixed), luminance(back)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}
