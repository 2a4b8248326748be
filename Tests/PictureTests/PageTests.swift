import Fasting
import Foundation
import Picture
import PictureSamples
import Testing

/// The page in a real browser: `Tests/browser/check-page` looks at layout, parallax, motion, keys,
/// names, and what the console and the network saw.
struct PageTests {
    private static let checker = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "browser/check-page")
    private static let inscription = "Consider how they grow."

    private func check(_ page: ForestPage, _ expected: [String]) throws -> (Int32, String) {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "atrest-page-\(UUID().uuidString).html")
        try page.text.write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = Self.checker
        process.arguments = [file.path] + expected
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    private func page(_ count: Int, inscription: String?) -> ForestPage {
        ForestPage(
            Forest(Samples.sessions(count)), captions: Samples.captions, language: "en",
            inscription: inscription, motion: .auto)
    }

    private static let hasBrowser = ["chromium", "chromium-browser", "google-chrome"].contains {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    @Test(
        .enabled(if: hasBrowser, "there is no Chromium here"),
        arguments: [(0, nil), (1, inscription), (10, nil), (400, inscription)] as [(Int, String?)])
    func browserShowsTheForest(_ count: Int, _ inscription: String?) throws {
        let sessions = Samples.sessions(count)
        var expected = ["--empty", Samples.captions.empty]
        if count > 0 {
            let drawn = sessions.suffix(Forest.treeLimit)
            expected = [
                "--trees", "\(drawn.count)", "--unfinished",
                "\(drawn.count { $0.tree == .incomplete })", "--stars",
                "\(sessions.count { $0.tree == .established })",
            ]
        }
        if let inscription { expected += ["--inscription", inscription] }
        let (status, text) = try check(page(count, inscription: inscription), expected)
        #expect(status == 0, "\(text)")
    }

    /// A page that is not as it should be is found out.
    @Test(.enabled(if: hasBrowser, "there is no Chromium here"))
    func missingNameIsFound() throws {
        let nameless = ForestPage(
            Forest(Samples.sessions(2)),
            captions: Captions(
                forest: "Forest", fast: "", completedTree: "A bush", unfinishedTree: "", star: "",
                empty: ""), language: "en", inscription: nil, motion: .auto)
        let (status, text) = try check(
            nameless, ["--trees", "2", "--unfinished", "0", "--stars", "2"])
        #expect(status == 1, "\(text)")
    }

    /// Nobody is asked for anything, and nothing of a title or a line is taken for markup.
    @Test func wordsAreEscaped() {
        let text = ForestPage(
            Forest(Samples.sessions(7)),
            captions: Captions(
                forest: "</title><b>", fast: "", completedTree: "\" onload=\"", unfinishedTree: "<",
                star: "&", empty: ""), language: "e\"n", inscription: "<script>", motion: .none
        ).text
        #expect(!text.contains("<b>") && !text.contains("onload=\""))
        #expect(text.components(separatedBy: "<script>").count == 2)
        #expect(!text.contains("http:") && !text.contains("https:"))
    }
}
