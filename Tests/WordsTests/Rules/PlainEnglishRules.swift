extension VoiceRule {
    /// The part of docs/rules/words.md, Plain English, that a program can check.
    ///
    /// ``init(_:_:_:except:catches:passes:)`` explains the signs in the phrases. The place has no
    /// meaning here: ``PackageFile/plainTexts`` are all texts that these rules apply to.
    static let plainEnglish = [
        VoiceRule(
            "old words", .everywhere,
            """
            anew, mend, mends, mended, mending, unasked, errand, errands, whence, thence, hence, thus,
            hither, thither, hitherto, herein, therein, wherein, thereof, whereof, thereby, whereby,
            thereupon, whereupon, hereby, henceforth, heretofore, forthwith, upon, lest, ere, amid,
            amidst, amongst, whilst, albeit, nought, naught, aught, ought, shall, unto, nigh, oft,
            yonder, betwixt, perchance, nevermore
            """,
            catches: ["Log in anew.", "How to mend it", "Upon a start", "It shall end"],
            passes: ["Log in again.", "How to amend it.", "The shallow end", "A thought"]),
        VoiceRule(
            "\"is no\" for \"is not a\"", .everywhere,
            "is no, are no, was no, were no, be no",
            except: [
                "there is no", "there are no", "there was no", "there were no", "there be no",
                "is there no", "is no longer", "are no longer", "was no longer", "were no longer",
                "be no longer", "is no more than", "are no more than", "is no other",
                "are no other",
            ],
            catches: [
                "`x` is no time.", "Settings are no acts.", "If it is no folder",
            ],
            passes: [
                "`x` is not a time.", "There is no fast.", "if there\nis no reply",
                "It is no longer shown.", "There are none here.",
            ]),
        VoiceRule(
            "\"take over\" and \"take away\" for \"import\" and \"delete\"", .everywhere,
            """
            take over, takes over, took over, taken over, taking over, take them over, take it over,
            take away, takes away, took away, taken away, taking away, take it away, take them away,
            takes it away, takes them away, take an entry away, takes … entry away
            """,
            catches: ["Take them over?", "The fasts were taken over.", "Take away a fast."],
            passes: ["`atrest undo` undoes it.", "It takes an overview."]),
        VoiceRule(
            "\"take back\" for \"undo\"", .everywhere,
            // "takenBack" is a key of JSON.
            "take … back, takes … back, took … back, taking … back, been taken back, be taken back",
            catches: ["Takes back the last act.", "An undo takes it back.", "Taking an act back"],
            passes: ["Undoes the last act.", "It takes a minute. Back on the bus", "a backup"]),
        VoiceRule(
            "\"lies in\" for \"is in\"", .everywhere,
            """
            lies in, lies at, lies on, lies before, lies after, lies outside, lies between,
            lies beside, lies under, lies ahead, lies more than, lies this, lie in, lie at, lie before,
            lie after, lie outside, lie between, lie beside, lie under, lie ahead, lie up to, lay in,
            lay at, may lie
            """,
            catches: [
                "The data lies in {path}.", "That time lies in the future.", "They lie in it",
            ],
            passes: ["The data is in {path}.", "Layers in the forest", "It relies on the clock."]),
        VoiceRule(
            "\"so many\" for a number", .everywhere, "so many, so much as, at most so",
            catches: ["At most so many", "after so many seconds"],
            passes: ["At most this many", "so that many callers wait"]),
        VoiceRule(
            "\"where\" for \"if\"", .everywhere,
            """
            where it is not, where it was not, where it has, where there is, where there are,
            where there was, where there were, where none, where no, where nothing, where nobody,
            where one is, where that is, where this is, where they are not, where it does not,
            where it cannot
            """,
            catches: ["20 where it is not given", "where there is none", "Where no fast runs"],
            passes: ["20 by default", "found where it is", "Say where the data is."]),
        VoiceRule(
            "\"nobody\" and \"whoever\"", .everywhere,
            "nobody, whoever, whomever, whosoever, whatever, whichever, whatsoever",
            catches: ["while nobody knows", "Whoever asks", "whatever its size"],
            passes: ["if that is unknown", "whenever you like", "any size"]),
        VoiceRule(
            "a wrong tense with \"since\"", .everywhere,
            """
            is running since, are running since, is waiting since, is open since, is there since,
            has been there since, is known since, is kept since, exists since
            """,
            catches: ["the fast that is running since {start}", "It has been there since {time}."],
            passes: ["It has been running since {time}.", "Fasting since {time}."]),
        VoiceRule(
            "\"while that is\"", .everywhere,
            "while that is, while nobody, while none is, while it is away",
            catches: ["while that is away", "1 while none is"],
            passes: ["if it is not running", "while that fast runs"]),
        VoiceRule(
            "\"notice\" for \"notification\"", .everywhere,
            """
            a notice, the notice, one notice, no notice, this notice, that notice, each notice,
            every notice, first notice, last notice, next notice, new notice, notices are,
            notices were, notices without, notices about, see notices, show notices,
            notices:
            """,
            except: ["permission notice", "copyright notice"],
            catches: ["A notice at the target", "Notices are shown by dunst.", "Notices: 2"],
            passes: ["a notification", "It notices that the file is gone.", "A user notices it."]),
        VoiceRule(
            "\"note\" for \"add\"", .everywhere,
            """
            note water, note a fast, noted water, water is noted, water was noted, water were noted,
            fast is noted, fast was noted, was noted, were noted, noted:
            """,
            catches: ["Note water.", "A fast of the past was noted.", "Noted: 16h 0m."],
            passes: ["Add water.", "Notes are skipped.", "Note that it may fail."]),
        VoiceRule(
            "word order of another language", .everywhere,
            """
            of the past, of now, of yours alone, in the place of, to yourself, speaks to it,
            speak to it, when it is first asked,
            look into them, an own, has not the, have not the, had not the, water of today,
            brings nothing, bring nothing, by those who, a second start shows,
            shows the window that is, the way back, none such, no such one, come into being,
            comes into being, came into being
            """,
            catches: [
                "A fast of the past", "the water of now", "in the place of the phase",
                "It has not the type s.", "An own reader", "Other text brings nothing.",
                "A second start shows the window that is open.", "although there is none such",
                "The tree comes into being.",
            ],
            passes: [
                "A past fast", "the present water", "instead of the phase",
                "It does not have the type s.", "our own reader", "It has not then been read.",
                "Starting it again brings the window to the front.", "A tree coming into being",
            ]),
    ]
}
