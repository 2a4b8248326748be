import BrowserCheck
import Fasting
import Foundation
import Pages
import Picture
import PictureSamples
import Testing
import Words

/// The page in a real browser. `Tests/browser/check-page` checks layout, parallax, motion, keys, names,
/// the console and the network.
struct PageTests {
    private static let checker = PageChecker("check-page")
    private static let inscription = Words.Vigil.inscription

    private func check(_ page: ForestPage, _ expected: [String]) throws -> (Int32, String) {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "atrest-page-\(UUID().uuidString).html")
        try page.text.write(to: file, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Self.checker.run([file.path] + expected)
    }

    private func page(_ count: Int, inscription: Words.Vigil.Passage?) -> ForestPage {
        ForestPage(
            Forest(Samples.sessions(count)), captions: Samples.captions, language: "en",
            inscription: inscription.map(ForestPage.Inscription.init), motion: .auto)
    }

    @Test(
        .enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"),
        arguments: [(0, nil), (1, inscription), (10, nil), (400, inscription)]
            as [(Int, Words.Vigil.Passage?)])
    func browserShowsTheForest(_ count: Int, _ inscription: Words.Vigil.Passage?) throws {
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
        if let inscription {
            expected += ["--inscription", inscription.text, "--citation", inscription.citation]
        }
        let (status, text) = try check(page(count, inscription: inscription), expected)
        #expect(status == 0, "\(text)")
    }

    /// The checker finds a mistake in a page.
    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func missingNameIsFound() throws {
        let nameless = ForestPage(
            Forest(Samples.sessions(2)),
            captions: Captions(
                forest: "Forest", fast: "", completedTree: "A bush", unfinishedTree: "",
                growingTree: { _ in "" }, star: "", empty: ""), language: "en", inscription: nil,
            motion: .auto)
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
                growingTree: { _ in "" }, star: "&", empty: ""), language: "e\"n",
            inscription: ForestPage.Inscription(
                text: "<script>", textLabel: "<b>", citation: "<b>", citationLabel: "<b>",
                language: "\" onload=\""), motion: .none
        ).text
        #expect(!text.contains("<b>") && !text.contains("onload=\""))
        #expect(text.components(separatedBy: "<script>").count == 2)
        #expect(!text.contains("http:") && !text.contains("https:"))
    }

    /// Screen readers pronounce each part in its language.
    @Test func inscriptionInAnotherLanguageIsMarked() {
        func text(_ language: String) -> String {
            ForestPage(
                Forest(Samples.sessions(1)), captions: Samples.captions, language: language,
                inscription: ForestPage.Inscription(Samples.inscription), motion: .auto
            ).text
        }
        #expect(text("de").contains("<span lang=\"en\">Inscription</span>"))
        #expect(text("de").contains("<span lang=\"en\">Chapter 1</span>"))
        #expect(text("en").contains("<span>Inscription</span>"))
        #expect(text("en").contains("<span class=\"label\">Scripture: </span>"))
    }
}
