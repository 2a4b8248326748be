import Fasting

/// A folder with one file for each event (a vdir), which calendar programs read and other programs carry
/// to a server.
///
/// The agent only writes there. A file that someone else has changed or removed stays as it is. What the
/// agent has written is in ``FolderLog``. A process that is killed at any time leaves a folder that the
/// next pass brings to the same state.
public struct CalendarFolder: Sendable {
    public let path: String
    /// Called before each change of the folder. What it throws ends the pass, as a kill does.
    private let beforeStep: @Sendable () throws(FolderProblem) -> Void

    public init(path: String) { self.init(path: path) { () throws(FolderProblem) in } }

    /// For tests.
    package init(path: String, beforeStep: @escaping @Sendable () throws(FolderProblem) -> Void) {
        self.path = path
        self.beforeStep = beforeStep
    }

    /// A file that is not as the agent has left it.
    public struct ForeignFile: Equatable, Sendable {
        public enum Change: Equatable, Sendable {
            case changed
            case removed
        }

        public let name: String
        public let change: Change
    }

    /// The work of one pass.
    public struct Work: Sendable {
        public var events: [CalendarEvent]
        /// Fasts that have no event now.
        public var removed: [RecordID]
        /// Whether `events` has every event there is.
        public var isWhole: Bool
        /// An event that ends earlier is not written for the first time. Its file stays if it has one.
        public var since: Instant
        /// The present instant. A file that changes without an act, as with `discreet`, is written at it.
        public var now: Instant

        public init(
            events: [CalendarEvent] = [], removed: [RecordID] = [], isWhole: Bool = false,
            since: Instant = Instant(secondsSinceEpoch: .min),
            now: Instant = Instant(secondsSinceEpoch: .min)
        ) {
            self.events = events
            self.removed = removed
            self.isWhole = isWhole
            self.since = since
            self.now = now
        }
    }

    /// What a pass has done.
    public struct Outcome: Equatable, Sendable {
        public var written = 0
        public var removed = 0
        public var foreign: [ForeignFile] = []
    }

    /// Marks a folder as one that events are written to. Changes nothing if it is marked already.
    ///
    /// - Throws: ``FolderProblem`` if there is no folder, or it cannot be written.
    public func adopt() throws(FolderProblem) {
        try FolderProblem.check(place: path, .calendar)
        let folder = try OwnFolder(path, .calendar)
        if try FolderLog(in: folder) != nil { return try folder.checkWritable() }
        try folder.replace(FolderLog.name, by: FolderLog().text)
    }

    /// Writes and removes files until the folder has the events.
    ///
    /// - Parameter title: returns the title of an event.
    public func bring(
        to work: Work, title: (CalendarEvent) -> String
    ) throws(FolderProblem) -> Outcome {
        let folder = try OwnFolder(path, .calendar, beforeStep: beforeStep)
        guard let log = try FolderLog(in: folder) else { throw folder.problem(.absent) }
        var pass = CalendarPass(folder: folder, log: log, now: work.now)
        if work.isWhole { try pass.removeUnfinished() }
        try pass.write(work.events, since: work.since, title: title)
        try pass.remove(work.removed)
        if work.isWhole {
            try pass.removeAll(except: Set(work.events.map(\.id)))
            try pass.shortenLog()
        }
        return pass.outcome
    }

    /// Whether events were written here and none of them is left. Programs that carry the folder to a server may
    /// stop then, because an empty folder looks like a lost one.
    ///
    /// - Throws: ``FolderProblem`` if the folder cannot be read.
    public func isEmptied() throws(FolderProblem) -> Bool {
        let folder = try OwnFolder(path, .calendar)
        guard let log = try FolderLog(in: folder) else { throw folder.problem(.absent) }
        let names = try folder.names()
        return !log.entries.isEmpty && !names.contains { $0.hasSuffix(".ics") }
    }

    /// Finds files that are not as the agent has left them. Changes nothing.
    ///
    /// - Throws: ``FolderProblem`` if the folder cannot be read.
    public func foreignFiles() throws(FolderProblem) -> [ForeignFile] {
        let folder = try OwnFolder(path, .calendar)
        guard let log = try FolderLog(in: folder) else { throw folder.problem(.absent) }
        var foreign: [ForeignFile] = []
        for (id, entry) in log.entries {
            let sum = try folder.sum(of: id.fileName)
            if sum.map(entry.sums.contains) ?? !entry.isWritten { continue }
            foreign.append(
                ForeignFile(name: id.fileName, change: sum == nil ? .removed : .changed))
        }
        for name in try folder.names() {
            if let id = RecordID(fileName: name), log.entries[id] == nil {
                foreign.append(ForeignFile(name: name, change: .changed))
            }
        }
        return foreign.sorted { $0.name < $1.name }
    }
}

extension RecordID {
    /// The name of the file of an event.
    var fileName: String { "\(self).ics" }

    /// - Returns: nil if no event's file has this name.
    init?(fileName: String) {
        guard fileName.hasSuffix(".ics"), let id = RecordID(String(fileName.dropLast(4))),
            id.fileName == fileName
        else { return nil }
        self = id
    }
}
