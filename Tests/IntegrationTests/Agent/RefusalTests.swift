import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

/// Each refusal has its error name on the bus and its sentence on standard error, and changes
/// nothing.
struct RefusalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let isActive: Bool
        let member: String
        let options: [String: Value]
        let error: String
        var arguments: [String] = []

        var testDescription: String { name }
    }

    private static let invalidArgs = BusError.Name.invalidArgs
    private static func name(_ error: ErrorName) -> String { error.rawValue }

    static let cases: [Case] = [
        Case(
            name: "start while active", isActive: true, member: "Start", options: [:],
            error: name(.alreadyActive), arguments: ["start"]),
        Case(
            name: "end while idle", isActive: false, member: "End", options: [:],
            error: name(.notActive), arguments: ["end"]),
        Case(
            name: "abandon while idle", isActive: false, member: "Abandon", options: [:],
            error: name(.notActive), arguments: ["abandon"]),
        Case(
            name: "adjust while idle", isActive: false, member: "Adjust",
            options: ["Target": .uint64(57_600_000_000)], error: name(.notActive),
            arguments: ["adjust", "--target", "16"]),
        Case(
            name: "undo with nothing", isActive: false, member: "Undo", options: [:],
            error: name(.nothingToUndo), arguments: ["undo"]),
        Case(
            name: "undo of an ending while active", isActive: true, member: "Undo", options: [:],
            error: name(.nothingToUndo)),
        Case(
            name: "start in the future", isActive: false, member: "Start",
            options: ["StartedAt": .uint64(fromNow(3600))], error: name(.invalidTime),
            arguments: ["start", "--at", "2999-01-01 00:00"]),
        Case(
            name: "start too long ago", isActive: false, member: "Start",
            options: ["StartedAt": .uint64(fromNow(-169 * 3600))], error: name(.invalidTime),
            arguments: ["start", "--ago", "169h"]),
        Case(
            name: "start at the largest number", isActive: false, member: "Start",
            options: ["StartedAt": .uint64(.max)], error: name(.invalidTime)),
        Case(
            name: "start at a negative number", isActive: false, member: "Start",
            options: ["StartedAt": .int32(-1)], error: name(.invalidTime)),
        Case(
            name: "start at a negative double", isActive: false, member: "Start",
            options: ["StartedAt": .double(-1e300)], error: name(.invalidTime)),
        Case(
            name: "target too short", isActive: false, member: "Start",
            options: ["Target": .uint64(14_399_999_999)], error: name(.invalidTarget),
            arguments: ["start", "--target", "3.99"]),
        Case(
            name: "target too long", isActive: false, member: "Start",
            options: ["Target": .double(604_800_000_001)], error: name(.invalidTarget),
            arguments: ["start", "--target", "168.01"]),
        Case(
            name: "target negative", isActive: true, member: "Adjust",
            options: ["Target": .int64(-57_600_000_000)], error: name(.invalidTarget)),
        Case(
            name: "end in the future", isActive: true, member: "End",
            options: ["EndedAt": .uint64(fromNow(3600))], error: name(.invalidTime),
            arguments: ["end", "--at", "2999-01-01 00:00"]),
        Case(
            name: "end before the start", isActive: true, member: "End",
            options: ["EndedAt": .uint64(fromNow(-20 * 3600))], error: name(.invalidTime),
            arguments: ["end", "--ago", "20h"]),
        Case(
            name: "adjust into the future", isActive: true, member: "Adjust",
            options: ["StartedAt": .uint64(fromNow(3600))], error: name(.invalidTime),
            arguments: ["adjust", "--start", "2999-01-01 00:00"]),
        Case(
            name: "unknown option", isActive: false, member: "Start",
            options: ["startedAt": .uint64(0)], error: invalidArgs),
        Case(
            name: "option of another call", isActive: true, member: "End",
            options: ["StartedAt": .uint64(0)], error: invalidArgs),
        Case(
            name: "option that is text", isActive: false, member: "Start",
            options: ["Target": .string("16")], error: invalidArgs),
        Case(
            name: "option that is a flag", isActive: false, member: "Start",
            options: ["Target": .boolean(true)], error: invalidArgs),
        Case(
            name: "option with a fraction", isActive: false, member: "Start",
            options: ["Target": .double(57_600_000_000.5)], error: invalidArgs),
        Case(
            name: "option that is no number", isActive: false, member: "Start",
            options: ["Target": .double(.nan)], error: invalidArgs),
        Case(
            name: "option without an end", isActive: false, member: "Start",
            options: ["StartedAt": .double(.infinity)], error: invalidArgs),
    ]

    @Test(arguments: cases) func refusedAndUnchanged(_ refusal: Case) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        if refusal.isActive {
            try watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-10 * hour))])
        } else {
            _ = try watcher.get(.status)
        }
        let properties = try watcher.properties()
        let records = try dump(session)
        try watcher.fence()
        try watcher.forget()

        #expect(try watcher.refusal(of: refusal.member, refusal.options) == refusal.error)
        if !refusal.arguments.isEmpty {
            let result = try session.run("atrest", refusal.arguments)
            #expect(result.status == ExitStatus.refused.rawValue)
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix("atrest: "))
            #expect(result.errors.hasSuffix(".\n"))
            #expect(result.errors.count > 20)
        }
        try watcher.fence()
        #expect(watcher.events.isEmpty)
        #expect(try watcher.properties() == properties)
        #expect(try dump(session) == records)
    }

    @Test func startOverAKeptFastIsRefusedNamingIt() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start", "--ago", "10h").status == 0)
        #expect(try session.atrest("end", "--ago", "2h").status == 0)
        let records = try dump(session)
        let refused = try session.atrest("start", "--ago", "3h")
        #expect(refused.status == 1)
        let named = /overlap the fast from (yesterday |\d+ \w+ )?\d\d:\d\d to \d/
        #expect(refused.errors.contains(named), "\(refused.errors)")
        let watcher = try Watcher(session)
        #expect(
            try watcher.refusal(of: "Start", ["StartedAt": Value.uint64(fromNow(-3 * hour))])
                == ErrorName.overlap.rawValue)
        #expect(try dump(session) == records)
        // A fast may start when another one ends.
        #expect(try session.atrest("start", "--ago", "1h59m").status == 0)
        #expect(try session.atrest("adjust", "--start", "yesterday 00:00").status == 1)
    }

    /// Numbers of all types that a script language may send.
    @Test(arguments: [
        Value.uint64(72_000_000_000), .int64(72_000_000_000), .double(72_000_000_000),
    ]) func targetOfAnyNumberType(_ target: Value) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Start", ["Target": target])
        #expect(try watcher.get(.target) == .uint64(72_000_000_000))
    }

    private func dump(_ session: PrivateSession) throws -> String {
        let file = session.environment["XDG_DATA_HOME"]! + "/atrest/atrest.sqlite"
        let result = try session.run("sqlite3", ["-readonly", file, ".dump"])
        #expect(result.status == 0)
        #expect(result.output.contains("running"))
        return result.output
    }
}
