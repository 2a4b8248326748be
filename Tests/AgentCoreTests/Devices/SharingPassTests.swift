import Fasting
import Sharing
import Store
import System
import Testing

@testable import AgentCore

/// What a machine does next with the shared folder: tables of a state and the step that follows from it.
struct SharingPassTests {
    private let own = Writer("00000000000000000000000000000001-00000002")!
    private let former = Writer("00000000000000000000000000000001-00000001")!
    private let laptop = Writer("00000000000000000000000000000002-00000001")!
    private let start = SteadyClock.now

    private func line(_ number: Int64, of writer: Writer, _ name: String = "a") -> WrittenLine {
        WrittenLine(
            Line(
                writer: writer, number: number, clock: ActClock(wall: morning), act: 0,
                content: .device(name: name)))
    }

    private func records(_ lines: [Writer: ClosedRange<Int64>]) -> KnownLines {
        var records = KnownLines(present: own)
        records.folderID = "1"
        for (writer, range) in lines { records.all[writer].single = NumberRanges(ranges: [range]) }
        return records
    }

    /// A folder with one file for each writer.
    private struct Folder {
        var id = "1"
        var files: [(writer: Writer, lines: [WrittenLine])] = []
        var changed: Int64 = 1

        var listing: FolderListing {
            var listing = FolderListing()
            listing.id = id
            listing.files = files.map { file($0.writer, $0.lines.count) }
            listing.folders = files.map { $0.writer.description }
            return listing
        }

        func file(_ writer: Writer, _ lines: Int) -> SegmentFile {
            SegmentFile(
                writer: writer, name: "\(writer)/000001.jsonl",
                stamp: FileStamp(size: Int64(lines), changed: changed, inode: 1))
        }
    }

    /// Lists the folder and reads what has to be read.
    ///
    /// - Returns: the step after that, and the names of the files that were read.
    private func look(
        _ pass: inout SharingPass, _ folder: Folder, _ records: KnownLines,
        at now: SteadyClock.Instant? = nil
    ) -> (step: SharingPass.Step, read: [Writer]) {
        var read: [Writer] = []
        for _ in 0..<100 {
            switch pass.next(records, at: now ?? start) {
            case .list:
                pass.listingBegins()
                pass.listed(folder.listing, by: own.device, at: now ?? start)
            case .read(let file):
                read.append(file.writer)
                let lines = folder.files.first { $0.writer == file.writer }!.lines
                pass.read(lines, of: file, lackedBy: nil)
            case .take(let lines): pass.took(lines)
            case .remember: pass.remembered(records)
            case .show: pass.showed()
            case .forget(let names): pass.forgot(names)
            case .readAgain(let names): pass.willReadAgain(names)
            case let step: return (step, read)
            }
        }
        return (.list, read)
    }

    private func lines(_ numbers: ClosedRange<Int64>, of writer: Writer) -> [WrittenLine] {
        numbers.map { line($0, of: writer) }
    }

    private func known(_ folder: Folder, _ writer: Writer) -> [ReadFile] {
        folder.listing.files.filter { $0.writer == writer }.map { ReadFile($0.name, $0.stamp) }
    }

    @Test func folderIsListedFirst() {
        let pass = SharingPass(known: [])
        #expect(pass.next(records([:]), at: start) == .list)
    }

    @Test func filesThatAreKnownAreNotRead() {
        let folder = Folder(files: [
            (own, lines(1...2, of: own)), (laptop, lines(1...3, of: laptop)),
        ])
        let records = records([own: 1...2, laptop: 1...3])
        for (known, expected): ([ReadFile], [Writer]) in [
            ([], [own, laptop]), (known(folder, laptop), [own]),
            (known(folder, laptop) + known(folder, own), [own]),
        ] {
            var pass = SharingPass(known: known)
            let found = look(&pass, folder, records)
            #expect(found.read == expected)
            #expect(found.step == .nothing)
            #expect(pass.waiting(records) == 0)
        }
    }

    @Test func missingLinesOfThisMachineAreAppended() {
        var pass = SharingPass(known: [])
        let folder = Folder(files: [(own, lines(1...2, of: own) + lines(4...4, of: own))])
        let records = records([own: 1...5])
        #expect(look(&pass, folder, records).step == .append([3, 5]))
        #expect(pass.waiting(records) == 2)
        let texts = [3, 5].map { line($0, of: own).text }
        pass.appended(
            texts,
            to: [ExtendedSegment(file: folder.file(own, 5), added: 2, lines: 2)], records)
        #expect(pass.next(records, at: start) == .nothing)
    }

    /// A machine with the same id may write to the same segment. What it wrote must be read.
    @Test(arguments: [(0, 1, 1, true), (0, 1, 2, false), (1, 1, 2, true), (1, 1, 3, false)])
    func segmentThatGrewByMoreIsReadAgain(before: Int, added: Int, after: Int, isKnown: Bool) {
        var pass = SharingPass(known: [])
        var folder = Folder()
        if before > 0 { folder.files = [(own, lines(1...1, of: own))] }
        let records = records([own: 1...Int64(before + added)])
        #expect(look(&pass, folder, records).step == .append([Int64(before + 1)]))
        pass.appended(
            [line(Int64(before + 1), of: own).text],
            to: [
                ExtendedSegment(file: folder.file(own, after), added: Int64(added), lines: 1)
            ], records)
        #expect(pass.next(records, at: start) == (isKnown ? .nothing : .list))
    }

    @Test func linesThatTheRecordsLackBeginAnIncarnation() {
        var pass = SharingPass(known: [])
        let folder = Folder(files: [(own, lines(1...3, of: own))])
        let records = records([own: 1...2])
        pass.listed(folder.listing, by: own.device, at: start)
        guard case .read(let file) = pass.next(records, at: start) else {
            Issue.record("nothing is read")
            return
        }
        pass.read(folder.files[0].lines, of: file, lackedBy: own)
        #expect(pass.next(records, at: start) == .beginIncarnation)
        var next = records
        next.present = Writer("00000000000000000000000000000001-00000003")!
        #expect(pass.next(next, at: start) == .take(folder.files[0].lines))
    }

    @Test func copiedHomeAndANumberThatIsUsedTwiceBeginAnIncarnation() {
        var copied = records([own: 1...2])
        copied.isCopied = true
        var twice = records([own: 1...1])
        twice.all[own].doubled[2] = [line(2, of: own).sum, line(2, of: own, "b").sum]
        for records in [copied, twice] {
            var pass = SharingPass(known: [])
            #expect(look(&pass, Folder(), records).step == .beginIncarnation)
        }
    }

    // MARK: What must be in the folder

    /// After a move to a new computer, and at any later time.
    @Test func linesOfAFormerIncarnationAreCarried() {
        let records = records([former: 1...3, own: 1...1])
        let mine = (own, lines(1...1, of: own))
        for (files, missing): ([(Writer, [WrittenLine])], [Int64]) in [
            ([(former, lines(1...3, of: former)), mine], []),
            ([(former, lines(1...1, of: former)), mine], [2, 3]), ([mine], [1, 2, 3]),
        ] {
            var pass = SharingPass(known: [])
            let step = look(&pass, Folder(files: files), records).step
            let keys = missing.map { LineKey(writer: former, number: $0) }
            #expect(step == (keys.isEmpty ? .nothing : .carry(keys)))
            #expect(pass.waiting(records) == keys.count)
        }
    }

    /// What the records carry already is appended, and not carried again.
    @Test func carriedLineIsNotCarriedAgain() {
        var records = records([former: 1...1, own: 1...2])
        records.carriers[own].single = NumberRanges([2])
        records.carried[own] = LineSet([line(1, of: former)], besides: records.all)
        var pass = SharingPass(known: [])
        let folder = Folder(files: [(own, lines(1...1, of: own))])
        #expect(look(&pass, folder, records).step == .append([2]))
    }

    /// A line that a former incarnation carried is carried on itself. Its wrapper need not be there.
    @Test func lineThatAFormerIncarnationCarriedIsCarried() {
        var records = records([former: 1...2, own: 1...1, laptop: 1...7])
        records.carriers[former].single = NumberRanges([2])
        records.carried[former] = LineSet([line(7, of: laptop)], besides: records.all)
        var pass = SharingPass(known: [])
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (former, lines(1...1, of: former)),
        ])
        #expect(
            look(&pass, folder, records).step == .carry([LineKey(writer: laptop, number: 7)]))
    }

    /// A machine that was restored goes on with a number that others have of it.
    @Test func allLinesOfAMachineWithTwoLinesOfOneNumberAreCarried() {
        var records = records([own: 1...1, laptop: 1...4])
        let (one, two) = (line(2, of: laptop), line(2, of: laptop, "b"))
        records.all[laptop].single = NumberRanges([1, 3, 4])
        records.all[laptop].doubled[2] = [one.sum, two.sum]
        var pass = SharingPass(known: [])
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, [line(1, of: laptop), two]),
        ])
        #expect(
            look(&pass, folder, records).step
                == .carry([
                    LineKey(writer: laptop, number: 3), LineKey(writer: laptop, number: 4),
                    LineKey(writer: laptop, number: 2, sum: one.sum),
                ]))
        #expect(pass.isForked(laptop.device, records))
    }

    /// A machine that was restored may not have its former lines any more. Each machine that has them carries them.
    @Test func linesOfARestoredMachineAreCarried() {
        let restored = Writer("00000000000000000000000000000002-00000007")!
        let records = records([own: 1...1, laptop: 1...3, restored: 1...2])
        var pass = SharingPass(known: [])
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, lines(1...1, of: laptop)),
            (restored, lines(1...2, of: restored)),
        ])
        let keys = [2, 3].map { LineKey(writer: laptop, number: $0) }
        #expect(look(&pass, folder, records).step == .carry(keys))
        #expect(!pass.isForked(laptop.device, records))
    }

    /// A forked machine may have carried lines of others. They are carried, and their wrappers are not.
    @Test func wrappersOfAForkAreNotCarried() {
        let outers = [line(2, of: laptop), line(2, of: laptop, "b")]
        var records = records([own: 1...1, former: 1...9])
        records.all[laptop].single = NumberRanges([1, 3])
        records.all[laptop].doubled[2] = Set(outers.map(\.sum))
        records.carriers[laptop].single = NumberRanges([3])
        records.carriers[laptop].doubled[2] = [outers[0].sum]
        records.carried[laptop] = LineSet([line(9, of: former)], besides: records.all)
        records.all[former].single = NumberRanges([9])
        var pass = SharingPass(known: [])
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (former, lines(9...9, of: former)),
            (laptop, lines(1...1, of: laptop)),
        ])
        #expect(
            look(&pass, folder, records).step
                == .carry([LineKey(writer: laptop, number: 2, sum: outers[1].sum)]))
    }

    /// A file that was read before another line with one of its numbers came is read again.
    @Test func fileWithANumberThatIsUsedTwiceSinceIsReadAgain() {
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, lines(1...2, of: laptop)),
        ])
        var known = records([own: 1...1, laptop: 1...2])
        var pass = SharingPass(known: [])
        #expect(look(&pass, folder, known).step == .nothing)
        known.all[laptop].single = NumberRanges([1])
        known.all[laptop].doubled[2] = [line(2, of: laptop).sum, line(2, of: laptop, "b").sum]
        #expect(look(&pass, folder, known).read == [laptop])
    }

    @Test func lostLinesOfOthersAreNamedAndNotCarried() {
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, lines(1...2, of: laptop)),
        ])
        let records = records([own: 1...1, laptop: 1...5])
        let before = ReadFile(
            "\(laptop)/000001.jsonl", FileStamp(size: 5, changed: 0, inode: 1))
        for known in [[], [before]] {
            var pass = SharingPass(known: known)
            #expect(look(&pass, folder, records).step == .nothing)
            #expect(pass.lostLines(records) == [laptop.device: 3])
            #expect(pass.waiting(records) == 0)
        }
        // The whole file is gone.
        var pass = SharingPass(known: [before])
        #expect(look(&pass, Folder(files: [folder.files[0]]), records).step == .nothing)
        #expect(pass.lostLines(records) == [laptop.device: 5])
    }

    /// A file that is not remembered as read is remembered by its name.
    @Test func lostLinesAreFoundAfterTheirFileIsGone() {
        let all = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, lines(1...2, of: laptop)),
        ])
        let (records, gone) = (records([own: 1...1, laptop: 1...2]), Folder(files: [all.files[0]]))
        let file = all.listing.files[1]
        var pass = SharingPass(known: [ReadFile(file.name, nil)])
        #expect(look(&pass, gone, records).step == .nothing)
        #expect(pass.lostLines(records) == [laptop.device: 2])
        // It is there again.
        pass = SharingPass(known: [ReadFile(file.name, nil)])
        #expect(look(&pass, all, records).read.contains(laptop))
        #expect(pass.lostLines(records).isEmpty)
        // Nothing of it is lost.
        pass = SharingPass(known: [ReadFile(file.name, nil)])
        _ = look(&pass, gone, self.records([own: 1...1]))
        #expect(pass.lostLines(records).isEmpty)
    }

    @Test func machineThatIsForgottenIsCarriedOn() {
        var records = records([own: 1...1, laptop: 1...2])
        records.forgotten = [laptop]
        var pass = SharingPass(known: [])
        let folder = Folder(files: [
            (own, lines(1...1, of: own)), (laptop, lines(1...2, of: laptop)),
        ])
        let keys = (1...2).map { LineKey(writer: laptop, number: $0) }
        let rest = start + .seconds(3)
        #expect(look(&pass, folder, records).step == .wait(until: rest))
        #expect(look(&pass, folder, records, at: rest).step == .carry(keys))
        #expect(pass.lostLines(records).isEmpty)
    }

    /// git takes files away for a moment. Lines that were there are written again after a rest, and new ones at once.
    @Test func linesThatVanishedWaitForARest() {
        let (all, some) = ((own, lines(1...2, of: own)), (own, lines(1...1, of: own)))
        let records = records([own: 1...2])
        var pass = SharingPass(known: [])
        #expect(look(&pass, Folder(files: [all]), records).step == .nothing)
        for (folder, second, expected): (Folder, Int, SharingPass.Step) in [
            (Folder(), 10, .wait(until: start + .seconds(13))),
            (Folder(), 12, .wait(until: start + .seconds(13))),
            (Folder(files: [some]), 12, .wait(until: start + .seconds(15))),
            (Folder(files: [all]), 14, .nothing),
            (Folder(files: [some]), 20, .wait(until: start + .seconds(23))),
            (Folder(files: [some]), 23, .append([2])),
        ] {
            pass.look()
            let now = start + .seconds(second)
            #expect(look(&pass, folder, records, at: now).step == expected, "\(second)")
        }
        // One that was never there does not wait.
        pass = SharingPass(known: [])
        _ = look(&pass, Folder(files: [all]), records)
        pass.look()
        let new = self.records([own: 1...3])
        #expect(look(&pass, Folder(), new).step == .append([3]))
        #expect(pass.waiting(new) == 3)
    }

    // MARK: A folder that fails

    @Test func attemptsComeLessAndLessOften() {
        var pass = SharingPass(known: [])
        let folder = Folder()
        let records = records([own: 1...1])
        var now = start
        for seconds in [5, 10, 20, 40, 80, 160, 300, 300] {
            #expect(look(&pass, folder, records, at: now).step == .append([1]))
            pass.failed(isAbsent: false, at: now)
            let time = now + .seconds(seconds)
            #expect(pass.next(records, at: now) == .wait(until: time))
            #expect(pass.next(records, at: time + .seconds(-1)) == .wait(until: time))
            now = time
        }
    }

    /// Each attempt of a folder that fails leaves a trace there, which is an event. A minute has a few attempts.
    @Test func folderThatFailsIsTriedAFewTimesInAMinute() {
        for isEmptied in [true, false] {
            var pass = SharingPass(known: [])
            let records = records([own: 1...1])
            var (now, steps) = (start, 0)
            while now < start + .seconds(60), steps < 1000 {
                switch pass.next(records, at: now) {
                case .list:
                    pass.listingBegins()
                    let trace = Folder(files: [(own, [])], changed: Int64(steps))
                    pass.listed(
                        (isEmptied ? Folder() : trace).listing, by: own.device, at: now)
                    steps += 1
                case .read(let file): pass.refuse(file)
                case .show: pass.showed()
                case .append:
                    pass.failed(isAbsent: false, at: now)
                    pass.look()
                    steps += 1
                case .wait(let time): now = time
                case let step: Issue.record("\(step)")
                }
            }
            #expect((2...20).contains(steps), "\(steps)")
        }
    }

    /// What the machine's own attempts leave in the folder ends no wait. What others write does.
    @Test func ownTracesEndNoWait() {
        let records = records([own: 1...1])
        let empty = Folder()
        let ownTrace = Folder(files: [(own, [])])
        let others = Folder(files: [(laptop, lines(1...1, of: laptop))])
        for (folder, isWaiting) in [(empty, true), (ownTrace, true), (others, false)] {
            var pass = SharingPass(known: [])
            _ = look(&pass, empty, records)
            pass.failed(isAbsent: false, at: start)
            pass.look()
            let step = look(&pass, folder, records).step
            #expect(
                step == (isWaiting ? .wait(until: start + .seconds(5)) : .append([1])))
        }
    }

    @Test func absentFolderIsLookedAtAfterAnEventOnly() {
        var pass = SharingPass(known: [])
        let records = records([own: 1...1])
        pass.failed(isAbsent: true, at: start)
        #expect(pass.next(records, at: start + .seconds(100_000)) == .nothing)
        #expect(pass.waiting(records) == 1)
        pass.look()
        #expect(pass.next(records, at: start) == .list)
    }

    /// What happens while the folder is listed may be missing in the list.
    @Test func eventWhileTheFolderIsListedIsNotLost() {
        var pass = SharingPass(known: [])
        let records = records([:])
        pass.listingBegins()
        pass.look()
        pass.listed(Folder().listing, by: own.device, at: start)
        pass.showed()
        #expect(pass.next(records, at: start) == .list)
    }

    // MARK: Exchanged folders

    @Test func anotherFolderIsNeitherReadNorWritten() {
        var pass = SharingPass(known: [])
        var records = records([own: 1...1, laptop: 1...1])
        let other = Folder(id: "0", files: [(laptop, lines(1...1, of: laptop)), (former, [])])
        let found = look(&pass, other, records)
        #expect(found.step == .nothing && found.read.isEmpty)
        #expect(pass.isExchanged(records))
        // `devices join` decides.
        records.folderID = "0"
        #expect(look(&pass, other, records).step == .append([1]))
        #expect(!pass.isExchanged(records))
    }

    /// Machines begin at once, and the carrier keeps one of their marks. Where a machine writes, that is its folder.
    @Test func folderWithOwnLinesIsTheSharedOne() {
        let mine = (own, lines(1...1, of: own))
        for others in [[], [(laptop, lines(1...1, of: laptop))]] {
            for id in ["0", "2"] {
                var pass = SharingPass(known: [])
                var records = records([own: 1...1, laptop: 1...1])
                let folder = Folder(id: id, files: [mine] + others)
                #expect(look(&pass, folder, records).step == .takeID(id))
                #expect(!pass.isExchanged(records))
                records.folderID = id
                #expect(look(&pass, folder, records).step == .nothing)
            }
        }
    }
}
