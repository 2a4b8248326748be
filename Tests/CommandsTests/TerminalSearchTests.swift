import Testing

@testable import Commands

/// Which terminal the prayer opens in.
@Suite struct TerminalSearchTests {
    private static let command = ["/opt/my atrest/atrest", "compline"]

    private func search(
        _ variables: [String: String] = [:], installed: Set<String>, files: [String: String] = [:],
        settings: [String: String] = [:]
    ) -> [[String]] {
        var variables = variables
        variables["HOME"] = variables["HOME"] ?? "/home/ada"
        return TerminalSearch(
            variable: { variables[$0] }, isInstalled: installed.contains, read: { files[$0] },
            ask: { words in
                words.count == 4 && words[0...1] == ["gsettings", "get"] && words[3] == "exec"
                    ? settings[words[2]] : nil
            }
        ).commandLines(for: Self.command)
    }

    /// The programs in the order in which they are tried.
    private func programs(_ lines: [[String]]) -> [String] { lines.map { $0[0] } }

    @Test func withoutATerminalThereIsNothingToTry() {
        #expect(search(installed: []).isEmpty)
        #expect(search(["TERMINAL": "kitty"], installed: ["gsettings"]).isEmpty)
    }

    @Test func theProgramOfTheSpecificationComesFirst() {
        let lines = search(
            ["TERMINAL": "foot", "XDG_CURRENT_DESKTOP": "KDE"],
            installed: ["xdg-terminal-exec", "konsole", "foot", "xterm"])
        #expect(programs(lines) == ["xdg-terminal-exec", "konsole", "foot", "xterm"])
        #expect(lines[0] == ["xdg-terminal-exec"] + Self.command)
    }

    @Test(arguments: [
        ("GNOME", "org.gnome.desktop.default-applications.terminal"),
        ("ubuntu:GNOME", "org.gnome.desktop.default-applications.terminal"),
        ("X-Cinnamon", "org.cinnamon.desktop.default-applications.terminal"),
        ("MATE", "org.mate.applications-terminal"),
    ])
    func desktopsWithGSettingsNameTheirs(_ desktop: String, _ schema: String) {
        let lines = search(
            ["XDG_CURRENT_DESKTOP": desktop], installed: ["alacritty", "foot", "xterm"],
            settings: [schema: "'alacritty'\n"])
        #expect(programs(lines) == ["alacritty", "foot", "xterm"])
        // One that is not installed is skipped.
        let gone = search(
            ["XDG_CURRENT_DESKTOP": desktop], installed: ["foot", "xterm"],
            settings: [schema: "'x-gone'\n"])
        #expect(programs(gone) == ["foot", "xterm"])
        let empty = search(
            ["XDG_CURRENT_DESKTOP": desktop], installed: ["xterm"], settings: [schema: "''\n"])
        #expect(programs(empty) == ["xterm"])
    }

    @Test func kdeNamesItsInAFile() {
        let file = "[Other]\nTerminalApplication=xterm\n\n[General]\nTerminalApplication=kitty\n"
        let lines = search(
            ["XDG_CURRENT_DESKTOP": "KDE"], installed: ["konsole", "kitty", "xterm"],
            files: ["/home/ada/.config/kdeglobals": file])
        #expect(programs(lines)[0] == "kitty")
        let plain = search(["XDG_CURRENT_DESKTOP": "KDE"], installed: ["konsole", "kitty"])
        #expect(programs(plain)[0] == "konsole")
    }

    @Test func xfceNamesItsInAFile() {
        let lines = search(
            ["XDG_CURRENT_DESKTOP": "XFCE", "XDG_CONFIG_HOME": "/etc/ada"],
            installed: ["xfce4-terminal", "urxvt"],
            files: ["/etc/ada/xfce4/helpers.rc": "WebBrowser=firefox\nTerminalEmulator=urxvt\n"])
        #expect(programs(lines) == ["urxvt", "xfce4-terminal"])
    }

    @Test func theVariableComesBeforeTheSystemsChoice() {
        let lines = search(
            ["TERMINAL": "/usr/bin/st"], installed: ["/usr/bin/st", "x-terminal-emulator", "xterm"])
        #expect(programs(lines) == ["/usr/bin/st", "x-terminal-emulator", "xterm"])
        #expect(lines[1] == ["x-terminal-emulator", "-e"] + Self.command)
    }

    /// How each of them takes a command.
    @Test(arguments: [
        ("xterm", ["xterm", "-e"]),
        ("konsole", ["konsole", "-e"]),
        ("gnome-terminal", ["gnome-terminal", "--"]),
        ("kgx", ["kgx", "--"]),
        ("ptyxis", ["ptyxis", "--"]),
        ("xfce4-terminal", ["xfce4-terminal", "-x"]),
        ("foot", ["foot"]),
        ("kitty", ["kitty"]),
        ("kitty --single-instance", ["kitty", "--single-instance"]),
        ("/usr/local/bin/alacritty", ["/usr/local/bin/alacritty", "-e"]),
        ("wezterm", ["wezterm", "start", "--"]),
        ("wezterm start", ["wezterm", "start", "--"]),
        ("something-new", ["something-new", "-e"]),
    ])
    func eachTakesTheCommandInItsWay(_ terminal: String, _ expected: [String]) {
        #expect(
            TerminalSearch.words(terminal, running: Self.command) == expected + Self.command)
    }

    @Test func someTakeOneArgument() {
        #expect(
            TerminalSearch.words("lxterminal", running: Self.command)
                == ["lxterminal", "-e", "'/opt/my atrest/atrest' compline"])
        #expect(
            TerminalSearch.words("tilix", running: ["/it's/atrest", "compline"])
                == ["tilix", "-e", "'/it'\\''s/atrest' compline"])
        #expect(TerminalSearch.words("", running: Self.command) == [])
        #expect(TerminalSearch.words("  ", running: Self.command) == [])
    }
}
