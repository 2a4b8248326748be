import Contract
import Foundation
import PrivateSession
import Testing

/// The files that list the releases name the same ones, with the same days. Before the first release they name none.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"))
struct ReleaseTests {
    struct Release: Equatable, CustomStringConvertible {
        let version: String
        let day: String

        var description: String { "\(version) of \(day)" }
    }

    private let session: PrivateSession

    init() throws { session = try PrivateSession(activates: false) }

    private func copy(isPublished: Bool) throws -> PlacesCopy {
        try PlacesCopy(session, places: isPublished ? PlacesCopy.invented : nil)
    }

    /// The releases that a text lists. The groups of the expression are the version and the day.
    private static func releases(
        _ text: String, _ expression: String, format: String = "yyyy-MM-dd",
        versionIsFirst: Bool = true
    ) throws -> [Release] {
        let reader = DateFormatter()
        reader.locale = Locale(identifier: "en_US_POSIX")
        reader.timeZone = TimeZone(identifier: "UTC")
        reader.dateFormat = format
        let writer = DateFormatter()
        writer.locale = reader.locale
        writer.timeZone = reader.timeZone
        writer.dateFormat = "yyyy-MM-dd"
        return try text.matches(of: Regex(expression).anchorsMatchLineEndings()).map { match in
            let groups = match.output.dropFirst().map { String($0.substring ?? "") }
            let day = try #require(reader.date(from: groups[versionIsFirst ? 1 : 0]))
            return Release(version: groups[versionIsFirst ? 0 : 1], day: writer.string(from: day))
        }
    }

    private static func changelog(_ copy: PlacesCopy) throws -> [Release] {
        try releases(copy.text("CHANGELOG.md"), #"^## ([0-9.]+) - ([0-9-]+)$"#)
    }

    @Test func filesListTheSameReleases() throws {
        defer { session.end() }
        let copy = try copy(isPublished: true)
        let changelog = try Self.changelog(copy)
        #expect(changelog.first == Release(version: Names.version, day: "2027-01-31"))
        #expect(
            try Self.releases(
                copy.text("desktop/app.atrest.Atrest.metainfo.xml"),
                #"<release version="([^"]*)" date="([^"]*)" type="stable">"#) == changelog)
        #expect(
            try Self.releases(
                copy.text("debian/changelog"),
                #"^atrest \(([^)]*)\) unstable;(?:(?!^ --)[\s\S])*^ -- .*>  \w+, (\d+ \w+ \d+)"#,
                format: "d MMM yyyy") == changelog)
        #expect(
            try Self.releases(
                copy.text("packaging/rpm/atrest.spec"),
                #"^\* \w+ (\w+ \d+ \d+) .*> - ([0-9.]+)-\d+$"#,
                format: "MMM d yyyy", versionIsFirst: false) == changelog)
    }

    @Test func nothingIsReleasedBefore() throws {
        defer { session.end() }
        let copy = try copy(isPublished: false)
        let text = try copy.text("CHANGELOG.md")
        #expect(text.contains("\n## \(Names.version), not released\n"))
        #expect(
            try copy.text("debian/changelog").hasPrefix("atrest (\(Names.version)) UNRELEASED;"))
        // No one had an earlier version, so nothing is fixed and nothing has changed.
        if try Self.changelog(copy).isEmpty {
            #expect(text.firstMatch(of: /\n### (Fixed|Changed)/) == nil)
            #expect(text.matches(of: /\n-[ ]/).count <= 30)
        }
    }

    /// What is new is named in each of them, though not at the same length.
    @Test func filesNameTheSameNews() throws {
        defer { session.end() }
        let copy = try copy(isPublished: true)
        for (file, start, end) in [
            ("CHANGELOG.md", "\n## ", "\n## "), ("debian/changelog", "atrest (", "\n -- "),
            ("packaging/rpm/atrest.spec", "%changelog", "\n\n"),
            ("desktop/app.atrest.Atrest.metainfo.xml", "<release ", "</release>"),
        ] {
            let text = try copy.text(file)
            let begin = try #require(text.firstRange(of: start)).upperBound
            let news = text[begin...].prefix(
                upTo: text[begin...].firstRange(of: end)?.lowerBound ?? text.endIndex)
            for name in ["window", "one history", "private note", " plan ", "calendar folder"] {
                #expect(news.lowercased().contains(name), "\(name) in \(file)")
            }
        }
    }

    /// A change after a release would have the number of that release, which then names two products.
    @Test(arguments: [false, true]) func changesHaveANumberOfTheirOwn(isPublished: Bool) throws {
        defer { session.end() }
        let copy = try copy(isPublished: isPublished)
        let headings = try copy.text("CHANGELOG.md")
            .split(separator: "\n").filter { $0.hasPrefix("## ") }
        let releases = try Self.changelog(copy)
        #expect(headings.count == releases.count + (isPublished ? 0 : 1), "\(headings)")
        #expect(Set(releases.map(\.version)).count == releases.count)
        #expect(isPublished || !releases.map(\.version).contains(Names.version))
    }

    /// The pages that say how to install name only files of this version.
    @Test(arguments: [false, true]) func pagesNameThePackagesOfThisVersion(
        isPublished: Bool
    ) throws {
        defer { session.end() }
        let copy = try copy(isPublished: isPublished)
        let text = try ["README.md", "docs/using.md"].map(copy.text).joined()
        let versions = text.matches(of: /atrest(?:-window)?[-_]([0-9]+\.[0-9]+\.[0-9]+)/).map {
            String($0.1)
        }
        #expect(versions.count >= (isPublished ? 5 : 3))
        #expect(Set(versions) == [Names.version])
    }

    /// The first page is short in both forms, and says how to see and to test Atrest.
    @Test(arguments: [false, true]) func firstPageIsShort(isPublished: Bool) throws {
        defer { session.end() }
        let text = try copy(isPublished: isPublished).text("README.md")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
        let links = text.matches(of: /\]\(/).count - text.matches(of: /!\[/).count
        #expect(links <= (isPublished ? 7 : 6))
        for command in ["make run", "make test"] {
            #expect(text.contains("\n    \(command) "), "\(command)")
        }
        #expect(text.contains("\n    make install\n") == !isPublished)
        #expect(text.contains("\n    make deb\n") == !isPublished)
    }
}
