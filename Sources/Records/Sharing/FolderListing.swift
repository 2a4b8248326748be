import Fasting

/// A segment as it is in the folder.
public struct SegmentFile: Hashable, Sendable {
    /// The writer that its folder names.
    public let writer: Writer
    /// Below the folder.
    public let name: String
    public let stamp: FileStamp

    public init(writer: Writer, name: String, stamp: FileStamp) {
        (self.writer, self.name, self.stamp) = (writer, name, stamp)
    }
}

/// What tells a file from an earlier one with its name.
public struct FileStamp: Hashable, Sendable {
    /// In bytes.
    public let size: Int64
    /// Nanoseconds since the epoch.
    public let changed: Int64
    public let inode: Int64

    public init(size: Int64, changed: Int64, inode: Int64) {
        (self.size, self.changed, self.inode) = (size, changed, inode)
    }
}

/// What is in the shared folder.
public struct FolderListing: Equatable, Sendable {
    /// The id of the folder.
    public var id = ""
    public var files: [SegmentFile] = []
    /// The folders of writers, to watch them.
    public var folders: [String] = []
    /// Files that are not read: another user's, links, devices.
    public var refused: [String] = []
    /// Files that are not read because they are larger than any segment.
    public var tooLarge: [String] = []
    /// Whether the kernel may send no notifications about changes there.
    public var isSilent = false
    /// Whether there is an inbox.
    public var hasInbox = false

    public init() {}
}

/// A segment to which lines were appended.
public struct ExtendedSegment: Hashable, Sendable {
    /// As it is now.
    public let file: SegmentFile
    /// How many bytes of it were appended.
    public let added: Int64
    /// How many lines these are.
    public let lines: Int

    public init(file: SegmentFile, added: Int64, lines: Int) {
        self.file = file
        self.added = added
        self.lines = lines
    }
}
