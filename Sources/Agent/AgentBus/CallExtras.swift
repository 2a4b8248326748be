import Glibc
import SDBus
import Words

/// The `a{sv}` at the end of a row that a caller sent: each key known, each value of its type.
struct CallExtras {
    private let values: [String: Value]

    /// - Throws: `InvalidArgs` if a key is not among the known ones.
    init(reading message: Message, known: [String]) throws(SystemError) {
        values = try [String: Value](reading: message)
        if values.isEmpty { return }
        for key in values.keys.sorted() where !known.contains(key) {
            throw SystemError(
                code: EBADMSG, operation: Words.unknownOption(key, known: known))
        }
    }

    /// - Throws: `InvalidArgs` if the value has another type.
    func optional(_ key: String) throws(SystemError) -> Int32? {
        guard let value = values[key] else { return nil }
        guard case .int32(let number) = value else { throw wrongType(key, Int32.signature) }
        return number
    }

    /// - Throws: `InvalidArgs` if the value has another type.
    func optional(_ key: String) throws(SystemError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value.stringValue else { throw wrongType(key, String.signature) }
        return text
    }

    private func wrongType(_ key: String, _ expected: String) -> SystemError {
        SystemError(
            code: EBADMSG, operation: Words.optionHasOtherType(key, expected: expected))
    }
}
