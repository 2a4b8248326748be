import Fasting

/// Who makes the licences of an installation. A packager names it in an ``AuthorityFile``.
public struct Authority: Equatable, Sendable {
    let publicKey: [UInt8]
    /// The serials of licences that no longer hold.
    public private(set) var revoked: Set<Hex64> = []

    /// Its name in licences: the first eight bytes of the key.
    public var id: Hex64 { Hex64(publicKey.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }) }

    package init(publicKey: [UInt8]) { self.publicKey = publicKey }

    /// Reads a licence and makes sure that this authority has made it and has not revoked it. Whether
    /// it holds at an instant is for ``Licence/problem(at:)`` to say.
    ///
    /// - Parameter bytes: the exact bytes of the licence, as ``Licence/tidied(_:)`` returns them.
    /// - Throws: ``LicenceProblem``: all but `expired` and `notYet`.
    public func check(_ bytes: [UInt8]) throws(LicenceProblem) -> Licence {
        guard bytes.starts(with: Licence.title.utf8) else { throw .wrong }
        guard bytes.count <= Licence.longestFile, let text = SignedText(bytes),
            text.lines.first?.elementsEqual(Licence.title.utf8) == true
        else { throw .damaged }
        let licence = try Licence(text)
        guard licence.authority == id else { throw .foreign }
        do throws(Ed25519.Failure) {
            guard try text.isSigned(by: publicKey) else { throw Ed25519.Failure() }
        } catch {
            throw Ed25519.isInstalled ? .damaged : .unchecked
        }
        if revoked.contains(licence.serial) { throw .revoked }
        return licence
    }

    /// The same authority without the licences of a list.
    ///
    /// - Returns: nil if the bytes are not a list, or not one of this authority.
    public func revoking(_ list: [UInt8]) -> Authority? {
        guard let list = RevocationList(list, of: self) else { return nil }
        var authority = self
        authority.revoked.formUnion(list.serials)
        return authority
    }
}

extension Licence {
    /// Reads a licence without checking who made it; nil if it is not one.
    public static func unchecked(_ bytes: [UInt8]) -> Licence? {
        guard bytes.count <= longestFile, let text = SignedText(bytes),
            text.lines.first?.elementsEqual(title.utf8) == true
        else { return nil }
        return try? Licence(text)
    }

    /// The bytes of a licence without what mail programs and editors change around it: a mark at the
    /// start, spaces at the ends of lines, other kinds of newlines, empty lines before and after it.
    public static func tidied(_ bytes: [UInt8]) -> [UInt8] {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var tidied: [UInt8] = []
        for line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            var line = line
            while let last = line.last, last == UInt8(ascii: " ") || last == 9 || last == 13 {
                line = line.dropLast()
            }
            tidied += line
            tidied.append(UInt8(ascii: "\n"))
        }
        tidied = Array(tidied.drop { $0 == UInt8(ascii: "\n") })
        while tidied.last == UInt8(ascii: "\n") { tidied.removeLast() }
        return tidied + [UInt8(ascii: "\n")]
    }
}
