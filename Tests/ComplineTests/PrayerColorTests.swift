import Compline
import Testing

/// The light of the candle, the moon and the circle in front of the night.
struct PrayerColorTests {
    private let night = PrayerColor.night

    @Test func theNightWithoutLightStaysAsItIs() {
        #expect(night.lit(by: []) == night)
        #expect(night.lit(by: [Light(.candle, 0), Light(.white, 0)]) == night)
        #expect(night.lit(by: [Light(.candle, 1)], 0) == night)
    }

    @Test func theHighestFullLayerIsAllThatIsSeen() {
        #expect(night.lit(by: [Light(.candle, 0.5), Light(.button, 1)]) == .button)
        #expect(night.lit(by: [Light(.button, 1), Light(.candle, 0)]) == .button)
        // A strength above 1 is 1.
        #expect(night.lit(by: [Light(.white, 1.7)]) == .white)
    }

    @Test func eachLayerIsMixedWithWhatIsBelow() {
        let black = PrayerColor(0, 0, 0)
        #expect(black.lit(by: [Light(.white, 0.5)]) == PrayerColor(128, 128, 128))
        #expect(
            black.lit(by: [Light(.white, 0.5), Light(black, 0.5)]) == PrayerColor(64, 64, 64))
        #expect(black.lit(by: [Light(.white, 0.5)], 0.5) == PrayerColor(64, 64, 64))
    }
}
