import SeededRandom
import Testing

@testable import Fasting

/// The note of a fast (rule: docs/rules/domain.md, A fast).
struct NoteTests {
    @Test func noteHasUpToAThousandCharacters() {
        #expect(Note(String(repeating: "ä", count: 1000))?.text.count == 1000)
        #expect(Note(String(repeating: "ä", count: 1001)) == nil)
        #expect(Note("  " + String(repeating: "x", count: 1000) + "\n") != nil)
        // The limit holds for a character with very many marks too.
        #expect(Note("e" + String(repeating: "\u{301}", count: 20_000)) == nil)
    }

    @Test(arguments: [
        ("", ""), ("  slept well \n", "slept well"), ("one\r\ntwo\rthree", "one\ntwo\nthree"),
        ("a\tb", "a\tb"), ("\u{1B}[2Jred\u{7}", "[2Jred"), ("a\u{2028}b", "a\nb"), ("\n\t ", ""),
    ])
    func controlCharactersAndOuterSpaceAreLeftOut(typed: String, text: String) {
        #expect(Note(typed)?.text == text)
        #expect(Note(beginningOf: typed).text == text)
    }

    @Test func tooLongATextIsCut() {
        let note = Note(beginningOf: String(repeating: "word ", count: 500))
        #expect(note.text.count == 999 && note.text.hasSuffix("word"))
        #expect(Note(note.text) == note)
        let marks = Note(beginningOf: "ab" + String(repeating: "\u{301}", count: 20_000))
        #expect(marks.text == "a")
    }

    @Test func mergingKeepsTheLongerNoteInAnyOrder() {
        let notes = ["", "a", "b", "longer", "other1", "sch\u{FFFD}n heute", "b\u{FFFD}"].compactMap
        {
            Note($0)
        }
        for a in notes {
            #expect(a.merged(with: a) == a)
            for b in notes {
                #expect(a.merged(with: b) == b.merged(with: a))
                for c in notes {
                    #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
                }
            }
        }
        #expect(Note.none.merged(with: notes[1]) == notes[1])
        #expect(notes[3].merged(with: notes[4]) == notes[4])
    }

    /// A file that was read with the wrong encoding must not replace what was read right.
    @Test(arguments: [
        ("schön", "sch\u{FFFD}n heute", "schön"), ("a\u{FFFD}", "", "a\u{FFFD}"),
        ("a\u{FFFD}", "bb\u{FFFD}", "bb\u{FFFD}"),
    ])
    func wholeNoteWinsOverADamagedOne(a: String, b: String, winner: String) {
        let (a, b) = (Note(a)!, Note(b)!)
        #expect(a.merged(with: b).text == winner && b.merged(with: a).text == winner)
    }

    @Test(arguments: [
        ("calm", "warm", "calm\nwarm"), ("calm", "calm", "calm"), ("", "warm", "warm"),
        ("calm", "", "calm"), ("calm", "w\u{FFFD}rm", "calm"), ("c\u{FFFD}lm", "warm", "warm"),
    ])
    func notesOfTwoPartsAreJoined(first: String, second: String, joined: String) {
        #expect(Note(first)!.joined(with: Note(second)!).text == joined)
    }

    /// A phone file has no notes.
    @Test func sessionWithALaterEndTakesNoNoteAway() {
        var mine = session(at(0), at(16))
        mine.note = Note("quiet day")!
        var yours = session(at(0), at(17))
        yours = Session(
            id: mine.id, start: yours.start, end: yours.end, endOffset: nil, target: nil)
        let merged = mine.merged(with: yours)
        #expect(merged.end == at(17) && merged.note == mine.note)
        #expect(yours.merged(with: mine) == merged)
    }

    // MARK: Commands

    @Test func noteOfTheRunningFastIsNoActOnItsTimes() throws {
        var fast = running()
        let state = FastState(stage: .active(fast))
        let change = try state.reduce(.adjust(note: Note("calm")), context: context(at(9)))
        fast.note = Note("calm")!
        #expect(change.state.active == fast && change.writes == [.run(fast)])
        let again = try change.state.reduce(.adjust(note: Note("calm")), context: context(at(9)))
        #expect(again.writes.isEmpty)
    }

    @Test func endKeepsTheNoteOrTakesANewOne() throws {
        var fast = running()
        fast.note = Note("calm")!
        for (given, kept) in [(nil, "calm"), (Note("late supper"), "late supper"), (Note(""), "")] {
            let change = try FastState(stage: .active(fast)).reduce(
                .end(at: at(17), note: given), context: context(at(18)))
            guard case .keep(let session) = try #require(change.writes.first) else {
                Issue.record("not kept")
                continue
            }
            #expect(session.note.text == kept)
        }
    }
}
