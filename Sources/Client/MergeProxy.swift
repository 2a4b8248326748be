import Contract
import Fasting
import Glibc
import SDBus

/// How many records a merge found of each kind.
public struct MergeReport: Equatable, Sendable {
    public var new = 0
    public var changed = 0
    public var equal = 0
    /// Not taken.
    public var short = 0

    public mutating func add(_ other: MergeReport) {
        new += other.new
        changed += other.changed
        equal += other.equal
        short += other.short
    }
}

extension AgentProxy {
    /// For work that takes its time.
    private static let longPatience = Duration.seconds(600)

    /// Merges fasts, all of them or none.
    ///
    /// - Parameter isTrial: counts only.
    public func merge(_ sessions: [Session], isTrial: Bool) throws(ClientError) -> MergeReport {
        // On the bus 0 means none: what began before 1970 cannot be told there.
        let tellable = sessions.filter { $0.start.secondsSinceEpoch > 0 }
        // In the order of the records' own file, which spares the agent much of its work.
        let sorted = tellable.sorted { $0.id.bytes.lexicographicallyPrecedes($1.id.bytes) }
        var report = try merge(History1.interface, SessionEntries(sessions: sorted), isTrial)
        report.short += sessions.count - tellable.count
        return report
    }

    /// Merges at most 2,000 entries of water, all of them or none.
    ///
    /// - Parameter isTrial: counts only.
    public func merge(
        water entries: [Fasting.WaterEntry], isTrial: Bool
    ) throws(ClientError) -> MergeReport {
        let rows = entries.map {
            BusStruct(
                $0.id.description, $0.at.microsecondsSinceEpoch, UInt32($0.amount.milliliters),
                [String: Value]())
        }
        return try merge(Water1.interface, rows, isTrial)
    }

    private func merge(
        _ interface: String, _ entries: some BusType, _ isTrial: Bool
    ) throws(ClientError) -> MergeReport {
        let options: [String: Value] =
            isTrial ? [History1.Key.dryRun.rawValue: .boolean(true)] : [:]
        let reply = try call(
            Self.destination(interface), History1.Method.merge.rawValue, timeout: Self.longPatience
        ) { try $0.append(entries, options) }
        let counts: [String: Value] = try read(reply)
        func count(_ key: String) -> Int { Int(counts[key]?.uint32Value ?? 0) }
        return MergeReport(
            new: count(History1.Key.new.rawValue), changed: count(History1.Key.changed.rawValue),
            equal: count(History1.Key.equal.rawValue), short: count(History1.Key.short.rawValue))
    }

    /// All entries of water, newest first.
    public func allWater() throws(ClientError) -> [Fasting.WaterEntry] {
        try waterEntries(since: 0).compactMap { entry in
            guard let id = RecordID(entry.id),
                let amount = WaterAmount(milliliters: entry.milliliters)
            else { return nil }
            return Fasting.WaterEntry(
                id: id, at: Instant(microsecondsSinceEpoch: entry.at), amount: amount)
        }
    }

    /// What the user has chosen, as ``Settings/stored`` has it.
    public func storedSettings() throws(ClientError) -> [String: String] {
        var stored: [String: String] = [:]
        for (property, value) in try settings() {
            guard let key = Settings.Key.allCases.first(where: { $0.property.rawValue == property })
            else { continue }
            stored[key.rawValue] = Settings.Key.text(of: value)
        }
        stored[Settings.vigilKey] = String(try vigil().isOn)
        return stored
    }
}

extension Settings.Key {
    /// Its name on the bus.
    public var property: Settings1.Property {
        switch self {
        case .targetHours: .targetHours
        case .waterUnit: .waterUnit
        case .quickAddMilliliters: .quickAddMilliliters
        case .notifyMilestones: .notifyMilestones
        case .notifyTarget: .notifyTarget
        case .discreet: .discreet
        case .trayIcon: .trayIcon
        case .reducedMotion: .reducedMotion
        }
    }

    /// A setting's value on the bus as a person writes it, and as ``Settings/stored`` has it.
    ///
    /// - Returns: nil for what no setting can be.
    public static func text(of value: Value) -> String? {
        switch value {
        case .double(let number): Int64(exactly: number).map { String($0) } ?? String(number)
        case .uint32(let number): String(number)
        case .boolean(let flag): String(flag)
        case .string(let text): text
        default: nil
        }
    }
}

/// `a(sttta{sv})`, written without a value in between for each entry: there may be very many.
private struct SessionEntries: BusType {
    static let signature = "a(sttta{sv})"

    let sessions: [Session]

    init(sessions: [Session]) { self.sessions = sessions }

    init(reading message: Message) throws(SystemError) {
        throw SystemError(code: ENOTSUP, operation: "reading entries")
    }

    func write(to message: Message) throws(SystemError) {
        try message.appendContainer("a", "(sttta{sv})") { () throws(SystemError) in
            for session in sessions {
                try message.appendContainer("r", "sttta{sv}") { () throws(SystemError) in
                    try message.append(
                        session.id.description, session.start.microsecondsSinceEpoch,
                        session.end.microsecondsSinceEpoch,
                        UInt64(session.target?.microseconds ?? 0))
                    try message.append(
                        session.endOffset.map {
                            [History1.Key.utcOffset.rawValue: Value.int32(Int32($0))]
                        } ?? [:])
                }
            }
        }
    }
}
