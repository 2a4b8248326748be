import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Imports that are too large or wrong: Journal1 on the bus.
struct JournalTests {
    private typealias Act = BusStruct<UInt64, String, String, Bool, [String: Value]>
    private static let interface = Journal1.interface
    private func list(_ watcher: Watcher, limit: UInt32 = 0) throws -> [Act] {
        try watcher.call("List", on: Self.interface, ["Limit": Value.uint32(limit)])
            .read([Act].self)
    }

    private typealias Fast = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
    private typealias Water = BusStruct<String, UInt64, UInt32, [String: Value]>

    private func fasts(_ count: Int) -> [Fast] {
        (0..<count).map { number in
            let end = 1_000_000_000 + UInt64(number) * 20_000
            return BusStruct(
                UUID().uuidString, (end - 15_000) * 1_000_000, end * 1_000_000, 0, [:])
        }
    }

    private func water(_ count: Int) -> [Water] {
        (0..<count).map { number in
            BusStruct(UUID().uuidString, (1_000_000_000 + UInt64(number)) * 1_000_000, 250, [:])
        }
    }

    private func importing(
        _ watcher: Watcher, _ fasts: [Fast], _ water: [Water], _ options: [String: Value] = [:]
    ) throws -> [String: Value] {
        try watcher.call("Import", on: Self.interface, fasts, water, options)
            .read([String: Value].self)
    }

    private func counts(new: UInt32, equal: UInt32 = 0) -> [String: Value] {
        [
            "New": .uint32(new), "Changed": .uint32(0), "Equal": .uint32(equal),
            "Short": .uint32(0),
        ]
    }

    /// The counts without the number of the act.
    private func counted(_ result: [String: Value]) -> [String: Value] {
        result.filter { $0.key != "Act" }
    }

    /// A row is answered in the same way wherever it is in the message.
    @Test(arguments: [0, 2500]) func wrongRowIsNamed(_ position: Int) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        func error(_ body: () throws -> Void) throws -> BusError {
            try #require(throws: BusError.self) { try body() }
        }
        let (fasts, water) = (fasts(position), water(position))
        let wrongFast: Fast = BusStruct(
            UUID().uuidString, 1_000_000, 90_000_000_000, 0, ["Colour": .int32(1)])
        let wrongWater: Water = BusStruct(UUID().uuidString, 1_000_000, 250, ["Cup": .int32(1)])
        let none = BusError.invalidArgs(
            "There is no option `Cup`. Leave it out: this call has no options.")
        let colour = BusError.invalidArgs(
            "There is no option `Colour`. The options are UtcOffset, Note.")
        for (found, expected) in [
            (
                try error {
                    try watcher.call(
                        "Import", on: Journal1.interface, fasts + [wrongFast], noWater, noOptions)
                },
                colour
            ),
            (
                try error { _ = try importing(watcher, fasts + [wrongFast], water) },
                colour
            ),
            (try error { _ = try importing(watcher, fasts, water + [wrongWater]) }, none),
            (
                try error {
                    _ = try importing(
                        watcher, fasts, water + [BusStruct(UUID().uuidString, 0, 0, [:])])
                },
                BusError(
                    name: ErrorName.invalidValue.rawValue,
                    message: "An amount of water must be from 1 to 5,000 ml.")
            ),
        ] { #expect(found == expected) }
        #expect(try list(watcher).isEmpty)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(0))
    }

    /// The records of an import need memory, so only one is decoded at a time.
    @Test func importIsRefusedDuringAnother() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        _ = try watcher.get(.status)
        var answers: [Result<Message, BusError>] = []
        var slots: [Slot] = []
        for (fasts, water) in [(fasts(20_000), water(0)), (fasts(1), water(1))] {
            let call = try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(Names.objectPath)!,
                    interface: Self.interface), "Import")
            try call.append(fasts, water, noOptions)
            slots.append(try watcher.bus.callAsync(call) { answers.append($0) })
        }
        try watcher.wait(until: { answers.count == 2 })
        // The refusal comes first.
        let refusal = try #require(throws: BusError.self) { try answers[0].get() }
        #expect(refusal.name == ErrorName.storage.rawValue)
        #expect(try counted(answers[1].get().read([String: Value].self)) == counts(new: 20_000))
        withExtendedLifetime(slots) {}
    }
}
