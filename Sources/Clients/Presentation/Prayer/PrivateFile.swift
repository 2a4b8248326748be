import Glibc
import System
import Text
import Words

/// Saves a text to a file that the user has named and that only the user can read (0600).
package enum PrivateFile {
    package enum Result: Equatable {
        /// The path, with `~` expanded.
        case saved(String)
        /// There is such a file. It may be replaced if the user agrees.
        case exists(String)
        /// Nothing was written. The sentence says why.
        case failed(String)
    }

    /// Writes a text with a line feed at its end.
    ///
    /// - Parameters:
    ///   - name: as typed. `~` is the user's home folder and `~name` that of another user.
    ///   - replaces: whether the user has agreed to replace a file with this name.
    package static func save(_ text: String, to name: String, replaces: Bool = false) -> Result {
        let name = name.trimmed
        guard !name.isEmpty else { return .failed(Words.PrivateText.noName) }
        do {
            let path = try expanded(name)
            guard path.utf8.last != UInt8(ascii: "/") else {
                throw Problem(.storage, Words.PrivateText.notAFolder(path))
            }
            if !replaces, isPlainFile(path) { return .exists(path) }
            let file = try OutputFile(private: path, replaces: replaces)
            try file.write(Array(text.utf8) + (text.utf8.last == 10 ? [] : [10]))
            try file.close()
            return .saved(path)
        } catch let problem as Problem {
            return .failed(problem.sentence ?? "")
        } catch {
            // The file is not a pipe, so nothing else is thrown.
            return .failed(Words.Interchange.notWritten(name, String(cString: strerror(EPIPE))))
        }
    }

    private static func isPlainFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Replaces `~` and `~name` at the beginning by a home folder, as a shell does.
    static func expanded(_ name: String) throws(Problem) -> String {
        guard name.first == "~" else { return name }
        let user = name.dropFirst().prefix { $0 != "/" }
        let rest = name.dropFirst(1 + user.count)
        if user.isEmpty, let home = getenv("HOME"), home.pointee != 0 {
            return String(path: home) + rest
        }
        guard let entry = user.isEmpty ? getpwuid(getuid()) : getpwnam(String(user)),
            let home = entry.pointee.pw_dir
        else { throw Problem(.storage, Words.PrivateText.noUser(String(user))) }
        return String(path: home) + rest
    }
}

extension String {
    /// Without blanks at both ends.
    fileprivate var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
