/* exported button, column, fade, follow, label, say, scrollable, toggle */

const Clutter = imports.gi.Clutter;
const GLib = imports.gi.GLib;
const Pango = imports.gi.Pango;
const St = imports.gi.St;

// Milliseconds.
const EASE = 400;
// Pixels above and below what has the keyboard.
const ROOM = 28;

/**
 * @param {string} styleClass - of the style sheet
 * @returns {St.Label} centred text that wraps
 */
function label(styleClass) {
    const actor = new St.Label({style_class: styleClass, visible: false});
    actor.clutter_text.line_wrap = true;
    actor.clutter_text.line_wrap_mode = Pango.WrapMode.WORD_CHAR;
    actor.clutter_text.ellipsize = Pango.EllipsizeMode.NONE;
    return actor;
}

/**
 * Sets a label's text and hides the label without one. A text that changes while it is looked at
 * comes gently.
 *
 * @param {St.Label} actor - of {@link label}
 * @param {string} text - may be empty
 * @param {object} options - spacing: of the lines, 1 is the font's own; moves: whether it may come
 *   gently
 */
function say(actor, text, {spacing = 1, moves = false} = {}) {
    const known = actor.text;
    const mapped = actor.mapped;
    actor.visible = Boolean(text);
    if (text && text === known)
        return;
    actor.remove_all_transitions();
    actor.opacity = 255;
    if (!text)
        return;
    // The style sheet has no property for this.
    if (spacing === 1)
        actor.text = text;
    else
        actor.clutter_text.set_markup(
            `<span line_height="${spacing}">${GLib.markup_escape_text(text, -1)}</span>`);
    if (moves && mapped) {
        actor.opacity = 0;
        fade(actor, 255, {duration: EASE});
    }
}

/**
 * @param {Clutter.Actor} actor - whatever comes or goes
 * @param {number} opacity - 0 to 255
 * @param {object} timing - duration and, if wanted, delay in milliseconds
 */
function fade(actor, opacity, timing) {
    actor.ease({opacity, mode: Clutter.AnimationMode.EASE_IN_OUT_QUAD, ...timing});
}

/**
 * @param {string} styleClass - of the style sheet
 * @param {Function} clicked - called without arguments
 * @param {Clutter.Actor} child - what is on it, if not a text
 * @returns {St.Button} centred, for pointer, finger and keyboard
 */
function button(styleClass, clicked, child = null) {
    const actor = new St.Button({
        style_class: styleClass,
        can_focus: true,
        reactive: true,
        track_hover: true,
        x_align: Clutter.ActorAlign.CENTER,
    });
    if (child)
        actor.set_child(child);
    actor.connect('clicked', () => clicked());
    return actor;
}

/**
 * @param {string} styleClass - of the style sheet
 * @returns {St.BoxLayout} whose children stand one below the other
 */
function column(styleClass) {
    const actor = new St.BoxLayout({style_class: styleClass, x_expand: true});
    // The one way to say it that every version of the shell knows.
    actor.layout_manager.orientation = Clutter.Orientation.VERTICAL;
    return actor;
}

/**
 * @param {St.BoxLayout} content - which may be higher than the screen, where text is large
 * @returns {St.ScrollView} that shows it
 */
function scrollable(content) {
    const view = new St.ScrollView({
        style_class: 'atrest-scroll',
        hscrollbar_policy: St.PolicyType.NEVER,
        vscrollbar_policy: St.PolicyType.AUTOMATIC,
        overlay_scrollbars: true,
        x_expand: true,
        y_expand: true,
    });
    // The former is gone from later versions, the latter leaves earlier ones without scrolling.
    if (view.add_actor)
        view.add_actor(content);
    else
        view.set_child(content);
    // After the size of text has changed, the shell would leave ends of lines where they were.
    content.vadjustment.connect('notify::value', () => view.queue_redraw());
    return view;
}

/**
 * Keeps what has the keyboard in sight.
 *
 * @param {St.BoxLayout} content - of {@link scrollable}
 * @param {Clutter.Actor[]} actors - somewhere within it, that can have the keyboard
 */
function follow(content, actors) {
    for (const actor of actors) {
        actor.connect('key-focus-in', () => {
            let top = 0;
            for (let inner = actor; inner !== content; inner = inner.get_parent())
                top += inner.allocation.y1;
            content.vadjustment.clamp_page(top - ROOM, top + actor.height + ROOM);
        });
    }
}

/**
 * @param {St.Widget} actor - whose style class comes and goes
 * @param {string} styleClass - of the style sheet
 * @param {boolean} on - whether it shall have it
 */
function toggle(actor, styleClass, on) {
    if (on)
        actor.add_style_class_name(styleClass);
    else
        actor.remove_style_class_name(styleClass);
}
