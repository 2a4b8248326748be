import Foundation

/// A file of tests that is recorded like those of Tests/Transcripts: what follows `$` is done, and all that is said to it
/// stands below. `== ` begins again, and what begins at the margin is for the reader.
public struct Recording {
    private let path: URL
    private static let indent = "    "

    /// - Parameter name: of a file beside the tests.
    public init(_ name: String, beside file: String = #filePath) {
        path = URL(filePath: file).deletingLastPathComponent().appending(path: name)
    }

    /// What differs from the recorded answers; empty if nothing does. With ATREST_RECORD=yes they are recorded instead.
    ///
    /// - Parameter begin: gives what answers the lines of a part.
    public func differences(
        _ begin: (_ title: String) throws -> (String) throws -> [String]
    ) throws -> [String] {
        let recorded = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
        var answer = try begin("")
        var now: [String] = []
        for line in recorded {
            if line.hasPrefix("== ") { answer = try begin(String(line.dropFirst(3))) }
            let typed = line.hasPrefix(Self.indent + "$ ")
            if typed || !line.hasPrefix(Self.indent) { now.append(line) }
            if typed { now += try answer(String(line.dropFirst(6))).map { Self.indent + $0 } }
        }
        if ProcessInfo.processInfo.environment["ATREST_RECORD"] == "yes" {
            try now.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
            return []
        }
        return Self.differences(recorded, now)
    }

    /// The lines that went and came, each after the `$` that it answers.
    private static func differences(_ before: [String], _ now: [String]) -> [String] {
        var lines: [(place: Int, text: String)] = []
        for change in now.difference(from: before) {
            switch change {
            case .remove(let place, let text, _): lines.append((place, "-\(text)"))
            case .insert(let place, let text, _): lines.append((place, "+\(text)"))
            }
        }
        return lines.sorted { $0.place < $1.place }.map { "\($0.place + 1): \($0.text)" }
    }
}

/// The parts of what is seen by their names, of which a recorded text shows those that have changed.
public struct SeenParts {
    private var last: [String: String] = [:]

    public init() {}

    /// - Parameter parts: by their names; nil for one that is not there.
    public mutating func changes(_ parts: KeyValuePairs<String, String?>) -> [String] {
        parts.compactMap { name, value in
            defer { last[name] = value }
            guard last[name] != value else { return nil }
            return value.map { "\(name) \($0)" } ?? "no \(name)"
        }
    }
}
