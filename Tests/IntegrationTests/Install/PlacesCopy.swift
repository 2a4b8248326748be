import Foundation
import PrivateSession
import Testing

/// A copy of the files that have two forms, one without the places where people find Atrest and one with them.
struct PlacesCopy {
    private static let root = packageFolder.path
    static let script = root + "/scripts/places"

    /// Places that do not exist.
    static let invented = [
        "HOMEPAGE": "https://example.org/atrest",
        "RELEASES": "https://example.org/atrest/releases",
        "DOWNLOADS": "https://example.org/atrest/releases/download/vVERSION",
        "ISSUES": "https://example.org/atrest/issues",
        "PICTURES": "https://pictures.example.org",
        "CONTACT": "atrest@example.org",
        "RELEASED": "2027-01-31",
    ]

    /// The files of packaging/places.toml, which exist in one of the forms at least.
    static let names: [String] = {
        let list = try? PrivateSession.read(root + "/packaging/places.toml")
        return Set((list ?? "").matches(of: /\nfile = "([^"]*)"/).map { String($0.1) }).sorted()
    }()

    let session: PrivateSession
    let folder: String

    /// Copies the files as they are.
    init(_ session: PrivateSession) throws {
        self.session = session
        folder = session.folder + "/copy"
        for name in Self.names + ["PLACES", "VERSION", "packaging/places.toml"]
        where access("\(Self.root)/\(name)", F_OK) == 0 {
            try PrivateSession.write(
                try PrivateSession.read("\(Self.root)/\(name)"), to: place(name))
        }
    }

    /// Copies the files and brings them into one of the forms.
    ///
    /// - Parameter places: the values of PLACES; nil for the form without places.
    init(_ session: PrivateSession, places: [String: String]?) throws {
        try self.init(session)
        let result = try write(places: places)
        try #require(result.status == 0, "\(result.errors)")
    }

    /// The path of a file of the copy. Its folder is created.
    func place(_ name: String) throws -> String {
        let file = URL(filePath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file.path
    }

    /// Changes PLACES and runs the script.
    func write(places: [String: String]?) throws -> PrivateSession.Result {
        let keys = Self.invented.keys.sorted()
        let lines =
            [places == nil ? "CONFIRMED=no" : "CONFIRMED=yes"]
            + keys.map { "\($0)=\(places?[$0] ?? "")" }
        try PrivateSession.write(lines.joined(separator: "\n") + "\n", to: place("PLACES"))
        return try session.run(Self.script, ["--in", folder])
    }

    func check() throws -> PrivateSession.Result {
        try session.run(Self.script, ["--check", "--in", folder])
    }

    /// The text of each file; nil if it does not exist.
    func texts() -> [String: String?] {
        Dictionary(
            uniqueKeysWithValues: Self.names.map {
                ($0, try? PrivateSession.read("\(folder)/\($0)"))
            })
    }

    func text(_ name: String) throws -> String { try PrivateSession.read("\(folder)/\(name)") }
}
