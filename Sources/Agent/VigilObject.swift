import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Vigil1` on the bus: every word of it empty while Vigil is off.
final class VigilObject {
    private let bus: Bus
    private let board: Board<VigilSnapshot>
    private let readable: () throws -> Void
    private let citation: () -> String

    /// - Parameters:
    ///   - readable: makes sure that what is shown is of today, or throws.
    ///   - citation: of the Scripture of this moment; "" where there is none.
    init(
        bus: Bus, settings: SettingsKeeper, present: Present, readable: @escaping () throws -> Void,
        citation: @escaping () -> String
    ) {
        self.bus = bus
        self.readable = readable
        self.citation = citation
        board = Board(
            Vigil1.interface, on: bus, fields: VigilSnapshot.fields(settings),
            snapshot: VigilSnapshot(of: present))
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        let cite = Interface.Member.method(Vigil1.Method.citation.rawValue, out: ["citation"]) {
            [unowned self] () throws -> String in
            try readable()
            return citation()
        }
        return try bus.export(
            Interface(Vigil1.interface, [cite] + board.members(readable)),
            at: ObjectPath(Names.objectPath))
    }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) {
        try board.announce(VigilSnapshot(of: present))
    }
}

/// What Vigil1 says at one moment.
struct VigilSnapshot {
    let enabled: Bool
    let scripture: String
    let companion: String
    let fastStartLine: String
    let inscription: String

    init(of present: Present) {
        enabled = present.settings.isVigilOn
        scripture = present.passage?.text ?? ""
        companion = present.addition ?? ""
        fastStartLine = enabled ? Words.Vigil.fastStart : ""
        inscription = enabled ? Words.Vigil.inscription.text : ""
    }

    static func fields(_ settings: SettingsKeeper) -> [Board<VigilSnapshot>.Field] {
        [
            .init(Vigil1.Property.enabled) {
                $0.enabled
            } set: { isOn in
                try settings.change { $0.isVigilOn = isOn }
            },
            .init(Vigil1.Property.scripture) { $0.scripture },
            .init(Vigil1.Property.companion) { $0.companion },
            .init(Vigil1.Property.fastStartLine) { $0.fastStartLine },
            .init(Vigil1.Property.inscription) { $0.inscription },
        ]
    }
}
