/// A D-Bus type as one character: `s`, `a`, `v`, `r` for a struct, `e` for an entry of a dictionary
/// (`SD_BUS_TYPE_STRING` and others).
///
/// Stored as a number, because comparing Swift characters for every value is slow.
public struct TypeCode: Equatable, Sendable, ExpressibleByUnicodeScalarLiteral,
    CustomStringConvertible
{
    let code: CChar

    init(code: CChar) { self.code = code }

    /// The literal must be one of ASCII: `let type: TypeCode = "s"`.
    public init(unicodeScalarLiteral scalar: UnicodeScalar) {
        code = CChar(truncatingIfNeeded: scalar.value)
    }

    /// The character.
    public var description: String { String(UnicodeScalar(UInt8(bitPattern: code))) }
}
