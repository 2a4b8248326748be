import Fasting
import Foundation
import FoundationXML
import Picture
import PictureSamples
import Testing

/// The text of SVG pictures.
struct SVGTests {
    private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Golden")

    /// `make pictures` writes these files again. The commit then shows what has changed.
    @Test(arguments: Samples.golden.indices)
    func picturesAreWhatTheyWere(_ index: Int) throws {
        let (name, text) = Samples.golden[index]
        let known = try String(contentsOf: Self.golden.appending(path: name), encoding: .utf8)
        #expect((text == known) == true, "\(name) differs: look, then `make pictures`")
    }

    @Test func nothingStaleIsCompared() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.golden.path)
        #expect(files.sorted() == Samples.golden.map(\.name).sorted())
    }

    /// The elements of a picture, as an XML parser reports them.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var elements: [(name: String, attributes: [String: String])] = []

        init(_ text: String) throws {
            super.init()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = self
            guard parser.parse() else { throw parser.parserError! }
        }

        func parser(
            _: XMLParser, didStartElement name: String, namespaceURI _: String?,
            qualifiedName _: String?, attributes: [String: String] = [:]
        ) {
            elements.append((name, attributes))
        }
    }

    @Test(arguments: [0, 1, 2, 10, 100, 400])
    func eachSilhouetteIsDefinedOnce(_ count: Int) throws {
        let scene = Samples.forest(count)
        let elements = try Reader(SVG(scene, Samples.captions).text).elements
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        let uses = elements.filter { $0.name == "use" }.compactMap { $0.attributes["xlink:href"] }
        #expect(uses.allSatisfy { ids.contains(String($0.dropFirst())) })
        let trees = elements.filter { $0.name == "use" && $0.attributes["fill"] != nil }
            .compactMap { $0.attributes["xlink:href"] }
        #expect(trees.count == min(count, 200))
        #expect(Set(trees).count == ids.count { $0.hasPrefix("tree_") })
        #expect(elements[0].attributes["height"] == "560")
        #expect(elements[0].attributes["role"] == "group")
        #expect(
            elements.count { $0.attributes["role"] == "img" } == elements.count {
                $0.name == "title"
            } - 1)
    }

    @Test func twoHundredTreesAreLight() {
        let text = SVG(Samples.forest(200), Samples.captions).text
        #expect(text.utf8.count <= 400_000)
    }

    @Test func wordsAreEscaped() throws {
        let captions = Captions(
            forest: "<&>", fast: "\"", completedTree: "a<b", unfinishedTree: "c&d",
            growingTree: { "<\($0)>" }, star: "\"e\"", empty: "<f>")
        let scene = Forest(Samples.sessions(10)).scene(Samples.view(390, 560))
        _ = try Reader(SVG(scene, captions).text)
        let fast = Samples.fast(variant: 0, tone: 0, progress: 0.5)
        let timer = Scene.timer(fast, Samples.view(390, 560))
        #expect(SVG(timer, captions).text.contains("&lt;metabolicTransition&gt;"))
        let empty = Forest([Session]()).scene(Samples.view(390, 560))
        #expect(SVG(empty, captions).text.contains("&lt;f&gt;"))
    }
}
