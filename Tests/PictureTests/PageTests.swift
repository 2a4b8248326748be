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

    private static func page(
        _ count: Int, _ inscription: Words.Vigil.Passage?, name: String? = nil,
        captions: Captions = Samples.captions
    ) -> PageChecker.Page {
        let sessions = Samples.sessions(count)
        let drawn = sessions.suffix(Forest.treeLimit)
        var expected = ["--empty", Samples.captions.empty]
        if count > 0 {
            expected = [
                "--trees", "\(drawn.count)", "--unfinished",
                "\(drawn.count { $0.tree == .incomplete })", "--stars",
                "\(sessions.count { $0.tree == .established })",
            ]
        }
        if let inscription {
            expected += ["--inscription", inscription.text, "--citation", inscription.citation]
        }
        let page = ForestPage(
            Forest(sessions), captions: captions, language: "en",
            inscription: inscription.map(ForestPage.Inscription.init), motion: .auto)
        return PageChecker.Page(name ?? "\(count)", page.text, expected)
    }

    /// All pages are checked in one browser. It finds the mistake of the last one.
    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsTheForest() throws {
        let nameless = Captions(
            forest: "Forest", fast: "", completedTree: "A bush", unfinishedTree: "",
            growingTree: { _ in "" }, star: "", empty: "")
        let mistakes = try Self.checker.mistakes(in: [
            Self.page(0, nil), Self.page(1, Self.inscription), Self.page(10, nil),
            Self.page(400, Self.inscription),
            Self.page(2, nil, name: "nameless", captions: nameless),
        ])
        let others = mistakes.filter { !$0.hasPrefix("nameless: A screen reader finds ") }
        #expect(others.isEmpty, "\(others)")
        #expect(mistakes.count > others.count)
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
