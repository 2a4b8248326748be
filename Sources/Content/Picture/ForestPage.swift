import Fasting
import Text

/// The forest as an HTML page. Rule: docs/rules/picture.md, Forest.
///
/// It is one file that loads nothing else. The browser lays it out for its window, in which it scrolls sideways.
/// The stars move more slowly than the trees.
public struct ForestPage: Sendable {
    public private(set) var text = ""

    /// Whether the stars move at their own speed.
    public enum Motion: String, Sendable {
        /// The browser's setting for reduced motion decides.
        case auto
        case none
        case always
    }

    /// A line of Scripture, and what screen readers say before its parts.
    public struct Inscription: Sendable {
        let text, textLabel: String
        let citation, citationLabel: String
        /// The language tag of the text and the citation.
        let language: String

        public init(
            text: String, textLabel: String, citation: String, citationLabel: String,
            language: String
        ) {
            (self.text, self.textLabel) = (text, textLabel)
            (self.citation, self.citationLabel) = (citation, citationLabel)
            self.language = language
        }
    }

    /// - Parameters:
    ///   - language: the language of the texts, for example `en`.
    ///   - inscription: the line of Scripture in the footer; nil if there is none.
    public init(
        _ forest: Forest, captions: Captions, language: String,
        inscription: Inscription?, motion: Motion
    ) {
        addHead(
            "<html lang=\"\(xmlEscaped(language))\" data-motion=\"\(motion.rawValue)\">",
            title: "\(xmlEscaped(captions.forest)) – Atrest",
            style: Self.style(forest.extent, hasFrame: inscription != nil && forest.extent != nil))
        text += "<body>\n<div class=\"dusk\"></div>\n"
        addDrawings(of: forest)
        let name = "aria-label=\"\(xmlEscaped(captions.forest))\""
        if let extent = forest.extent {
            // Screen readers read the trees first, beginning with the newest.
            text += "<main \(name)>\n"
            // A window has a width of at most four heights.
            let beyond = max(0.2, (4 - extent.length) / 2)
            addGround(extent.left - beyond, extent.right + beyond)
            for place in Self.places(forest) { add(place, captions) }
            add(sky: forest, named: captions.star)
        } else {
            text += "<main \(name) class=\"empty\">\n<p>\(xmlEscaped(captions.empty))</p>\n"
            addGround(-2, 2)
            addStillStars()
        }
        text += "</main>\n"
        if let inscription, !forest.trees.isEmpty { add(inscription, pageLanguage: language) }
        text += "<script>\(Self.scriptText)</script>\n</body>\n</html>\n"
    }

    // MARK: Markup

    /// Exactly what is in the element.
    private static let scriptText = "\n\(script)\n"

    /// Nothing but this style and this script, and no address of any kind. The places of the trees are attributes. A
    /// browser that does not know `style-src-elem` uses `style-src`.
    private static func policy(style: String) -> String {
        "default-src 'none'; style-src 'unsafe-inline'; style-src-attr 'unsafe-inline'; style-src-elem "
            + "'\(SHA256.policySource(of: style))'; script-src '\(SHA256.policySource(of: scriptText))'; "
            + "img-src data:; base-uri 'none'; form-action 'none'"
    }

    private mutating func addHead(_ opening: String, title: String, style: String) {
        let style = "\n\(style)\n"
        text = """
            <!DOCTYPE html>
            \(opening)
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="dark">
            <meta name="theme-color" content="\(Palette.deepNight.hex)">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style: style))">
            <link rel="icon" href="data:,">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>

            """
    }

    /// Defines the silhouettes, the colours of trees and the star that the page uses.
    private mutating func addDrawings(of forest: Forest) {
        let variants = Set(forest.trees.map { Int($0.variant) }).sorted()
        var drawings =
            variants.map(SVG.definition(ofTree:)) + variants.map(SVG.clip(of:)) + [SVG.star]
        for (age, tree) in forest.trees.reversed().enumerated() {
            let shade = tree.shade(age: age, height: tree.size)
            drawings.append(SVG.Shade(shade.body).definition("shade_\(age)"))
            drawings.append(SVG.Shade(shade.rim).definition("rim_\(age)"))
        }
        text += """
            <svg class="drawings" aria-hidden="true"><defs>
            \(drawings.joined(separator: "\n"))
            </defs></svg>

            """
    }

    /// The ridges, from one place in the scroll to another.
    private mutating func addGround(_ left: Double, _ right: Double) {
        let width = (right - left) * Self.unit
        for (number, place) in Ground.ridges.enumerated() {
            let line = place.line(left...right).moved(
                x: -left * Self.unit, scale: Self.unit, by: Self.unit)
            let ridge = Scene.RidgeMark(place, number: number, line: line, height: Self.unit)
            text +=
                "<svg class=\"ridge\" aria-hidden=\"true\" viewBox=\"0 0 \(decimal(width)) "
                + "\(decimal(Self.unit))\" preserveAspectRatio=\"none\" style=\"--x:"
                + "\(hundredths(left));--across:\(hundredths(right - left));"
                + "z-index:\(Self.order(ofRidge: number))\">"
                + SVG.gradient(ridge, id: "ridge_\(number)")
                + "<path d=\"\(SVG.path(ridge.line, bottom: Self.unit))\" "
                + "fill=\"url(#ridge_\(number))\"/></svg>\n"
            guard let veil = Nightfall.veil(inFrontOf: number) else { continue }
            let stops = Scene.MistMark.steps.map { step in
                "\(Self.css(veil.color, step.part * veil.opacity)) "
                    + "\(decimal(step.position * 100))%"
            }
            text +=
                "<div class=\"mist\" style=\"--y:\(hundredths(veil.top));--depth:"
                + "\(hundredths(veil.bottom - veil.top));z-index:\(Self.order(ofRidge: number) + 999);"
                + "background:linear-gradient(\(stops.joined(separator: ",")))\"></div>\n"
        }
    }

    private static func css(_ color: Color, _ opacity: Double) -> String {
        let (red, green, blue) = color.bytes
        return "rgb(\(red) \(green) \(blue)/\(decimal(opacity)))"
    }

    /// The height of the drawing of a ridge.
    private static let unit = 1000.0

    /// A tree, how many are newer, and when it is drawn.
    private typealias Place = (tree: ForestTree, age: Int, order: Int)

    private static func order(ofRidge number: Int) -> Int { (number + 1) * 1000 }

    /// The newest first.
    private static func places(_ forest: Forest) -> [Place] {
        // Among trees of one ridge a lower one is nearer.
        let rows = forest.trees.sorted { ($0.ridge, $0.y, $0.id) < ($1.ridge, $1.y, $1.id) }
        let ranks = Dictionary(
            uniqueKeysWithValues: rows.enumerated().map { ($0.element.id, $0.offset + 1) })
        return forest.trees.reversed().enumerated().map { age, tree in
            (tree, age, order(ofRidge: tree.ridge) + ranks[tree.id]!)
        }
    }

    private mutating func add(_ place: Place, _ captions: Captions) {
        let tree = place.tree
        let name = captions.tree(isComplete: tree.isEstablished)
        text +=
            "<svg class=\"tree \(tree.depth)\" role=\"img\" aria-label=\"\(xmlEscaped(name))\" "
            + "viewBox=\"0 0 1024 1024\" fill=\"url(#shade_\(place.age))\" style=\""
            + "--x:\(hundredths(tree.x));--y:\(hundredths(tree.y));"
            + "--size:\(hundredths(tree.size));z-index:\(place.order)\">"
            + Self.drawing(of: place) + "</svg>\n"
    }

    /// The edge of the tree, and the tree over it.
    private static func drawing(of place: Place) -> String {
        let tree = place.tree
        let edge = "<use href=\"#tree_\(tree.variant)\" fill=\"url(#rim_\(place.age))\"/>"
        let drawing = edge + SVG.inside(Int(tree.variant))
        let turned = "<g transform=\"translate(\(decimal(Silhouette.side)) 0) scale(-1 1)\">"
        return tree.isMirrored ? turned + drawing + "</g>" : drawing
    }

    private mutating func add(sky forest: Forest, named name: String) {
        text += "<div id=\"sky\">\n"
        let role = "role=\"img\" aria-label=\"\(xmlEscaped(name))\""
        let far = forest.farStarCount
        for (index, star) in forest.stars.enumerated() {
            let isFar = index < far
            add(
                star, isFar ? "far" : "\(star.depth)", role,
                x: hundredths(isFar ? forest.farPlace(of: star) : star.x))
        }
        text += "</div>\n"
    }

    private mutating func addStillStars() {
        text += "<div id=\"sky\" aria-hidden=\"true\">\n"
        for star in Forest.stillStars {
            add(star, "still", "", x: "\(decimal(star.x * 100))vw")
        }
        text += "</div>\n"
    }

    private mutating func add(_ star: ForestStar, _ kind: String, _ role: String, x: String) {
        text +=
            "<svg class=\"star \(kind)\" viewBox=\"-9 -9 18 18\" \(role) "
            + "style=\"--x:\(x);--y:\(hundredths(star.y))\"><use href=\"#star\"/></svg>\n"
    }

    /// The frame. A click or a key shows where the line is from; without a script too.
    private mutating func add(_ inscription: Inscription, pageLanguage: String) {
        let language =
            inscription.language == pageLanguage
            ? "" : " lang=\"\(xmlEscaped(inscription.language))\""
        // Only screen readers get the labels, in the language of the page.
        func line(_ label: String, _ text: String) -> String {
            "<span class=\"label\">\(xmlEscaped(label))</span><span\(language)>"
                + "\(xmlEscaped(text))</span>"
        }
        text += """
            <footer><details>
            <summary>\(line(inscription.textLabel, inscription.text))</summary>
            <p aria-live="polite">\(line(inscription.citationLabel, inscription.citation))</p>
            </details></footer>

            """
    }

    /// A length in hundredths of the picture's height.
    private func hundredths(_ height: Double) -> String { decimal(height * 100) }
}
