import Atk from 'gi://Atk';
import Cairo from 'cairo';
import Clutter from 'gi://Clutter';
import GObject from 'gi://GObject';
import St from 'gi://St';

import * as Parts from './parts.js';
import * as Tree from './tree.js';
import * as Words from './words.js';
import {DEEP_NIGHT, DUSK, HIGHLIGHT, STAR, STAR_LIGHT, STROKE, TREE} from './palette.js';
import {STILL_STARS, borderWidth} from './sky.js';

const _ = Words.translated;

const CORNER = 22;
// Pixels, until the popup knows its room.
const FIRST_SIDE = 176;
// With high contrast a young tree is as visible as this.
const CONTRAST_OPACITY = 0.65;

// How much fainter the diagonal points of the star are.
const DIAGONAL_OPACITY = 0.6;
const GLOW_REACH = STAR.glowRadius;

/**
 * The sky behind everything.
 */
export const Dusk = GObject.registerClass(
class AtrestDusk extends St.DrawingArea {
    /**
     * @param {boolean} shown - whether the sky has a few still stars
     */
    setStars(shown) {
        if (this._hasStars === shown)
            return;
        this._hasStars = shown;
        this.queue_repaint();
    }

    /**
     * @param {boolean} isHigh - true if the user asks the desktop for high contrast
     */
    setContrast(isHigh) {
        if (this._isContrastHigh === isHigh)
            return;
        this._isContrastHigh = isHigh;
        this.queue_repaint();
    }

    vfunc_repaint() {
        const context = this.get_context();
        const [width, height] = this.get_surface_size();
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        const radius = CORNER * scale;
        const quarter = Math.PI / 2;

        context.newSubPath();
        context.arc(width - radius, radius, radius, -quarter, 0);
        context.arc(width - radius, height - radius, radius, 0, quarter);
        context.arc(radius, height - radius, radius, quarter, 2 * quarter);
        context.arc(radius, radius, radius, 2 * quarter, 3 * quarter);
        context.closePath();

        const sky = new Cairo.LinearGradient(0, 0, 0, height);
        for (const {position, color} of DUSK)
            sky.addColorStopRGBA(position, ...Tree.channels(this._isContrastHigh ? DEEP_NIGHT : color), 1);
        context.setSource(sky);
        context.fillPreserve();

        // A thin line sets the popup apart from a dark wallpaper.
        if (this._isContrastHigh)
            context.setSourceRGBA(...Tree.channels(HIGHLIGHT), 1);
        else
            context.setSourceRGBA(...Tree.channels(STROKE), 0.5);
        context.setLineWidth(borderWidth(this._isContrastHigh, scale));
        context.clipPreserve();
        context.stroke();
        for (const star of this._hasStars ? STILL_STARS : []) {
            context.save();
            context.translate(star.x * width, star.y * height);
            context.scale(star.scale * scale, star.scale * scale);
            drawStar(context, star.opacity);
            context.restore();
        }
        context.$dispose();
    }
});

/**
 * The star of a completed fast.
 */
const Star = GObject.registerClass(
class AtrestStar extends St.DrawingArea {
    _init() {
        super._init({
            style_class: 'atrest-star',
            accessible_role: Atk.Role.IMAGE,
            accessible_name: _('A star in the sky'),
        });
    }

    vfunc_repaint() {
        const context = this.get_context();
        const [width, height] = this.get_surface_size();
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        const light = Tree.channels(STAR_LIGHT);
        context.translate(width / 2, height / 2);
        context.scale(scale, scale);

        const glow = new Cairo.RadialGradient(0, 0, 0, 0, 0, GLOW_REACH);
        for (const {position, opacity} of STAR.glow)
            glow.addColorStopRGBA(position, ...light, opacity);
        context.setSource(glow);
        context.arc(0, 0, GLOW_REACH, 0, 2 * Math.PI);
        context.fill();

        drawStar(context, 1);
        context.$dispose();
    }
});

/**
 * The tree at its progress and, if the fast is completed, the star beside it.
 */
export const Scene = GObject.registerClass(
class AtrestScene extends St.Widget {
    _init() {
        super._init({style_class: 'atrest-scene', x_align: Clutter.ActorAlign.CENTER});
        this._tree = new St.Icon({accessible_role: Atk.Role.IMAGE});
        this._star = new Star();
        this.add_child(this._tree);
        this.add_child(this._star);
        this._isContrastHigh = false;
        this.side = FIRST_SIDE;
    }

    /** How many pixels wide and high the tree is. */
    get side() {
        return this._side;
    }

    set side(side) {
        if (side === this._side)
            return;
        this._side = side;
        this.set_size(side, side);
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        this._tree.icon_size = Math.round(side / scale);
    }

    /**
     * @param {boolean} isHigh - true if the user asks the desktop for high contrast
     */
    setContrast(isHigh) {
        this._isContrastHigh = isHigh;
    }

    /**
     * @param {object} timer - the properties of Timer1
     * @param {number} progress - of the tree, 0 to 1
     */
    setTree(timer, progress) {
        const complete = timer.Status === 'completed';
        const look = Tree.treeLook(timer.TreeTone, progress);
        const least = this._isContrastHigh ? CONTRAST_OPACITY : 0;
        this._tree.opacity = Math.round(255 * Math.max(least, look.opacity));
        this._tree.style = `color: ${look.color};`;
        this._tree.accessible_name = complete
            ? _('A tree from a completed fast')
            : Words.filled(_('A growing tree, {phase}'), {phase: timer.MilestoneTitle});
        const variant = timer.TreeVariant % TREE.variants;
        if (variant !== this._variant) {
            this._variant = variant;
            this.queue_relayout();
        }
        this._tree.icon_name = `app.atrest.Atrest-tree-${variant}-symbolic`;
    }

    /**
     * @param {boolean} visible - true if the fast is completed
     * @param {object} appearance - of an Arrival. null leaves the star as it is
     */
    setStar(visible, appearance) {
        // It must be visible before it moves.
        this._star.visible = visible;
        if (appearance)
            Parts.appear(this._star, {mode: Clutter.AnimationMode.EASE_IN_QUAD, ...appearance});
    }

    // The tree fills the height. The place of the star follows from it.
    vfunc_allocate(box) {
        this.set_allocation(box);
        const content = this.get_theme_node().get_content_box(box);
        const center = content.x1 + content.get_width() / 2;
        const height = content.get_height();
        place(this._tree, center - height / 2, content.y1, height);

        const [, star] = this._star.get_preferred_width(-1);
        place(this._star, center + height * TREE.star.x - star / 2,
            content.y1 + height * TREE.star.y[this._variant ?? 0] - star / 2, star);
    }
});

function place(actor, x, y, size) {
    const box = new Clutter.ActorBox();
    box.set_origin(Math.round(x), Math.round(y));
    box.set_size(Math.round(size), Math.round(size));
    actor.allocate(box);
}

// The points of a star, without its glow, around the origin.
function drawStar(context, opacity) {
    const light = Tree.channels(STAR_LIGHT);
    context.setLineCap(Cairo.LineCap.ROUND);
    for (const capsule of STAR.capsules) {
        const end = (capsule.length - capsule.width) / 2;
        context.save();
        context.rotate(capsule.angle * Math.PI / 180);
        context.setSourceRGBA(...light, opacity * (capsule.angle % 90 ? DIAGONAL_OPACITY : 1));
        context.setLineWidth(capsule.width);
        context.moveTo(-end, 0);
        context.lineTo(end, 0);
        context.stroke();
        context.restore();
    }
}
