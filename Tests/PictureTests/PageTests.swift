import Fasting
import Foundation
import Picture
import PictureSamples
import Testing

/// The page in a real browser. `Tests/browser/check-page` checks layout, parallax, motion, keys, names,
/// the console and the network.
struct PageTests {
    private static let checker = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "browser/check-page")
    private static let inscription = "Consider how they grow."

    /// Runs the checker.
    ///
    /// - Returns: its status and its output.
    private static func runChecker(_ arguments: [String]) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = checker
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    private func check(_ page: ForestPage, _ expected: [String]) throws -> (Int32, String) {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "atrest-page-\(UUID().uuidString).html")
        try page.text.write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Self.runChecker([file.path] + expected)
    }

    private func page(_ count: Int, inscription: String?) -> ForestPage {
        ForestPage(
            Forest(Samples.sessions(count)), captions: Samples.captions, language: "en",
            inscription: inscription, motion: .auto)
    }

    private static let hasBrowser = (try? runChecker(["--find"]).0) == 0
    private static let noBrowser: Comment = "Chromium is not installed; a snap does not count"

    @Test(
        .enabled(if: hasBrowser, noBrowser),
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

    /// The checker finds a mistake in a page.
    @Test(.enabled(if: hasBrowser, noBrowser))
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

    /// The page loads nothing, and no text in it becomes markup.
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
