import PrivateSession
import Testing

/// `scripts/generate-contract` in a folder of its own, and an interface that has all features.
struct SampleContract {
    static let manPagePath = "docs/man/app.atrest.Atrest.5"
    let folder: ScriptFolder

    init() throws { folder = try ScriptFolder() }

    func run(
        _ xml: String = xml, name: String = "x.y.Sample1", manPage: String = manPage,
        _ options: String...
    ) throws -> PrivateSession.Result {
        try folder.write(xml, to: "dbus/\(name).xml")
        try folder.write(manPage, to: Self.manPagePath)
        return try folder.run("generate-contract", options + ["--in", folder.path])
    }

    /// The texts of the generated files, by path.
    func generate(
        _ xml: String = xml, name: String = "x.y.Sample1", manPage: String = manPage
    ) throws -> [String: String] {
        let result = try run(xml, name: name, manPage: manPage)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let paths = result.output.split(separator: "\n").map(String.init)
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try PrivateSession.read(folder.file($0))) })
    }

    static let xml = try! PrivateSession.read(
        #filePath.dropLast("SampleContract.swift".count) + "sample.xml")

    static let manPage = """
        before
        .\\" BEGIN x.y.Sample1
        old
        .\\" END x.y.Sample1
        .\\" BEGIN errors
        .\\" END errors
        after
        """
}
