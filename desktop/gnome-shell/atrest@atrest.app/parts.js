import Clutter from 'gi://Clutter';
import GLib from 'gi://GLib';
import Pango from 'gi://Pango';
import St from 'gi://St';

import {MOTION} from './arrival.js';
import {withTiedWords} from './lines.js';

// Pixels above and below the widget that has the keyboard focus.
const FOCUS_MARGIN = 28;
// How many characters fit into a line of a button.
const LONG_LINE = 36;

/**
 * @param {string} styleClass - of the style sheet
 * @returns {St.Label} with centred text that wraps
 */
export function label(styleClass) {
    const actor = new St.Label({style_class: styleClass, visible: false});
    actor.clutter_text.line_wrap = true;
    actor.clutter_text.line_wrap_mode = Pango.WrapMode.WORD_CHAR;
    actor.clutter_text.ellipsize = Pango.EllipsizeMode.NONE;
    return actor;
}

/**
 * Sets the text of a label, or hides the label if the text is empty.
 *
 * @param {St.Label} actor - made by {@link label}
 * @param {string} text - may be empty
 * @param {object} options - `spacing` of the lines, 1 is the font's own; `moves` is true if a new
 *   text fades in while the label is on screen; `english` is the end of the text that is in English,
 *   also on a desktop in another language
 */
export function setText(actor, text, {spacing = 1, moves = false, english = ''} = {}) {
    text = text && withTiedWords(text);
    const known = actor.text;
    const mapped = actor.mapped;
    actor.visible = Boolean(text);
    if (text && text === known)
        return;
    actor.remove_all_transitions();
    actor.opacity = 255;
    if (!text)
        return;
    // The style sheet has no property for the line height, nor for the language, which screen readers
    // get as an attribute of the text.
    if (spacing === 1 && !english) {
        actor.text = text;
    } else {
        const start = GLib.markup_escape_text(text.slice(0, text.length - english.length), -1);
        const end = GLib.markup_escape_text(english, -1);
        actor.clutter_text.set_markup(
            `<span line_height="${spacing}">${start}<span lang="en">${end}</span></span>`);
    }
    if (moves && mapped)
        appear(actor, {delay: 0, duration: MOTION.ease});
}

/**
 * @param {Clutter.Actor} actor - fades
 * @param {number} opacity - 0 to 255
 * @param {object} timing - `duration` and, if wanted, `delay` in milliseconds, and `mode`
 */
export function fade(actor, opacity, timing) {
    actor.ease({opacity, mode: Clutter.AnimationMode.EASE_IN_OUT_QUAD, ...timing});
}

/**
 * Hides something and lets it appear later. It keeps its room meanwhile.
 *
 * @param {Clutter.Actor} actor - appears
 * @param {object} timing - as for {@link fade}. A duration of 0 shows it at once
 */
export function appear(actor, timing) {
    actor.remove_all_transitions();
    actor.opacity = timing.duration > 0 ? 0 : 255;
    if (timing.duration > 0)
        fade(actor, 255, timing);
}

/**
 * @param {string} styleClass - of the style sheet
 * @param {Function} clicked - called without arguments
 * @param {Clutter.Actor} child - replaces the text
 * @returns {St.Button} centred, for pointer, finger and keyboard
 */
export function button(styleClass, clicked, child = null) {
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
 * Sets the text of a button. A long one has a second line after its first comma, and wraps.
 *
 * @param {St.Button} actor - made by {@link button}
 * @param {string} text - also what screen readers say
 */
export function setButtonText(actor, text) {
    actor.label = text.length > LONG_LINE ? text.replace(', ', ',\n') : text;
    actor.accessible_name = text;
    // What a button shows depends on the version of the shell: a label, or its text alone.
    const child = actor.get_child();
    const content = child.clutter_text ?? child;
    content.line_wrap = true;
    content.ellipsize = Pango.EllipsizeMode.NONE;
}

/**
 * @param {string} styleClass - of the style sheet
 * @returns {St.BoxLayout} a vertical one
 */
export function column(styleClass) {
    const actor = new St.BoxLayout({style_class: styleClass, x_expand: true});
    // Every version of the shell knows this property.
    actor.layout_manager.orientation = Clutter.Orientation.VERTICAL;
    return actor;
}

/**
 * @param {St.BoxLayout} content - may be higher than the screen if the text is large
 * @returns {St.ScrollView} that shows it
 */
export function scrollable(content) {
    const view = new St.ScrollView({
        style_class: 'atrest-scroll',
        hscrollbar_policy: St.PolicyType.NEVER,
        vscrollbar_policy: St.PolicyType.AUTOMATIC,
        overlay_scrollbars: true,
        x_expand: true,
        y_expand: true,
    });
    // What scrolls has no padding itself. Before 50.1 the shell takes the padding off the width in which the
    // pointer finds something, but begins at the edge: at the other one nothing could be clicked.
    const viewport = column('');
    viewport.add_child(content);
    // Later versions do not have the former. In earlier versions the latter does not scroll.
    if (view.add_actor)
        view.add_actor(viewport);
    else
        view.set_child(viewport);
    // Otherwise the shell leaves parts of lines behind after the text size has changed.
    viewport.vadjustment.connect('notify::value', () => view.queue_redraw());
    return view;
}

/**
 * @param {St.BoxLayout} content - of {@link scrollable}
 * @returns {St.Adjustment} how far it is scrolled
 */
export function scrolled(content) {
    return content.get_parent().vadjustment;
}

/**
 * Scrolls to the widget that gets the keyboard focus.
 *
 * @param {St.BoxLayout} content - of {@link scrollable}
 * @param {Clutter.Actor[]} actors - widgets in it that can have the focus
 */
export function followFocus(content, actors) {
    for (const actor of actors) {
        actor.connect('key-focus-in', () => {
            let top = 0;
            for (let inner = actor; inner !== content; inner = inner.get_parent())
                top += inner.allocation.y1;
            scrolled(content).clamp_page(top - FOCUS_MARGIN, top + actor.height + FOCUS_MARGIN);
        });
    }
}

/**
 * @param {St.Widget} actor - gets or loses a style class
 * @param {string} styleClass - of the style sheet
 * @param {boolean} on - true if it gets the class
 */
export function toggle(actor, styleClass, on) {
    if (on)
        actor.add_style_class_name(styleClass);
    else
        actor.remove_style_class_name(styleClass);
}
