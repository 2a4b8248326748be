import Fasting
import Foundation
import SeededRandom
import Testing

@testable import Folders

struct CalendarFolderTests {
    private typealias Work = CalendarFolder.Work

    @Test func oneFileForEachEvent() throws {
        let place = TemporaryFolder()
        let outcome = try place.folder().bring(
            to: .init(events: [event(1), event(2)], isWhole: true), title: title)
        #expect(outcome == .init(written: 2, removed: 0, foreign: []))
        let text = try String(contentsOfFile: place.file(event(1)), encoding: .utf8)
        #expect(
            text
                == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//Atrest//Atrest//EN
                CALSCALE:GREGORIAN
                BEGIN:VEVENT
                UID:00000000-0000-0000-0000-000000000001
                SEQUENCE:1
                DTSTAMP:20260302T060001Z
                LAST-MODIFIED:20260302T060001Z
                DTSTART:20260301T060000Z
                DTEND:20260301T220000Z
                SUMMARY:Fast\\, 16 h
                CLASS:PRIVATE
                TRANSP:TRANSPARENT
                END:VEVENT
                END:VCALENDAR

                """.replacing("\n", with: "\r\n"))
        #expect(place.events.count == 2 && place.unfinished.isEmpty)
    }

    @Test func aSecondPassWritesNothing() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        let work = Work(events: (1...50).map { event($0) }, isWhole: true)
        #expect(try folder.bring(to: work, title: title).written == 50)
        #expect(try folder.bring(to: work, title: title) == .init())
        try folder.adopt()
        #expect(try folder.bring(to: work, title: title) == .init())
        #expect(try folder.foreignFiles().isEmpty)
    }

    /// With `discreet`, or in another language, an event changes without an act. Calendar programs keep what they
    /// have if its version is the same.
    @Test func aNewTitleRaisesTheVersion() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        func pass(_ title: String, now: Int64 = 1000) throws -> Int {
            let work = Work(events: [event(1)], isWhole: true, now: morning + 86_400 + now)
            let outcome = try folder.bring(to: work) { _ in title }
            #expect(outcome.foreign.isEmpty)
            return outcome.written
        }
        func lines() throws -> [String] {
            try String(contentsOfFile: place.file(event(1)), encoding: .utf8)
                .split(separator: "\r\n").map(String.init)
                .filter { $0.hasPrefix("SEQ") || $0.hasPrefix("LAST") || $0.hasPrefix("SUMM") }
        }
        #expect(try pass("Fast") == 1)
        #expect(try lines() == ["SEQUENCE:1", "LAST-MODIFIED:20260302T060001Z", "SUMMARY:Fast"])
        #expect(try pass("Private") == 1)
        #expect(
            try lines() == ["SEQUENCE:2", "LAST-MODIFIED:20260303T061640Z", "SUMMARY:Private"])
        #expect(try pass("Private", now: 2000) == 0)
        #expect(try pass("Fast", now: 3000) == 1)
        #expect(try lines()[0] == "SEQUENCE:3")
        // An act whose number is not higher still gives a newer version.
        let edit = Work(events: [event(1, act: 3, hours: 18)], now: morning + 90_000)
        #expect(try folder.bring(to: edit) { _ in "Fast" }.written == 1)
        #expect(try lines()[0] == "SEQUENCE:4")
    }

    @Test func anEmptiedFolderIsNamed() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        #expect(try !folder.isEmptied())
        _ = try folder.bring(to: .init(events: [event(1)], isWhole: true), title: title)
        #expect(try !folder.isEmptied())
        _ = try folder.bring(to: .init(isWhole: true), title: title)
        #expect(try folder.isEmptied())
    }

    @Test func anEditWritesOneFileAndADeletionRemovesOne() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        _ = try folder.bring(
            to: .init(events: (1...50).map { event($0) }, isWhole: true), title: title)
        let edit = try folder.bring(
            to: .init(events: [event(7, act: 2, hours: 18)]), title: title)
        #expect(edit == .init(written: 1, removed: 0, foreign: []))
        let deletion = try folder.bring(to: .init(removed: [event(9).id]), title: title)
        #expect(deletion == .init(written: 0, removed: 1, foreign: []))
        #expect(place.events.count == 49)
        // The deletion is undone.
        let undo = try folder.bring(to: .init(events: [event(9, act: 3)]), title: title)
        #expect(undo.written == 1 && place.events.count == 50)
    }

    @Test func aFileThatSomeoneElseHasChangedStays() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        let events = (1...5).map { event($0) }
        _ = try folder.bring(to: .init(events: events, isWhole: true), title: title)
        try "mine".write(toFile: place.file(event(2)), atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(atPath: place.file(event(3)))
        let foreign = try folder.foreignFiles()
        #expect(foreign.map(\.change) == [.changed, .removed])
        for work in [
            Work(events: events, isWhole: true),
            Work(events: [event(2, act: 2, hours: 5), event(3, act: 2, hours: 5)]),
        ] {
            let outcome = try folder.bring(to: work, title: title)
            #expect(outcome == .init(written: 0, removed: 0, foreign: foreign))
        }
        let deletion = try folder.bring(to: .init(removed: [event(2).id]), title: title)
        #expect(deletion.foreign == [foreign[0]] && deletion.removed == 0)
        #expect(try String(contentsOfFile: place.file(event(2)), encoding: .utf8) == "mine")
        #expect(!FileManager.default.fileExists(atPath: place.file(event(3))))
        // The others go on.
        #expect(
            try folder.bring(to: .init(events: [event(4, act: 3, hours: 6)]), title: title).written
                == 1)
    }

    /// A calendar program may write at the same moment, after the files were compared.
    @Test func aFileThatSomeoneElseChangesAtThatMomentStays() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        let old = (1...3).map { event($0) }
        _ = try folder.bring(to: .init(events: old, isWhole: true), title: title)
        let (changed, gone, deleted, new) = (old[0], old[1], old[2], event(4))
        func isMine(_ event: CalendarEvent) -> Bool {
            (try? String(contentsOfFile: place.file(event), encoding: .utf8)) == "mine"
        }
        nonisolated(unsafe) let files = place
        let writing = CalendarFolder(path: place.path) { () throws(FolderProblem) in
            guard files.unfinished.count == 3 else { return }
            for one in [changed, new] {
                try? "mine".write(toFile: files.file(one), atomically: false, encoding: .utf8)
            }
            unlink(files.file(gone))
        }
        let first = try writing.bring(
            to: .init(
                events: [event(1, act: 2, hours: 18), event(2, act: 2, hours: 18), new]),
            title: title)
        #expect(first.written == 0 && place.unfinished.isEmpty)
        #expect(first.foreign.map(\.change) == [.changed, .removed, .changed])
        #expect(isMine(changed) && isMine(new) && access(place.file(gone), F_OK) != 0)

        let removing = CalendarFolder(path: place.path) { () throws(FolderProblem) in
            let log = (try? String(contentsOfFile: files.path + "/.atrest", encoding: .utf8)) ?? ""
            guard log.contains("remove \(deleted.id)") else { return }
            try? "mine".write(toFile: files.file(deleted), atomically: false, encoding: .utf8)
        }
        let second = try removing.bring(to: .init(removed: [deleted.id]), title: title)
        #expect(second.removed == 0 && second.foreign.map(\.change) == [.changed])
        #expect(isMine(deleted))
        #expect(
            try folder.foreignFiles().map(\.change) == [.changed, .removed, .changed, .changed])
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func aFileThatMayNotBeReadStopsNothing() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        _ = try folder.bring(to: .init(events: [event(1)], isWhole: true), title: title)
        chmod(place.file(event(1)), 0)
        let outcome = try folder.bring(
            to: .init(events: [event(1, act: 2, hours: 18), event(2)]), title: title)
        #expect(outcome.written == 1 && outcome.foreign.map(\.change) == [.changed])
    }

    @Test func whatHasTheNameAlreadyStays() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        try "mine".write(toFile: place.file(event(1)), atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(
            atPath: place.file(event(2)), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: place.file(event(3)), withDestinationPath: place.file(event(1)))
        try "note".write(toFile: place.path + "/note.ics", atomically: true, encoding: .utf8)
        let outcome = try folder.bring(
            to: .init(events: (1...4).map { event($0) }, isWhole: true), title: title)
        #expect(outcome.written == 1 && outcome.foreign.count == 3)
        #expect(try folder.foreignFiles() == outcome.foreign)
        #expect(try String(contentsOfFile: place.file(event(1)), encoding: .utf8) == "mine")
        #expect(place.events["note.ics"] == "note")
    }

    @Test func olderEventsAreNotWrittenAndWrittenOnesStay() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        let events = (1...9).map { event($0) }
        let some = Work(events: events, isWhole: true, since: event(4).start)
        #expect(try folder.bring(to: some, title: title).written == 4)
        let later = Work(events: events, isWhole: true, since: event(2).start)
        #expect(try folder.bring(to: later, title: title) == .init())
        #expect(place.events.count == 4)
    }

    /// An event is written under a hidden name first. Something else may have that name.
    @Test func aFolderWithTheHiddenNameStopsNothing() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        let taken = try ["\(event(2).id).ics", "\(event(2).id).ics", ".atrest"].map {
            try takeHiddenName(for: $0, in: place.path)
        }
        let events = (1...3).map { event($0) }
        let first = try folder.bring(to: .init(events: events, isWhole: true), title: title)
        #expect(first == .init(written: 3))
        // After many edits the log is written again.
        for act in 2...60 {
            let edit = event(2, act: Int64(act), hours: 18)
            #expect(try folder.bring(to: .init(events: [edit]), title: title).written == 1)
        }
        // A killed process has left a file under the third name.
        let left = try takeHiddenName(for: "\(event(2).id).ics", in: place.path, isFile: true)
        #expect(!taken.contains(left))
        let last = [event(1), event(2, act: 60, hours: 18), event(3)]
        let whole = try folder.bring(to: .init(events: last, isWhole: true), title: title)
        #expect(whole == .init())
        #expect(try place.events == TemporaryFolder.expected(last))
        #expect(place.unfinished.sorted() == taken.sorted())
        #expect(try folder.foreignFiles().isEmpty)
        let log = try String(contentsOfFile: place.path + "/.atrest", encoding: .utf8)
        #expect(log.split(separator: "\n").count < 10)
    }

    // MARK: A folder that cannot be written

    @Test func whatIsNoFolderIsRefused() throws {
        let place = TemporaryFolder()
        #expect(throws: FolderProblem(.calendar, .absent, place.path + "/none")) {
            try CalendarFolder(path: place.path + "/none").adopt()
        }
        try "".write(toFile: place.path + "/file", atomically: true, encoding: .utf8)
        #expect(throws: FolderProblem(.calendar, .notAFolder, place.path + "/file")) {
            try CalendarFolder(path: place.path + "/file").adopt()
        }
    }

    /// The folder below a disk that is not connected is empty.
    @Test func aFolderWithoutALogIsAbsent() throws {
        let place = TemporaryFolder()
        #expect(throws: FolderProblem(.calendar, .absent, place.path)) {
            try CalendarFolder(path: place.path).bring(
                to: .init(events: [event(1)], isWhole: true), title: title)
        }
        #expect(place.events.isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func aFolderThatMayOnlyBeReadIsRefused() throws {
        let place = TemporaryFolder()
        #expect(chmod(place.path, 0o500) == 0)
        defer { chmod(place.path, 0o700) }
        #expect(throws: FolderProblem(.calendar, .denied, place.path)) {
            try CalendarFolder(path: place.path).adopt()
        }
    }

    // MARK: Kills

    /// A pass may be killed before each of its steps, and so may the one after it. The next whole pass
    /// brings the folder to what the records say then, and takes no file for another program's.
    @Test func aKilledPassIsMadeUpFor() throws {
        let first = (1...4).map { event($0) }
        // One is edited, one is deleted, one is new.
        let second = [event(1), event(2, act: 2, hours: 18), event(4), event(5, act: 3)]
        // The deletion is undone, the new one is deleted, the edit is edited.
        let third = [event(1), event(2, act: 4, hours: 20), event(3, act: 5), event(4)]
        let expected = try TemporaryFolder.expected(third)
        for limit in 0... {
            let place = TemporaryFolder()
            let folder = try place.folder()
            _ = try folder.bring(to: .init(events: first, isWhole: true), title: title)
            let isWhole = try killed(place, second, after: limit)
            _ = try killed(place, third, after: limit)
            let outcome = try folder.bring(to: .init(events: third, isWhole: true), title: title)
            #expect(outcome.foreign.isEmpty, "\(limit)")
            #expect(place.events == expected, "\(limit)")
            #expect(place.unfinished.isEmpty)
            #expect(try folder.foreignFiles().isEmpty)
            if isWhole { return #expect(limit >= 8) }
        }
    }

    /// - Returns: whether the pass came to its end.
    private func killed(
        _ place: TemporaryFolder, _ events: [CalendarEvent], after limit: Int
    ) throws -> Bool {
        let steps = StepCounter(limit)
        let folder = CalendarFolder(path: place.path) { () throws(FolderProblem) in
            try steps.next()
        }
        do throws(FolderProblem) {
            _ = try folder.bring(to: .init(events: events, isWhole: true), title: title)
            return true
        } catch {
            #expect(error == StepCounter.kill)
            return false
        }
    }

    /// Random acts, kills and whole passes end with the files of the last records.
    @Test(arguments: [1, 2, 3] as [UInt64]) func manyActsAndKills(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let place = TemporaryFolder()
        let folder = try place.folder()
        var records: [UInt8: CalendarEvent] = [:]
        for act in 1...400 {
            let number = UInt8(numbers.number(1, 30))
            var work = Work()
            if numbers.chance(1, in: 3) {
                records[number] = nil
                work.removed = [event(number).id]
            } else {
                let new = event(number, act: Int64(act), hours: numbers.number(4, 40))
                records[number] = new
                work.events = [new]
            }
            let steps = StepCounter(Int(numbers.number(0, 12)))
            let killable = CalendarFolder(path: place.path) { () throws(FolderProblem) in
                try steps.next()
            }
            let all = Work(events: Array(records.values), isWhole: true)
            do throws(FolderProblem) {
                let outcome = try killable.bring(to: work, title: title)
                #expect(outcome.foreign.isEmpty)
            } catch {
                // The agent starts again.
                let outcome = try folder.bring(to: all, title: title)
                #expect(outcome.foreign.isEmpty)
            }
        }
        let expected = try TemporaryFolder.expected(Array(records.values))
        #expect(place.events == expected)
        let log = try String(contentsOfFile: place.path + "/.atrest", encoding: .utf8)
        #expect(log.split(separator: "\n").count < 400)
    }

    /// A power failure may leave half a line.
    @Test func aTornLogIsContinued() throws {
        let place = TemporaryFolder()
        let folder = try place.folder()
        _ = try folder.bring(to: .init(events: [event(1)], isWhole: true), title: title)
        let log = place.path + "/.atrest"
        let text = try String(contentsOfFile: log, encoding: .utf8)
        try (text + "write 0000").write(toFile: log, atomically: false, encoding: .utf8)
        _ = try folder.bring(to: .init(events: [event(2)]), title: title)
        let outcome = try folder.bring(
            to: .init(events: [event(1), event(2)], isWhole: true), title: title)
        #expect(outcome == .init())
    }
}

/// Counts the steps of a pass, and ends it after some.
private final class StepCounter: @unchecked Sendable {
    static let kill = FolderProblem(.calendar, .failed, "killed")
    private var left: Int

    init(_ limit: Int) { left = limit }

    func next() throws(FolderProblem) {
        if left == 0 { throw Self.kill }
        left -= 1
    }
}
