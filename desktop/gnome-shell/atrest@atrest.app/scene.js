/* exported ARRIVAL, Dusk, Scene */

const Atk = imports.gi.Atk;
const Cairo = imports.cairo;
const Clutter = imports.gi.Clutter;
const GObject = imports.gi.GObject;
const St = imports.gi.St;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Words = Me.imports.words;

const _ = Words.translated;

/** Milliseconds of the arrival: beside the tree, which is whole by then, the star comes out. */
var ARRIVAL = {pause: 400, star: 1200};

// Parts of 1, as Cairo takes them.
const DEEP_NIGHT = [13 / 255, 13 / 255, 26 / 255];
const DUSK_BASE = [26 / 255, 18 / 255, 37 / 255];
const HORIZON_WARM = [45 / 255, 31 / 255, 14 / 255];
const STAR = [240 / 255, 237 / 255, 230 / 255];
const STROKE = [0.30, 0.25, 0.33];
const CORNER = 22;

// The star's capsules: degrees, breadth, length, opacity; and how far its glow goes: 8 beyond them.
const RAYS = [[45, 1.5, 14, 0.6], [135, 1.5, 14, 0.6], [0, 2, 18, 1], [90, 2, 18, 1]];
const REACH = 17;

// The eight silhouettes; Timer1.TreeVariant is a place among them.
const TREES = 8;

// Parts of 255, as CSS takes them: what a tree is before it warms, and the light end of each tone.
const TREE_GREY = [140, 140, 153];
const TONES = [
    [122, 92, 69],
    [232, 169, 78],
    [107, 127, 94],
    [138, 144, 158],
    [212, 168, 37],
];

/**
 * The sky behind everything: night above, a warm horizon below.
 */
var Dusk = GObject.registerClass(
class AtrestDusk extends St.DrawingArea {
    vfunc_repaint() {
        const context = this.get_context();
        const [width, height] = this.get_surface_size();
        const radius = CORNER * St.ThemeContext.get_for_stage(global.stage).scale_factor;
        const quarter = Math.PI / 2;

        context.newSubPath();
        context.arc(width - radius, radius, radius, -quarter, 0);
        context.arc(width - radius, height - radius, radius, 0, quarter);
        context.arc(radius, height - radius, radius, quarter, 2 * quarter);
        context.arc(radius, radius, radius, 2 * quarter, 3 * quarter);
        context.closePath();

        const sky = new Cairo.LinearGradient(0, 0, 0, height);
        sky.addColorStopRGBA(0, ...DEEP_NIGHT, 1);
        sky.addColorStopRGBA(0.5, ...DUSK_BASE, 1);
        sky.addColorStopRGBA(1, ...HORIZON_WARM, 1);
        context.setSource(sky);
        context.fillPreserve();

        // A hairline keeps the night apart from a dark wallpaper: half of it falls outside.
        context.setSourceRGBA(...STROKE, 0.5);
        context.setLineWidth(2);
        context.clipPreserve();
        context.stroke();
        context.$dispose();
    }
});

/**
 * A compass light of four points and four lesser ones.
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
        context.translate(width / 2, height / 2);
        context.scale(scale, scale);

        const glow = new Cairo.RadialGradient(0, 0, 0, 0, 0, REACH);
        glow.addColorStopRGBA(0, ...STAR, 0.6);
        glow.addColorStopRGBA(0.45, ...STAR, 0.14);
        glow.addColorStopRGBA(1, ...STAR, 0);
        context.setSource(glow);
        context.arc(0, 0, REACH, 0, 2 * Math.PI);
        context.fill();

        context.setLineCap(Cairo.LineCap.ROUND);
        for (const [turn, breadth, length, light] of RAYS) {
            const end = (length - breadth) / 2;
            context.save();
            context.rotate(turn * Math.PI / 180);
            context.setSourceRGBA(...STAR, light);
            context.setLineWidth(breadth);
            context.moveTo(-end, 0);
            context.lineTo(end, 0);
            context.stroke();
            context.restore();
        }
        context.$dispose();
    }
});

/**
 * The tree at its progress and, once the fast is complete, the star beside it.
 */
var Scene = GObject.registerClass(
class AtrestScene extends St.Widget {
    _init() {
        super._init({style_class: 'atrest-scene', x_align: Clutter.ActorAlign.CENTER});
        this._tree = new St.Icon({accessible_role: Atk.Role.IMAGE});
        this._star = new Star();
        this.add_child(this._tree);
        this.add_child(this._star);
    }

    /**
     * @param {object} timer - the properties of Timer1
     * @param {number} progress - of the tree, 0 to 1
     * @param {boolean} arriving - whether the fast was completed just now, before the viewer's eyes
     */
    present(timer, progress, arriving) {
        const complete = timer.Status === 'completed';
        const warm = TONES[timer.TreeTone] ?? TREE_GREY;
        const color = TREE_GREY.map((grey, i) => Math.round(grey + (warm[i] - grey) * progress));
        this._tree.opacity = Math.round(255 * (0.05 + progress * 0.95));
        this._tree.style = `color: rgb(${color.join(', ')});`;
        this._tree.accessible_name = complete
            ? _('A tree from a completed fast') : timer.MilestoneTitle;
        const variant = timer.TreeVariant % TREES;
        this._tree.icon_name = `app.atrest.Atrest-tree-${variant}-symbolic`;

        // Before it moves: nothing moves that is not there.
        this._star.visible = complete;
        this._star.remove_all_transitions();
        this._star.opacity = arriving ? 0 : 255;
        if (arriving) {
            this._star.ease({
                opacity: 255,
                delay: ARRIVAL.pause,
                duration: ARRIVAL.star,
                mode: Clutter.AnimationMode.EASE_IN_QUAD,
            });
        }
    }

    // The tree fills the height; the star's place follows from it.
    vfunc_allocate(box) {
        this.set_allocation(box);
        const content = this.get_theme_node().get_content_box(box);
        const center = content.x1 + content.get_width() / 2;
        const height = content.get_height();
        place(this._tree, center - height / 2, content.y1, height);

        const [, star] = this._star.get_preferred_width(-1);
        place(this._star, center + height * 0.38 - star / 2, content.y1 + height * 0.08 - star / 2,
            star);
    }

    vfunc_style_changed() {
        super.vfunc_style_changed();
        const scale = St.ThemeContext.get_for_stage(global.stage).scale_factor;
        const height = this.get_theme_node().get_height() / scale;
        this._tree.icon_size = Math.round(height);
    }
});

function place(actor, x, y, size) {
    const box = new Clutter.ActorBox();
    box.set_origin(Math.round(x), Math.round(y));
    box.set_size(Math.round(size), Math.round(size));
    actor.allocate(box);
}
