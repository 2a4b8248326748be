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
    static let style = """
        :root {
          \(Look.dark.css)
          color-scheme: dark light;
          height: 100%;
          background: var(--bottom);
        }
        @media (prefers-color-scheme: light) {
          :root { \(Look.light.css) }
        }
        * { margin: 0; box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          min-height: 100%; color: var(--text); text-align: center; text-wrap: balance;
          font: 400 1.0625rem/1.5 ui-rounded, Quicksand, Nunito, Cantarell, system-ui, sans-serif;
          background: linear-gradient(var(--top), var(--middle) 50%, var(--bottom)) no-repeat;
        }
        main {
          display: flex; flex-direction: column; align-items: center; justify-content: center;
          gap: clamp(12px, 4vh, 44px); min-height: 100vh; min-height: 100svh;
          padding: max(28px, env(safe-area-inset-top)) 28px max(28px, env(safe-area-inset-bottom));
        }
        #ended { display: contents; }
        .line { font-size: 1.25rem; opacity: .85; }
        #elapsed {
          font-size: clamp(3rem, 9vh, 4.5rem); line-height: 1.15; font-weight: 300;
          font-variant-numeric: tabular-nums; letter-spacing: .01em;
        }
        #days { font-variant-numeric: tabular-nums; opacity: .85; }
        h1 { font-size: 1.25rem; font-weight: 400; line-height: 1.4; }
        .picture { flex: 0 1 auto; }
        .square { position: relative; width: min(72vw, 46vh, 26rem); aspect-ratio: 1; }
        #tree { display: block; width: 100%; height: 100%; opacity: .5; }
        #tree.whole { opacity: 1; }
        .grey { fill: var(--grey); }
        .warm { opacity: 0; }
        .whole .warm { opacity: 1; }
        \(Palette.tones.indices.map { ".tone-\($0) .warm { fill: var(--tone-\($0)); }" }.joined(separator: "\n"))
        /* The star stands 38 % of the tree's size to the right of its middle and 8 % below its top. */
        .star {
          position: absolute; overflow: visible; width: 6.4%; min-width: 16px; aspect-ratio: 1;
          left: 88%; top: 8%; transform: translate(-50%, -50%);
        }
        footer { max-width: 26rem; }
        footer .phase { opacity: .8; min-height: 6em; }
        #since { font-size: .9375rem; opacity: .85; }
        .caution { font-size: .9375rem; opacity: .85; }
        footer .phase + #since, footer #since, .caution { margin-top: 14px; }
        @media (prefers-color-scheme: light) {
          #star { fill: var(--text); opacity: .75; }
          #star circle { display: none; }
        }
        /* A phone on its side: the tree beside the words. */
        @media (orientation: landscape) and (max-height: 520px) {
          main {
            display: grid; grid-template-columns: auto minmax(0, 24rem); column-gap: 8vw; row-gap: 14px;
            place-content: center; place-items: center;
          }
          .picture { grid-column: 1; grid-row: 1 / span 2; }
          header, footer { grid-column: 2; align-self: end; }
          footer { align-self: start; }
          #ended header { grid-row: 1 / span 2; align-self: center; }
          main > .line, #later { grid-column: 1 / span 2; }
          .square { width: min(72vh, 40vw); }
          footer .phase { min-height: 0; }
        }
        @media (prefers-contrast: more) {
          body { background: var(--top); }
          .line, #days, footer .phase, #since, .caution { opacity: 1; }
        }
        @keyframes come { from { opacity: 0; } }
        [data-motion="always"] main, [data-motion="always"] .phase { animation: come .6s ease-in-out; }
        @media (prefers-reduced-motion: no-preference) {
          [data-motion="auto"] main, [data-motion="auto"] .phase { animation: come .6s ease-in-out; }
        }
        """
}
