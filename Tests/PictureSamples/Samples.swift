import Fasting
import Pages
import Picture
import SeededRandom
import Words

/// Fasts and their pictures, always the same. The documentation and the tests use them.
public enum Samples {
    public static let captions = Captions.ofProgram

    /// Fasts that leave a tree, one each day. Every seventh was ended early.
    public static func sessions(_ count: Int) -> [Session] {
        var numbers = SplitMix64(seed: 20_260_224)
        return (0..<count).map { index in
            let start = Instant(secondsSinceEpoch: 1_700_000_000 + Int64(index) * 86_400)
            let hours: Int64 = index % 7 == 6 ? 12 : 16
            return Session(
                id: RecordID(random: &numbers), start: start, end: start + hours * 3600,
                endOffset: 60, target: .standard)
        }
    }

    /// The inscription of the page. It is not Scripture.
    public static let inscription = Words.Vigil.Passage(text: "Inscription", citation: "Chapter 1")

    /// The id of a fast with this tree.
    public static func id(variant: UInt32, tone: UInt32) -> RecordID {
        var numbers = SplitMix64(seed: 1)
        while true {
            let id = RecordID(random: &numbers)
            let tree = Tree(of: id)
            if tree.variant == variant, tree.tone == tone { return id }
        }
    }

    public static func fast(variant: UInt32, tone: UInt32, progress: Double) -> TreeGrowth {
        TreeGrowth(
            tree: Tree(of: id(variant: variant, tone: tone)), progress: progress,
            phase: progress == 1 ? nil : Milestone(elapsed: Int64(progress * 16 * 3600)))
    }

    public static func view(_ width: UInt32, _ height: UInt32) -> ViewSize {
        ViewSize(width: width, height: height)!
    }

    public static func forest(
        _ count: Int, _ width: UInt32 = 390, _ height: UInt32 = 560, isWhole: Bool = false
    ) -> Scene {
        Forest(sessions(count)).scene(view(width, height), isWhole: isWhole)
    }

    public static func timer(_ fast: TreeGrowth?) -> Scene {
        .timer(fast, view(390, 560))
    }

    public static func icon(_ fast: TreeGrowth?, side: UInt32 = 128) -> Scene {
        .icon(fast, view(side, side))
    }

    /// The pictures in `Tests/PictureTests/Golden`, by file name.
    public static let golden: [(name: String, text: String)] = {
        let running = fast(variant: 2, tone: 2, progress: 0.5)
        let complete = fast(variant: 5, tone: 1, progress: 1)
        let scenes = [
            ("forest-0.svg", forest(0)), ("forest-1.svg", forest(1)), ("forest-2.svg", forest(2)),
            ("forest-10.svg", forest(10)), ("forest-400.svg", forest(400)),
            ("forest-whole.svg", forest(10, 1280, 800, isWhole: true)),
            (
                "forest-bare.svg",
                Forest(sessions(3)).scene(
                    view(390, 560), hasSky: false)
            ),
            ("timer-idle.svg", timer(nil)), ("timer-running.svg", timer(running)),
            ("timer-complete.svg", timer(complete)), ("icon-idle.svg", icon(nil)),
            ("icon-running.svg", icon(running)), ("icon-complete.svg", icon(complete)),
        ]
        let page = ForestPage(
            Forest(sessions(3)), captions: captions, language: "en",
            inscription: ForestPage.Inscription(inscription),
            motion: .auto)
        return scenes.map { ($0.0, shortened(SVG($0.1, captions).text)) }
            + [("page.html", shortened(page.text))]
    }()

    /// Replaces each silhouette by its length and a digest, because the drawings are long.
    public static func shortened(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        let opening = " d=\""
        while let path = rest.firstPlace(of: opening) {
            let drawing = rest[path.upperBound...].prefix { $0 != "\"" }
            result += rest[..<path.upperBound]
            result += "\(drawing.utf8.count):\(fnv1a64(drawing.utf8))"
            rest = rest[drawing.endIndex...]
        }
        return result + rest
    }
}
