/// A D-Bus type as one character: `s`, `a`, `r` for a struct, `e` for an entry of a dictionary.
///
/// Stored as a number, because comparing Swift characters for every value is slow.
public struct TypeCode: Equatable, Sendable, ExpressibleByUnicodeScalarLiteral,
    CustomStringConvertible
{
    let code: CChar

    init(code: CChar) { self.code = code }

    public init(unicodeScalarLiteral scalar: UnicodeScalar) {
        code = CChar(truncatingIfNeeded: scalar.value)
    }

    public var description: String { String(UnicodeScalar(UInt8(bitPattern: code))) }
}
