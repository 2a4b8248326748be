import Client
import Fasting
import FullScreen
import LocalTime
import System
import TimerSamples

@testable import Screens

func watchModel(_ report: AgentReport?, isStill: Bool = false) -> WatchModel {
    WatchModel(report, zone: .utc, desktopIsStill: isStill, at: zero)
}

let plainFeatures = ScreenFeatures(pictures: .braille, colors: nil)
let colorFeatures = ScreenFeatures(pictures: .halfBlocks(.trueColor), colors: .trueColor)

extension WatchModel {
    /// What a screen shows of it.
    func frame(
        _ columns: Int, _ rows: Int, _ features: ScreenFeatures = plainFeatures,
        wall: Instant = noon, at now: SteadyClock.Instant = zero + .seconds(10)
    ) -> Frame {
        WatchView(model: self, features: features, zone: .utc)
            .frame(ScreenSize(columns: columns, rows: rows), wall: wall, at: now)
    }
}
