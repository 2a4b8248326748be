import Atk from 'gi://Atk';
import Clutter from 'gi://Clutter';
import GObject from 'gi://GObject';
import St from 'gi://St';

import * as Parts from './parts.js';
import * as Words from './words.js';

const _ = Words.translated;

/**
 * A glass to add, and how much was drunk today, which leads to the entries.
 */
export const Row = GObject.registerClass(
class AtrestWaterRow extends St.BoxLayout {
    /**
     * @param {Function} add - called when the user adds the usual amount
     * @param {Function} open - called when the user wants to see the entries
     */
    _init(add, open) {
        super._init({style_class: 'atrest-water', x_align: Clutter.ActorAlign.CENTER});
        const glass = new St.BoxLayout({style_class: 'atrest-glass'});
        this._amount = new St.Label({y_align: Clutter.ActorAlign.CENTER});
        glass.add_child(new St.Icon({
            style_class: 'atrest-drop',
            icon_name: 'app.atrest.water-symbolic',
            y_align: Clutter.ActorAlign.CENTER,
        }));
        glass.add_child(this._amount);
        this.addButton = Parts.button('atrest-quiet', add, glass);
        this.addButton.accessible_name = _('Add water');
        // Its own label: one that a button makes has no style until the popup opens again.
        this._today = new St.Label({y_align: Clutter.ActorAlign.CENTER});
        this.todayButton = Parts.button('atrest-quiet', open, this._today);
        this.add_child(this.addButton);
        this.add_child(this.todayButton);
    }

    /**
     * @param {object} water - the properties of Water1
     */
    present({QuickAdd, TodayMilliliters, Unit}) {
        this._amount.text = `+${Words.amount(QuickAdd, Unit)}`;
        const amount = Words.amount(TodayMilliliters, Unit);
        this._today.text = Words.filled(_('Today {amount}'), {amount});
        this.todayButton.accessible_name = `${_("Today's water")}, ${amount}`;
    }
});

/**
 * The entries of the day, each with a button that removes it. They take the place of everything else
 * while the user looks at them.
 */
export const Entries = GObject.registerClass(
class AtrestWaterEntries extends St.BoxLayout {
    /**
     * @param {object} acts - `remove`, called with the id of an entry; `undo`, called with the number of an
     *     act; and `close`
     */
    _init({remove, undo, close}) {
        super._init({style_class: 'atrest-reading', visible: false, x_expand: true, y_expand: true});
        // Every version of the shell knows this property.
        this.layout_manager.orientation = Clutter.Orientation.VERTICAL;
        this._remove = remove;
        const title = Parts.label('atrest-reading-title');
        Parts.setText(title, _("Today's water"));
        this._none = Parts.label('atrest-text');
        this._refusal = Parts.label('atrest-refusal');
        this._list = Parts.column('atrest-entries');
        this._list.accessible_role = Atk.Role.LIST;
        this._content = Parts.column('atrest-content');
        for (const actor of [title, this._none, this._list])
            this._content.add_child(actor);
        this._undo = Parts.button('atrest-quiet', () => undo(this._undoAct));
        this._close = Parts.button('atrest-button', close);
        this._close.label = _('Close');
        for (const actor of [Parts.scrollable(this._content), this._refusal, this._undo, this._close])
            this.add_child(actor);
    }

    /**
     * @param {Array} entries - of Water1.List
     * @param {object} look - `unit`, `twelveHours`, `undoAct`, the number of the removal that can be undone, or
     *     0, and `undoName`, what it was
     */
    present(entries, {unit, twelveHours, undoAct, undoName}) {
        const focus = global.stage.get_key_focus();
        const isOpen = this.visible;
        const rows = this._list.get_children();
        const place = isOpen ? rows.findIndex(row => focus && row.contains(focus)) : -1;
        this._list.destroy_all_children();
        for (const [id, at, milliliters] of entries)
            this._list.add_child(this._row(id, Words.clock(at, twelveHours), Words.amount(milliliters, unit)));
        Parts.setText(this._none, entries.length > 0 ? '' : _('No water was added today.'));
        this._undoAct = undoAct;
        this._undo.visible = undoAct > 0;
        Parts.setButtonText(this._undo, Words.undo(undoName));
        this.show();
        if (!isOpen || place >= 0)
            this._focus(place);
        else if (focus === this._undo && undoAct === 0)
            this._close.grab_key_focus();
    }

    /**
     * @param {string} sentence - why the agent refused. null if it did not
     */
    refuse(sentence) {
        Parts.setText(this._refusal, sentence ?? '');
    }

    // The entry after the one that was removed. At first no entry, so that no key removes one by mistake.
    _focus(place) {
        const rows = this._list.get_children();
        const button = place < 0 ? this._close : rows[Math.min(place, rows.length - 1)]?.button;
        (button ?? this._undo).grab_key_focus();
    }

    _row(id, time, amount) {
        const row = new St.BoxLayout({style_class: 'atrest-entry', x_expand: true});
        row.accessible_role = Atk.Role.LIST_ITEM;
        for (const [text, styleClass, expands] of [
            [time, 'atrest-entry-time', false], [amount, 'atrest-entry-amount', true],
        ]) {
            row.add_child(new St.Label({
                text,
                style_class: styleClass,
                x_expand: expands,
                y_align: Clutter.ActorAlign.CENTER,
            }));
        }
        row.button = Parts.button('atrest-remove', () => this._remove(id),
            new St.Icon({icon_name: 'edit-delete-symbolic'}));
        row.button.accessible_name = Words.filled(_('Delete {amount} at {time}'), {amount, time});
        row.add_child(row.button);
        Parts.followFocus(this._content, [row.button]);
        return row;
    }
});
