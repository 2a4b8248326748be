import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Settings1` on the bus: every value checked, stored and announced.
final class SettingsObject {
    private let bus: Bus
    private let board: Board<Settings>
    private let readable: () throws -> Void

    init(
        bus: Bus, settings: SettingsKeeper, present: Present, readable: @escaping () throws -> Void
    ) {
        self.bus = bus
        self.readable = readable
        board = Board(
            Settings1.interface, on: bus, fields: Self.fields(settings), snapshot: present.settings)
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        let versions: [Interface.Member] = [
            .property(Settings1.Property.version.rawValue, .constant) { Names.version },
            .property(Settings1.Property.apiVersion.rawValue, .constant) { Names.apiVersion },
        ]
        return try bus.export(
            Interface(Settings1.interface, board.members(readable) + versions),
            at: ObjectPath(Names.objectPath))
    }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) { try board.announce(present.settings) }

    private static func fields(_ settings: SettingsKeeper) -> [Board<Settings>.Field] {
        func field<Content: BusType & Equatable>(
            _ property: Settings1.Property, _ key: Settings.Key,
            _ read: @escaping (Settings) -> Content, _ text: @escaping (Content) -> String
        ) -> Board<Settings>.Field {
            .init(property, read) { value in
                try settings.change { (settings) throws(BusError) in
                    guard settings.set(key, to: text(value)) else {
                        throw .invalidArgs(Words.Settings.refusal(key))
                    }
                }
            }
        }
        return [
            field(.targetHours, .targetHours, { $0.target.hours }, { String($0) }),
            field(.waterUnit, .waterUnit, { $0.waterUnit.rawValue }, { $0 }),
            field(
                .quickAddMilliliters, .quickAddMilliliters, { UInt32($0.quickAdd.milliliters) },
                { String($0) }),
            field(.notifyMilestones, .notifyMilestones, { $0.notifiesMilestones }, { String($0) }),
            field(.notifyTarget, .notifyTarget, { $0.notifiesTarget }, { String($0) }),
            field(.discreet, .discreet, { $0.isDiscreet }, { String($0) }),
            field(.trayIcon, .trayIcon, { $0.showsTrayIcon }, { String($0) }),
            field(.reducedMotion, .reducedMotion, { $0.reducedMotion.rawValue }, { $0 }),
        ]
    }
}
