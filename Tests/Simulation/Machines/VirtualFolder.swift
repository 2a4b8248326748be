import Fasting
import Sharing

/// The shared folder as one machine sees it.
struct VirtualFolder {
    struct File {
        let writer: Writer
        var lines: [String]
        /// In bytes.
        var size: Int64
        /// Another number after each change by another program.
        var changed: Int64
    }

    /// "" if it has no `atrest.json` now.
    var id: String
    /// Whether its disk is full.
    var isFull = false
    private(set) var files: [String: File] = [:]
    /// The folders of writers that were made before their files.
    private var made: Set<String> = []
    private var changes: Int64 = 0

    init(id: String = "") { self.id = id }

    var isAbsent: Bool { id.isEmpty }
    var folders: Set<String> { made.union(files.keys.map { String($0.prefix(41)) }) }

    /// A machine joins, as with `DeviceFolder.adopt`.
    ///
    /// - Returns: the id of the folder; nil if only others have written there and it has no mark.
    mutating func adopt(id new: String, by writer: Writer) -> String? {
        if isAbsent {
            if !folders.isEmpty, !folders.contains("\(writer)") { return nil }
            id = new
        }
        made.insert("\(writer)")
        return id
    }

    static func name(of writer: Writer) -> String { "\(writer)/000001.jsonl" }

    private static func size(of lines: some Sequence<String>) -> Int64 {
        lines.reduce(0) { $0 + Int64($1.utf8.count) + 1 }
    }

    /// Replaces all files.
    mutating func set(_ new: [(name: String, writer: Writer, lines: [String])]) {
        var kept: [String: File] = [:]
        for (name, writer, lines) in new {
            if let known = files[name], known.lines == lines {
                kept[name] = known
            } else {
                changes += 1
                kept[name] = File(
                    writer: writer, lines: lines, size: Self.size(of: lines), changed: changes)
            }
        }
        files = kept
    }

    var listing: FolderListing {
        var listing = FolderListing()
        listing.id = id
        listing.folders = folders.sorted()
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            listing.files.append(Self.segment(name, file))
        }
        return listing
    }

    private static func segment(_ name: String, _ file: File) -> SegmentFile {
        SegmentFile(
            writer: file.writer, name: name,
            stamp: FileStamp(size: file.size, changed: file.changed, inode: 1))
    }

    mutating func append(_ lines: [String], of writer: Writer) -> ExtendedSegment {
        let name = Self.name(of: writer)
        var file = files[name] ?? File(writer: writer, lines: [], size: 0, changed: 0)
        let added = Self.size(of: lines)
        changes += 1
        file.lines += lines
        file.size += added
        file.changed = changes
        files[name] = file
        return ExtendedSegment(
            file: Self.segment(name, file), added: added, lines: lines.count)
    }
}
