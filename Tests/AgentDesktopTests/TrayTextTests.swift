import Contract
import Fasting
import Foundation
import LocalTime
import Testing
import Tray
import Words

@testable import AgentCore
@testable import AgentDesktop

/// The exact texts of the tray.
struct TrayTextTests {
    private func content(_ story: Story, hasWindow: Bool = false) -> TrayContent {
        TrayText.content(story.snapshot, hasWindow: hasWindow)
    }

    private func labels(_ story: Story) -> [String] { content(story).menu.map(\.label) }

    private func icon(_ state: String) -> String { "app.atrest.Atrest-\(state)-symbolic" }

    @Test func idle() {
        let content = content(Story())
        #expect(content.title == "Atrest")
        #expect(content.iconName == icon("idle"))
        #expect(content.tooltipTitle == "Atrest")
        #expect(content.tooltipText == "When you're ready")
        #expect(
            content.menu.map(\.label)
                == ["When you're ready", "", "Start", "Undo", "", "Open Atrest", "", "Quit"])
        #expect(
            content.menu.map(\.isEnabled) == [false, true, true, false, true, true, true, true])
        #expect(!content.menu[0].moves)
    }

    @Test func active() throws {
        var story = Story(settings: vigil)
        _ = try story.start(hoursAgo: 12)
        story.snapshot.now = story.snapshot.now + 1800
        let content = content(story)
        #expect(content.tooltipTitle == "Deeper rhythm")
        #expect(content.tooltipText == "since 18:00")
        #expect(
            content.menu.map(\.label)
                == [
                    "12h 30m · Deeper rhythm", "", "+250 ml · Today 0 ml", "End",
                    "End at another time…", "Stop without keeping it", "Undo", "", "Open Atrest",
                    "", "Quit",
                ])
        #expect(content.menu[0].moves)
        #expect(!content.menu[0].isEnabled)
    }

    @Test func screensOfTheWindowAreThereIfItIs() throws {
        var story = Story(settings: vigil)
        _ = try story.start(hoursAgo: 12)
        #expect(
            content(story, hasWindow: true).menu.map(\.label).suffix(7)
                == ["", "Open Atrest", "Calendar", "Forest", "Settings", "", "Quit"])
        // Nothing religious is in the menu.
        #expect(!content(story, hasWindow: true).menu.contains { $0.label == "Vigil" })
        let ids = content(story, hasWindow: true).menu.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    /// From 21:00 to 04:59. By day the menu is the same as without it.
    @Test(arguments: [(20, false), (21, true), (24, true), (28, true), (29, false)])
    func complineIsThereAtNight(_ hour: Int64, _ isThere: Bool) {
        for isOn in [true, false] {
            var story = Story(settings: settings { $0.isComplineOn = isOn })
            story.snapshot.now = Instant(secondsSinceEpoch: 1_795_132_800 + hour * 3600)
            for hasWindow in [true, false] {
                let menu = content(story, hasWindow: hasWindow).menu
                #expect(menu.contains { $0.label == "Compline" } == (isThere && isOn))
            }
        }
    }

    @Test func waterOfTheDayIsAlwaysShown() throws {
        var story = Story(settings: settings { $0.waterUnit = .fluidOunces })
        _ = try story.start(hoursAgo: 1)
        #expect(labels(story)[2] == "+8.5 fl oz · Today 0 fl oz")
        story.snapshot.waterToday = 500
        #expect(labels(story)[2] == "+8.5 fl oz · Today 16.9 fl oz")
    }

    @Test(arguments: [
        (0.0, "step-0"), (3.99, "step-0"), (4, "step-1"), (8, "step-2"), (12, "step-3"),
        (16, "step-4"), (40, "step-4"),
    ]) func iconFillsWithTheTree(_ hours: Double, _ state: String) throws {
        var story = Story()
        _ = try story.start()
        _ = story.pass(hours: hours)
        #expect(content(story).iconName == icon(state))
    }

    @Test(arguments: [(17.0, "complete", true), (9, "idle", false), (1, "idle", false)])
    func afterTheEnd(_ hours: Double, _ state: String, _ isComplete: Bool) throws {
        var story = Story()
        _ = try story.start()
        _ = story.pass(hours: hours)
        _ = try story.perform(.end())
        let content = content(story)
        #expect(content.iconName == icon(state))
        #expect(
            content.menu[0].label
                == Words.line(after: isComplete ? .completed : .endedEarly, kept: hours >= 4))
        #expect(content.tooltipText == content.menu[0].label)
    }

    /// A menu that was opened before another act has no entry for that one.
    @Test func undoOfEachActIsAnEntryOfItsOwn() throws {
        var story = Story()
        let id = RecordID(bytes: [UInt8](repeating: 9, count: 16))!
        let entry = WaterEntry(id: id, at: morning, amount: WaterAmount(milliliters: 300)!)
        let ids = try ([1, 2] as [Int64]).map { number in
            story.snapshot.undo.undoable = JournalEntry(
                number: number, kind: .waterAdd, at: morning, subject: .water(entry),
                isUndone: false)
            let undo = content(story).menu.first { $0.label.hasPrefix("Undo: ") }
            return try #require(undo).id
        }
        #expect(ids[0] != ids[1])
        #expect(ids.allSatisfy { TrayText.Entry(id: $0) == .undo })
    }

    /// A menu that was opened while another fast ran has no entry that ends this one.
    @Test func endingsOfEachFastAreEntriesOfTheirOwn() throws {
        let fasts = ([7, 8] as [UInt8]).map { RecordID(bytes: [UInt8](repeating: $0, count: 16))! }
        for entry in [TrayText.Entry.end, .abandon] {
            let ids = try fasts.map { fast in
                var story = Story()
                _ = try story.perform(.start(fast, at: morning, target: .standard))
                let menu = content(story).menu.map(\.id)
                #expect(Set(menu).count == menu.count)
                return try #require(menu.first { TrayText.Entry(id: $0) == entry })
            }
            #expect(ids[0] != ids[1])
            #expect(ids == fasts.map { entry.id(about: $0) })
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

    @Test func undoNamesTheLatestAct() throws {
        var story = Story(settings: settings { $0.waterUnit = .fluidOunces })
        func undo() -> TrayMenuEntry? { content(story).menu.first { $0.label.hasPrefix("Undo") } }
        let id = RecordID(bytes: [UInt8](repeating: 9, count: 16))!
        #expect(undo()?.isEnabled == false)
        let entry = WaterEntry(
            id: id, at: morning - hour, amount: WaterAmount(milliliters: 300)!)
        story.snapshot.undo.undoable = JournalEntry(
            number: 1, kind: .waterAdd, at: morning, subject: .water(entry), isUndone: false)
        #expect(undo()?.label == "Undo: adding 10.1 fl oz of water at 05:00")
        #expect(undo()?.isEnabled == true)
        _ = try story.start()
        story.snapshot.now = morning + 30 * hour
        #expect(undo()?.label == "Undo: adding 10.1 fl oz of water at 05:00")
        // The target is shown only if the user asks for it.
        story.snapshot.undo.undoable = JournalEntry(
            number: 2, kind: .start, at: morning,
            subject: .running(start: morning, target: .standard), isUndone: false)
        #expect(undo()?.label == "Undo: starting a fast at 06:00")
    }

    /// Hosts get a signal only at transitions, so the text must stay correct in between.
    @Test func sinceStaysRightOverMidnights() throws {
        var story = Story()
        _ = try story.start(hoursAgo: 10, target: 30)
        #expect(content(story).tooltipText == "since 20:00")
        _ = story.pass(hours: 13.9)
        #expect(content(story).tooltipText == "since 20:00")
        _ = story.pass(hours: 0.1)
        #expect(content(story).tooltipText == "since 1 Mar 20:00")
    }

    /// Rule: docs/rules/domain.md, Cautions.
    @Test func longFastHasItsCautionsInTheTooltip() throws {
        var story = Story()
        _ = try story.start()
        var lines: [Int] = []
        for hours in [47, 1, 71, 1] as [Double] {
            _ = story.pass(hours: hours)
            lines.append(content(story).tooltipText.split(separator: "\n").count)
        }
        #expect(lines == [1, 2, 2, 3])
    }

    /// The tooltip says since when, because a host may keep it for hours. The menu is asked for when it opens.
    @Test func menuSaysTheDaysOfALongFast() throws {
        var story = Story()
        _ = try story.start()
        var lines: [String] = []
        for hours in [47, 4] as [Double] {
            _ = story.pass(hours: hours)
            lines.append(content(story).menu[0].label)
        }
        #expect(lines == ["47h 0m · Prolonged fast", "51h 0m · 2 days 3 h · Prolonged fast"])
    }

    @Test func unreadableRecordsAreNotIdle() {
        let content = TrayText.content(unreadable: "No <room> & more.")
        #expect(
            content.menu.map(\.label) == ["No <room> & more.", "", "Open Atrest", "", "Quit"])
        #expect(content.menu.map(\.isEnabled) == [false, true, true, true, true])
        // Some hosts read the text as markup.
        #expect(content.tooltipText == "No room>  more.")
        #expect(content.iconName == icon("unknown"))
    }

    /// A host cannot show an icon that does not exist.
    @Test func everyIconIsDrawn() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "desktop/icons/hicolor/symbolic/apps")
        let states = ["idle", "complete", "unknown"] + (0...Tree.lastStep).map { "step-\($0)" }
        for state in states {
            let text = try String(
                contentsOf: folder.appending(path: icon(state) + ".svg"), encoding: .utf8)
            #expect(text.contains("<svg "))
        }
        let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(
            Set(drawn) == Set(states.map { icon($0) + ".svg" } + ["app.atrest.Atrest-symbolic.svg"])
        )
    }
}
