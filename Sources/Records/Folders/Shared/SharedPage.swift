import Fasting
import System

/// A page beside the segments of a shared folder, for browsers (docs/rules/devices.md, The page).
public struct SharedPage: Sendable {
    public static let name = "today.html"
    /// How much of a file is looked at for its mark, in bytes.
    private static let beginning = 1024

    private let folder: DeviceFolder
    /// A text that each of our pages has near its beginning.
    private let mark: String

    /// - Parameters:
    ///   - folder: the shared folder.
    ///   - id: the id that it must have; nil if it does not matter.
    public init(in folder: String, id: String?, mark: String) {
        self.folder = DeviceFolder(path: folder, id: id)
        self.mark = mark
    }

    public enum Outcome: Equatable, Sendable {
        /// The folder has a page.
        ///
        /// - Parameter sum: of the text that was to be there.
        case brought(sum: UInt64)
        /// What has the name is not from Atrest, or not a plain file of this user. It stays.
        case foreign
        case removed
    }

    /// A problem with the page.
    public func problem(_ cause: FolderProblem.Cause) -> FolderProblem {
        FolderProblem(.shared, cause, "\(folder.path)/\(Self.name)")
    }

    /// Writes the page if the file is not the same.
    ///
    /// - Parameter brought: the sum of the text that was brought before. If it is this one, any page that is there stays.
    /// - Throws: ``FolderProblem`` also if the folder is absent, or another one has its path.
    public func bring(to text: String, after brought: UInt64?) throws(FolderProblem) -> Outcome {
        let open = try folder.openSame()
        let new = Array(text.utf8)
        let sum = checksum(new)
        switch try state(in: open) {
        case .foreign: return .foreign
        case .ours(let bytes):
            if sum != brought, bytes != new { try open.replace(Self.name, by: new) }
        case .absent: try open.replace(Self.name, by: new)
        }
        return .brought(sum: sum)
    }

    /// Removes the page if it is from Atrest.
    public func remove() throws(FolderProblem) {
        let open = try folder.openSame()
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
