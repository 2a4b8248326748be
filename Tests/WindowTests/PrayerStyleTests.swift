import Compline
import Foundation
import Testing

@testable import Window

/// Text of the night prayer can be read: contrast AA (WCAG 2.1, 1.4.3).
struct PrayerStyleTests {
    private func luminance(_ color: [Double]) -> Double {
        let linear = color.map { part in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private func parts(_ color: PrayerColor) -> [Double] {
        [color.red, color.green, color.blue].map { Double($0) / 255 }
    }

    private func contrast(_ first: [Double], _ second: [Double]) -> Double {
        let values = [luminance(first), luminance(second)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    @Test func everyTextHasContrast() {
        let night = parts(.night)
        func white(_ opacity: Double) -> [Double] {
            night.map { $0 + (1 - $0) * opacity }
        }
        #expect(contrast(parts(.text), night) > 7)
        #expect(contrast(white(PrayerStyle.secondary), night) > 7)
        #expect(contrast(white(PrayerStyle.quiet), night) > 4.5)
        let button = zip(night, parts(.button)).map { $0 + ($1 - $0) * 0.65 }
        #expect(contrast(parts(.text), button) > 7)
    }

    @Test func colorsAreThoseOfTheRule() {
        #expect(
            [PrayerColor.night, .text, .candle, .button].map(\.hex)
                == ["#050510", "#e0e7ff", "#f59e0b", "#4f46e5"])
    }
}
