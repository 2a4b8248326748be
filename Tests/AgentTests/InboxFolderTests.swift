import Fasting
import Foundation
import PrivateSession
import Testing

@testable import Folders

/// Files of the inbox that are hostile, strange, or changed at the wrong moment.
struct InboxFolderTests {
    /// A shared folder with an inbox. Its files are removed at the end.
    private final class Place {
        let path: String
        var inbox: String { path + "/inbox" }

        init() throws {
            path = PrivateSession.temporaryFolder + "/atrest-inbox-\(UUID().uuidString)"
            try FileManager.default.createDirectory(
                atPath: path + "/inbox", withIntermediateDirectories: true)
            _ = try DeviceFolder(path: path).adopt(
                id: "11111111-1111-4111-8111-111111111111", by: .none)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// - Parameter time: seconds since the epoch.
        func write(_ text: String, to name: String, at time: Int = 1_772_431_000) throws {
            try Data(text.utf8).write(to: URL(filePath: "\(inbox)/\(name)"))
            let value = timeval(tv_sec: time, tv_usec: 0)
            #expect(utimes("\(inbox)/\(name)", [value, value]) == 0)
        }

        func names(_ folder: String = "") -> Set<String> {
            Set(
                (try? FileManager.default.contentsOfDirectory(atPath: "\(inbox)/\(folder)")) ?? [])
        }

        func content() throws -> Inbox.Content {
            try Inbox(in: path).content(at: Instant(secondsSinceEpoch: 1_772_431_200))
        }

        func finish(_ item: Inbox.Item, sentence: String? = nil) throws {
            try Inbox(in: path).finish(item, sentence: sentence)
        }
    }

    /// A carrier may change the time of a file by a second, or set another one.
    @Test func fileWithAnotherTimeIsTheSame() throws {
        let place = try Place()
        var keys: Set<String> = []
        var ids: Set<RecordID> = []
        for time in [1_772_430_000, 1_772_430_001, 1_772_430_900] {
            try place.write("water 330", to: "a", at: time)
            let item = try #require(try place.content().items.first)
            keys.insert(item.key)
            ids.insert(item.id)
        }
        #expect(keys.count == 1 && ids.count == 1)
        for (name, text) in [("b", "water 330"), ("a", "water 250")] {
            try place.write(text, to: name)
            keys.formUnion(try place.content().items.map(\.key))
        }
        #expect(keys.count == 3)
    }

    /// Some programs write a file in two steps.
    @Test func fileThatHasJustChangedWaits() throws {
        let place = try Place()
        try place.write("water 25", to: "a", at: Int(time(nil)) + 3600)
        let now = Instant(secondsSinceEpoch: Int64(time(nil)))
        let hour: Int64 = 3600 * 1_000_000_000
        // The future is not just now.
        #expect(try Inbox(in: place.path, rest: hour).content(at: now).items.count == 1)
        try place.write("water 250", to: "a", at: Int(time(nil)) - 1)
        let found = try Inbox(in: place.path, rest: hour).content(at: now)
        #expect(found.items.isEmpty && found.isBeingWritten)
        #expect(try Inbox(in: place.path).content(at: now).items.count == 1)
    }

    @Test func fileFromBefore1970IsRefused() throws {
        let place = try Place()
        try place.write("water 330", to: "a", at: -5)
        #expect(try place.content().items.map(\.content) == [.tooOld])
    }

    @Test func filesAreReadInTheOrderOfTheirTimes() throws {
        let place = try Place()
        try place.write("end fast", to: "a", at: 1_772_430_000)
        try place.write("fast", to: "z", at: 1_772_400_000)
        try place.write("water 1", to: "c", at: 1_772_430_000)
        #expect(try place.content().items.map(\.name) == ["z", "a", "c"])
    }

    /// A carrier may bring a link. It may lead to any folder of the user, whose files would be moved.
    @Test func aLinkIsNoInbox() throws {
        let place = try Place()
        let home = try Place()
        try home.write("water 330", to: "letter.txt")
        #expect(rmdir(place.inbox) == 0 && symlink(home.inbox, place.inbox) == 0)
        let listing = try DeviceFolder(path: place.path).list()
        #expect(!listing.hasInbox && listing.refused == ["inbox"])
        #expect(throws: FolderProblem(.shared, .notAFolder, place.path)) { try place.content() }
        #expect(throws: FolderProblem(.shared, .notAFolder, place.path)) {
            try place.finish(try home.content().items[0])
        }
        #expect(home.names() == ["letter.txt"])
    }

    /// A phone may use one name for all its files.
    @Test(arguments: [true, false]) func aNewFileOfTheSameNameIsNotLost(_ isReplaced: Bool) throws {
        let place = try Place()
        try place.write("water 330", to: "a")
        let item = try place.content().items[0]
        if isReplaced {
            try place.write("water 500", to: ".a")
            #expect(rename("\(place.inbox)/.a", "\(place.inbox)/a") == 0)
        } else {
            try place.write("water 500", to: "a", at: 1_772_431_001)
        }
        try place.finish(item)
        #expect(place.names() == ["a"])
        let next = try place.content().items[0]
        #expect(next.content == .text("water 500") && next.key != item.key)
        try place.finish(next)
        #expect(place.names("done") == ["a"])
    }

    @Test func aFileThatIsBeingWrittenWaits() throws {
        let place = try Place()
        let path = place.inbox + "/a"
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        #expect(Glibc.write(file, "end fast", 8) == 8)
        let now = Instant(secondsSinceEpoch: Int64(time(nil)))
        let inbox = Inbox(in: place.path)
        #expect(try inbox.content(at: now) == Inbox.Content(isBeingWritten: true))
        // Some file systems do not know who writes. So it does not wait for ever.
        #expect(try inbox.content(at: now + 60).items.map(\.content) == [.text("end fast")])
        #expect(Glibc.write(file, " at 12:30", 9) == 9)
        close(file)
        #expect(try inbox.content(at: now).items.map(\.content) == [.text("end fast at 12:30")])
    }

    /// The longest name that a file may have leaves no room for the name of its sentence.
    @Test func longNamesAreShortened() throws {
        let place = try Place()
        let names = [
            String(repeating: "n", count: 255), String(repeating: "ü", count: 127),
            "e" + String(repeating: "\u{301}", count: 127),
        ]
        for _ in 0..<3 {
            for name in names { try place.write("?", to: name) }
            for item in try place.content().items { try place.finish(item, sentence: "Why.") }
        }
        #expect(place.names() == ["refused"])
        #expect(place.names("refused").count == 18)
    }

    @Test func aSentenceReplacesNoFile() throws {
        let place = try Place()
        for name in ["a.why.txt", "a"] {
            try place.write(name, to: name)
            try place.finish(try place.content().items[0], sentence: "Why.")
        }
        #expect(place.names("refused") == ["a.why.txt", "a.why.txt.why.txt", "a-2", "a-2.why.txt"])
        let first = try String(
            contentsOfFile: place.inbox + "/refused/a.why.txt", encoding: .utf8)
        #expect(first == "a.why.txt")
    }

    @Test func aByteOrderMarkIsNotPartOfTheText() throws {
        let place = try Place()
        try place.write("\u{FEFF}water 330\r\n", to: "a")
        #expect(try place.content().items.map(\.content) == [.text("water 330\r\n")])
    }

    @Test func manyFilesAreReadInParts() throws {
        let place = try Place()
        for number in 0..<450 { try place.write("water 1", to: "\(number)") }
        var counts: [Int] = []
        while true {
            let content = try place.content()
            counts.append(content.items.count)
            for item in content.items { try place.finish(item) }
            if !content.hasMore { break }
        }
        #expect(counts == [200, 200, 50] && place.names("done").count == 450)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func aFileThatMayNotBeReadIsRefused() throws {
        let place = try Place()
        try place.write("water 1", to: "a")
        try place.write("water 2", to: "b")
        chmod(place.inbox + "/a", 0)
        #expect(try place.content().items.map(\.content) == [.closed, .text("water 2")])
    }
}
