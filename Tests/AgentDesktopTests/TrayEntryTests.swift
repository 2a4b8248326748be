import Fasting
import Foundation
import Testing
import Tray

@testable import AgentCore
@testable import AgentDesktop

/// What the entries of the tray's menu are about, and its icons.
struct TrayEntryTests {
    private func ids(_ story: Story) -> [Int32] {
        TrayText.content(story.snapshot, hasWindow: false).menu.map(\.id)
    }

    /// A menu that was opened before another act has no entry for that one.
    @Test func undoOfEachActIsAnEntryOfItsOwn() throws {
        var story = Story()
        let undos = ([1, 2] as [Int64]).map { number in
            story.snapshot.undo.undoable = JournalEntry(
                number: number, kind: .start, at: morning,
                subject: .running(start: morning, target: .standard), isUndone: false)
            return ids(story).filter { TrayText.Entry(id: $0) == .undo }
        }
        #expect(undos.allSatisfy { $0.count == 1 } && undos[0] != undos[1])
    }

    /// A menu that was opened while another fast ran has no entry that ends this one.
    @Test func endingsOfEachFastAreEntriesOfTheirOwn() throws {
        let fasts = ([7, 8] as [UInt8]).map { RecordID(bytes: [UInt8](repeating: $0, count: 16))! }
        for entry in [TrayText.Entry.end, .abandon] {
            let named = try fasts.map { fast in
                var story = Story()
                _ = try story.perform(.start(fast, at: morning, target: .standard))
                return try #require(ids(story).first { TrayText.Entry(id: $0) == entry })
            }
            #expect(named[0] != named[1] && named == fasts.map { entry.id(about: $0) })
        }
    }

    @Test func idsOfEntriesDoNotMeet() {
        for entry in TrayText.Entry.allCases {
            #expect(TrayText.Entry(id: entry.rawValue) == entry)
        }
        for act in [0, 1, Int64(Int32.max), .max, -1] as [Int64] {
            for entry in [TrayText.Entry.end, .abandon, .undo] {
                #expect(TrayText.Entry(id: entry.id(about: act)) == entry)
            }
        }
        #expect(TrayText.Entry(id: -1) == nil && TrayText.Entry(id: .max) == nil)
    }

    /// A host cannot show an icon that does not exist.
    @Test func everyIconIsDrawn() throws {
        let folder = URL(filePath: #filePath + "/../../../desktop/icons/hicolor/symbolic/apps")
            .standardized
        let states =
            ["idle-", "complete-", "unknown-", ""] + (0...Tree.lastStep).map { "step-\($0)-" }
        let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(drawn) == Set(states.map { "app.atrest.Atrest-\($0)symbolic.svg" }))
        for name in drawn {
            #expect(
                try String(contentsOf: folder.appending(path: name), encoding: .utf8).contains(
                    "<svg "))
        }
    }
}
