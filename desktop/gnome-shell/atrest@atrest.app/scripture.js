/* exported Scripture */

const GObject = imports.gi.GObject;
const St = imports.gi.St;
const ExtensionUtils = imports.misc.extensionUtils;
const Me = ExtensionUtils.getCurrentExtension();

const Clock = Me.imports.clock;
const Parts = Me.imports.parts;
const Scene = Me.imports.scene;
const Words = Me.imports.words;

const _ = Words.translated;

// Milliseconds.
const LONG_PRESS = 500;
const CITATION = {appear: 300, stay: 2000, vanish: 500};
const ARRIVAL = {
    delay: Scene.ARRIVAL.pause + Scene.ARRIVAL.star + 800,
    duration: 600,
};

/**
 * A line of Scripture. Held for half a second, by pointer, finger or space bar, it says where it
 * stands, for two seconds.
 */
var Scripture = GObject.registerClass(
class AtrestScripture extends St.Button {
    /**
     * @param {Function} ask - takes a function, which is to be called with the citation
     */
    _init(ask) {
        super._init({style_class: 'atrest-scripture', can_focus: true, reactive: true});
        this._ask = ask;
        this._text = Parts.label('atrest-scripture-text');
        this._citation = Parts.label('atrest-citation');
        const lines = Parts.column('');
        lines.add_child(this._text);
        lines.add_child(this._citation);
        this.set_child(lines);

        this._held = new Clock.Alarm(() => this._cite());
        this._cited = new Clock.Alarm(
            () => Parts.fade(this._citation, 0, {duration: CITATION.vanish}));
        this.connect('notify::pressed', () => {
            if (this.pressed)
                this._held.set(LONG_PRESS);
            else
                this._held.clear();
        });
        this.connect('destroy', () => {
            this._held.clear();
            this._cited.clear();
        });
    }

    /**
     * @param {string} text - empty where it is silent
     * @param {boolean} arriving - whether it follows the star of a fast completed just now
     */
    present(text, arriving) {
        this.visible = Boolean(text);
        if (text === this._shown)
            return;
        this._shown = text;
        this.accessible_name = Words.filled(_('Scripture: {text}'), {text});
        Parts.say(this._text, text, {spacing: 1.4});
        this.hush();
        this.remove_all_transitions();
        this.opacity = 255;
        if (arriving) {
            this.opacity = 0;
            Parts.fade(this, 255, ARRIVAL);
        }
    }

    /** Takes the citation away at once, leaving its room. */
    hush() {
        this._held.clear();
        this._cited.clear();
        Parts.say(this._citation, ' ');
        this._citation.remove_all_transitions();
        this._citation.opacity = 0;
    }

    _cite() {
        const text = this._shown;
        this._ask(citation => {
            if (!citation || text !== this._shown)
                return;
            Parts.say(this._citation, citation);
            this._citation.accessible_name = Words.filled(_('From {citation}'), {citation});
            this._citation.opacity = 0;
            Parts.fade(this._citation, 255, {duration: CITATION.appear});
            this._cited.set(CITATION.appear + CITATION.stay);
        });
    }
});
