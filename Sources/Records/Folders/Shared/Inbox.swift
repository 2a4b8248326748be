import Fasting
import Glibc
import Sharing
import System

/// The inbox of a shared folder: a text file that appears there is one line that a person could also type
/// (docs/rules/devices.md, The inbox).
public struct Inbox: Sendable {
    public static let name = "inbox"
    private static let done = "done"
    private static let refused = "refused"
    /// The size of the largest file that is read, in bytes.
    static let largest = 1024
    /// Some programs write it before a text. It says that UTF-8 follows.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// The number of files that are read at once.
    static let batch = 200
    /// The length of the longest name in ``done`` and ``refused``, in bytes. A sentence's name is longer.
    private static let longestName = 200
    /// In seconds: a file that a program has open is read anyway if it has not changed for this time. Not every
    /// file system knows who has a file open.
    private static let patience: Int64 = 2

    private let folder: String
    private let rest: Int64

    /// - Parameters:
    ///   - folder: the shared folder.
    ///   - rest: how long a file must not have changed before it is read, in nanoseconds: some programs write it in two
    ///     steps.
    public init(in folder: String, rest: Int64 = 0) {
        self.folder = folder
        self.rest = rest
    }

    /// Whether a file has changed just now, by the clock of the system.
    private func isFresh(_ changed: Int64) -> Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let age = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - changed
        return (0..<rest).contains(age)
    }

    /// A file that was found.
    public struct Item: Equatable, Sendable {
        public enum Content: Equatable, Sendable {
            case text(String)
            case tooLarge
            /// It is a link, a device, or a file of another user.
            case notAFile
            case notText
            /// It may not be read.
            case closed
            /// Its date is before 1970.
            case tooOld
        }

        public let name: String
        public let modified: Instant
        public let content: Content
        /// The file when it was read.
        let found: OwnFolder.Status

        init(
            name: String, modified: Instant, content: Content, found: OwnFolder.Status = .refused
        ) {
            (self.name, self.modified, self.content) = (name, modified, content)
            self.found = found
        }

        /// A file that is on no disk.
        package init(name: String, modified: Instant, text: String) {
            self.init(name: name, modified: modified, content: .text(text))
        }

        /// Its name and the sum of its content: a file is carried out only once in ``memory``. A carrier may change its
        /// time.
        public var key: String {
            let text = if case .text(let text) = content { text } else { "" }
            return "\(name) \(RecordID.sum(of: text))"
        }

        /// For how long a file that was carried out is remembered, in seconds: 30 days.
        public static let memory: Int64 = 30 * 24 * 3600

        /// The id of the record that it adds: the same on each machine that finds the file.
        public var id: RecordID {
            RecordID(sumOf: "\(key) \(modified.secondsSinceEpoch / Self.memory)")
        }
    }

    public struct Content: Equatable, Sendable {
        /// In the order in which they were written.
        public var items: [Item] = []
        /// Whether there are more files than are read at once.
        public var hasMore = false
        /// Whether a program is still writing one of them. Its end may not cause an event.
        public var isBeingWritten = false
    }

    /// A link is refused: it may lead to any folder of the user.
    ///
    /// - Returns: nil if there is no inbox.
    private func open() throws(FolderProblem) -> OwnFolder? {
        let folder = try OwnFolder(folder, .shared)
        do throws(FolderProblem) { return try folder.folder(Self.name) } catch {
            if error.cause == .absent { return nil }
            throw error
        }
    }

    /// Reads the oldest files. An empty file is not finished yet.
    public func content(at now: Instant) throws(FolderProblem) -> Content {
        var content = Content()
        guard let folder = try open() else { return content }
        var found: [(name: String, changed: Int64, status: OwnFolder.Status)] = []
        for name in try folder.names() where Self.isFinished(name) {
            guard let status = try folder.status(of: name) else { continue }
            switch status {
            case .refused where name == Self.done || name == Self.refused: continue
            case .refused: found.append((name, .min, status))
            case .file(let stamp) where stamp.size == 0: continue
            case .file(let stamp): found.append((name, stamp.changed, status))
            }
        }
        found.sort { ($0.changed, $0.name) < ($1.changed, $1.name) }
        content.hasMore = found.count > Self.batch
        for (name, changed, status) in found.prefix(Self.batch) {
            if case .file = status,
                isFresh(changed)
                    || abs(now.secondsSinceEpoch - changed / 1_000_000_000) < Self.patience
                        && folder.isBeingWritten(name)
            {
                content.isBeingWritten = true
                continue
            }
            guard let item = try Self.item(name, status, in: folder) else { continue }
            content.items.append(item)
        }
        return content
    }

    /// - Returns: nil if the file has changed since. That is an event too.
    private static func item(
        _ name: String, _ status: OwnFolder.Status, in folder: borrowing OwnFolder
    ) throws(FolderProblem) -> Item? {
        guard case .file(let stamp) = status else {
            return Item(
                name: name, modified: .init(secondsSinceEpoch: 0), content: .notAFile,
                found: status)
        }
        let modified = Instant(secondsSinceEpoch: stamp.changed / 1_000_000_000)
        if stamp.changed < 0 {
            return Item(name: name, modified: modified, content: .tooOld, found: status)
        }
        var content = Item.Content.tooLarge
        if stamp.size <= Int64(largest) {
            do throws(FolderProblem) {
                guard let bytes = try folder.read(name), !bytes.isEmpty else { return nil }
                let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
                content = String(validating: text, as: UTF8.self).map { .text($0) } ?? .notText
            } catch {
                if error.cause != .denied { throw error }
                content = .closed
            }
        }
        guard try folder.status(of: name) == status else { return nil }
        return Item(name: name, modified: modified, content: content, found: status)
    }

    /// Carriers and editors give special names to files that they have not finished.
    private static func isFinished(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "."),
            first != UInt8(ascii: "~")
        else { return false }
        return !name.hasSuffix("~") && !name.hasSuffix(".tmp") && !name.hasSuffix(".part")
    }

    /// Moves a file out of the inbox. If another file has its name now, that one stays and is read next.
    ///
    /// - Parameter sentence: why it was refused, which is written beside it; nil if it was carried out.
    public func finish(_ item: Item, sentence: String?) throws(FolderProblem) {
        guard let folder = try open(), try folder.status(of: item.name) == item.found else {
            return
        }
        let target = sentence == nil ? Self.done : Self.refused
        try folder.makeFolder(target)
        let inner = try folder.folder(target)
        let name = try inner.freeName(like: item.name, longest: Self.longestName)
        try folder.move(item.name, to: inner, as: name)
        // Another machine may have moved it first.
        guard let moved = try inner.status(of: name) else { return }
        if moved != item.found {
            // The other file came at this very moment.
            let free = try folder.freeName(like: item.name, longest: Self.longestName)
            return try inner.move(name, to: folder, as: free)
        }
        if let sentence {
            try inner.replace(Self.why(name), by: Array((sentence + "\n").utf8))
        }
        try inner.sync()
        try folder.sync()
    }

    /// The name of the file with the sentence.
    fileprivate static func why(_ name: String) -> String { "\(name).why.txt" }
}

extension OwnFolder {
    /// - Returns: `like`, which may be shortened, or `like-2` if there is such a file or a sentence for one.
    fileprivate func freeName(
        like name: String, longest: Int
    ) throws(FolderProblem) -> String {
        var base = name
        while base.utf8.count > longest { base.unicodeScalars.removeLast() }
        var candidate = base
        var number = 2
        while true {
            let file = try status(of: candidate)
            let sentence = try status(of: Inbox.why(candidate))
            if file == nil && sentence == nil { return candidate }
            candidate = "\(base)-\(number)"
            number += 1
        }
    }
}
