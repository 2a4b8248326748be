import Fasting
import Markup
import Words

/// The forest as an HTML page. Rule: docs/rules/picture.md, Forest.
///
/// It is one file that loads nothing else. The browser lays it out for its window. The stars move more
/// slowly than the trees.
public struct ForestPage: Sendable {
    public private(set) var text = ""

    /// Whether the stars move at their own speed.
    public enum Motion: String, Sendable {
        /// The browser's setting for reduced motion decides.
        case auto
        case none
        case always
    }

    /// - Parameters:
    ///   - language: the language of the texts, for example `en`.
    ///   - inscription: the line of Scripture in the footer; nil if there is none.
    public init(
        _ forest: Forest, captions: Captions, language: String,
        inscription: Words.Vigil.Passage?, motion: Motion
    ) {
        addHead(
            "<html lang=\"\(xmlEscaped(language))\" data-motion=\"\(motion.rawValue)\">",
            title: "\(xmlEscaped(captions.forest)) – Atrest", treeCount: forest.trees.count)
        text += "<body>\n"
        addDrawings(of: forest)
        let name = "aria-label=\"\(xmlEscaped(captions.forest))\""
        if forest.trees.isEmpty {
            text += "<main \(name) class=\"empty\">\n<p>\(xmlEscaped(captions.empty))</p>\n"
            add(sky: Forest.stillStars, far: 0, above: 1, named: nil)
        } else {
            // Screen readers read the trees first, beginning with the newest.
            text += "<main \(name)>\n"
            let ground = ForestLayout.stretched(forest)
            add(ground.ridges)
            for (age, tree) in forest.trees.reversed().enumerated() {
                add(tree, age: age, captions)
            }
            add(
                sky: forest.stars, far: forest.farStarCount, above: ground.sky,
                named: captions.star)
        }
        text += "</main>\n"
        if let inscription, !forest.trees.isEmpty { add(inscription, pageLanguage: language) }
        text += "<script>\n\(Self.script)\n</script>\n</body>\n</html>\n"
    }

    // MARK: Markup

    /// Keeps the browser from loading anything else.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

    private mutating func addHead(_ opening: String, title: String, treeCount: Int) {
        text = """
            <!DOCTYPE html>
            \(opening)
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="dark">
            <meta name="theme-color" content="\(Palette.deepNight.hex)">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <link rel="icon" href="data:,">
            <title>\(title)</title>
            <style>
            \(Self.style(treeCount: treeCount))
            </style>
            </head>

            """
    }

    /// Defines the silhouettes and stars that the page uses.
    private mutating func addDrawings(of forest: Forest) {
        let variants = Set(forest.trees.map { Int($0.variant) }).sorted()
        text += """
            <svg class="drawings" aria-hidden="true"><defs>
            \((variants.map(SVG.definition(ofTree:)) + [SVG.star, Self.stars]).joined(separator: "\n"))
            </defs></svg>

            """
    }

    /// A star in each depth, and one whose tree is not drawn.
    private static let stars =
        (Depth.allCases.map { ("\($0)", $0.opacity, $0.starSize) }
        + [("far", Forest.farStarOpacity, Depth.mid.starSize * Forest.farStarSize)])
        .map { name, opacity, size in
            "<g id=\"star-\(name)\" opacity=\"\(decimal(opacity))\"><use href=\"#star\" "
                + "transform=\"scale(\(decimal(size / StarShape.length)))\"/></g>"
        }.joined(separator: "\n")

    /// The ridges, stretched over the canvas. Each is lower by half of a tree, whose size the page does not
    /// know.
    private mutating func add(_ ridges: [PlacedRidge]) {
        text += "<div class=\"land\" aria-hidden=\"true\">\n"
        for (index, place) in ridges.enumerated() {
            let id = "ridge_\(index)"
            let ridge = Scene.RidgeMark(place)
            text +=
                "<svg class=\"\(place.depth)\" viewBox=\"0 0 1000 1000\" "
                + "preserveAspectRatio=\"none\"><linearGradient id=\"\(id)\" "
                + "gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" "
                + "y1=\"\(decimal(ridge.line.top))\" y2=\"\(decimal(ridge.reach))\">"
                + SVG.stops(ridge) + "</linearGradient>"
                + "<path d=\"\(SVG.path(ridge.line, bottom: 1000))\" fill=\"url(#\(id))\"/>"
                + "</svg>\n"
        }
        text += "</div>\n"
    }

    private mutating func add(_ tree: ForestTree, age: Int, _ captions: Captions) {
        let name = captions.tree(isComplete: tree.isEstablished)
        // Among trees of one depth a lower one is nearer.
        let nearness = (Depth.allCases.count - Int(tree.depth.rawValue)) * 1000 + Int(tree.y * 999)
        text +=
            "<svg class=\"tree \(tree.depth)\" role=\"img\" aria-label=\"\(xmlEscaped(name))\" "
            + "viewBox=\"0 0 1024 1024\" fill=\"\(tree.color(age: age).hex)\" style=\""
            + "--x:\(percent(tree.x));--y:\(percent(tree.y));z-index:\(nearness)\">"
            + "<use href=\"#tree_\(tree.variant)\"/></svg>\n"
    }

    /// - Parameters:
    ///   - far: how many stars, from the beginning, have no tree on the page.
    ///   - end: the lowest place of a star, as a fraction of the canvas.
    private mutating func add(
        sky stars: [ForestStar], far: Int, above end: Double, named name: String?
    ) {
        text += "<svg id=\"sky\"\(name == nil ? " aria-hidden=\"true\"" : " role=\"none\"")>\n"
        let role = name.map { " role=\"img\" aria-label=\"\(xmlEscaped($0))\"" } ?? ""
        for (index, star) in stars.enumerated() {
            let kind = index < far ? "far" : "\(star.depth)"
            text +=
                "<use href=\"#star-\(kind)\"\(role) "
                + "style=\"--x:\(percent(star.x));--y:\(percent(star.y(above: end)))\"/>\n"
        }
        text += "</svg>\n"
    }

    /// The frame. A click or a key shows where the line is from; without a script too.
    private mutating func add(_ inscription: Words.Vigil.Passage, pageLanguage: String) {
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
            <summary>\(line(Words.Vigil.spoken(scripture: ""), inscription.text))</summary>
            <p aria-live="polite">\(line(Words.Vigil.spoken(citation: ""), inscription.citation))</p>
            </details></footer>

            """
    }

    private func percent(_ part: Double) -> String { decimal(part * 100) + "%" }

    // MARK: Style

    private static func style(treeCount: Int) -> String {
        let dusk = Palette.dusk.map { "\($0.1.hex) \(decimal($0.0 * 100))%" }
        // As ``Depth/scale(width:height:)``.
        let sizes = Depth.allCases.map { depth in
            let size = depth.treeSize
            return ".\(depth) { --size: min(\(decimal(size * 2.5))px, "
                + "\(decimal(size / 390 * 100))vw, calc(var(--canvas) * \(decimal(size)) / 520)); }"
        }
        return """
            :root {
              --canvas: \(treeCount > 0 ? "max(150vh, calc(\(treeCount) * 35px + 50vh))" : "100vh");
              background: \(Palette.duskBase.hex) linear-gradient(\(dusk.joined(separator: ", "))) fixed;
              scrollbar-width: thin; scrollbar-color: \(Palette.stroke.hex) \(Palette.deepNight.hex);
              forced-color-adjust: none;
            }
            body { margin: 0; }
            .drawings { position: absolute; width: 0; height: 0; }

            main { position: relative; z-index: 0; height: var(--canvas); }
            .tree {
              position: absolute; width: var(--size); height: var(--size);
              left: clamp(0px, calc(var(--x) - var(--size) / 2), calc(100% - var(--size)));
              top: calc(var(--y) - var(--size) / 2);
            }
            \(sizes.joined(separator: "\n"))

            .land { position: absolute; inset: 0; overflow: hidden; }
            .land svg {
              position: absolute; left: 0; top: calc(var(--size) * .47); width: 100%; height: 100%;
              overflow: visible;
            }

            /* Smaller than the canvas by the largest star, so that those at the edges stand whole. Without a
               script it scrolls with the trees. */
            #sky {
              position: absolute; z-index: -1; top: 14px; left: 14px; width: calc(100% - 28px);
              height: calc(var(--canvas) - 28px); overflow: visible; pointer-events: none;
            }
            .drifting #sky { position: fixed; will-change: transform; }
            #sky { --grow: 1; }
            @media (min-width: 585px) { #sky { --grow: 1.5; } }
            @media (min-width: 780px) { #sky { --grow: 2; } }
            @media (min-width: 975px) { #sky { --grow: 2.5; } }
            #sky use { transform: translate(var(--x), var(--y)) scale(var(--grow)); }
            /* In the middle of a pixel, where its rays are sharp. */
            @supports (width: round(down, 1px, 1px)) {
              #sky use {
                transform: translate(calc(round(down, var(--x), 1px) + .5px),
                  calc(round(down, var(--y), 1px) + .5px)) scale(var(--grow));
              }
            }

            /* The frame: the trees sink into the dusk before they reach the words. */
            footer {
              position: sticky; z-index: 1; bottom: 0; padding: 28px 20px; text-align: center;
              background: linear-gradient(\(Palette.horizonWarm.hex)00, \(Palette.horizonWarm.hex) 36px);
            }
            p, summary { margin: 0; forced-color-adjust: auto; }
            footer {
              font: 300 1rem/1.7 "EB Garamond", "Cormorant Garamond", Georgia, "Noto Serif", serif;
            }
            summary {
              display: inline-block; padding: 0 14px; border-radius: 12px; list-style: none;
              cursor: pointer; color: \(Palette.star.hex)99; letter-spacing: 1.2px;
              text-wrap: balance;
            }
            summary::-webkit-details-marker { display: none; }
            summary:focus-visible { outline: 1px solid \(Palette.accent.hex); }
            /* Below the line, in room that is always there. */
            footer p {
              position: absolute; left: 20px; right: 20px; bottom: 6px;
              color: \(Palette.star.hex)66; font-size: .8125rem; letter-spacing: 1.6px;
            }
            .label {
              position: absolute; width: 1px; height: 1px; overflow: hidden;
              clip-path: inset(50%); white-space: nowrap;
            }
            .leaving p { opacity: 0; }
            [data-motion="always"] footer p { animation: appear .3s; transition: opacity .5s; }
            @media (prefers-reduced-motion: no-preference) {
              [data-motion="auto"] footer p { animation: appear .3s; transition: opacity .5s; }
            }
            @keyframes appear { from { opacity: 0; } }
            .empty { display: grid; place-items: center; text-align: center; }
            .empty p {
              margin: 0 20px; color: \(Palette.highlight.hex)99;
              font: 400 1.0625rem/1.5 ui-rounded, Quicksand, Nunito, Cantarell, system-ui, sans-serif;
            }
            """
    }

    // MARK: Behaviour

    /// Moves the stars at 30 % of the trees' speed, by whole pixels so that they stay sharp. With
    /// reduced motion they scroll with the trees. The page opens at the newest tree of the foreground.
    ///
    /// The citation goes after two seconds. If a key has opened it, it stays until the line is pressed
    /// again or loses the focus, so that a screen reader has time.
    private static let script = """
        "use strict";
        const root = document.documentElement;
        const sky = document.getElementById("sky");
        const newest = document.querySelector(".tree.foreground") ?? document.querySelector(".tree");
        const wish = matchMedia("(prefers-reduced-motion: reduce)");
        const isStill = () => root.dataset.motion === "none"
          || (root.dataset.motion === "auto" && wish.matches);
        let isAwaited = false;
        function place() {
          isAwaited = false;
          const still = isStill();
          const way = Math.round(0.3 * scrollY * devicePixelRatio) / devicePixelRatio;
          root.classList.toggle("drifting", !still);
          sky.style.transform = still ? "" : `translateY(${-way}px)`;
        }
        function placeSoon() {
          if (!isAwaited) requestAnimationFrame(place);
          isAwaited = true;
        }
        addEventListener("scroll", placeSoon, {passive: true});
        addEventListener("resize", placeSoon);
        wish.addEventListener("change", placeSoon);
        history.scrollRestoration = "manual";
        newest?.scrollIntoView({block: "center", behavior: "instant"});
        place();
        const citation = document.querySelector("details");
        let alarm = 0;
        function hideCitation() {
          citation.classList.remove("leaving");
          citation.open = false;
        }
        citation?.addEventListener("toggle", () => {
          clearTimeout(alarm);
          citation.classList.remove("leaving");
          if (!citation.open || citation.querySelector(":focus-visible")) return;
          alarm = setTimeout(() => {
            citation.classList.add("leaving");
            alarm = setTimeout(hideCitation, isStill() ? 0 : 500);
          }, 2300);
        });
        citation?.addEventListener("focusout", hideCitation);
        """
}
