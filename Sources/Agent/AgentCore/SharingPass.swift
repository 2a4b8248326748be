import Fasting
import Sharing
import Store
import System

/// Decides what a machine does next with the folder that it shares with others (docs/rules/devices.md, The folder).
///
/// It is a value: what is in the folder, what the records know, what failed, and the time. It remembers nothing that
/// happened, only what was read. The caller does the step that ``next(_:at:)`` returns, tells what came of it, and asks
/// again. An event in the folder only calls ``look()``.
public struct SharingPass: Sendable {
    public enum Step: Equatable, Sendable {
        /// Call ``listingBegins()``, list the folder, then call ``listed(_:by:at:)``.
        case list
        /// Read a file, then call ``read(_:of:lackedBy:)``, or ``refuse(_:)`` if it may not be read.
        case read(SegmentFile)
        /// From now on, write the lines of this machine under another name.
        case beginIncarnation
        /// Store these lines, then call ``took(_:)``.
        case take([WrittenLine])
        /// Store that a file was read, then call ``remembered(_:)``.
        case remember(SegmentFile)
        /// Store that these files have to be read again by the next process, then call ``willReadAgain(_:)``.
        case readAgain([String])
        /// Forget these files, which are not there any more, then call ``forgot(_:)``.
        case forget([String])
        /// Everything was read. Show what follows from it, then call ``showed()``.
        case show
        /// Write these lines of other writers as lines of this machine.
        case carry([LineKey])
        /// Append the lines of this machine with these numbers, then call ``appended(_:to:_:)``.
        case append([Int64])
        /// The folder has this id now. Several machines that began to share it may have marked it, and the one that keeps
        /// the folders in step has chosen.
        case takeID(String)
        /// Nothing, until that time or until something changes.
        case wait(until: SteadyClock.Instant)
        case nothing
    }

    /// What was read of a file.
    private struct Segment {
        let stamp: FileStamp
        let writer: Writer
        let lines: LineSet
    }

    /// A file whose lines are being stored.
    private struct Arriving {
        let file: SegmentFile
        let lines: [WrittenLine]
        /// The incarnation of this machine whose records do not have all its lines in the file.
        let lacking: Writer?
        var taken = 0
    }

    /// After a failure.
    private struct Retry {
        /// nil if only an event in the folder ends the wait.
        let time: SteadyClock.Instant?
        /// What was in the folder then.
        let seen: FolderListing?
    }

    /// nil if the folder has to be listed.
    private var listing: FolderListing?
    /// What was in the folder when it was listed last, with files that cannot be read.
    private var found: FolderListing?
    private var segments: [String: Segment] = [:]
    /// All lines that this process has seen in the folder.
    private var seen = LineSet()
    /// When something was seen to change in the folder last.
    private var changed: SteadyClock.Instant?
    /// The files whose lines an earlier process has stored too, also those that are due again.
    private var known: [String: ReadFile]
    private var arriving: Arriving?
    private var retry: Retry?
    private var isTold = false
    private var hasShown = false
    private var delay = DoublingDelay(.seconds(5) ... .seconds(300))

    /// The number of lines that are stored in one turn of the loop.
    public static let slice = 200
    /// The number of lines that are written at once.
    static let batch = 500
    /// How long nothing must have changed before lines that have vanished are written again.
    static let rest = Duration.seconds(3)

    /// - Parameter known: the files that need not be read again while they are the same.
    public init(known: [ReadFile]) {
        self.known = Dictionary(known.map { ($0.name, $0) }) { $1 }
    }

    // MARK: The next step

    /// - Parameter records: what the records know about lines.
    public func next(_ records: KnownLines, at now: SteadyClock.Instant) -> Step {
        if let arriving { return next(arriving, records) }
        guard let listing else {
            guard let retry, !isTold else { return .list }
            guard let time = retry.time else { return .nothing }
            return now < time ? .wait(until: time) : .list
        }
        if listing.id != records.folderID {
            if isTold { return .list }
            return isOwn(listing, records) ? .takeID(listing.id) : .nothing
        }
        if let file = fileToRead(listing, records) { return .read(file) }
        if records.isCopied || !records.all[records.present].doubled.isEmpty {
            return .beginIncarnation
        }
        if !hasShown { return .show }
        if isTold { return .list }
        if let step = stepOfMemory(records) { return step }
        // git and programs that sync take files away for a moment. What was there waits for a rest, and what is new does not.
        let rest = changed.map { $0 + Self.rest } ?? now
        let isResting = now >= rest
        let carried = toCarry(records)
        let toCarry = isResting ? carried : carried.subtracting(seen)
        if !toCarry.isEmpty { return .carry(toCarry.prefix(Self.slice)) }
        let own = toAppend(records)
        let toAppend = isResting ? own : own.subtracting(seen[records.present].single)
        if !toAppend.isEmpty { return .append(Array(toAppend.numbers.prefix(Self.batch))) }
        return carried.isEmpty && own.isEmpty ? .nothing : .wait(until: rest)
    }

    private func next(_ arriving: Arriving, _ records: KnownLines) -> Step {
        // The records are older than the file, or another machine has copies of them.
        if arriving.lacking == records.present { return .beginIncarnation }
        if arriving.taken < arriving.lines.count {
            return .take(Array(arriving.lines[arriving.taken...].prefix(Self.slice)))
        }
        return .remember(arriving.file)
    }

    /// Whether another folder has the path now. Nothing of it is read, and nothing is written.
    public func isExchanged(_ records: KnownLines) -> Bool {
        listing.map { $0.id != records.folderID && !isOwn($0, records) } ?? false
    }

    /// Whether a folder is the one that this machine shares, because it writes there.
    private func isOwn(_ listing: FolderListing, _ records: KnownLines) -> Bool {
        listing.folders.contains(records.present.description)
    }

    // MARK: What has to be read

    private func fileToRead(_ listing: FolderListing, _ records: KnownLines) -> SegmentFile? {
        let unread = listing.files.filter {
            segments[$0.name]?.lines.isAmbiguous(beside: records.all) ?? true
        }
        if unread.isEmpty { return nil }
        // It is not stored which lines of this machine are in the folder, so they are read.
        if let file = unread.first(where: {
            known[$0.name]?.stamp != $0.stamp || $0.writer.device == records.present.device
        }) {
            return file
        }
        // If a file of a writer was read, all are, to know which lines the folder has no more.
        let touched = touched()
        if let file = unread.first(where: { touched.contains($0.writer) }) { return file }
        // A line that seems to be lost may be in any file.
        let isLost = !toCarry(records).isEmpty || !lost(records).isEmpty
        return isLost ? unread.first : nil
    }

    /// The writers of which a file was read, or has disappeared.
    private func touched() -> Set<Writer> {
        let names = Set(listing?.files.map(\.name) ?? [])
        let gone = known.keys.filter { !names.contains($0) }.compactMap { Writer($0.prefix(41)) }
        return Set(segments.values.map(\.writer) + gone)
    }

    // MARK: What must be in the folder

    private func lines(_ isIncluded: (Writer) -> Bool) -> LineSet {
        segments.values.reduce(into: LineSet()) { lines, segment in
            if isIncluded(segment.writer) { lines.formUnion(segment.lines) }
        }
    }

    /// The lines of the present incarnation that its segments do not have.
    private func toAppend(_ records: KnownLines) -> NumberRanges {
        let own = lines { $0 == records.present }
        return records.all[records.present].single.subtracting(own[records.present].single)
    }

    /// The lines that this machine has to write for other writers: those of its former incarnations, of the machines that it
    /// carries on, and of machines whose records were copied or restored, which may not have their lines any more.
    private func toCarry(_ records: KnownLines) -> LineSet {
        var kept = LineSet()
        var forked = LineSet()
        let restored = records.restored
        for (writer, lines) in records.all.writers where writer != records.present {
            if records.keeps(writer) {
                kept.formUnion(records.content(of: writer))
            } else if !lines.doubled.isEmpty || restored.contains(writer.device) {
                forked.formUnion(records.content(of: writer))
            }
        }
        if kept.isEmpty && forked.isEmpty { return kept }
        var own = records.carried[records.present] ?? LineSet()
        own.formUnion(lines { $0.device == records.present.device })
        var missing = kept.subtracting(own)
        if !forked.isEmpty {
            own.formUnion(lines { _ in true })
            missing.formUnion(forked.subtracting(own))
        }
        return missing
    }

    /// The lines of other machines that the records have and the folder has no more.
    private func lost(_ records: KnownLines) -> LineSet {
        var lost = LineSet()
        for writer in touched() where !records.keeps(writer) { lost[writer] = records.all[writer] }
        if lost.isEmpty { return lost }
        var there = lines { _ in true }
        there.formUnion(records.carried[records.present] ?? LineSet())
        return lost.subtracting(there)
    }

    /// The next process has to find too which lines are lost. So it reads the files of their writers again, and it still
    /// knows of those that have disappeared.
    private func stepOfMemory(_ records: KnownLines) -> Step? {
        let names = Set(listing?.files.map(\.name) ?? [])
        let lost = lost(records)
        let ofLost = Set(
            known.keys.filter { Writer($0.prefix(41)).map { !lost[$0].isEmpty } ?? false })
        let again = ofLost.filter { names.contains($0) && known[$0]?.stamp != nil }
        if !again.isEmpty { return .readAgain(again.sorted()) }
        let gone = known.keys.filter { !names.contains($0) && !ofLost.contains($0) }
        return gone.isEmpty ? nil : .forget(gone.sorted())
    }

    // MARK: What is told

    /// Whether it is known what is in the folder. After a failure it is not.
    public var hasListing: Bool { listing != nil }

    /// How many lines wait until they can be written.
    public func waiting(_ records: KnownLines) -> Int {
        toAppend(records).count + (listing == nil ? 0 : toCarry(records).count)
    }

    /// How many lines of each device are lost: the records have them, and the folder has them no more.
    public func lostLines(_ records: KnownLines) -> [DeviceID: Int] {
        guard listing != nil, hasShown else { return [:] }
        return lost(records).writers.reduce(into: [:]) {
            $0[$1.key.device, default: 0] += $1.value.count
        }
    }

    /// Whether a machine wrote two different lines with one number, and does not yet write under another name.
    public func isForked(_ device: DeviceID, _ records: KnownLines) -> Bool {
        let writers = records.all.writers.filter { $0.key.device == device }
        return !writers.isEmpty
            && writers.allSatisfy {
                !$0.value.doubled.isEmpty || records.forgotten.contains($0.key)
            }
            && writers.contains { !records.forgotten.contains($0.key) }
    }

    /// Files that are not read: another user's, links, devices.
    public var refused: [String] { listing?.refused ?? [] }

    // MARK: What came of a step

    /// Something may have changed in the folder.
    public mutating func look() { isTold = true }

    /// Does not wait any longer.
    public mutating func retryNow() {
        (retry, listing) = (nil, nil)
    }

    /// What happens from now on may be missing in the list.
    public mutating func listingBegins() { isTold = false }

    public mutating func listed(
        _ found: FolderListing, by own: DeviceID, at now: SteadyClock.Instant
    ) {
        if let retry, let time = retry.time, now < time, let seen = retry.seen,
            seen.hasSame(as: found, besides: own)
        {
            return
        }
        retry = nil
        listing = found
        if self.found != found { changed = now }
        self.found = found
        hasShown = false
        let files = Dictionary(found.files.map { ($0.name, $0) }) { $1 }
        segments = segments.filter { name, segment in
            files[name]?.stamp == segment.stamp
        }
    }

    /// - Parameters:
    ///   - lines: nil if the file has disappeared. It is read when it is back.
    ///   - lacking: this machine, if its records do not have all its lines in the file.
    public mutating func read(
        _ lines: [WrittenLine]?, of file: SegmentFile, lackedBy lacking: Writer?
    ) {
        if let lines {
            arriving = Arriving(file: file, lines: lines, lacking: lacking)
        } else {
            listing?.files.removeAll { $0.name == file.name }
        }
    }

    /// The file cannot be read. That does not prevent reading the others.
    public mutating func refuse(_ file: SegmentFile) {
        listing?.files.removeAll { $0.name == file.name }
        listing?.refused.append(file.name)
    }

    public mutating func took(_ lines: [WrittenLine]) { arriving?.taken += lines.count }

    /// - Parameter records: as they are now, with the lines of the file.
    public mutating func remembered(_ records: KnownLines) {
        guard let arriving else { return }
        let file = arriving.file
        segments[file.name] = Segment(
            stamp: file.stamp, writer: file.writer,
            lines: LineSet(arriving.lines, besides: records.all))
        seen.formUnion(segments[file.name]!.lines)
        known[file.name] = ReadFile(file.name, file.stamp)
        self.arriving = nil
    }

    public mutating func willReadAgain(_ names: [String]) {
        for name in names { known[name] = ReadFile(name, nil) }
    }

    public mutating func forgot(_ names: [String]) { for name in names { known[name] = nil } }

    public mutating func showed() { hasShown = true }

    /// - Parameter texts: of the lines that were to be appended, in their order.
    public mutating func appended(
        _ texts: [String], to files: [ExtendedSegment], _ records: KnownLines
    ) {
        delay.reset()
        var rest = texts[...]
        for extended in files {
            let (file, before) = (extended.file, segments[extended.file.name])
            let new = rest.prefix(extended.lines).joined(separator: "\n")
            rest = rest.dropFirst(extended.lines)
            guard file.stamp.size == (before?.stamp.size ?? 0) + extended.added else {
                // A machine with the same id may write there too.
                segments[file.name] = nil
                listing = nil
                continue
            }
            var lines = LineSet(
                LineReader.read(new.utf8, of: file.writer), besides: records.all)
            seen.formUnion(lines)
            lines.formUnion(before?.lines ?? LineSet())
            segments[file.name] = Segment(
                stamp: file.stamp, writer: file.writer, lines: lines)
            known[file.name] = ReadFile(file.name, file.stamp)
            if listing != nil {
                listing?.files.removeAll { $0.name == file.name }
                listing?.files.append(file)
            }
        }
    }

    /// A step has failed.
    ///
    /// - Parameter isAbsent: whether the folder is not there. Then only an event ends the wait.
    public mutating func failed(isAbsent: Bool, at now: SteadyClock.Instant) {
        retry = Retry(
            time: isAbsent ? nil : now + delay.duration,
            seen: listing == nil ? retry?.seen : found)
        if !isAbsent { delay.lengthen() }
        arriving = nil
        listing = nil
    }
}

extension FolderListing {
    /// Whether two listings differ at most in what one device has written.
    fileprivate func hasSame(as other: FolderListing, besides own: DeviceID) -> Bool {
        without(own) == other.without(own)
    }

    private func without(_ own: DeviceID) -> FolderListing {
        var rest = self
        rest.files.removeAll { $0.writer.device == own }
        rest.folders.removeAll { $0.hasPrefix(own.description) }
        return rest
    }
}
