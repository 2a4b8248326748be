import Foundation
import Testing

/// A file that another program or a person wrote, and what it means for a reader in Berlin's time zone.
///
/// In Files/*.txt it stands below `== ` and the answer: `first`, `second` (see ``first``), `both`, `none`, `both or none`,
/// or a start and an end in UTC. `, crlf` says how its lines end, and what follows a colon and a space is for the reader.
/// `\u{A0}` is a character that one does not see.
struct PeoplesFile: CustomTestStringConvertible, Sendable {
    let text: String
    private let answer: Substring
    /// Where it stands.
    let testDescription: String

    /// 20 Feb 20:00 to 21 Feb 12:00, and 22 Feb 20:00 to 23 Feb 13:30.
    static let first = ["2026-02-20T19:00:00Z", "2026-02-21T11:00:00Z"]
    static let second = ["2026-02-22T19:00:00Z", "2026-02-23T12:30:00Z"]

    /// The fasts that may be read from it.
    var right: [[[String]]] {
        switch answer {
        case "first": [[Self.first]]
        case "second": [[Self.second]]
        case "both": [[Self.first, Self.second]]
        case "both or none": [[Self.first, Self.second], []]
        case "none": [[]]
        default: [[answer.split(separator: " ").map(String.init)]]
        }
    }

    /// - Parameter names: of files of tests, without `.txt`; all but `zones` and `clock-changes` if it is empty.
    static func all(in names: String...) throws -> [PeoplesFile] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Files")
        let chosen = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { String($0.dropLast(4)) }
            .filter {
                names.isEmpty ? !["zones", "clock-changes"].contains($0) : names.contains($0)
            }
        #expect(!chosen.isEmpty && chosen.count >= names.count)
        return try chosen.flatMap { name in
            let text = try String(
                contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
            let parts = "\n\(text)".components(separatedBy: "\n== ")
            var line = parts[0].count { $0 == "\n" }
            return parts.dropFirst().map { part in
                defer { line += 1 + part.count { $0 == "\n" } }
                return PeoplesFile(part, place: "\(name).txt:\(line + 1)")
            }
        }
    }

    private init(_ part: String, place: String) {
        let end = part.firstIndex(of: "\n")!
        let head = part[..<end].firstRange(of: ": ").map { part[..<$0.lowerBound] } ?? part[..<end]
        let answer = head.split(separator: ", crlf", omittingEmptySubsequences: false)
        var lines = String(part[part.index(after: end)...]) + "\n"
        if answer.count > 1 { lines = lines.replacing("\n", with: "\r\n") }
        self.answer = answer[0]
        text = lines.replacing(/\\u\{([0-9A-F]+)\}/) {
            String(Character(Unicode.Scalar(UInt32($0.1, radix: 16)!)!))
        }
        testDescription = place
    }
}
