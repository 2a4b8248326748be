import Clutter from 'gi://Clutter';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import St from 'gi://St';

import * as Parts from './parts.js';
import * as Words from './words.js';
import {HIGHLIGHT} from './palette.js';
import {reflowed} from './reflow.js';

const _ = Words.translated;

// Pixels that an arrow key scrolls.
const STEP = 48;

/**
 * A text to read: a title, the text, which scrolls, and a button below it that closes both.
 */
export const Reading = GObject.registerClass(
class AtrestReading extends St.BoxLayout {
    /**
     * @param {Function} close - called when the user presses the button
     */
    _init(close) {
        super._init({style_class: 'atrest-reading', visible: false, x_expand: true, y_expand: true});
        // Every version of the shell knows this property.
        this.layout_manager.orientation = Clutter.Orientation.VERTICAL;
        this._title = Parts.label('atrest-reading-title');
        this._text = Parts.label('atrest-reading-text');
        this._text.can_focus = true;
        this._close = Parts.button('atrest-button', close);
        this._close.label = _('Close');
        this._content = Parts.column('atrest-content');
        this._content.add_child(this._title);
        this._content.add_child(this._text);
        this.add_child(Parts.scrollable(this._content));
        this.add_child(this._close);
    }

    /**
     * @param {string} text - in lines of a terminal. The first one is the title
     */
    open(text) {
        const [title, ...blocks] = reflowed(text);
        Parts.setText(this._title, title ?? '');
        this._text.show();
        this._text.clutter_text.set_markup(
            `<span line_height="1.25">${blocks.map(marked).join('\n\n')}</span>`);
        this.show();
        Parts.scrolled(this._content).value = 0;
        // A screen reader reads what has the focus.
        this._text.grab_key_focus();
    }

    /**
     * @param {number} key - that was pressed
     * @returns {boolean} true if it scrolls
     */
    scroll(key) {
        const scrolled = Parts.scrolled(this._content);
        const page = Math.max(STEP, scrolled.page_size - STEP);
        const distances = {
            [Clutter.KEY_Up]: -STEP,
            [Clutter.KEY_Down]: STEP,
            [Clutter.KEY_Page_Up]: -page,
            [Clutter.KEY_Page_Down]: page,
            [Clutter.KEY_Home]: -scrolled.upper,
            [Clutter.KEY_End]: scrolled.upper,
        };
        if (!(key in distances))
            return Clutter.EVENT_PROPAGATE;
        scrolled.value += distances[key];
        return Clutter.EVENT_STOP;
    }
});

// The markup of a block. The heading of several paragraphs is brighter.
function marked(block) {
    const [heading, ...details] = GLib.markup_escape_text(block, -1).split('\n');
    if (details.length === 0)
        return heading;
    return [`<span color="${HIGHLIGHT}">${heading}</span>`, ...details].join('\n');
}
