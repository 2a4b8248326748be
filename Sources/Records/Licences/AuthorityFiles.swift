import Glibc
import Text

/// What an installation says about a licence authority.
public enum InstalledAuthority: Equatable, Sendable {
    /// It names none, as by default.
    case none
    /// The file is not one of an authority, so it names none.
    case malformed(path: String)
    case named(AuthorityFile)

    /// The file of an authority, below a folder of data.
    public static let fileName = "atrest/authority"
    /// The list of revoked licences, beside it.
    public static let listName = "atrest/revoked"

    /// Reads the file that a package has installed. The first folder that has it counts.
    ///
    /// - Parameter folders: where packages install data.
    public init(in folders: [String]) {
        guard
            let folder = folders.first(where: {
                "\($0)/\(Self.fileName)".withPath { access($0, F_OK) == 0 }
            })
        else {
            self = .none
            return
        }
        let path = "\(folder)/\(Self.fileName)"
        guard let bytes = contents(of: path, atMost: AuthorityFile.longestFile),
            var file = AuthorityFile(bytes)
        else {
            self = .malformed(path: path)
            return
        }
        let list = contents(
            of: "\(folder)/\(Self.listName)", atMost: RevocationList.longestFile)
        if let revoking = list.flatMap(file.authority.revoking) { file.authority = revoking }
        self = .named(file)
    }

    /// What the named authority says of itself; nil if none is named.
    public var file: AuthorityFile? { if case .named(let file) = self { file } else { nil } }
}

/// The bytes of a plain file; nil if it cannot be read or is longer.
private func contents(of path: String, atMost limit: Int) -> [UInt8]? {
    // A pipe would wait for a writer.
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size <= limit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    return read(descriptor, &bytes, bytes.count) == bytes.count ? bytes : nil
}
