import Fasting
import System

/// One pass over a calendar folder.
struct CalendarPass: ~Copyable {
    private let folder: OwnFolder
    private var log: FolderLog
    private let now: Instant
    private(set) var outcome = CalendarFolder.Outcome()

    /// The number of files that are synced and renamed together.
    private static let batch = 200

    private struct NewFile {
        let id: RecordID
        let bytes: [UInt8]
        let sum: UInt64
        /// The sum of the file that it replaces; nil if there is none.
        let before: UInt64?
    }

    init(folder: consuming OwnFolder, log: consuming FolderLog, now: Instant) {
        self.folder = folder
        self.log = log
        self.now = now
    }

    // MARK: Writing

    mutating func write(
        _ events: [CalendarEvent], since: Instant, title: (CalendarEvent) -> String
    ) throws(FolderProblem) {
        var files: [NewFile] = []
        for event in events {
            let entry = log.entries[event.id]
            if entry == nil, event.end < since { continue }
            let file = try folder.content(of: event.id.fileName)
            let present = file.sum
            let bytes = content(of: event, title(event), inPlaceOf: file)
            let new = NewFile(
                id: event.id, bytes: bytes, sum: checksum(bytes), before: present)
            switch present {
            case nil where entry?.isWritten == true: leave(event.id, .removed)
            case nil: files.append(new)
            case let sum? where sum == new.sum:
                if entry?.isWritten != true || entry?.last != new.sum {
                    try note([.willWrite(new.id, sum: new.sum), .wrote(new.id)])
                }
                log.confirm(new.id)
            case let sum? where entry?.sums.contains(sum) == true: files.append(new)
            case .some: leave(event.id, .changed)
            }
            if files.count == Self.batch {
                try put(files)
                files = []
            }
        }
        try put(files)
    }

    /// The content of an event's file. If it differs from the file that is there and no act has raised its version,
    /// the version is one more: without that, calendar programs would keep what they have.
    private func content(
        of event: CalendarEvent, _ title: String, inPlaceOf file: OwnFolder.Content
    ) -> [UInt8] {
        let bytes = CalendarEventText.file(event, title: title)
        guard case .bytes(let present) = file, present != bytes,
            var version = CalendarEventText.version(in: present),
            version.sequence >= event.version.sequence
        else { return bytes }
        if CalendarEventText.file(event, title: title, version: version) == present {
            return present
        }
        version.sequence = version.sequence == .max ? .max : version.sequence + 1
        version.writtenAt = max(now, event.version.writtenAt, version.writtenAt)
        return CalendarEventText.file(event, title: title, version: version)
    }

    private mutating func leave(_ id: RecordID, _ change: CalendarFolder.ForeignFile.Change) {
        outcome.foreign.append(.init(name: id.fileName, change: change))
    }

    private mutating func put(_ files: [NewFile]) throws(FolderProblem) {
        if files.isEmpty { return }
        try note(files.map { .willWrite($0.id, sum: $0.sum) }, isForDisk: true)
        var hidden: [String] = []
        for file in files {
            hidden.append(try folder.writeUnfinished(file.id.fileName, file.bytes))
        }
        for name in hidden { try folder.syncUnfinished(name) }
        var written: [RecordID] = []
        for (file, hidden) in zip(files, hidden) {
            // Another program may have changed it while the new ones were written.
            let name = file.id.fileName
            if try folder.finish(hidden, as: name, inPlaceOf: file.before) {
                written.append(file.id)
            } else {
                leave(file.id, try folder.sum(of: name) == nil ? .removed : .changed)
            }
        }
        try note(written.map { .wrote($0) })
        try folder.sync()
        outcome.written += written.count
    }

    // MARK: Removing

    mutating func remove(_ ids: [RecordID]) throws(FolderProblem) {
        var found: [(id: RecordID, sum: UInt64)] = []
        for id in ids {
            guard let entry = log.entries[id] else { continue }
            switch try folder.sum(of: id.fileName) {
            case nil: if entry.isWritten { try note([.willRemove(id)]) }
            case let sum? where entry.sums.contains(sum): found.append((id, sum))
            case .some: leave(id, .changed)
            }
        }
        if found.isEmpty { return }
        try note(found.map { .willRemove($0.id) }, isForDisk: true)
        for (id, sum) in found {
            if try folder.remove(id.fileName, with: sum) {
                outcome.removed += 1
            } else if try folder.sum(of: id.fileName) != nil {
                leave(id, .changed)
            }
        }
        try folder.sync()
    }

    mutating func removeAll(except ids: Set<RecordID>) throws(FolderProblem) {
        try remove(log.entries.keys.filter { !ids.contains($0) }.sorted())
    }

    /// Removes unfinished files that a killed process has left.
    mutating func removeUnfinished() throws(FolderProblem) {
        for name in try folder.names() where UnfinishedFile.isOne(name) {
            folder.removeUnfinished(name)
        }
    }

    // MARK: The log

    /// - Parameter isForDisk: whether to wait until it is on the disk.
    private mutating func note(
        _ lines: [FolderLog.Line], isForDisk: Bool = false
    ) throws(FolderProblem) {
        let text = lines.map(\.text).joined()
        try folder.append(
            Array(text.utf8), to: FolderLog.name, creates: false, isForDisk: isForDisk)
        for line in lines { log.add(line) }
    }

    /// Writes the log again if most of its lines are out of date.
    mutating func shortenLog() throws(FolderProblem) {
        guard log.lineCount > 3 * log.entries.count + 100 else { return }
        try folder.replace(FolderLog.name, by: log.text)
    }
}
