import Picture

extension TodayPage {
    /// The colours of the page. Rule: docs/rules/picture.md, Palette.
    struct Look {
        let top: Color
        let middle: Color
        let bottom: Color
        let text: Color
        let grey: Color
        let tones: [Color]

        /// The evening sky of the timer.
        static let dark = Look(
            top: Palette.deepNight, middle: Palette.duskBase, bottom: Palette.horizonWarm,
            text: Palette.highlight, grey: Palette.treeGrey, tones: Palette.tones)

        /// The same sky at dawn, and the trees in the dark ends of their tones.
        static let light = Look(
            top: Palette.dawn[0].color, middle: Palette.dawn[1].color,
            bottom: Palette.dawn[2].color, text: Palette.duskBase,
            grey: Palette.treeGrey.mixed(with: white, 0.15), tones: Palette.darkTones)

        private static let white = Color(0xFFFFFF)

        /// As custom properties.
        var css: String {
            let names = zip(
                ["top", "middle", "bottom", "text", "grey"], [top, middle, bottom, text, grey])
            return (names.map { ($0, $1) } + tones.enumerated().map { ("tone-\($0)", $1) })
                .map { "--\($0): \($1.hex);" }.joined(separator: " ")
        }
    }

    /// The timer's picture: the time above the tree, what the body likely does below it. Without room for
    /// both, the page is read from top to bottom.
    static let style =
        """
        :root { \(Look.dark.css) }
        @media (prefers-color-scheme: light) {
          :root { \(Look.light.css) }
        }
        \(Palette.tones.indices.map { ".tone-\($0) .warm { fill: var(--tone-\($0)); }" }.joined(separator: "\n"))

        """ + String(decoding: PackageResources.today_css, as: UTF8.self)

    /// Counts from the start, and chooses the phase and the colour of the tree. It wakes once a minute, and
    /// only while someone looks. After midnight a fast that has ended is no longer shown.
    static let script = "\n" + String(decoding: PackageResources.today_js, as: UTF8.self)
}
