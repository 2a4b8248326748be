import Fasting
import LocalTime

/// A licence as it is written in its file. Whether it holds is for an ``Authority`` to say.
///
///     Atrest licence 1
///     name: Ada Lovelace
///     kind: annual
///     from: 2026-11-22T00:00:00Z
///     until: 2027-11-22T00:00:00Z
///     serial: 8f21c07be94d5a36
///     authority: 41f0a2b9c3d4e5f6
///     signature: …
public struct Licence: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case annual
        case lifetime
    }

    /// Whom it was made for.
    public let name: String
    public let kind: Kind
    public let from: Instant
    /// The first instant at which it no longer holds; nil if it has no end.
    public let until: Instant?
    public let serial: Hex64
    /// The authority that made it.
    public let authority: Hex64

    /// Longer files are not read, in bytes.
    public static let longestFile = 1024
    /// A text with a licence in it may have this many bytes before it is tidied.
    public static let longestText = 1 << 16
    /// In bytes of UTF-8.
    public static let longestName = OneLine.longest

    static let title = "Atrest licence 1"

    /// - Returns: nil if the name cannot be shown in one line, or if the end does not fit to the kind.
    public init?(
        name: String, kind: Kind, from: Instant, until: Instant?, serial: Hex64, authority: Hex64
    ) {
        guard OneLine.isValid(name), (kind == .lifetime) == (until == nil) else { return nil }
        if let until, until <= from { return nil }
        self.name = name
        self.kind = kind
        self.from = from
        self.until = until
        self.serial = serial
        self.authority = authority
    }

    /// - Throws: ``LicenceProblem``: `wrong` or `damaged`.
    init(_ text: SignedText) throws(LicenceProblem) {
        let lines = text.lines
        guard lines.count == 7,
            let name = Field.name.value(in: lines[1])
                .flatMap({ String(validating: $0, as: UTF8.self) }),
            let kind = Field.kind.value(in: lines[2])
                .flatMap({ Kind(rawValue: String(decoding: $0, as: UTF8.self)) }),
            let from = Field.from.value(in: lines[3]).flatMap(Instant.init(written:)),
            let until = Field.until.value(in: lines[4]),
            let serial = Field.serial.value(in: lines[5]).flatMap(Hex64.init),
            let authority = Field.authority.value(in: lines[6]).flatMap(Hex64.init)
        else { throw .damaged }
        let end = Instant(written: until)
        guard end != nil || until.elementsEqual(Self.noEnd.utf8),
            let licence = Licence(
                name: name, kind: kind, from: from, until: end, serial: serial,
                authority: authority)
        else { throw .damaged }
        self = licence
    }

    /// In place of an end.
    private static let noEnd = "none"

    /// What keeps a licence from holding at an instant; nil if it holds.
    public func problem(at instant: Instant) -> LicenceProblem? {
        if instant < from { return .notYet(from: from) }
        if let until, instant >= until { return .expired(until: until) }
        return nil
    }
}

extension Instant {
    /// Reads `2026-02-24T10:00:00Z`, from 1970 on; nil for any other text.
    init?(written text: ArraySlice<UInt8>) {
        guard let instant = ISO8601Text(text)?.instant, instant.secondsSinceEpoch >= 0,
            TimeText.iso8601(instant).utf8.elementsEqual(text)
        else { return nil }
        self = instant
    }
}
