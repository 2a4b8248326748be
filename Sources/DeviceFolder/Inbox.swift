import DeviceLines
import Fasting
import Glibc

/// The inbox of a shared folder: a text file that appears there is one line that a person could also type
/// (docs/rules/devices.md, The inbox).
public struct Inbox: Sendable {
    public static let name = "inbox"
    private static let done = "done"
    private static let refused = "refused"
    /// The size of the largest file that is read, in bytes.
    static let largest = 1024

    private let path: String

    /// - Parameter folder: the shared folder.
    public init(in folder: String) { path = "\(folder)/\(Self.name)" }

    /// A file that was found.
    public struct Item: Equatable, Sendable {
        public enum Content: Equatable, Sendable {
            case text(String)
            case tooLarge
            /// It is a link, a device, or a file of another user.
            case notAFile
            case notText
        }

        public let name: String
        public let modified: Instant
        public let content: Content

        /// Its name and the sum of its content: a file is carried out only once.
        public var key: String {
            let text = if case .text(let text) = content { text } else { "" }
            return "\(name) \(modified.secondsSinceEpoch) \(RecordID.sum(of: text))"
        }

        /// The id of the record that it adds: the same on each machine that finds the file.
        public var id: RecordID { RecordID(sumOf: key) }
    }

    /// The files, by name. None if there is no inbox. An empty file is not finished yet.
    public func items() throws(DeviceFolder.Problem) -> [Item] {
        let folder: OpenFolder
        do throws(DeviceFolder.Problem) { folder = try OpenFolder(path) } catch {
            if error == .absent { return [] }
            throw error
        }
        var items: [Item] = []
        for name in try folder.names().sorted() where Self.isFinished(name) {
            switch try folder.status(of: name) {
            case nil: continue
            case .refused?:
                if name == Self.done || name == Self.refused { continue }
                items.append(
                    Item(name: name, modified: .init(secondsSinceEpoch: 0), content: .notAFile))
            case .file(let size, let changed, _)?:
                if size == 0 { continue }
                let modified = Instant(secondsSinceEpoch: changed / 1_000_000_000)
                if size > Int64(Self.largest) {
                    items.append(Item(name: name, modified: modified, content: .tooLarge))
                    continue
                }
                guard let bytes = try folder.read(name), !bytes.isEmpty else { continue }
                let text = String(validating: bytes, as: UTF8.self)
                items.append(
                    Item(
                        name: name, modified: modified, content: text.map { .text($0) } ?? .notText)
                )
            }
        }
        return items
    }

    /// Carriers and editors give special names to files that they have not finished.
    private static func isFinished(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "."),
            first != UInt8(ascii: "~")
        else { return false }
        return !name.hasSuffix("~") && !name.hasSuffix(".tmp") && !name.hasSuffix(".part")
    }

    /// Moves a file out of the inbox.
    ///
    /// - Parameter sentence: why it was refused, which is written beside it; nil if it was carried out.
    public func finish(_ item: Item, sentence: String?) throws(DeviceFolder.Problem) {
        let folder = try OpenFolder(path)
        let target = sentence == nil ? Self.done : Self.refused
        try folder.makeFolder(target)
        let inner = try folder.folder(target)
        let name = try inner.freeName(like: item.name)
        try folder.move(item.name, to: inner, as: name)
        if let sentence {
            try inner.replace("\(name).why.txt", by: Array((sentence + "\n").utf8))
        }
        try inner.sync()
        try folder.sync()
    }
}

extension OpenFolder {
    /// - Returns: `like`, or `like-2` if there is such a file.
    fileprivate func freeName(like name: String) throws(DeviceFolder.Problem) -> String {
        var candidate = name
        var number = 2
        while try status(of: candidate) != nil {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
