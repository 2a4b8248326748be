import Fasting
import Glibc
import Sharing
import System

/// A folder that another program copies between the user's machines (docs/rules/devices.md, The folder).
///
/// Each machine writes only its own segments, and only appends to the last one. Everything here may block
/// while the disk is slow, so call it on a separate thread.
public struct DeviceFolder: Sendable {
    public let path: String
    /// The id that the folder must have; nil if it does not matter.
    public let id: String?
    /// Called before each call of the system.
    private let beforeCall: @Sendable () -> Void

    public init(
        path: String, id: String? = nil, beforeCall: @escaping @Sendable () -> Void = {}
    ) {
        self.path = path
        self.id = id
        self.beforeCall = beforeCall
    }

    private func open() throws(FolderProblem) -> OwnFolder {
        try OwnFolder(path, .shared, beforeStep: beforeCall)
    }

    /// The largest size of a segment, in bytes.
    static let segmentSize = 1 << 16

    /// A folder above this one, and the name in it that leads to this one.
    public struct Place: Sendable {
        public let folder: String
        public let name: String
    }

    /// The place nearest to the folder that exists. If the folder is absent, this is where it comes back.
    public var place: Place? {
        var path = path[...]
        while let slash = path.lastIndex(of: "/") {
            let parent = slash == path.startIndex ? "/" : String(path[..<slash])
            var status = stat()
            if fileStatus(parent, &status) == 0 {
                return Place(folder: parent, name: String(path[path.index(after: slash)...]))
            }
            path = path[..<slash]
        }
        return nil
    }

    // MARK: The mark

    /// Opens the folder if it has the id that it must have. Another one in its place counts as absent.
    func openSame() throws(FolderProblem) -> OwnFolder {
        let folder = try open()
        let found = try self.id(of: folder)
        if let id, id != found { throw folder.problem(.absent) }
        return folder
    }

    private func id(of folder: borrowing OwnFolder) throws(FolderProblem) -> String {
        let mark: FolderMark?
        switch try folder.content(of: FolderMark.name) {
        case .absent: mark = nil
        case .foreign: throw FolderProblem(.shared, .notOurs, "\(path)/\(FolderMark.name)")
        case .denied: throw FolderProblem(.shared, .denied, "\(path)/\(FolderMark.name)")
        case .bytes(let bytes): mark = FolderMark(bytes)
        }
        switch mark {
        case .known(let found)?: return found
        case .newer?: throw folder.problem(.newer)
        case nil: throw folder.problem(.unmarked)
        }
    }

    /// Marks a folder as one that machines share, if it is not marked, and makes the folder of a writer there.
    ///
    /// Where others have written and the mark is missing, it has not arrived yet: another one would take its place.
    ///
    /// - Parameter id: its id if it has none.
    /// - Returns: its id.
    /// - Throws: ``FolderProblem`` if there is no folder, or it cannot be written.
    public func adopt(id: String, by writer: Writer) throws(FolderProblem) -> String {
        try checkPlace()
        let folder = try open()
        do throws(FolderProblem) {
            let known = try self.id(of: folder)
            // Without it, another mark that arrives before the first line would be another folder.
            try? folder.makeFolder(writer.description)
            return known
        } catch {
            if error.cause != .unmarked { throw error }
        }
        try checkUsers(of: folder, with: writer)
        try folder.makeFolder(writer.description)
        try folder.replace(FolderMark.name, by: FolderMark.text(id: id))
        return id
    }

    private func checkUsers(
        of folder: borrowing OwnFolder, with writer: Writer
    ) throws(FolderProblem) {
        let writers = try folder.names().compactMap(Self.writer(ofFolder:))
        if !writers.isEmpty, !writers.contains(writer) { throw folder.problem(.unmarked) }
    }

    /// Lists the folder before a machine adopts it. It may have no mark.
    public func listUnadopted(by writer: Writer) throws(FolderProblem) -> FolderListing {
        do throws(FolderProblem) { return try list() } catch {
            if error.cause != .unmarked { throw error }
            try checkUsers(of: try open(), with: writer)
            return FolderListing()
        }
    }

    /// - Throws: ``FolderProblem`` for a folder of the system.
    public func checkPlace() throws(FolderProblem) { try FolderProblem.check(place: path, .shared) }

    // MARK: Reading

    /// Lists the segments, also those that a carrier has copied beside them after a conflict.
    public func list() throws(FolderProblem) -> FolderListing {
        let folder = try open()
        var listing = FolderListing()
        listing.id = try id(of: folder)
        listing.isSilent = folder.isSilent
        for name in try folder.names().sorted() {
            if name == Inbox.name {
                // With a link, the files of another folder would be carried out and moved.
                do throws(FolderProblem) {
                    _ = try folder.folder(name)
                    listing.hasInbox = true
                } catch {
                    if error.cause != .absent { listing.refused.append(name) }
                }
                continue
            }
            guard let writer = Self.writer(ofFolder: name) else { continue }
            let inner: OwnFolder
            do throws(FolderProblem) { inner = try folder.folder(name) } catch {
                if error.cause != .absent { listing.refused.append(name) }
                continue
            }
            listing.folders.append(name)
            for file in try inner.names().sorted() where Self.isSegment(file) {
                let path = "\(name)/\(file)"
                switch try inner.status(of: file) {
                case nil: continue
                case .refused: listing.refused.append(path)
                case .file(let stamp) where stamp.size > FolderProblem.Use.shared.largestFile:
                    listing.tooLarge.append(path)
                case .file(let stamp):
                    listing.files.append(SegmentFile(writer: writer, name: path, stamp: stamp))
                }
            }
        }
        return listing
    }

    /// Returns the lines of a segment; nil if it has disappeared in the meantime.
    public func read(_ file: SegmentFile) throws(FolderProblem) -> [WrittenLine]? {
        guard let slash = file.name.firstIndex(of: "/") else { return nil }
        let folder = try openSame()
        do throws(FolderProblem) {
            let inner = try folder.folder(String(file.name[..<slash]))
            let name = String(file.name[file.name.index(after: slash)...])
            return try inner.read(name).map { LineReader.read($0, of: file.writer) }
        } catch {
            if error.cause == .absent { return nil }
            throw error
        }
    }

    /// Whether this folder contains the other one or is inside it. Links are followed.
    public func overlaps(_ other: String) -> Bool { foldersOverlap(path, other) }

    /// The writer of a folder, or of a copy of it that a carrier has made: `DEVICE-INCARNATION (conflict)`.
    static func writer(ofFolder name: String) -> Writer? {
        guard name.utf8.count >= 41 else { return nil }
        return Writer(String(decoding: name.utf8.prefix(41), as: UTF8.self))
    }

    /// The name of a file that a carrier has not finished begins with a dot, or has another ending.
    static func isSegment(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "."),
            first != UInt8(ascii: "~")
        else { return false }
        return name.hasSuffix(".jsonl")
    }

    // MARK: Writing

    /// Appends lines to the last segment of a writer, and waits until they are on the disk.
    ///
    /// - Returns: the files that were written.
    public func append(
        _ lines: [String], of writer: Writer
    ) throws(FolderProblem) -> [ExtendedSegment] {
        let folder = try openSame()
        let name = writer.description
        try folder.makeFolder(name)
        let inner = try folder.folder(name)
        var number = try inner.names().compactMap(Self.number(ofSegment:)).max() ?? 0
        var size: Int64 = 0
        if number > 0, case .file(let stamp)? = try inner.status(of: Self.segment(number)) {
            size = stamp.size
        } else {
            number += 1
        }
        var written: [Int64: (bytes: [UInt8], lines: Int)] = [:]
        for line in lines {
            let bytes = Array((line + "\n").utf8)
            let pending = Int64(written[number]?.bytes.count ?? 0)
            if size + pending > 0, size + pending + Int64(bytes.count) > Int64(Self.segmentSize) {
                number += 1
                size = 0
            }
            written[number, default: ([], 0)].bytes += bytes
            written[number, default: ([], 0)].lines += 1
        }
        for (number, (bytes, _)) in written.sorted(by: { $0.key < $1.key }) {
            try inner.append(bytes, to: Self.segment(number))
        }
        try inner.sync()
        try folder.sync()
        var files: [ExtendedSegment] = []
        for (number, (bytes, lines)) in written.sorted(by: { $0.key < $1.key }) {
            let file = Self.segment(number)
            if case .file(let stamp)? = try inner.status(of: file) {
                files.append(
                    ExtendedSegment(
                        file: SegmentFile(writer: writer, name: "\(name)/\(file)", stamp: stamp),
                        added: Int64(bytes.count), lines: lines))
            }
        }
        return files
    }

    static func segment(_ number: Int64) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits + ".jsonl"
    }

    private static func number(ofSegment name: String) -> Int64? {
        // A larger number is not from Atrest: no machine reaches it.
        guard name.hasSuffix(".jsonl"), let number = Int64(name.dropLast(6)),
            (1...999_999_999).contains(number), segment(number) == name
        else { return nil }
        return number
    }
}
