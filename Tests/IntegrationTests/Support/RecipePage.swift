import Foundation
import Testing

/// The blocks of code in docs/recipes.md, or another page.
struct RecipePage {
    struct Block {
        /// As in `ini`.
        let language: String
        let text: String

        /// The file that the first line names, as in `~/.config/systemd/user/diary.service`; nil if
        /// there is none.
        var file: String? {
            let line = text.prefix { $0 != "\n" }
            for mark in ["# ", "// "] where line.hasPrefix(mark) {
                return String(line.dropFirst(mark.count))
            }
            return nil
        }

        /// Without the line that names the file.
        var content: String { String(text.drop { $0 != "\n" }.dropFirst()) }
    }

    let blocks: [Block]

    init(_ page: String = "recipes") throws {
        let file = packageFolder.appending(path: "docs/\(page).md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
        // Every second part is inside of a block.
        blocks = stride(from: 1, to: parts.count, by: 2).map { index in
            let language = parts[index].prefix { $0 != "\n" }
            return Block(
                language: String(language),
                text: String(parts[index].dropFirst(language.count + 1)))
        }
    }

    /// The block of a file.
    ///
    /// - Parameter name: the end of its path.
    func block(_ name: String) throws -> Block {
        try #require(blocks.first { $0.file?.hasSuffix(name) == true }, "no block for \(name)")
    }

    /// The only block in a language.
    func block(language: String) throws -> Block {
        let found = blocks.filter { $0.language == language }
        try #require(found.count == 1)
        return found[0]
    }

    /// The units and their additions, by their path below the folder of the user's units.
    var units: [(path: String, text: String)] {
        let folder = "~/.config/systemd/user/"
        return blocks.compactMap { block in
            guard let file = block.file, file.hasPrefix(folder) else { return nil }
            return (String(file.dropFirst(folder.count)), block.text)
        }
    }

    /// The units that the commands on the page enable.
    var enabledUnits: [String] {
        blocks.filter { $0.language == "sh" }.flatMap { block in
            block.text.split(whereSeparator: \.isWhitespace).map(String.init).filter {
                $0.hasSuffix(".service") || $0.hasSuffix(".timer")
            }
        }
    }

    /// Writes the units into a folder, and the targets of Atrest too.
    ///
    /// - Parameter edit: what a unit has instead.
    func writeUnits(to folder: String, edit: (String) -> String = { $0 }) throws {
        let files = FileManager.default
        for unit in units {
            let path = "\(folder)/\(unit.path)"
            try files.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
            try edit(unit.text).write(toFile: path, atomically: false, encoding: .utf8)
            try Self.close(path)
        }
        for name in ["atrest-fasting.target", "atrest-phase@.target"] {
            let path = "\(folder)/\(name)"
            try files.copyItem(atPath: Unit.sources.appending(path: name).path, toPath: path)
            try Self.close(path)
        }
    }

    /// systemd complains if others may write a unit, which they may under an umask of 0.
    private static func close(_ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }
}
