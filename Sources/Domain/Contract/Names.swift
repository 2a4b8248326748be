import CSystem
import Fasting

/// The names that other programs rely on and that no interface has. Rule: docs/rules/contract.md,
/// Names.
public enum Names {
    /// Application id, bus name, desktop file and icon.
    public static let application = "app.atrest.Atrest"
    /// The program of the agent, as the kernel names its process.
    public static let agentProgram = "atrestd"
    public static let objectPath = "/app/atrest/Atrest"
    /// The user unit.
    public static let unit = "atrest.service"
    /// The folder below the data home.
    public static let folder = "atrest"

    /// The window: its bus name and the id of its application. It is a separate program, which the
    /// bus starts.
    public static let window = application + ".Window"
    public static let windowPath = objectPath + "/Window"
    /// The package that has the window.
    public static let windowPackage = "atrest-window"
    /// The bus name that a panel with Atrest in it owns. While it is owned, there is no item in the tray.
    public static let panel = application + ".Panel"

    /// The object of GNOME Shell's search.
    public static let searchPath = objectPath + "/Search"
    /// The object of KRunner.
    public static let runnerPath = objectPath + "/Runner"

    /// The version of the program: the file `VERSION`, which has one line.
    public static let version = String(
        decoding: PackageResources.VERSION.dropLast(), as: UTF8.self)
    /// The version for `--version`, with the commit if the build knows it: "0.2.0 (8362f69)".
    public static var versionAndCommit: String {
        let commit = String(cString: crevision_commit())
        return commit.isEmpty ? version : "\(version) (\(commit))"
    }
    /// The value of `"schema"` in JSON output.
    public static let jsonSchema = 1
}

/// The name of a screen of the window.
public enum ScreenName: String, CaseIterable, Sendable {
    case timer, forest, calendar, settings, compline

    /// The action of the window's application that opens the screen.
    public var action: String { "show-" + rawValue }
}

extension Names {
    /// The action of the window's application that opens the offer of a licence.
    public static let offerAction = "show-offer"
    /// The action of the window's application that asks when the running fast has ended, and ends it there.
    public static let endAction = "show-end"
}

/// A verb of `atrest` that the agent opens in a terminal window.
public enum TerminalVerb: String, CaseIterable, Sendable {
    case watch, compline

    /// The hidden verb that finds the terminal.
    public var opener: String { "__open-" + rawValue }

    /// - Returns: nil for any other word.
    public init?(opener: String) {
        guard let verb = Self.allCases.first(where: { $0.opener == opener }) else { return nil }
        self = verb
    }
}

extension History1 {
    /// The maximum number of rows in one answer. Clients ask for the next page.
    public static let listLimit: UInt32 = 2000
}

extension Settings.Key {
    /// The property of `app.atrest.Settings1` that holds it: `target-hours` is `TargetHours`.
    public var property: Settings1.Property {
        let words = rawValue.split(separator: "-")
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Settings1.Property(rawValue: name)!
    }
}
