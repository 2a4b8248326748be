import Picture
import Testing

@testable import Window

/// Text in the dusk can be read: contrast AA (WCAG 2.1, 1.4.3).
struct MoodTests {
    /// The darkest and the lightest ground, and a card on it.
    private static let grounds =
        (Palette.dusk.map(\.color) + [DuskStyle.ground, DuskStyle.raised]).flatMap {
            [$0, $0.mixed(with: DuskStyle.text, DuskStyle.cardPart)]
        }

    @Test func everyTextHasContrast() {
        for ground in Self.grounds {
            #expect(ground.contrast(with: DuskStyle.text) >= 7)
            // Less important text. Style.swift makes it 70 % opaque.
            #expect(ground.contrast(with: ground.mixed(with: DuskStyle.text, 0.7)) >= 4.5)
            #expect(ground.contrast(with: DuskStyle.destructive) >= 4.5)
            // A switch that is on (WCAG 2.1, 1.4.11).
            #expect(ground.contrast(with: DuskStyle.accent) >= 3)
        }
        #expect(DuskStyle.accent.contrast(with: DuskStyle.onAccent) >= 4.5)
        #expect(DuskStyle.destructive.contrast(with: DuskStyle.onAccent) >= 4.5)
    }

    /// Text of libadwaita is black, with 80 % of opacity, and what matters less has 70 % of that.
    @Test func everyTextHasContrastAtDawn() {
        for ground in Palette.dawn.map(\.color) {
            let text = ground.mixed(with: Color(0x000000), 0.8 * 0.7)
            #expect(ground.contrast(with: text) >= 4.5)
        }
    }

    /// Old GTK complains about custom properties, and new GTK needs them.
    @Test func propertiesOnlyWhereTheyAreKnown() {
        #expect(!DuskStyle.sheet(hasProperties: false).contains("--"))
        #expect(DuskStyle.sheet(hasProperties: true).contains("--accent-bg-color: "))
        #expect(DuskStyle.sheet(hasProperties: false).contains("@define-color accent_bg_color "))
    }
}
