import Fasting

/// A page beside the segments of a shared folder, for browsers (docs/rules/devices.md, The page).
public struct SharedPage: Sendable {
    public static let name = "today.html"
    /// How much of a file is looked at for its mark, in bytes.
    private static let beginning = 1024

    private let folder: DeviceFolder
    /// A text that each of our pages has near its beginning.
    private let mark: String

    /// - Parameter folder: the shared folder.
    public init(in folder: String, mark: String) {
        self.folder = DeviceFolder(path: folder)
        self.mark = mark
    }

    public enum Outcome: Equatable, Sendable {
        case written
        case unchanged
        /// What has the name is not from Atrest, or not a plain file of this user. It stays.
        case foreign
    }

    /// Writes the page if the file is not the same.
    ///
    /// - Parameter replaces: whether a page that is there may be replaced.
    /// - Throws: ``FolderProblem`` also if the folder is absent.
    public func bring(
        to text: @Sendable () -> String, replaces: Bool
    ) throws(FolderProblem) -> Outcome {
        _ = try folder.open()
        let open = try OwnFolder(folder.path, .shared)
        switch try state(in: open) {
        case .foreign: return .foreign
        case .ours(let bytes):
            if !replaces { return .unchanged }
            let new = Array(text().utf8)
            if bytes == new { return .unchanged }
            try open.replace(Self.name, by: new)
        case .absent: try open.replace(Self.name, by: Array(text().utf8))
        }
        return .written
    }

    /// Removes the page if it is from Atrest.
    public func remove() throws(FolderProblem) {
        _ = try folder.open()
        let open = try OwnFolder(folder.path, .shared)
        if case .ours = try state(in: open) { try open.remove(Self.name) }
    }

    private enum State {
        case absent
        case ours([UInt8])
        case foreign
    }

    private func state(in open: borrowing OwnFolder) throws(FolderProblem) -> State {
        switch try open.status(of: Self.name) {
        case nil: return .absent
        case .refused?: return .foreign
        case .file?:
            guard let bytes = try open.read(Self.name) else { return .foreign }
            let start = String(decoding: bytes.prefix(Self.beginning), as: UTF8.self)
            return start.firstPlace(of: mark) == nil ? .foreign : .ours(bytes)
        }
    }
}
