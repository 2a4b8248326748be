import Testing

@testable import Commands

/// Which terminal the prayer opens in.
@Suite struct TerminalSearchTests {
    private static let command = ["/opt/my atrest/atrest", "compline"]

    private func search(
        _ variables: [String: String] = [:], installed: Set<String>
    ) -> [[String]] {
        TerminalSearch(variable: { variables[$0] }, isInstalled: installed.contains)
            .commandLines(for: Self.command)
    }

    /// The programs in the order in which they are tried.
    private func programs(_ lines: [[String]]) -> [String] { lines.map { $0[0] } }

    @Test func withoutATerminalThereIsNothingToTry() {
        #expect(search(installed: []).isEmpty)
        #expect(search(["TERMINAL": "kitty"], installed: ["foot-server"]).isEmpty)
    }

    @Test func theProgramOfTheSpecificationComesFirst() {
        let lines = search(
            ["TERMINAL": "foot", "XDG_CURRENT_DESKTOP": "KDE"],
            installed: ["xdg-terminal-exec", "konsole", "foot", "xterm"])
        #expect(programs(lines) == ["xdg-terminal-exec", "foot", "konsole", "xterm"])
        #expect(lines[0] == ["xdg-terminal-exec"] + Self.command)
    }

    @Test(arguments: [
        ("KDE", "konsole"), ("XFCE", "xfce4-terminal"), ("x:MATE", "mate-terminal"),
        ("ubuntu:GNOME", "kgx"), ("", "kgx"),
    ])
    func theDesktopsOwnComesBeforeOthers(_ desktop: String, _ first: String) {
        let lines = search(
            ["XDG_CURRENT_DESKTOP": desktop],
            installed: ["konsole", "xfce4-terminal", "mate-terminal", "kgx", "xterm"])
        #expect(programs(lines)[0] == first)
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
