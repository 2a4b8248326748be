import Foundation
import PrivateSession
import Testing

/// The file `PLACES` says where people find Atrest, and all files that name a place agree with it.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"))
struct PlacesTests {
    private static let root = packageFolder.path
    private static let script = root + "/scripts/places"

    /// The files that scripts/places names, and PLACES itself.
    private static func files() throws -> [String] {
        let text = try PrivateSession.read(script)
        let names = text.matches(of: /\n    \("([^"]+)", r/).map { String($0.1) }
        return ["PLACES"] + Set(names).sorted()
    }

    @Test func filesNameThePlacesOfTheFile() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run(Self.script, ["--check"])
        #expect(result.status == 0, "\(result.errors)")
    }

    /// An owner changes one file, and every file that names a place follows.
    @Test func ownerFillsThemInOnce() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let copy = session.folder + "/copy"
        for file in try Self.files() {
            let folder = URL(filePath: "\(copy)/\(file)").deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "\(Self.root)/\(file)", toPath: "\(copy)/\(file)")
        }
        let places = """
            HOMEPAGE=https://forge.example/atrest
            RELEASES=https://forge.example/atrest/releases
            DOWNLOADS=https://forge.example/atrest/releases/download/vVERSION
            ISSUES=https://forge.example/atrest/issues
            PICTURES=https://pictures.example

            """
        let before = try PrivateSession.read(copy + "/PLACES")
        let homepage = try #require(before.firstMatch(of: /\nHOMEPAGE=(\S+)/)).1
        try PrivateSession.write(places, to: copy + "/PLACES")
        #expect(try session.run(Self.script, ["--check", "--in", copy]).status == 1)
        #expect(try session.run(Self.script, ["--in", copy]).status == 0)
        let checked = try session.run(Self.script, ["--check", "--in", copy])
        #expect(checked.status == 0, "\(checked.errors)")
        for file in try Self.files() {
            let text = try PrivateSession.read("\(copy)/\(file)")
            #expect(text.contains("example"), "\(file)")
            #expect(!text.contains(homepage), "\(file)")
        }
        let recipe = try PrivateSession.read(copy + "/packaging/arch/PKGBUILD")
        #expect(
            recipe.contains(
                "\"https://forge.example/atrest/releases/download/v$pkgver/$pkgbase-$pkgver.tar.xz\""
            ))

        // A file that is not listed would keep the old place.
        try PrivateSession.write("See https://forge.example/atrest/issues.\n", to: copy + "/NEWS")
        let stray = try session.run(Self.script, ["--check", "--in", copy])
        #expect(stray.status == 1)
        #expect(stray.errors.contains("NEWS: names a place"))
    }

    @Test(arguments: [
        "HOMEPAGE=here", "HOMEPAGE=http://example.org", "HOMEPAGE=https://a.example/b/",
    ])
    func placeThatIsNoAddressIsRefused(_ line: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let copy = session.folder + "/copy"
        mkdir(copy, 0o700)
        let text = try PrivateSession.read(Self.root + "/PLACES")
        try PrivateSession.write(
            text.replacing(/HOMEPAGE=\S+/, with: line), to: copy + "/PLACES")
        let result = try session.run(Self.script, ["--in", copy])
        #expect(result.status == 1)
        #expect(result.errors.contains("HOMEPAGE in PLACES is not an address"))
    }
}
