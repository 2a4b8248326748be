import Text

/// Finds the user's terminal program: what to run so that a command runs in a new terminal window.
///
/// First comes xdg-terminal-exec, then what the desktop names, then `TERMINAL`, then Debian's
/// x-terminal-emulator, then a list.
struct TerminalSearch {
    /// A variable of the environment; nil if it is unset or empty.
    var variable: (String) -> String?
    /// Whether there is a program with this name or path.
    var isInstalled: (String) -> Bool
    /// The text of a file; nil if it cannot be read.
    var read: (String) -> String?
    /// What a program prints; nil if it fails.
    var ask: ([String]) -> String?

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
        for terminal in namedByDesktop + [variable("TERMINAL")].compactMap(\.self) {
            add(Self.words(terminal, running: command))
        }
        // Debian's policy: it takes the command as the words after -e.
        add(["x-terminal-emulator", "-e"] + command)
        for terminal in Self.known { add(Self.words(terminal, running: command)) }
        return found
    }

    // MARK: The desktop's choice

    /// What desktops call themselves in `XDG_CURRENT_DESKTOP`, for example `ubuntu:GNOME`.
    private var desktops: [String] {
        (variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":").map { $0.lowercased() }
    }

    private var namedByDesktop: [String] {
        desktops.flatMap { desktop -> [String] in
            switch desktop {
            case "kde": [kdeChoice ?? "konsole"]
            case "xfce": [xfceChoice, "xfce4-terminal"].compactMap(\.self)
            case "mate":
                [setting("org.mate.applications-terminal"), "mate-terminal"]
                    .compactMap(\.self)
            case "cinnamon", "x-cinnamon":
                [setting("org.cinnamon.desktop.default-applications.terminal")].compactMap(\.self)
            case "gnome", "unity", "budgie", "pantheon":
                [setting("org.gnome.desktop.default-applications.terminal")].compactMap(\.self)
            case "lxqt": ["qterminal"]
            case "lxde": ["lxterminal"]
            default: []
            }
        }
    }

    private func setting(_ schema: String) -> String? {
        // It prints the value in quotation marks: 'kgx'.
        let answer = ask(["gsettings", "get", schema, "exec"])
        let marks: Set<Character> = ["'", "\"", " ", "\n"]
        guard var name = answer else { return nil }
        while let last = name.last, marks.contains(last) { name.removeLast() }
        while let first = name.first, marks.contains(first) { name.removeFirst() }
        return name.isEmpty ? nil : name
    }

    private var kdeChoice: String? {
        value(of: "TerminalApplication", in: "\(configuration)/kdeglobals", section: "General")
    }

    private var xfceChoice: String? {
        value(of: "TerminalEmulator", in: "\(configuration)/xfce4/helpers.rc", section: nil)
    }

    private var configuration: String {
        if let folder = variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder }
        return "\(variable("HOME") ?? "")/.config"
    }

    /// - Parameter section: as in `General` for `[General]`; nil for the lines above all sections.
    private func value(of key: String, in path: String, section: String?) -> String? {
        var current: String?
        for line in (read(path) ?? "").split(separator: "\n") {
            if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
                current = String(line[..<end].dropFirst())
            } else if current == section, line.hasPrefix("\(key)=") {
                let value = line.dropFirst(key.count + 1)
                return value.isEmpty ? nil : String(value)
            }
        }
        return nil
    }

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
