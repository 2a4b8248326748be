import Contract
import Foundation
import PrivateSession
import Testing

/// The file `PLACES` says where people find Atrest, and whether these places are ours. All files agree with it.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"))
struct PlacesTests {
    /// The domain of the id. The tests do not name it either.
    private static let domain = ["atrest", "app"].joined(separator: ".")

    private func session() throws -> PrivateSession {
        let session = try PrivateSession(activates: false)
        session.environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        return session
    }

    @Test func filesHaveTheFormThatTheFileAsksFor() throws {
        let session = try session()
        defer { session.end() }
        let result = try session.run(PlacesCopy.script, ["--check"])
        #expect(result.status == 0, "\(result.errors)")
        let places = try PrivateSession.read(packageFolder.path + "/PLACES")
        #expect(places.prefixMatch(of: /CONFIRMED=(no|yes)\n/) != nil)
    }

    // MARK: The two forms

    @Test func unpublishedFormNamesNoPlace() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        #expect(try copy.check().status == 0)
        for (name, text) in copy.texts() {
            guard let text else { continue }
            let addresses = text.matches(of: /[\w.+-]+@[\w.-]+|https?:\/\/[\w.\/-]+/).map { $0.0 }
            for address in addresses {
                #expect(
                    address == "atrest@\(Self.domain)" || !address.contains(Self.domain),
                    "\(name): \(address)")
            }
        }
        #expect(try PrivateSession.read(copy.folder + "/PLACES").hasPrefix("CONFIRMED=no\n"))
        #expect(access(copy.folder + "/debian/upstream/metadata", F_OK) != 0)
        for (name, expression) in [
            ("desktop/app.atrest.Atrest.metainfo.xml", "<url|<image|<release"),
            ("debian/control", "Homepage|Vcs-"), ("debian/copyright", "Source:|Upstream-Contact"),
            ("packaging/arch/PKGBUILD", "url=|SKIP"),
            ("packaging/rpm/atrest.spec", "URL:|%changelog"),
            ("desktop/plasma/6/metadata.json", "Website|BugReportUrl"),
            ("desktop/plasma/5/metadata.json", "Website|BugReportUrl"),
            ("desktop/gnome-shell/atrest@\(Self.domain)/metadata.json", "\"url\""),
        ] {
            let match = try Regex(expression).firstMatch(in: copy.text(name))
            #expect(match == nil, "\(name)")
        }
        let archive = "source=(\"$pkgbase-$pkgver.tar.xz\")\n"
        #expect(try copy.text("packaging/arch/PKGBUILD").contains(archive))
    }

    /// An owner changes one file, and every file that names a place follows.
    @Test func publishedFormComesBackWhole() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: PlacesCopy.invented)
        let checked = try copy.check()
        #expect(checked.status == 0, "\(checked.errors)")
        for (name, text) in copy.texts() where name != "CHANGELOG.md" {
            #expect(text?.contains("example.org") == true, "\(name)")
        }
        let metainfo = try copy.text("desktop/app.atrest.Atrest.metainfo.xml")
        for part in [
            "<url type=\"homepage\">https://example.org/atrest</url>",
            "<url type=\"bugtracker\">https://example.org/atrest/issues</url>",
            ">https://pictures.example.org/store-timer.png</image>",
            "<release version=\"\(Names.version)\" date=\"2027-01-31\" type=\"stable\">",
        ] {
            #expect(metainfo.contains(part), "\(part)")
        }
        #expect(
            try copy.text("debian/control").contains("\nHomepage: https://example.org/atrest\n"))
        #expect(
            try copy.text("packaging/arch/PKGBUILD").contains(
                "(\"https://example.org/atrest/releases/download/v$pkgver/$pkgbase-$pkgver.tar.xz\")"
            ))
        #expect(
            try copy.text("packaging/rpm/atrest.spec").contains(
                " https://example.org/atrest/releases/download/v%{version}/%{name}-%{version}.tar.xz\n"
            ))
        for name in ["5", "6"].map({ "desktop/plasma/\($0)/metadata.json" }) {
            let data = Data(try copy.text(name).utf8)
            let plugin = try #require(
                (JSONSerialization.jsonObject(with: data) as? [String: Any])?["KPlugin"]
                    as? [String: Any])
            #expect(plugin["Website"] as? String == "https://example.org/atrest")
            #expect(plugin["BugReportUrl"] as? String == "https://example.org/atrest/issues")
        }
    }

    /// From one form to the other and back, and from one place to another and back, byte for byte.
    @Test func formsComeBackByteForByte() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session)
        let before = copy.texts()
        let isConfirmed = try copy.text("PLACES").hasPrefix("CONFIRMED=yes")
        #expect(try copy.write(places: nil).status == 0)
        let unpublished = copy.texts()
        #expect(isConfirmed || unpublished == before)
        #expect(try copy.write(places: PlacesCopy.invented).status == 0)
        let published = copy.texts()
        #expect(published != unpublished)
        var others = PlacesCopy.invented.mapValues {
            $0.replacing("example.org", with: "example.net")
        }
        others["RELEASED"] = "2028-12-01"
        #expect(try copy.write(places: others).status == 0)
        #expect(try copy.check().status == 0)
        for text in copy.texts().values { #expect(text?.contains("example.org") != true) }
        #expect(try copy.write(places: PlacesCopy.invented).status == 0)
        #expect(copy.texts() == published)
        #expect(try copy.write(places: nil).status == 0)
        #expect(copy.texts() == unpublished)
    }

    /// Between two releases the places stay, and no file says that the next version is out.
    @Test func placesCanBeConfirmedBeforeTheRelease() throws {
        let session = try session()
        defer { session.end() }
        var places = PlacesCopy.invented
        places["RELEASED"] = ""
        let copy = try PlacesCopy(session, places: places)
        #expect(try copy.check().status == 0)
        #expect(try copy.text("debian/control").contains("Homepage: https://example.org/atrest"))
        #expect(try copy.text("debian/changelog").contains(") UNRELEASED;"))
        #expect(!(try copy.text("desktop/app.atrest.Atrest.metainfo.xml").contains("<release")))
        #expect(!(try copy.text("README.md").contains("sudo apt install ./atrest_")))
    }

    // MARK: What is refused

    @Test func fileInTheOtherFormIsNamed() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        let control = try copy.text("debian/control")
        let changed = control.replacing(
            "Rules-Requires-Root: no\n",
            with: "Rules-Requires-Root: no\nHomepage: https://example.org\n")
        try PrivateSession.write(changed, to: copy.place("debian/control"))
        let other = try copy.check()
        #expect(other.status == 1)
        #expect(other.errors.contains("debian/control: differs from PLACES"), "\(other.errors)")
        #expect(try session.run(PlacesCopy.script, ["--in", copy.folder]).status == 0)
        #expect(try copy.text("debian/control") == control)

        // A text that was changed in one place only.
        let security = try copy.text("SECURITY.md")
        try PrivateSession.write(
            security.replacing("There is no public page yet.", with: "There is none."),
            to: copy.place("SECURITY.md"))
        let edited = try copy.check()
        #expect(edited.status == 1)
        #expect(edited.errors.contains("SECURITY.md: has neither form"), "\(edited.errors)")
    }

    /// Also by `scripts/check-files places`, which every change must pass.
    @Test(arguments: [
        ("docs/a.md", "See https://@/releases for packages."), ("docs/a.md", "See www.@ for it."),
        ("po/de.po", "msgstr \"Mehr auf https://@\""), ("debian/a", "Ana <contributors@@>"),
        ("a.txt", "mailto:atrest@@"), ("a.txt", "The Atrest contributors <atrest@@>"),
        ("Sources/Content/Words/A.swift", "let site = \"http://apt.@/\""),
        ("a.txt", "type @/install"),
        ("a.txt", "HTTPS://@"),
    ]) func addressInOurDomainIsFound(_ name: String, _ line: String) throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        let script = packageFolder.path + "/scripts/check-files"
        let sound = try session.run(script, ["--in", copy.folder, "places"])
        #expect(sound.status == 0, "\(sound.output)")
        let text = line.replacing(/@(?!@)/, with: Self.domain)
        try PrivateSession.write("One line.\n\(text)\n", to: copy.place(name))
        let result = try session.run(script, ["--in", copy.folder, "places"])
        #expect(result.status == 1)
        #expect(result.output.contains("\(name):2: "), "\(result.output)")
        #expect(result.output.contains("is an address in our domain"), "\(result.output)")
    }

    @Test(arguments: [
        "busctl --user introspect app.atrest.Atrest /app/atrest/Atrest",
        "gnome-extensions enable atrest@@", "share/gnome-shell/extensions/atrest@@/extension.js",
        "(\"atrest@@\")", "an.atrest.application", "see atrest.apples",
    ]) func identifierIsNoAddress(_ line: String) throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        try PrivateSession.write(
            line.replacing("@@", with: "@\(Self.domain)") + "\n", to: copy.place("docs/a.md"))
        let result = try copy.check()
        #expect(result.status == 0, "\(result.errors)")
    }

    /// A file that is not listed would keep the old place.
    @Test func placeInAnotherFileIsFound() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: PlacesCopy.invented)
        try PrivateSession.write(
            "See https://example.org/atrest/issues.\n", to: copy.place("NEWS"))
        let stray = try copy.check()
        #expect(stray.status == 1)
        #expect(stray.errors.contains("NEWS: names a place"))
    }

    @Test(.enabled(if: access("/usr/bin/git", X_OK) == 0, "git is missing"))
    func tagIsRefusedUntilThePlacesAreConfirmed() throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        func git(_ arguments: String...) throws {
            let result = try session.run("git", ["-C", copy.folder] + arguments)
            try #require(result.status == 0, "\(arguments): \(result.errors)")
        }
        try git("init", "-q")
        try git("add", ".")
        try git("-c", "user.name=F", "-c", "user.email=f@localhost", "commit", "-q", "-m", "First")
        #expect(try copy.check().status == 0)
        try git("tag", "v0.2.0")
        let tagged = try copy.check()
        #expect(tagged.status == 1)
        #expect(tagged.errors.contains("git tag -d v0.2.0"), "\(tagged.errors)")
        #expect(try copy.write(places: PlacesCopy.invented).status == 0)
        #expect(try copy.check().status == 0)
    }

    @Test(arguments: [
        ("HOMEPAGE", "here"), ("HOMEPAGE", "http://example.org"),
        ("HOMEPAGE", "https://a.example/b/"),
        ("ISSUES", ""), ("CONTACT", "contributors"), ("RELEASED", "31 January"),
    ]) func placeThatIsNoAddressIsRefused(_ key: String, _ value: String) throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        let before = copy.texts()
        var places = PlacesCopy.invented
        places[key] = value
        let result = try copy.write(places: places)
        #expect(result.status == 1)
        #expect(result.errors.contains("\(key) in PLACES is not a"), "\(result.errors)")
        #expect(copy.texts() == before)
    }

    @Test(arguments: [
        "CONFIRMED=maybe\n", "HOMEPAGE=\nCONFIRMED=no\n", "CONFIRMED=no\nHOMEPAGE=\n",
    ])
    func fileThatIsNotWholeIsRefused(_ text: String) throws {
        let session = try session()
        defer { session.end() }
        let copy = try PlacesCopy(session)
        try PrivateSession.write(text, to: copy.place("PLACES"))
        let result = try copy.check()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("places: "), "\(result.errors)")
    }
}
