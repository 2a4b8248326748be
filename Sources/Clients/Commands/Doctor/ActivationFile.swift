import Contract
import Glibc
import System

/// The D-Bus service file that starts the agent, if it is in one of the usual folders.
struct ActivationFile {
    /// Where the file is.
    let path: String
    /// The path of the program in `Exec`.
    let program: String
    /// Whether the file names a systemd unit, which a bus with systemd support starts instead of
    /// the program.
    let namesUnit: Bool

    var isExecutable: Bool { access(program, X_OK) == 0 }

    /// The first such file in the data folders; nil if there is none. A bus may look in other
    /// places too.
    static var installed: ActivationFile? {
        for folder in dataFolders() {
            let path = "\(folder)/dbus-1/services/\(Names.application).service"
            if let text = textOfFile(path), let file = ActivationFile(text, path) { return file }
        }
        return nil
    }

    /// - Returns: nil if the file names no program.
    init?(_ text: String, _ path: String) {
        var program: String?
        var namesUnit = false
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            switch parts[0].filter({ $0 != " " }) {
            case "Exec": program = Self.firstWord(parts[1].drop { $0 == " " })
            case "SystemdService": namesUnit = true
            default: break
            }
        }
        guard let program, !program.isEmpty else { return nil }
        self.path = path
        self.program = program
        self.namesUnit = namesUnit
    }

    /// The first word of the command, read as the bus does: `\\` is one backslash, then the quotes
    /// of a shell apply.
    private static func firstWord(_ line: Substring) -> String {
        var word = ""
        var quote: Character?
        var rest = line[...]
        while let character = rest.popFirst() {
            var character = character
            if character == "\\", rest.first == "\\" { rest.removeFirst() }
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else {
                if quote == nil, character == " " { break }
                if quote != "'", character == "\\" { character = rest.popFirst() ?? "\\" }
                word.append(character)
            }
        }
        return word
    }
}
