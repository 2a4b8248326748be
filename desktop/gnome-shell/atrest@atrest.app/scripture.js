import GObject from 'gi://GObject';
import St from 'gi://St';

import * as Clock from './clock.js';
import * as Parts from './parts.js';
import * as Words from './words.js';
import {MOTION} from './arrival.js';

const _ = Words.translated;

/**
 * A line of Scripture. A long press, by pointer, finger or space bar, shows its citation for two
 * seconds.
 */
export const Scripture = GObject.registerClass(
class AtrestScripture extends St.Button {
    /**
     * @param {Function} askForCitation - takes a function, which it calls with the citation
     */
    _init(askForCitation) {
        super._init({style_class: 'atrest-scripture', can_focus: true, reactive: true});
        this._askForCitation = askForCitation;
        this._text = Parts.label('atrest-scripture-text');
        this._citation = Parts.label('atrest-citation');
        const lines = Parts.column('');
        lines.add_child(this._text);
        lines.add_child(this._citation);
        this.set_child(lines);

        this._pressAlarm = new Clock.Alarm(() => this._cite());
        this._citationAlarm = new Clock.Alarm(
            () => Parts.fade(this._citation, 0, {duration: MOTION.citationVanish}));
        this.connect('notify::pressed', () => {
            if (this.pressed)
                this._pressAlarm.set(MOTION.longPress);
            else
                this._pressAlarm.clear();
        });
        this.connect('destroy', () => {
            this._pressAlarm.clear();
            this._citationAlarm.clear();
        });
    }

    /**
     * @param {string} text - empty if there is no Scripture
     * @param {object} appearance - of an Arrival. null leaves it as it is
     */
    present(text, appearance) {
        this.visible = Boolean(text);
        if (!appearance)
            return;
        this._shown = text;
        this.accessible_name = Words.filled(_('Scripture: {text}'), {text});
        Parts.setText(this._text, text, {spacing: 1.5});
        this.hideCitation();
        Parts.appear(this, appearance);
    }

    /** Hides the citation at once. Its room stays. */
    hideCitation() {
        this._pressAlarm.clear();
        this._citationAlarm.clear();
        Parts.setText(this._citation, ' ');
        this._citation.remove_all_transitions();
        this._citation.opacity = 0;
    }

    _cite() {
        const text = this._shown;
        this._askForCitation(citation => {
            if (!citation || text !== this._shown)
                return;
            Parts.setText(this._citation, citation);
            this._citation.accessible_name = Words.filled(_('From {citation}'), {citation});
            Parts.appear(this._citation, {duration: MOTION.citationAppear});
            this._citationAlarm.set(MOTION.citationAppear + MOTION.citationStay);
        });
    }
});
