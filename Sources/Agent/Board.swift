import Contract
import SDBus

/// The announced properties of one interface: what they are, and what they were when the bus last
/// heard of them.
///
/// What changes is found by comparing two snapshots, so that no path can forget to say so.
final class Board<Snapshot> {
    /// One property: its place in the interface, and whether it differs.
    struct Field {
        let name: String
        let member: (_ snapshot: @escaping () throws -> Snapshot) -> Interface.Member
        let differs: (Snapshot, Snapshot) -> Bool

        init<Content: BusType & Equatable>(
            _ name: some RawRepresentable<String>, _ read: @escaping (Snapshot) -> Content
        ) {
            let name = name.rawValue
            self.name = name
            member = { snapshot in .property(name, .emitsChange) { read(try snapshot()) } }
            differs = { read($0) != read($1) }
        }

        /// - Parameter set: refuses by throwing.
        init<Content: BusType & Equatable>(
            _ name: some RawRepresentable<String>, _ read: @escaping (Snapshot) -> Content,
            set: @escaping (Content) throws -> Void
        ) {
            let name = name.rawValue
            self.name = name
            member = { snapshot in
                .property(name, .emitsChange, get: { read(try snapshot()) }, set: set)
            }
            differs = { read($0) != read($1) }
        }
    }

    private let bus: Bus
    private let interface: String
    private let fields: [Field]
    /// What the bus knows.
    private(set) var snapshot: Snapshot

    /// - Parameter fields: in the order in which they are announced.
    init(_ interface: String, on bus: Bus, fields: [Field], snapshot: Snapshot) {
        self.interface = interface
        self.bus = bus
        self.fields = fields
        self.snapshot = snapshot
    }

    /// - Parameter readable: makes sure that the snapshot may be shown, or throws.
    func members(_ readable: @escaping () throws -> Void) -> [Interface.Member] {
        fields.map { field in
            field.member { [unowned self] in
                try readable()
                return snapshot
            }
        }
    }

    /// Announces in one batch what differs from what was known.
    func announce(_ next: Snapshot) throws(SystemError) {
        let before = snapshot
        snapshot = next
        let changed = fields.filter { $0.differs(before, next) }.map(\.name)
        try bus.emitPropertiesChanged(changed, of: interface, at: ObjectPath(Names.objectPath)!)
    }
}
