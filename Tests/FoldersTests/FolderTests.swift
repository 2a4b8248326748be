import Fasting
import Foundation
import Glibc
import PrivateSession
import Sharing
import Testing

@testable import Folders

/// What a folder that others can write to may contain.
@Suite struct FolderTests {
    private static let writer = Writer("0123456789abcdef0123456789abcdef-00000001")!

    /// Root owns these, so the owner does not tell that they are not for data.
    @Test(arguments: ["/", "/etc", "/usr/share", "/var/lib", "/proc", "/etc/../usr/"])
    func folderOfTheSystemIsRefused(_ path: String) {
        let folder = DeviceFolder(path: path)
        #expect(throws: FolderProblem(.shared, .notOurs, path)) { try folder.checkPlace() }
        #expect(throws: FolderProblem(.shared, .notOurs, path)) {
            _ = try folder.adopt(id: "x", by: Self.writer)
        }
        #expect(throws: FolderProblem(.calendar, .notOurs, path)) {
            try CalendarFolder(path: path).adopt()
        }
    }

    @Test func folderOfAUserIsNotOfTheSystem() throws {
        try DeviceFolder(path: Scratch().path).checkPlace()
        for path in ["/tmp", "/dev/shm", "/home", "/mnt", "/no/such/folder"] {
            try DeviceFolder(path: path).checkPlace()
        }
    }

    /// A folder that is removed in the end.
    private final class Scratch {
        let path: String

        init() {
            var template = Array(
                "\(PrivateSession.temporaryFolder)/atrest-folder-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { fatalError("no temporary folder") }
            path = String(
                decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ text: String) {
            #expect(
                FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(text.utf8))
            )
        }

        func text(_ name: String) -> String? {
            try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        }

        func makeFolder(_ name: String) { #expect(mkdir("\(path)/\(name)", 0o700) == 0) }
    }

    private func shared(_ scratch: Scratch) throws -> DeviceFolder {
        let folder = DeviceFolder(path: scratch.path)
        _ = try folder.adopt(id: "01234567-89AB-4DEF-8123-456789ABCDEF", by: Self.writer)
        return folder
    }

    private func line(_ number: Int64) -> String {
        WrittenLine(
            Line(
                writer: Self.writer, number: number,
                clock: ActClock(wall: Instant(secondsSinceEpoch: 1)), act: 0,
                content: .device(name: "desk"))
        ).text
    }

    /// What a folder has, and the mark that it has after a machine has joined with the mark "B"; nil if it may not.
    @Test(
        arguments: [
            ([], "B"), (["mark"], "A"), (["other"], nil), (["own"], "B"), (["own", "other"], "B"),
            (["mark", "other"], "A"), (["broken mark"], "B"), (["broken mark", "other"], nil),
        ] as [([String], String?)])
    func markIsNeverWrittenWhereOnlyOthersAre(_ content: [String], _ mark: String?) throws {
        let scratch = Scratch()
        let ids = ["A", "B"].map { "01234567-89AB-4DEF-8123-45678901234\($0)" }
        for part in content {
            switch part {
            case "mark":
                let text = String(decoding: FolderMark.text(id: ids[0]), as: UTF8.self)
                scratch.write(FolderMark.name, text)
            case "broken mark": scratch.write(FolderMark.name, "{")
            case "own": scratch.makeFolder("\(Self.writer)")
            default: scratch.makeFolder("0123456789abcdef0123456789abcdee-00000001")
            }
        }
        let folder = DeviceFolder(path: scratch.path)
        guard let mark else {
            let problem = FolderProblem(.shared, .unmarked, scratch.path)
            #expect(throws: problem) { try folder.adopt(id: ids[1], by: Self.writer) }
            #expect(throws: problem) { try folder.listUnadopted(by: Self.writer) }
            #expect(throws: problem) { try folder.list() }
            return
        }
        _ = try folder.listUnadopted(by: Self.writer)
        let id = try folder.adopt(id: ids[1], by: Self.writer)
        #expect(id.last == mark.last)
        let listing = try folder.list()
        #expect(listing.id == id && listing.folders.contains("\(Self.writer)"))
    }

    @Test func whatIsNoPlainFileIsNamedAndNotRead() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        let name = "\(Self.writer)"
        scratch.write("secret", line(1))
        #expect(symlink("../secret", "\(scratch.path)/\(name)/000001.jsonl") == 0)
        #expect(mkfifo("\(scratch.path)/\(name)/000002.jsonl", 0o600) == 0)
        scratch.makeFolder("\(name)/000003.jsonl")
        #expect(symlink(".", "\(scratch.path)/\(name) (conflict)") == 0)
        let listing = try folder.list()
        #expect(listing.files.isEmpty)
        #expect(
            listing.refused == [
                "\(name)/000001.jsonl", "\(name)/000002.jsonl", "\(name)/000003.jsonl",
                "\(name) (conflict)",
            ])
    }

    /// A file of 2 GB is not read.
    @Test func fileThatIsTooLargeIsNamed() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        scratch.write("\(Self.writer)/000001.jsonl", line(1) + "\n")
        #expect(truncate("\(scratch.path)/\(Self.writer)/000001.jsonl", 2 << 30) == 0)
        let listing = try folder.list()
        #expect(listing.files.isEmpty)
        #expect(listing.tooLarge == ["\(Self.writer)/000001.jsonl"])
    }

    /// A file that disappears while it is read is not a file without lines.
    @Test func fileThatVanishesIsNotEmpty() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        _ = try folder.append([line(1)], of: Self.writer)
        let file = try #require(try folder.list().files.first)
        #expect(try folder.read(file)?.count == 1)
        let path = "\(scratch.path)/\(Self.writer)"
        #expect(rename(path, path + ".away") == 0)
        #expect(try folder.read(file) == nil)
        #expect(rename(path + ".away", path) == 0)
        #expect(unlink("\(path)/000001.jsonl") == 0)
        #expect(try folder.read(file) == nil)
    }

    @Test func numberThatNoMachineReachesIsNotContinued() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        for name in ["9223372036854775807", "9223372036854775808", "000000", "1000000000"] {
            scratch.makeFolder("\(Self.writer)/\(name).jsonl")
        }
        let files = try folder.append([line(1)], of: Self.writer)
        #expect(files.map(\.file.name) == ["\(Self.writer)/000001.jsonl"])
    }

    /// A machine with the same id writes to the same segment.
    @Test func sizeTellsThatAnotherMachineHasWritten() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        let first = try #require(try folder.append([line(1)], of: Self.writer).first)
        #expect(first.file.stamp.size == first.added)
        let second = try #require(try folder.append([line(2)], of: Self.writer).first)
        #expect(second.file.stamp.size == first.file.stamp.size + second.added)
        #expect(try folder.list().files == [second.file])
    }

    /// A segment that is full is followed by the next one, and each says how many lines it got.
    @Test func linesOfEachSegmentAreCounted() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        let files = try folder.append((1...1000).map(line), of: Self.writer)
        #expect(files.count > 1 && files.reduce(0) { $0 + $1.lines } == 1000)
        for extended in files {
            #expect(try folder.read(extended.file)?.count == extended.lines)
        }
    }

    /// Lines that do not fit on the disk leave the segment as it was.
    @Test(.enabled(if: geteuid() == 0, "Only root can make a small disk."))
    func fullDiskLeavesNoHalfLine() throws {
        let scratch = Scratch()
        scratch.makeFolder("disk")
        let disk = "\(scratch.path)/disk"
        guard mount("none", disk, "tmpfs", 0, "size=16k") == 0 else { return }
        defer { umount2(disk, Int32(MNT_DETACH)) }
        let folder = DeviceFolder(path: disk)
        _ = try folder.adopt(id: "01234567-89AB-4DEF-8123-456789ABCDEF", by: Self.writer)
        _ = try folder.append([line(1)], of: Self.writer)
        let path = "\(disk)/\(Self.writer)/000001.jsonl"
        let before = try #require(FileManager.default.contents(atPath: path))
        #expect(throws: FolderProblem(.shared, .full, disk)) {
            try folder.append((2...200).map(line), of: Self.writer)
        }
        #expect(FileManager.default.contents(atPath: path) == before)
        _ = try folder.append([line(2)], of: Self.writer)
        let file = try #require(try folder.list().files.first)
        #expect(try folder.read(file)?.map(\.line.number) == [1, 2])
    }

    @Test func sharedFolderAndRecordsAreNotInOneAnother() throws {
        let scratch = Scratch()
        scratch.makeFolder("records")
        scratch.makeFolder("records/inside")
        scratch.makeFolder("beside")
        scratch.makeFolder("records-2")
        #expect(symlink("records", "\(scratch.path)/link") == 0)
        let records = "\(scratch.path)/records"
        for name in [
            "", "/records", "/records/inside", "/link", "/link/inside", "/beside/../records",
        ] {
            #expect(DeviceFolder(path: scratch.path + name).overlaps(records), "\(name)")
        }
        for name in ["/beside", "/records-2", "/none"] {
            #expect(!DeviceFolder(path: scratch.path + name).overlaps(records), "\(name)")
        }
        #expect(DeviceFolder(path: "/").overlaps(records))
    }

    /// A time at which no program writes to the files any more.
    private static let later = Instant(secondsSinceEpoch: 4_000_000_000)

    /// A link in place of the inbox would move the files of another folder.
    @Test func inboxThatIsALinkIsRefused() throws {
        let scratch = Scratch()
        let folder = try shared(scratch)
        scratch.makeFolder("documents")
        scratch.write("documents/letter.txt", "water 330")
        #expect(symlink("documents", "\(scratch.path)/inbox") == 0)
        let listing = try folder.list()
        #expect(!listing.hasInbox)
        #expect(listing.refused == ["inbox"])
        #expect(throws: FolderProblem(.shared, .notAFolder, scratch.path)) {
            try Inbox(in: scratch.path).content(at: Self.later)
        }
    }

    /// The sentence beside a refused file is named after it.
    @Test func longestNameIsRefusedWithItsSentence() throws {
        let scratch = Scratch()
        _ = try shared(scratch)
        scratch.makeFolder("inbox")
        let inbox = Inbox(in: scratch.path)
        for _ in 1...2 {
            scratch.write("inbox/" + String(repeating: "ä", count: 127), "nonsense")
            let item = try #require(try inbox.content(at: Self.later).items.first)
            try inbox.finish(item, sentence: "It is not understood.")
            #expect(try inbox.content(at: Self.later).items.isEmpty)
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: "\(scratch.path)/inbox/refused")
        #expect(names.count == 4)
        #expect(names.filter { $0.hasSuffix(".why.txt") }.count == 2)
    }

    /// A page is written under a hidden name first. A folder may have that name.
    @Test func folderWithTheHiddenNameDoesNotStopThePage() throws {
        let scratch = Scratch()
        _ = try shared(scratch)
        let taken = try takeHiddenName(for: SharedPage.name, in: scratch.path)
        let page = SharedPage(in: scratch.path, id: nil, mark: "Atrest")
        for text in ["<!-- Atrest --> 1", "<!-- Atrest --> 2"] {
            _ = try page.bring(to: text, after: nil)
            #expect(scratch.text(SharedPage.name) == text)
        }
        #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/\(taken)"))
    }

    /// Another machine may write the page in its own language. It is replaced when there is something new to show.
    @Test func pageOfAnotherMachineStaysUntilTheStateChanges() throws {
        let scratch = Scratch()
        _ = try shared(scratch)
        let page = SharedPage(in: scratch.path, id: nil, mark: "Atrest")
        guard case .brought(let sum) = try page.bring(to: "<!-- Atrest --> 1", after: nil) else {
            Issue.record("the page is not from Atrest")
            return
        }
        scratch.write(SharedPage.name, "<!-- Atrest --> eins")
        #expect(try page.bring(to: "<!-- Atrest --> 1", after: sum) == .brought(sum: sum))
        #expect(scratch.text(SharedPage.name) == "<!-- Atrest --> eins")
        _ = try page.bring(to: "<!-- Atrest --> 2", after: sum)
        #expect(scratch.text(SharedPage.name) == "<!-- Atrest --> 2")
        // The user's own page stays.
        scratch.write(SharedPage.name, "mine")
        #expect(try page.bring(to: "<!-- Atrest --> 3", after: sum) == .foreign)
        try page.remove()
        #expect(scratch.text(SharedPage.name) == "mine")
    }

    /// Another shared folder may have the path now, for example with another disk.
    @Test func pageIsNotWrittenIntoAnotherFolder() throws {
        let scratch = Scratch()
        let id = try shared(scratch).list().id
        let other = SharedPage(in: scratch.path, id: "another", mark: "Atrest")
        #expect(throws: FolderProblem(.shared, .absent, scratch.path)) {
            _ = try other.bring(to: "<!-- Atrest --> 1", after: nil)
        }
        #expect(scratch.text(SharedPage.name) == nil)
        let same = SharedPage(in: scratch.path, id: id, mark: "Atrest")
        _ = try same.bring(to: "<!-- Atrest --> 1", after: nil)
        #expect(scratch.text(SharedPage.name) != nil)
    }

    @Test func disksThatTellNothingAreKnown() {
        for type: UInt32 in [0x6969, 0xFE53_4D42, 0xFF53_4D42, 0x517B, 0x6573_5546, 0x0102_1997] {
            #expect(SilentDisk.isOne(type))
        }
        // ext4, tmpfs, btrfs, xfs, overlay.
        for type: UInt32 in [0xEF53, 0x0102_1994, 0x9123_683E, 0x5846_5342, 0x794C_7630] {
            #expect(!SilentDisk.isOne(type))
        }
    }
}
