import Compline
import FullScreen
import LocalTime
import Presentation
import SDBus

extension ComplineProgram {
    /// Shows the prayer until the user leaves it.
    ///
    /// - Parameter phase: counts from 0; nil for the words before the prayer.
    /// - Returns: false if there is no terminal to show it on.
    package static func pray(_ office: Office, phase: Int?, usesColor: Bool) -> Bool {
        let memory = LockedMemory()
        let zone = Zone.system
        let program = try? runOnScreen(
            usesColor: usesColor, motion: ReducedMotion.isWanted ? .reduced : .full
        ) {
            ComplineProgram(
                office, at: phase.map { .phase($0) } ?? .hub, features: $0,
                Surroundings(
                    name: UserName.ofUser,
                    now: {
                        PrayerTime(
                            microsecondsSinceEpoch: SDEventTimer.Clock.microsecondsSinceEpoch, zone)
                    },
                    companion: try? PrayerHold(), memory: memory,
                    save: { PrivateFile.save($0, to: $1, replaces: $2) }))
        } close: {
            $0.close()
        }
        return program != nil
    }
}
