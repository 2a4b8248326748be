import Contract
import Glibc
import Presentation
import Text
import Words

/// What is typed for a calendar folder or a shared folder, and what helps if the agent's unit does not let it write there.
enum CalendarFolderHint {
    /// The absolute path that is meant; "" for `off`.
    ///
    /// - Throws: ``Problem`` if D-Bus cannot carry it.
    static func path(_ text: String) throws(Problem) -> String {
        let path = absolute(text)
        if path.hasKeptBytes { throw Problem(.usage, Words.CalendarFolder.notText(path)) }
        return path
    }

    private static func absolute(_ text: String) -> String {
        if ["off", "none", ""].contains(text.lowercased()) { return "" }
        var path = text[...]
        if !path.hasPrefix("/") {
            while path.hasPrefix("./") { path = path.dropFirst().drop { $0 == "/" } }
            guard let folder = getcwd(nil, 0) else { return text }
            defer { free(folder) }
            let here = String(path: folder)
            path = [".", ""].contains(path) ? here[...] : "\(here)/\(path)"
        }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }

    /// The lines that open a folder to the agent; nil if the restrictions of its unit are not the reason why it cannot
    /// write there.
    static func opening(_ path: String, to agent: AgentProcess?) -> String? {
        guard let agent, agent.isKept(from: path) else { return nil }
        return Words.CalendarFolder.opening(path) + "\n\n" + dropIn(path)
    }

    /// The lines of the drop-in. The folder may be absent when the unit starts.
    static func dropIn(_ path: String) -> String {
        // systemd.exec(5): quotes, backslashes and percent signs have a meaning there.
        var quoted = ""
        for character in path {
            switch character {
            case "\\", "\"": quoted += "\\\(character)"
            case "%": quoted += "%%"
            default: quoted.append(character)
            }
        }
        return "[Service]\nReadWritePaths=\"-\(quoted)\""
    }
}
