// Written by `make pictures` from Sources/Content/Picture. Do not edit.
export const DEEP_NIGHT = '#0D0D1A';
export const DUSK_BASE = '#1A1225';
export const HORIZON_WARM = '#2D1F0E';
export const SURFACE = '#1F1A24';
export const STROKE = '#4D4054';
export const ACCENT = '#948CA6';
export const HIGHLIGHT = '#E0D6C7';
export const STAR_LIGHT = '#F0EDE6';
export const TREE_GREY = '#8C8C99';

/** The light end of each tone. Timer1.TreeTone is an index. */
export const TONES = [
    '#7A5C45',
    '#E8A94E',
    '#6B7F5E',
    '#8A909E',
    '#D4A825',
];

/** The sky from top to bottom. */
export const DUSK = [
    {position: 0.0, color: '#0D0D1A'},
    {position: 0.5, color: '#1A1225'},
    {position: 1.0, color: '#2D1F0E'},
];

/** Sizes are in pixels, angles in degrees. */
export const STAR = {
    length: 18.0,
    glowRadius: 17.0,
    glow: [{position: 0.0, opacity: 0.42}, {position: 0.4, opacity: 0.16}, {position: 1.0, opacity: 0.0}],
    capsules: [
        {width: 1.5, length: 14.0, angle: 45},
        {width: 1.5, length: 14.0, angle: 135},
        {width: 2.0, length: 18.0, angle: 0},
        {width: 2.0, length: 18.0, angle: 90},
    ],
};

export const TREE = {
    variants: 8,
    minimumProgress: 0.05,
    minimumOpacity: 0.05,
    lastStep: 4,
    /** Right of the centre and below the top, in sizes of the tree; the height by variant. */
    star: {x: 0.38, y: [0.08, 0.08, 0.08, 0.08, 0.08, 0.03, 0.08, 0.08]},
};
