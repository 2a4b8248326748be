import Contract
import SDBus

/// Water that was drunk, as `app.atrest.Water1` tells it.
public struct NotedWater: Equatable, Sendable {
    public let id: String
    /// Microseconds since the epoch.
    public let at: UInt64
    public let milliliters: UInt32
}

extension AgentProxy {
    private typealias Row = BusStruct<String, UInt64, UInt32, [String: Value]>

    private static var water: Destination { destination(Water1.interface) }

    public func water() throws(ClientError) -> WaterReport {
        WaterReport(try read(all(of: Water1.interface)))
    }

    /// - Parameters:
    ///   - milliliters: nil for the usual amount.
    ///   - at: microseconds since the epoch; nil for now.
    /// - Returns: the id of the entry.
    @discardableResult
    public func addWater(milliliters: UInt32?, at: UInt64?) throws(ClientError) -> String {
        try read(
            call(Self.water, Water1.Method.add.rawValue) {
                try $0.append(milliliters ?? 0, at ?? 0)
            })
    }

    public func removeWater(_ id: String) throws(ClientError) {
        _ = try call(Self.water, Water1.Method.remove.rawValue) { try $0.append(id) }
    }

    /// From an instant on, newest first.
    ///
    /// - Parameter since: microseconds since the epoch.
    public func waterEntries(since: UInt64) throws(ClientError) -> [NotedWater] {
        var entries: [NotedWater] = []
        var until: UInt64 = 0
        while true {
            let rows: [Row] = try read(
                call(Self.water, Water1.Method.list.rawValue) { try $0.append(since, until) })
            let page = rows.map {
                NotedWater(id: $0.fields.0, at: $0.fields.1, milliliters: $0.fields.2)
            }
            // Several may be of the instant at which a page ends.
            let known = Set(entries.filter { $0.at == entries.last?.at }.map(\.id))
            let new = page.filter { !known.contains($0.id) }
            entries += new
            guard page.count >= Int(History1.listLimit), let last = entries.last else {
                return entries
            }
            // A list that is silently cut off would be taken for the whole.
            if new.isEmpty { throw .tooMany }
            until = last.at + 1_000_000
        }
    }
}
