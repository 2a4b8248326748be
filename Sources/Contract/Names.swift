import Fasting

/// The names that other programs rely on and that no interface has. Rule: docs/rules/contract.md,
/// Names.
public enum Names {
    /// Application id, bus name, desktop file and icon.
    public static let application = "app.atrest.Atrest"
    public static let objectPath = "/app/atrest/Atrest"
    /// The user unit.
    public static let unit = "atrest.service"
    /// The folder below the data home.
    public static let folder = "atrest"

    /// The hidden verb of `atrest` that opens Compline in a terminal window.
    public static let openCompline = "__open-compline"

    /// The version of the program.
    public static let version = "0.1.0"
    /// The generation of the interfaces on the bus: `ApiVersion`.
    public static let apiVersion: UInt32 = 1
    /// The value of `"schema"` in JSON output.
    public static let jsonSchema = 1
}

extension History1 {
    /// The greatest number of rows in one answer. Clients ask for the next page.
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
