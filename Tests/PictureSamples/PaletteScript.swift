import Fasting
import Picture

/// The palette and the shapes as a JavaScript module for the panels in `desktop`.
///
/// The file is `desktop/shared/palette.js`. A test compares it with this text.
public enum PaletteScript {
    public static var text: String {
        var lines = ["// Written by `make pictures` from Sources/Content/Picture. Do not edit."]
        for (name, color) in colors {
            lines.append("export const \(name) = '\(color.hex)';")
        }
        lines.append("")
        lines.append("/** The light end of each tone. Timer1.TreeTone is an index. */")
        lines.append("export const TONES = [")
        lines += Palette.tones.map { "    '\($0.hex)'," }
        lines.append("];")
        lines.append("")
        lines.append("/** The sky from top to bottom. */")
        lines.append("export const DUSK = [")
        lines += Palette.dusk.map { "    {position: \($0.0), color: '\($0.1.hex)'}," }
        lines.append("];")
        lines.append("")
        lines += star + [""] + tree
        return lines.joined(separator: "\n") + "\n"
    }

    private static let colors = [
        ("DEEP_NIGHT", Palette.deepNight), ("DUSK_BASE", Palette.duskBase),
        ("HORIZON_WARM", Palette.horizonWarm), ("SURFACE", Palette.surface),
        ("STROKE", Palette.stroke), ("ACCENT", Palette.accent),
        ("HIGHLIGHT", Palette.highlight), ("STAR_LIGHT", Palette.star),
        ("TREE_GREY", Palette.treeGrey),
    ]

    /// Each capsule is drawn twice, at a right angle.
    private static var star: [String] {
        let glow = StarShape.glow.map { "{position: \($0.position), opacity: \($0.opacity)}" }
        let capsules = StarShape.capsules.flatMap { capsule in
            [0, 90].map { angle in
                "        {width: \(capsule.width), length: \(capsule.length), "
                    + "angle: \(angle + (capsule.isDiagonal ? 45 : 0))},"
            }
        }
        return [
            "/** Sizes are in pixels, angles in degrees. */", "export const STAR = {",
            "    length: \(StarShape.length),",
            "    glowRadius: \(StarShape.glowRadius),",
            "    glow: [\(glow.joined(separator: ", "))],", "    capsules: [",
        ] + capsules + ["    ],", "};"]
    }

    private static var tree: [String] {
        let places = Silhouette.all.indices.map { StarShape.place(beside: $0) }
        let heights = places.map { "\($0.y)" }.joined(separator: ", ")
        return [
            "export const TREE = {", "    variants: \(Silhouette.all.count),",
            "    minimumProgress: \(Tree.progress(elapsed: 0, target: .standard)),",
            "    minimumOpacity: \(TreeLook.minimumOpacity),", "    lastStep: \(Tree.lastStep),",
            "    /** Right of the centre and below the top, in sizes of the tree; the height by variant. */",
            "    star: {x: \(places[0].x), y: [\(heights)]},", "};",
        ]
    }
}
