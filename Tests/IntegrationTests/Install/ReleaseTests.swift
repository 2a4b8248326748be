import Contract
import Foundation
import PrivateSession
import Testing

/// The files that list the releases name the same ones, with the same days.
struct ReleaseTests {
    struct Release: Equatable, CustomStringConvertible {
        let version: String
        let day: String

        var description: String { "\(version) of \(day)" }
    }

    private static let root = packageFolder.path

    /// The releases that a file lists. The groups of the expression are the version and the day.
    private static func releases(
        _ file: String, _ expression: String, format: String = "yyyy-MM-dd",
        versionIsFirst: Bool = true
    ) throws -> [Release] {
        let text = try PrivateSession.read("\(root)/\(file)")
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
            let day = try #require(reader.date(from: groups[versionIsFirst ? 1 : 0]), "\(file)")
            return Release(version: groups[versionIsFirst ? 0 : 1], day: writer.string(from: day))
        }
    }

    private static func changelog() throws -> [Release] {
        try releases("CHANGELOG.md", #"^## ([0-9.]+) - ([0-9-]+)$"#)
    }

    @Test func filesListTheSameReleases() throws {
        let changelog = try Self.changelog()
        #expect(changelog.first?.version == Names.version)
        #expect(
            try Self.releases(
                "desktop/app.atrest.Atrest.metainfo.xml",
                #"<release version="([^"]*)" date="([^"]*)" type="stable">"#) == changelog)
        #expect(
            try Self.releases(
                "debian/changelog",
                #"^atrest \(([^)]*)\)[^;]*;(?:(?!^ --)[\s\S])*^ -- .*>  \w+, (\d+ \w+ \d+)"#,
                format: "d MMM yyyy") == changelog)
        #expect(
            try Self.releases(
                "packaging/rpm/atrest.spec", #"^\* \w+ (\w+ \d+ \d+) .*> - ([0-9.]+)-\d+$"#,
                format: "MMM d yyyy", versionIsFirst: false) == changelog)
    }

    /// What is new is named in each of them, though not at the same length.
    @Test func filesNameTheSameNews() throws {
        for (file, start, end) in [
            ("CHANGELOG.md", "\n## ", "\n## "), ("debian/changelog", "atrest (", "\n -- "),
            ("packaging/rpm/atrest.spec", "%changelog", "\n\n"),
            ("desktop/app.atrest.Atrest.metainfo.xml", "<release ", "</release>"),
        ] {
            let text = try PrivateSession.read("\(Self.root)/\(file)")
            let begin = try #require(text.firstRange(of: start)).upperBound
            let news = text[begin...].prefix(
                upTo: text[begin...].firstRange(of: end)?.lowerBound ?? text.endIndex)
            for name in ["window", "one history", "private note", " plan ", "calendar folder"] {
                #expect(news.lowercased().contains(name), "\(name) in \(file)")
            }
        }
    }

    /// A change after a release would have the number of that release: so 0.1.0 named two products.
    @Test func changesHaveANumberOfTheirOwn() throws {
        let headings = try PrivateSession.read("\(Self.root)/CHANGELOG.md")
            .split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.count == (try Self.changelog()).count, "\(headings)")
        #expect(Set(try Self.changelog().map(\.version)).count == headings.count)
    }

    /// The pages that say how to install name only files of this version.
    @Test func pagesNameThePackagesOfThisVersion() throws {
        let text = try ["README.md", "docs/using.md"].map {
            try PrivateSession.read("\(Self.root)/\($0)")
        }.joined()
        let versions = text.matches(of: /atrest(?:-window)?[-_]([0-9]+\.[0-9]+\.[0-9]+)/).map {
            String($0.1)
        }
        #expect(versions.count >= 5)
        #expect(Set(versions) == [Names.version])
    }
}
