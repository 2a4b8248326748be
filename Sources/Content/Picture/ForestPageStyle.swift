import Fasting

/// What the page looks like and how it behaves: `forest.css` and `forest.js` with the colours, the lengths and the
/// numbers of the camera.
extension ForestPage {
    /// - Parameters:
    ///   - extent: of the trees; nil if there are none.
    ///   - hasFrame: whether there is a line below the picture.
    static func style(_ extent: Forest.Extent?, hasFrame: Bool) -> String {
        typealias Glow = Nightfall.Afterglow
        func hundredths(_ height: Double) -> String { decimal(height * 100) }
        func stop(_ color: String, _ position: Double) -> String {
            "\(color) \(decimal(position * 100))%"
        }
        let glow = Glow.stops.map { stop($0.color.hex(opacity: $0.opacity), $0.position) }
        let values = [
            ("frame", hasFrame ? "5.2rem" : "0px"), ("left", hundredths(extent?.left ?? 0)),
            ("trees", hundredths(extent?.length ?? 0)),
            ("largest", hundredths(extent?.largestTree ?? 0)),
            ("nearest", hundredths(extent?.nearest ?? 1)),
            ("margin-height", hundredths(ForestCamera.margin.height)),
            ("margin-width", hundredths(ForestCamera.margin.width)),
            ("least", hundredths(ForestCamera.stepBack.least)),
            ("slope", hundredths(ForestCamera.stepBack.slope)),
            ("widest", hundredths(ForestCamera.widest)),
            ("stars", hundredths(ForestCamera.sky)),
            // The part of a tree's side that is above its foot.
            ("stem", decimal(1 - ForestLayout.rootDepth)), ("ground", Nightfall.ground.hex),
            (
                "afterglow",
                "radial-gradient(\(hundredths(Glow.radius.x))% \(hundredths(Glow.radius.y))% at "
                    + "\(hundredths(Glow.centre.x))% \(hundredths(Glow.centre.y))%, "
                    + "\(glow.joined(separator: ", ")))"
            ),
            ("sky", Nightfall.sky.map { stop($0.color.hex, $0.position) }.joined(separator: ", ")),
            ("stroke", Palette.stroke.hex), ("accent", Palette.accent.hex),
            ("scripture", Palette.star.hex(opacity: Palette.scriptureOpacity)),
            ("citation", Palette.star.hex(opacity: Palette.citationOpacity)),
            ("quiet", Palette.highlight.hex(opacity: 0.6)), ("serifs", Palette.serifs),
        ]
        let stars =
            Depth.allCases.map { ("\($0)", $0.starOpacity, $0.starSize) }
            + [
                ("far", Forest.farStarOpacity, Depth.mid.starSize * Forest.farStarSize),
                ("still", 0.5, Depth.mid.starSize),
            ]
        let lights = stars.map { name, opacity, size in
            ".star.\(name) { --light: \(hundredths(size)); opacity: \(decimal(opacity)); }\n"
        }
        return ":root { \(values.map { "--\($0): \($1);" }.joined(separator: " ")) }\n"
            + lights.joined() + String(decoding: PackageResources.forest_css, as: UTF8.self)
    }

    static let script = String(decoding: PackageResources.forest_js, as: UTF8.self)
}
