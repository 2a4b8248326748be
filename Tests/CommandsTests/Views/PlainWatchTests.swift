import Client
import Fasting
import Presentation
import SDBus
import Testing
import TimerSamples
import Words

@testable import Commands

/// The lines of `atrest watch --plain`.
struct PlainWatchTests {
    private var watch = PlainWatch()

    private mutating func lines(_ report: AgentReport?, now: Instant = noon) -> [String] {
        watch.lines(report, now: now, zone: .utc, width: nil).map(\.plain)
    }

    @Test mutating func eachEventOnceAndNoMinutes() {
        #expect(
            lines(fasting()) == [
                "12h 30m · Deeper rhythm", "since yesterday 23:30",
                Words.companion(.deeperRhythm), "Today 500 ml",
            ])
        #expect(lines(fasting(), now: noon + 60) == [])
        #expect(lines(fasting(water: 750), now: noon + 120) == ["Today 750 ml"])
        #expect(lines(fasting(water: 0), now: noon + 120) == ["Today 0 ml"])
        #expect(lines(ended()).first == "16h 0m · The fast has ended.")
        #expect(lines(idle()) == ["When you're ready"])
        #expect(lines(nil) == [Words.away, Words.awayNote])
    }

    @Test mutating func vigilTurnedOn() {
        _ = lines(idle())
        #expect(lines(idle(vigil: true)) == [Words.Vigil.idle(dayOfYear: 8).text])
        #expect(lines(idle()) == [])
    }

    @Test func desktopsThatWantNoMotion() {
        let isStill = DesktopMotion.isStill
        #expect(isStill(["org.freedesktop.appearance": ["reduced-motion": .uint32(1)]]))
        #expect(isStill(["org.gnome.desktop.interface": ["enable-animations": .boolean(false)]]))
        #expect(isStill(["org.kde.kdeglobals.KDE": ["AnimationDurationFactor": .string("0")]]))
        #expect(!isStill(["org.freedesktop.appearance": ["reduced-motion": .uint32(0)]]))
        #expect(!isStill(["org.gnome.desktop.interface": ["enable-animations": .boolean(true)]]))
        #expect(!isStill(["org.kde.kdeglobals.KDE": ["AnimationDurationFactor": .string("1")]]))
        #expect(!isStill([:]))
    }
}
