import Glibc

extension Authority {
    /// The file of an authority, below a folder of data.
    public static let fileName = "atrest/authority"
    /// The list of revoked licences, beside it.
    public static let listName = "atrest/revoked"

    /// Reads the authority that a package has installed. The first folder that has the file counts.
    ///
    /// - Parameter folders: where packages install data.
    /// - Returns: nil if none is named, or if the file is not one of an authority.
    public static func installed(in folders: [String]) -> Authority? {
        guard let (authority, folder) = find(in: folders) else { return nil }
        let list = contents(of: "\(folder)/\(listName)", atMost: RevocationList.longestFile)
        return list.flatMap(authority.revoking) ?? authority
    }

    /// Whether there is one, without the list of revoked licences.
    public static func isInstalled(in folders: [String]) -> Bool { find(in: folders) != nil }

    private static func find(in folders: [String]) -> (Authority, folder: String)? {
        guard let folder = folders.first(where: { access("\($0)/\(fileName)", F_OK) == 0 }),
            let file = contents(of: "\(folder)/\(fileName)", atMost: longestFile),
            let authority = Authority(file: file)
        else { return nil }
        return (authority, folder)
    }

    /// The bytes of a plain file; nil if it cannot be read or is longer.
    private static func contents(of path: String, atMost limit: Int) -> [UInt8]? {
        // A pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= limit
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        return read(descriptor, &bytes, bytes.count) == bytes.count ? bytes : nil
    }
}
