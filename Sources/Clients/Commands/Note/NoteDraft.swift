import Contract
import Fasting
import Glibc
import Presentation
import System
import Text
import Words

/// A note while the user writes it in an editor: a file in a folder of its own that only the user can read, if possible
/// in memory. The files that editors put beside it are removed with it.
struct NoteDraft {
    private let folder: String
    let path: String
    /// The note as it was.
    private let given: String

    /// - Throws: ``Problem`` if there is no place for the file.
    init(_ note: String) throws(Problem) {
        given = note
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
            guard let name = "\(place)/atrest-note-XXXXXX".withPath({ strdup($0) }) else {
                continue
            }
            defer { free(name) }
            if mkdtemp(name) != nil { return String(path: name) }
        }
        throw Problem(.unavailable, Words.Note.noPlace)
    }

    /// Opens the user's editor, and waits until it ends.
    ///
    /// - Returns: whether the editor ended within a second, as one that does not wait does.
    /// - Throws: ``Problem`` if it fails. The draft is removed then, if it was not changed.
    func edit() throws(Problem) -> Bool {
        let editor = Self.editor
        let begin = SteadyClock.now
        // Ctrl+C is for the editor. If the terminal is closed or the session ends, the text is still saved or kept.
        let actions = [SIGINT, SIGQUIT, SIGHUP, SIGTERM].map { ($0, signal($0, SIG_IGN)) }
        // The variable may have options in it, such as `code --wait`. The child gets the default actions.
        let child = try? ChildProcess(
            "/bin/sh", ["-c", "\(editor) \"$1\"", "sh", path], environment: processEnvironment(),
            input: STDIN_FILENO)
        let status = child?.wait()
        for (number, action) in actions { signal(number, action) }
        if status == 0 { return SteadyClock.now - begin < .seconds(1) }
        let isMissing = status.map { [126, 127].contains($0) } ?? true
        let problem = Problem(
            isMissing ? .unavailable : .refused,
            isMissing
                ? Words.Note.noEditor(editor)
                : Words.Note.editorFailed(editor, status: Int(status ?? 0)))
        if (try? text()) == given {
            remove()
            throw problem
        }
        throw naming(problem)
    }

    /// The same problem with the place of the text, if there is one.
    func naming(_ problem: Problem) -> Problem {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return problem }
        return Problem(
            problem.exitStatus,
            [problem.sentence ?? "", Words.Note.kept(in: path)].joined(separator: " "))
    }

    private static var editor: String {
        if let named = environmentVariable("VISUAL") ?? environmentVariable("EDITOR") {
            return named
        }
        // `editor` is the choice of the user or the administrator in Debian.
        return ["editor", "nano", "vi"].first { pathOfProgram($0) != nil }
            ?? "vi"
    }

    /// What the user has written.
    ///
    /// - Throws: ``Problem`` if it cannot be a note.
    func text() throws(Problem) -> String {
        try checkedNote(noteText(InputFile.bytes(ofPlainFile: path, upTo: longestInput)))
    }

    /// Removes the file, and what an editor has put beside it.
    func remove() { Self.remove(folder, in: AT_FDCWD) }

    /// Removes a folder with all that is in it. Links are not followed.
    private static func remove(_ name: String, in parent: Int32) {
        let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        for inner in OpenDescriptor.names(in: folder) ?? [] where inner != "." && inner != ".." {
            if unlinkat(folder, inner, 0) != 0 { remove(inner, in: folder) }
        }
        unlinkat(parent, name, AT_REMOVEDIR)
    }
}

/// Whether a folder belongs to the user, and others can neither read nor write it.
func isPrivateFolder(_ folder: String) -> Bool {
    var status = stat()
    return folder.hasPrefix("/") && lstat(folder, &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
        && status.st_mode & 0o077 == 0
}
