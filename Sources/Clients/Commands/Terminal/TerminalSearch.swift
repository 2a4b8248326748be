import Text

/// Finds the user's terminal program: what to run so that a command runs in a new terminal window.
///
/// First comes xdg-terminal-exec, then `TERMINAL`, then the desktop's own, then Debian's x-terminal-emulator, then a list.
struct TerminalSearch {
    /// A variable of the environment; nil if it is unset or empty.
    var variable: (String) -> String?
    /// Whether there is a program with this name or path.
    var isInstalled: (String) -> Bool

    /// The command lines to try, the best first. The first word of each is an installed program.
    ///
    /// - Parameter command: what runs in the terminal.
    func commandLines(for command: [String]) -> [[String]] {
        var found: [[String]] = []
        func add(_ words: [String]) {
            if let program = words.first, isInstalled(program), !found.contains(words) {
                found.append(words)
            }
        }
        add(["xdg-terminal-exec"] + command)
        for terminal in [variable("TERMINAL"), ofDesktop].compactMap(\.self) {
            add(Self.words(terminal, running: command))
        }
        // Debian's policy: it takes the command as the words after -e.
        add(["x-terminal-emulator", "-e"] + command)
        for terminal in Self.known { add(Self.words(terminal, running: command)) }
        return found
    }

    /// The terminal of the present desktop, which `XDG_CURRENT_DESKTOP` names: `ubuntu:GNOME`.
    private var ofDesktop: String? {
        let desktops = (variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":")
        return desktops.lazy.compactMap { Self.own[$0.lowercased()] }.first
    }

    /// Those of GNOME come first in ``known``.
    private static let own = [
        "kde": "konsole", "xfce": "xfce4-terminal", "mate": "mate-terminal", "lxqt": "qterminal",
        "lxde": "lxterminal",
    ]

    // MARK: How each terminal takes a command

    /// In the order in which they are tried. Each starts a window without a question.
    static let known = [
        "ptyxis", "kgx", "gnome-console", "gnome-terminal", "konsole", "xfce4-terminal",
        "mate-terminal", "qterminal", "lxterminal", "cosmic-term", "foot", "kitty", "alacritty",
        "wezterm", "ghostty", "tilix", "terminator", "urxvt", "st", "xterm",
    ]

    /// - Parameter terminal: a name, a path or several words, for example `kitty --single-instance`.
    static func words(_ terminal: String, running command: [String]) -> [String] {
        let words = terminal.split(separator: " ").map(String.init)
        guard let program = words.first else { return [] }
        let name = program.split(separator: "/").last.map(String.init) ?? program
        switch name {
        case "foot", "footclient", "kitty", "xdg-terminal-exec": return words + command
        case "gnome-terminal", "kgx", "gnome-console", "ptyxis", "cosmic-term":
            return words + ["--"] + command
        case "xfce4-terminal", "mate-terminal", "terminator": return words + ["-x"] + command
        case "wezterm": return words + (words.contains("start") ? [] : ["start"]) + ["--"] + command
        // These take one argument and split it as a shell does.
        case "lxterminal", "tilix":
            return words + ["-e", command.map(\.shellWord).joined(separator: " ")]
        default: return words + ["-e"] + command
        }
    }
}
