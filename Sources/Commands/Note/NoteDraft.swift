import Fasting
import Glibc
import Presentation
import Processes
import UserFolders
import Words

/// A note while the user writes it in an editor: a file in a folder of its own that only the user can read, if possible
/// in memory. The files that editors put beside it are removed with it.
struct NoteDraft {
    private let folder: String
    let path: String

    /// - Throws: ``Problem`` if there is no place for the file.
    init(_ note: String) throws(Problem) {
        folder = try Self.makeFolder()
        path = "\(folder)/note.txt"
        switch PrivateFile.save(note, to: path) {
        case .saved: break
        case .exists, .failed:
            remove()
            throw Problem(.unavailable, Words.Note.noPlace)
        }
    }

    /// A new folder with the mode 0700 in the runtime folder, which is in memory and removed at logout.
    private static func makeFolder() throws(Problem) -> String {
        let runtime = environmentVariable("XDG_RUNTIME_DIR").flatMap {
            isPrivateFolder($0) ? $0 : nil
        }
        let places = [runtime, environmentVariable("TMPDIR"), "/tmp"].compactMap(\.self)
        for place in places where place.hasPrefix("/") {
            guard let name = strdup("\(place)/atrest-note-XXXXXX") else { continue }
            defer { free(name) }
            if mkdtemp(name) != nil { return String(cString: name) }
        }
        throw Problem(.unavailable, Words.Note.noPlace)
    }

    /// Opens the user's editor, and waits until it ends.
    ///
    /// - Throws: ``Problem`` if it fails. The draft is removed then.
    func edit() throws(Problem) {
        let editor = Self.editor
        // The variable may have options in it, such as `code --wait`.
        let child = try? ChildProcess(
            "/bin/sh", ["-c", "\(editor) \"$1\"", "sh", path], environment: processEnvironment(),
            input: STDIN_FILENO)
        guard let child else {
            remove()
            throw Problem(.unavailable, Words.Note.noEditor(editor))
        }
        // Ctrl+C is for the editor.
        let actions = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        let status = child.wait()
        for (number, action) in actions { signal(number, action) }
        guard status == 0 else {
            remove()
            let isMissing = [126, 127].contains(status)
            throw Problem(
                isMissing ? .unavailable : .refused,
                isMissing
                    ? Words.Note.noEditor(editor)
                    : Words.Note.editorFailed(editor, status: Int(status)))
        }
    }

    private static var editor: String {
        if let named = environmentVariable("VISUAL") ?? environmentVariable("EDITOR") {
            return named
        }
        // `editor` is the choice of the user or the administrator in Debian.
        return ["sensible-editor", "editor", "nano", "vi"].first { pathOfProgram($0) != nil }
            ?? "vi"
    }

    /// What the user has written.
    ///
    /// - Throws: ``Problem`` if it cannot be a note.
    func text() throws(Problem) -> String {
        try checkedNote(noteText(InputFile.bytes(ofPlainFile: path, upTo: longestInput)))
    }

    func remove() {
        for name in namesInFolder(folder) where name != "." && name != ".." {
            unlink("\(folder)/\(name)")
        }
        rmdir(folder)
    }
}

/// Whether a folder belongs to the user, and others can neither read nor write it.
func isPrivateFolder(_ folder: String) -> Bool {
    var status = stat()
    return folder.hasPrefix("/") && lstat(folder, &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
        && status.st_mode & 0o077 == 0
}
