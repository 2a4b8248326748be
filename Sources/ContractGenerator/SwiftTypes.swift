/// A D-Bus type that is one character.
enum BasicType: String {
    case byte = "y"
    case boolean = "b"
    case int16 = "n"
    case uint16 = "q"
    case int32 = "i"
    case uint32 = "u"
    case int64 = "x"
    case uint64 = "t"
    case double = "d"
    case string = "s"

    var swiftName: String {
        switch self {
        case .byte: "UInt8"
        case .boolean: "Bool"
        case .int16: "Int16"
        case .uint16: "UInt16"
        case .int32: "Int32"
        case .uint32: "UInt32"
        case .int64: "Int64"
        case .uint64: "UInt64"
        case .double: "Double"
        case .string: "String"
        }
    }

    /// The case of `SDBus.Value` that holds it.
    var valueCase: String { "\(self)" }

    /// The value of a property that has not been published yet.
    var initialValue: String {
        switch self {
        case .boolean: "false"
        case .string: "\"\""
        default: "0"
        }
    }
}

extension Field {
    /// The type in Swift, without the mark of an optional.
    var swiftName: String {
        get throws(ContractError) {
            if let domainType { return domainType.swiftName }
            return try swiftType(of: type)
        }
    }

    /// An expression of the wire's type for a value that is not nil.
    func wire(_ value: String) -> String { domainType == nil ? value : "\(value).wire" }
}

/// The type in Swift for a signature without structs.
func swiftType(of signature: String) throws(ContractError) -> String {
    var rest = Array(signature)[...]
    let type = try takeType(&rest, of: signature)
    if !rest.isEmpty { throw ContractError("\(signature) is not one complete type.") }
    return type
}

private func takeType(
    _ rest: inout ArraySlice<Character>, of signature: String
) throws(ContractError) -> String {
    guard let first = rest.popFirst() else {
        throw ContractError("\(signature) is not one complete type.")
    }
    if let basic = BasicType(rawValue: String(first)) { return basic.swiftName }
    switch first {
    case "v": return "Value"
    case "h": return "UnixFD"
    case "o": return "ObjectPath"
    case "g": return "TypeSignature"
    case "a" where rest.first == "{":
        rest.removeFirst()
        let key = try takeType(&rest, of: signature)
        let value = try takeType(&rest, of: signature)
        guard rest.popFirst() == "}" else {
            throw ContractError("\(signature) is not one complete type.")
        }
        return "[\(key): \(value)]"
    case "a": return "[\(try takeType(&rest, of: signature))]"
    default: throw ContractError("\(signature) needs the name of a row.")
    }
}

/// A name in Swift for a name of the bus or for a word: `UtcOffset`, `utc-offset` and
/// `utc_offset` become `utcOffset`.
func swiftName(_ name: String) -> String {
    let parts = name.split { $0 == "-" || $0 == "_" }
    let text =
        lowercasedFirst(parts[0]) + parts.dropFirst().map { uppercasedFirst($0) }.joined()
    return keywords.contains(text) ? "`\(text)`" : text
}

func lowercasedFirst(_ text: some StringProtocol) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
}

func uppercasedFirst(_ text: some StringProtocol) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
}

/// Words of Swift that cannot name a member as they are.
private let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
]
