import Foundation
import PrivateSession
import Testing

/// The page in software centres as it is published, against the list of Flathub. `appstreamcli` does not look at these.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is missing"))
struct MetainfoTests {
    private static let root = packageFolder.path
    private static let name = "desktop/app.atrest.Atrest.metainfo.xml"

    private static let published: Result<String, any Error> = Result {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        return try PlacesCopy(session, places: PlacesCopy.invented).text(name)
    }

    private static func text() throws -> String { try published.get() }

    /// Before a release the page has no address, and is sound.
    @Test(.enabled(if: access("/usr/bin/appstreamcli", X_OK) == 0, "appstreamcli is missing"))
    func bothFormsAreSound() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let copy = try PlacesCopy(session, places: nil)
        let script = Self.root + "/scripts/check-files"
        for places in [nil, PlacesCopy.invented] {
            #expect(try copy.write(places: places).status == 0)
            #expect(try copy.text(Self.name).contains("https://") == (places != nil))
            let result = try session.run(script, ["--in", copy.folder, "metainfo", "data"])
            #expect(result.status == 0, "\(result.output)")
        }
    }

    /// The contents of all elements with this name, in English or in German.
    private static func contents(_ element: String, isGerman: Bool = false) throws -> [String] {
        let language = isGerman ? #" xml:lang="de""# : ""
        return try text().matches(of: Regex("<\(element)\(language)>([^<]*)</\(element)>"))
            .map { String($0.output[1].substring ?? "") }
    }

    @Test(arguments: [false, true]) func summaryIsShort(isGerman: Bool) throws {
        let summaries = try Self.contents("summary", isGerman: isGerman)
        let summary = try #require(summaries.first)
        #expect(summaries.count == 1)
        #expect(summary.count <= 35)
        #expect(summary.last?.isPunctuation == false)
        #expect(summary.first?.isUppercase == true)
        #expect(!summary.contains("Atrest"))
        #expect(
            !["A", "An", "The", "Ein", "Eine", "Der", "Die", "Das"].contains(
                summary.split(separator: " ").first ?? ""))
        // The menu of applications says the same.
        let comment = isGerman ? "Comment[de]" : "Comment"
        let entry = try PrivateSession.read(Self.root + "/desktop/app.atrest.Atrest.desktop")
        #expect(entry.contains("\n\(comment)=\(summary)\n"))
        for generation in ["5", "6"] {
            let applet = try PrivateSession.read(
                "\(Self.root)/desktop/plasma/\(generation)/metadata.json")
            #expect(applet.contains(": \"\(summary)\""))
        }
    }

    @Test func developerHasAnId() throws {
        let developer = try #require(try Self.text().firstMatch(of: /<developer id="([^"]*)">/))
        #expect(developer.1.wholeMatch(of: /[a-z]+(\.[a-z]+)+/) != nil)
        #expect(!(try Self.text().contains("developer_name")))
    }

    /// A picture has the size that the page says, and shows the window alone.
    @Test func picturesAreOfTheWindow() throws {
        let images = try Self.text().matches(
            of: /<image type="source" width="(\d+)" height="(\d+)">\S+\/(\S+)<\/image>/)
        #expect(images.count >= 3)
        for image in images {
            let file = "\(Self.root)/docs/pictures/\(image.3)"
            let data = try Data(contentsOf: URL(filePath: file))
            func number(at offset: Int) -> Int {
                data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            }
            #expect(number(at: 16) == Int(image.1), "\(image.3)")
            #expect(number(at: 20) == Int(image.2), "\(image.3)")
            // Round corners and a shadow need transparency: type 6 of PNG.
            #expect(data[25] == 6, "\(image.3)")
            #expect(image.3.hasPrefix("store-"))
            #expect(number(at: 16) <= 1000 && number(at: 20) <= 700)
        }
        for isGerman in [false, true] {
            let captions = try Self.contents("caption", isGerman: isGerman)
            #expect(Set(captions).count == images.count)
            #expect(captions.allSatisfy { !$0.hasSuffix(".") && $0.first?.isUppercase == true })
        }
    }

    /// The packages describe Atrest as the page does. Where the data is, is said in one sentence.
    @Test func packagesSayTheSame() throws {
        let page = try Self.contents("p").joined(separator: " ")
        let texts =
            try [page]
            + ["debian/control", "packaging/rpm/atrest.spec"].map { file in
                // " ." is an empty line of a package's description.
                try PrivateSession.read("\(Self.root)/\(file)").replacing("\n .\n", with: "\n")
            }
        for text in texts.map({ $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }) {
            for part in [
                "A running fast survives crashes, reboots and suspends. Atrest shows a "
                    + "calm sentence when the body likely enters another phase. It does not judge "
                    + "or urge, and it is not medical advice.",
                "a history, a calendar, a record of water, and a picture of past fasts as a "
                    + "forest. Nothing leaves this device unless you share it.",
            ] {
                #expect(text.contains(part))
            }
            #expect(!text.contains("All data"))
        }
    }

    @Test func releasesSayWhatIsNew() throws {
        let releases = try Self.text().split(separator: "<release ").dropFirst()
        #expect(!releases.isEmpty)
        for release in releases {
            #expect(release.contains("<p>") && release.contains("<p xml:lang=\"de\">"))
        }
    }

    // MARK: Colours

    /// The share of light that a colour such as #E8A94E reflects, as WCAG defines it.
    private static func luminance(_ colour: Substring) throws -> Double {
        let number = try #require(Int(colour.dropFirst(), radix: 16))
        let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
            let share = Double(part) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private static func contrast(_ one: Substring, _ other: Substring) throws -> Double {
        let values = [try luminance(one), try luminance(other)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    /// The text and the icon can be distinguished from the colour, and the colour from the page around it.
    @Test(arguments: [("light", "#000000", "#FFFFFF"), ("dark", "#FFFFFF", "#241F31")])
    func brandColourIsSeen(_ scheme: String, _ text: String, _ page: String) throws {
        let expression = try Regex(
            "<color type=\"primary\" scheme_preference=\"\(scheme)\">(#\\w{6})</color>")
        let match = try #require(try Self.text().firstMatch(of: expression))
        let colour = try #require(match.output[1].substring)
        #expect(try Self.contrast(colour, text[...]) >= 4.5)
        #expect(try Self.contrast(colour, page[...]) >= 1.9)
        let icon = try PrivateSession.read(
            Self.root + "/desktop/icons/hicolor/scalable/apps/app.atrest.Atrest.svg")
        let dusk = try #require(icon.firstMatch(of: /(?s)id="dusk".*?<\/linearGradient>/)).0
        let stops = dusk.matches(of: /stop-color="(#\w{6})"/).map(\.1)
        #expect(stops.count == 3)
        for stop in stops {
            #expect(try Self.contrast(colour, stop) >= 2.5)
        }
    }
}
