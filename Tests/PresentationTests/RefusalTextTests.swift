import Contract
import Fasting
import LocalTime
import SDBus
import Testing
import TimerSamples
import Words

@testable import Presentation

/// A refusal in the words of this program.
struct RefusalTextTests {
    private func text(_ details: [String: Value]) -> String {
        BusError(name: ErrorName.overlap.rawValue, message: "Schon da.", details: details)
            .ownSentence
    }

    @Test func detailsMakeTheSentence() {
        #expect(
            text(["Reason": .string("not-active")])
                == "No fast is running. `atrest start` starts one.")
        #expect(
            text(["Reason": .string("not-active"), "Later": .byte(1)])
                == "No fast is running. `atrest start` starts one.")
        let since = UserInput.shown(noon)
        #expect(
            text(["Reason": .string("already-active"), "StartedAt": .uint64(noon.wire)])
                == "A fast has been running since \(since). End it first: `atrest end`, or `atrest end "
                + "--at TIME` if it ended earlier. `atrest adjust --start TIME` changes its start.")
        #expect(
            text([
                "Reason": .string("device-not-found"), "Text": .string("desk"),
            ]) == Words.Devices.notFound("desk"))
    }

    /// Of an older agent, of a newer one, and of one that is broken.
    @Test(
        arguments: [
            [:], ["Reason": .string("asleep")], ["Reason": .uint64(1)],
            ["Reason": .string("overlap"), "StartedAt": .uint64(1_000_000)],
            ["Reason": .string("storage"), "Problem": .string("melted"), "Path": .string("/p")],
        ] as [[String: Value]])
    func otherwiseTheAgentsOwnSentenceIsShown(_ details: [String: Value]) {
        #expect(text(details) == "Schon da.")
    }

    /// What opens a folder to the agent's unit helps only then. It must not open the folder that was refused.
    @Test(arguments: [
        ("calendar-refused", true), ("calendar-read-only", true), ("calendar-newer", false),
        ("folder-denied", true), ("folder-full", false), ("calendar-own-records", false),
        ("own-records", false),
        ("calendar-absent", false), ("calendar-not-ours", false), ("calendar-full", false),
        ("not-active", false), ("unknown", false),
    ]) func onlyADeniedWriteIsOne(_ reason: String, _ isDenied: Bool) {
        let error = BusError(
            name: ErrorName.overlap.rawValue, message: "",
            details: ["Reason": .string(reason), "Path": .string("/p")])
        #expect(error.isDeniedWrite == isDenied)
    }

    @Test func everyReasonHasASentence() {
        for reason in Refusal.Plain.allCases {
            #expect(text(["Reason": .string(reason.rawValue)]) == Words.sentence(reason))
        }
    }

    /// What one version of Atrest sends, the others must understand.
    @Test(arguments: [
        "folder-absent", "folder-not-a-folder", "folder-not-ours", "folder-newer",
        "folder-unmarked", "folder-read-only", "folder-denied", "folder-full", "folder-failed",
        "calendar-absent", "calendar-not-a-folder", "calendar-not-ours",
        "calendar-read-only", "calendar-full", "calendar-refused",
    ])
    func everyFolderHasASentence(_ code: String) {
        #expect(text(["Reason": .string(code), "Path": .string("/p")]).contains("/p"))
    }
}
