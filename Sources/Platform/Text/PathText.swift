/// Paths as text. A path is bytes, and need not be UTF-8. A ``String`` that is made by ``init(pathBytes:)`` still has each
/// of them, so paths can be joined and compared as usual.
///
/// A byte that is not part of a character is kept as two of the code points that Unicode reserves for the use inside
/// of programs: U+FDD0 plus its upper half, then U+FDD0 plus its lower one. A file name that has such a code point is kept byte
/// by byte too, so two names never become one. Source of the idea: PEP 383 of Python.
extension String {
    /// - Parameter pathBytes: a path, a file name or a variable of the environment, without the NUL at its end.
    public init(pathBytes: some Collection<UInt8>) {
        if let text = String(validating: pathBytes, as: UTF8.self), !text.hasKeptBytes {
            self = text
            return
        }
        var scalars = UnicodeScalarView()
        var rest = pathBytes[...]
        var parser = UTF8.ForwardParser()
        var iterator = pathBytes.makeIterator()
        func keep(_ count: Int) {
            for byte in rest.prefix(count) {
                scalars.append(Self.kept(byte >> 4))
                scalars.append(Self.kept(byte & 15))
            }
            rest = rest.dropFirst(count)
        }
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput:
                self = String(scalars)
                return
            case .error(let length): keep(length)
            case .valid(let code):
                let scalar = UTF8.decode(code)
                if Self.isReserved(scalar) {
                    keep(code.count)
                } else {
                    scalars.append(scalar)
                    rest = rest.dropFirst(code.count)
                }
            }
        }
    }

    /// As ``init(pathBytes:)``, for text of the C library.
    public init(path: UnsafePointer<CChar>) {
        let count = UnsafeBufferPointer(start: path, count: .max).firstIndex(of: 0)!
        self.init(pathBytes: UnsafeRawBufferPointer(start: path, count: count))
    }

    /// The bytes for the system.
    public var pathBytes: [UInt8] {
        guard hasKeptBytes else { return Array(utf8) }
        var bytes: [UInt8] = []
        var upper: UInt8?
        for scalar in unicodeScalars {
            if Self.isReserved(scalar) {
                let half = UInt8(scalar.value & 15)
                if let first = upper { bytes.append(first << 4 | half) }
                upper = upper == nil ? half : nil
            } else {
                bytes += UTF8.encode(scalar)!
            }
        }
        return bytes
    }

    /// Calls a closure with the path for a function of the C library.
    public func withPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
    {
        guard hasKeptBytes else { return try withCString(body) }
        return try (pathBytes + [0]).withUnsafeBytes {
            try body($0.baseAddress!.assumingMemoryBound(to: CChar.self))
        }
    }

    /// Whether it has bytes that are not text. Such a path cannot be sent over D-Bus or written to a file of text.
    public var hasKeptBytes: Bool {
        // All of these code points begin with this byte.
        utf8.contains(0xEF) && unicodeScalars.contains(where: Self.isReserved)
    }

    /// The path for people: a byte that is not text is `\xe4`, as `$'…'` of the shells has it.
    public var shownPath: String {
        guard hasKeptBytes else { return self }
        var shown = UnicodeScalarView()
        var isUpper = true
        for scalar in unicodeScalars {
            if Self.isReserved(scalar) {
                shown += (isUpper ? "\\x" : "").unicodeScalars
                shown += Self.digit(scalar).unicodeScalars
                isUpper.toggle()
            } else {
                shown.append(scalar)
            }
        }
        return String(shown)
    }

    /// The text as one word that a person or a program types into a shell.
    public var shellWord: String {
        let isPlain = utf8.allSatisfy { byte in
            Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "/._-".utf8.contains(byte)
        }
        return isPlain ? self : "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }

    private static func digit(_ scalar: Unicode.Scalar) -> String {
        String(scalar.value & 15, radix: 16)
    }

    private static func kept(_ half: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(0xFDD0 + UInt32(half))!
    }

    private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
        (0xFDD0...0xFDDF).contains(scalar.value)
    }
}
