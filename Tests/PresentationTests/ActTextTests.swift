import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Testing
import TimerSamples

/// What an act was, in the words of this program.
struct ActTextTests {
    private let hour: UInt64 = 3_600_000_000

    /// The agent's own text is in another language here.
    private func row(
        _ kind: ActKind?, startedAt: UInt64? = nil, endedAt: UInt64? = nil, target: UInt64? = nil,
        waterAt: UInt64? = nil, milliliters: UInt32? = nil, unit: String? = nil,
        fasts: UInt32? = nil, water: UInt32? = nil, day: String? = nil
    ) -> String {
        Journal1.ActRow(
            at: noon, act: kind?.wire ?? "act-of-a-newer-agent", text: "Wasser", isUndone: false,
            startedAt: startedAt,
            endedAt: endedAt, target: target, waterAt: waterAt, milliliters: milliliters,
            unit: unit, fasts: fasts, water: water, day: day
        ).text(in: .utc)
    }

    @Test func eachSubjectHasItsWords() {
        let start = noon.wire
        #expect(
            row(.start, startedAt: start, target: 16 * hour)
                == "starting a fast at 12:00, target 16h")
        #expect(
            row(.log, startedAt: start - 4 * hour, endedAt: start)
                == "adding a fast, 08:00 to 12:00")
        #expect(
            row(.waterAdd, waterAt: start, milliliters: 300, unit: "ml")
                == "adding 300 ml of water at 12:00")
        #expect(
            row(.waterRemove, waterAt: start, milliliters: 237, unit: "floz")
                == "deleting 8 fl oz of water at 12:00")
        #expect(row(.importing, fasts: 2, water: 0) == "importing 2 fasts")
        #expect(
            row(.restore, fasts: 2, water: 0, day: "2026-11-20")
                == "restoring the backup from 2026-11-20")
    }

    /// An older agent sends nothing but its text.
    @Test func otherwiseItIsTheTextOfTheAgent() {
        #expect(row(.waterAdd) == "Wasser")
        #expect(row(.waterAdd, waterAt: noon.wire, milliliters: 0) == "Wasser")
        #expect(row(.log, startedAt: noon.wire) == "Wasser")
        #expect(row(.start, startedAt: .max, target: 1) == "Wasser")
    }

    @Test func anActThatIsUnknownHasTheTextOfTheAgent() {
        #expect(row(nil, waterAt: noon.wire, milliliters: 300, unit: "ml") == "Wasser")
    }

    @Test func theButtonNamesTheAct() {
        let act = Journal1.ActDetails(
            act: "start", at: noon, text: "Wasser", startedAt: noon.wire, target: 16 * hour)
        #expect(
            Journal1State(undoDetails: act).undoLabel(in: .utc) == "Undo: starting a fast at 12:00")
        #expect(Journal1State().undoLabel(in: .utc) == "Undo")
    }
}
