import Fasting

/// What the agent has written into a calendar folder. It is a hidden file of the folder, so it moves with
/// the folder and is absent if the folder's disk is.
///
/// Lines are only appended: one before a file is written, one after that, and one before a file is removed.
/// So the log is correct even if the process is killed at any moment. A whole pass shortens it.
struct FolderLog {
    static let name = ".atrest"
    private static let heading = "Atrest writes this folder. Format 1.\n"

    struct Entry: Equatable {
        /// The checksums of all contents that the agent may have written to the file.
        var sums: Set<UInt64> = []
        /// The content that was to be written last.
        var last: UInt64 = 0
        /// Whether the file was there, and the agent has not removed it.
        var isWritten = false
    }

    enum Line: Equatable {
        case willWrite(RecordID, sum: UInt64)
        case wrote(RecordID)
        case willRemove(RecordID)
    }

    private(set) var entries: [RecordID: Entry] = [:]
    private(set) var lineCount = 0

    init() {}

    /// Reads a log. A line that makes no sense is ignored.
    init(reading text: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if let line = Line(line) { add(line) }
        }
    }

    /// - Returns: nil if the folder has no log. Anything but a regular file counts as an empty one.
    init?(in folder: borrowing OwnFolder) throws(FolderProblem) {
        switch try folder.content(of: Self.name) {
        case .absent: return nil
        case .foreign, .denied: self.init()
        case .bytes(let bytes): self.init(reading: bytes)
        }
    }

    mutating func add(_ line: Line) {
        lineCount += 1
        switch line {
        case .willWrite(let id, let sum):
            entries[id, default: Entry()].sums.insert(sum)
            entries[id]?.last = sum
        case .wrote(let id): entries[id]?.isWritten = true
        case .willRemove(let id): entries[id]?.isWritten = false
        }
    }

    /// Forgets a fast. The shortened log does not have it.
    mutating func forget(_ id: RecordID) { entries[id] = nil }

    /// The shortest log that says the same about files that are as the agent has left them.
    var text: [UInt8] {
        var text = Self.heading
        for (id, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.isWritten {
            // The last content may not have been written.
            for sum in entry.sums.sorted() where sum != entry.last {
                text += Line.willWrite(id, sum: sum).text
            }
            text += Line.willWrite(id, sum: entry.last).text + Line.wrote(id).text
        }
        return Array(text.utf8)
    }

    /// Keeps only the last content of a file, which has been found there.
    mutating func confirm(_ id: RecordID) {
        guard let last = entries[id]?.last else { return }
        entries[id]?.sums = [last]
    }
}

extension FolderLog.Line {
    var text: String {
        switch self {
        case .willWrite(let id, let sum): "write \(id) \(String(sum, radix: 16))\n"
        case .wrote(let id): "written \(id)\n"
        case .willRemove(let id): "remove \(id)\n"
        }
    }

    init?(_ line: ArraySlice<UInt8>) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count >= 2, let id = RecordID(String(words[1])) else { return nil }
        switch (words[0], words.count) {
        case ("write", 3):
            guard let sum = UInt64(words[2], radix: 16) else { return nil }
            self = .willWrite(id, sum: sum)
        case ("written", 2): self = .wrote(id)
        case ("remove", 2): self = .willRemove(id)
        default: return nil
        }
    }
}
