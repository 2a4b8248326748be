/// An element of an XML document.
public struct XMLElement: Equatable, Sendable {
    public let name: String
    public let attributes: [String: String]
    public internal(set) var children: [XMLElement]
    /// The text of the comment directly before the element; nil if there is none.
    public let comment: String?
    /// The line on which the element begins, from 1.
    public let line: Int
}

/// Why a text cannot be read, and on which line.
public struct ReadError: Error, Equatable, Sendable, CustomStringConvertible {
    public let line: Int
    public let reason: String

    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }

    public var description: String { "line \(line): \(reason)" }
}

/// Reads the part of XML that files of D-Bus introspection use: one document type declaration,
/// elements, attributes, the five predefined entities and comments. Everything else is an error:
/// text between elements, processing instructions, CDATA sections, namespaces.
public struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// Reads a document.
    ///
    /// - Returns: the root element.
    public static func read(_ text: String) throws(ReadError) -> XMLElement {
        var reader = XMLReader(bytes: Array(text.utf8))
        return try reader.document()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func document() throws(ReadError) -> XMLElement {
        skipSpace()
        if take("<!DOCTYPE") { _ = try text(until: ">") }
        let comment = try comments()
        let root = try element(comment)
        if try comments() != nil { throw error("A comment follows the root element.") }
        if position < bytes.count { throw error("Something follows the root element.") }
        return root
    }

    /// Reads spaces and comments.
    ///
    /// - Returns: the last comment; nil if there is none.
    private mutating func comments() throws(ReadError) -> String? {
        var comment: String?
        skipSpace()
        while take("<!--") {
            if comment != nil { throw error("Two comments stand before one element.") }
            comment = try text(until: "-->")
            skipSpace()
        }
        return comment
    }

    private mutating func element(_ comment: String?) throws(ReadError) -> XMLElement {
        let line = line
        guard take("<") else { throw error("An element is expected.") }
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = skipSpace()
            if take("/>") {
                return XMLElement(
                    name: name, attributes: attributes, children: [], comment: comment, line: line)
            }
            if take(">") { break }
            if !hasSpace { throw error("A space is expected before an attribute.") }
            let key = try self.name()
            if attributes.updateValue(try value(of: key), forKey: key) != nil {
                throw error("The attribute \(key) occurs twice.")
            }
        }
        var element = XMLElement(
            name: name, attributes: attributes, children: [], comment: comment, line: line)
        while true {
            let comment = try comments()
            if take("</") {
                if comment != nil { throw error("A comment stands before no element.") }
                break
            }
            element.children.append(try self.element(comment))
        }
        guard try self.name() == name else { throw error("The end of \(name) is expected.") }
        skipSpace()
        guard take(">") else { throw error("> is expected.") }
        return element
    }

    private mutating func value(of key: String) throws(ReadError) -> String {
        guard take("=\"") else { throw error("=\" is expected after \(key).") }
        let raw = try text(until: "\"")
        if raw.contains("<") { throw error("A value must not contain <.") }
        return try unescaped(raw)
    }

    private func unescaped(_ text: String) throws(ReadError) -> String {
        guard text.contains("&") else { return text }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(parts[0])
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";"),
                let character = Self.entities[String(part[..<end])]
            else { throw error("An & begins an unknown entity.") }
            result += character + part[part.index(after: end)...]
        }
        return result
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private mutating func name() throws(ReadError) -> String {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        if start == position { throw error("A name is expected.") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// - Returns: whether there was space.
    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
            advance(by: 1)
        }
        return position > start
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        advance(by: text.utf8.count)
        return true
    }

    /// Reads the text before an end mark, and the mark.
    private mutating func text(until end: String) throws(ReadError) -> String {
        let start = position
        while position < bytes.count {
            if bytes[position...].starts(with: end.utf8) {
                let text = String(decoding: bytes[start..<position], as: UTF8.self)
                advance(by: end.utf8.count)
                return text
            }
            advance(by: 1)
        }
        throw error("\(end) is missing.")
    }

    private mutating func advance(by count: Int) {
        for byte in bytes[position..<position + count] where byte == 0x0A { line += 1 }
        position += count
    }

    private func error(_ reason: String) -> ReadError { ReadError(line: line, reason: reason) }
}
