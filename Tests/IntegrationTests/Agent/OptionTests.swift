import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Preconditions, ids that a client makes, and pages, with the real agent.
struct OptionTests {
    private typealias Fields = [String: Value]

    private func act(_ watcher: Watcher, of interface: String = Journal1.interface) throws -> Value
    {
        try watcher.get("UndoAct", of: interface)
    }

    /// A client showed what it would undo, and another one did something else since.
    @Test func anActOfAnotherClientIsNotUndone() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try watcher.call("Add", on: Water1.interface, glass(250))
        let shown = try act(watcher)
        try watcher.call("Start", Fields())
        let refused = ErrorName.notFound.rawValue
        #expect(
            try watcher.refusal(of: "Undo", on: Journal1.interface, ["Act": shown])
                == refused)
        #expect(try watcher.get(.status) == .string("active"))
        let result = try watcher.call(
            "Undo", on: Journal1.interface, ["Act": try act(watcher)]
        ).read(Fields.self)
        #expect(result["Act"] == .string("start") && result["Number"] != shown)
        #expect(
            try watcher.refusal(of: "Redo", on: Journal1.interface, ["Act": shown])
                == refused)
        try watcher.call(
            "Redo", on: Journal1.interface,
            ["Act": try watcher.get("RedoAct", of: Journal1.interface)])
        #expect(try watcher.get(.status) == .string("active"))
    }

    @Test func anotherFastIsLeftAsItIs() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let first = try watcher.call("Start", Fields()).id()
        let ended = try watcher.call("Abandon", ["Id": Value.string(first)]).read(
            Fields.self)
        #expect(ended["Outcome"] == .string("abandoned") && ended["Id"] == .string(first))
        let ending = try act(watcher, of: Timer1.interface)
        #expect(ending != .uint64(0))
        let second = try watcher.call("Start", Fields()).id()
        #expect(try act(watcher, of: Timer1.interface) == .uint64(0))
        for method in ["End", "Abandon", "Adjust"] {
            #expect(
                try watcher.refusal(of: method, ["Id": Value.string(first)])
                    == ErrorName.notFound.rawValue, "\(method)")
        }
        try watcher.call("Adjust", ["Id": Value.string(second), "Target": .uint64(72_000_000_000)])
        try watcher.call("End", ["Id": Value.string(second)])
        #expect(
            try watcher.refusal(of: "Undo", ["Act": ending])
                == ErrorName.notFound.rawValue)
        let undone = try watcher.call(
            "Undo", ["Act": try act(watcher, of: Timer1.interface)]
        ).read(Fields.self)
        #expect(undone["Act"] == .string("end"))
        #expect(try watcher.get(.id) == .string(second))
    }

    /// The total does not change, or a note is in no property: the number of the act is what tells it.
    @Test func everyActIsHeard() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = try watcher.call("Start", Fields()).id()
        for note in ["a", "b"] {
            try watcher.settle()
            try watcher.call("SetNote", on: History1.interface, id, note, noOptions)
            try watcher.fence()
            #expect(watcher.changes(of: Journal1.interface).count == 1, "\(note)")
        }
        // Both are of another day.
        for _ in 0..<2 {
            try watcher.settle()
            try watcher.call("Add", on: Water1.interface, glass(300, at: fromNow(-72 * hour)))
            try watcher.fence()
            let change = try #require(watcher.changes(of: Journal1.interface).first)
            #expect(change["UndoAct"] != nil)
        }
    }

    @Test func aRepeatedAdditionCountsOnce() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let id = UUID().uuidString
        var added: [Fields] = []
        for _ in 0..<2 {
            added.append(
                try watcher.call(
                    "Add", on: Water1.interface,
                    ["Id": Value.string(id), "Milliliters": .double(300)]
                ).read(Fields.self))
        }
        #expect(added[0]["Act"] != .uint64(0) && added[1]["Act"] == .uint64(0))
        for index in added.indices { added[index]["Act"] = nil }
        #expect(added[0] == added[1] && added[0]["Milliliters"] == .uint32(300))
        #expect(added[0]["TodayMilliliters"] == .uint32(300))
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(300))
        let fast = UUID().uuidString
        for _ in 0..<2 {
            #expect(
                try watcher.call(
                    "Log", on: History1.interface, fromNow(-30 * hour), fromNow(-20 * hour),
                    ["Id": Value.string(fast)]
                ).id() == fast)
        }
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(1))
        // 5001 ml and a text are refused with different names.
        #expect(
            try watcher.refusal(
                of: "Add", on: Water1.interface, ["Milliliters": Value.uint32(5001)])
                == ErrorName.invalidValue.rawValue)
        #expect(
            try watcher.refusal(
                of: "Add", on: Water1.interface, ["Milliliters": Value.string("x")])
                == BusError.Name.invalidArgs)
    }

    /// 2,500 fasts and as much water at one second.
    @Test func manyRowsOfOneSecondAreListedAndExported() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let end = fromNow(-20 * hour) / 1_000_000
        let file = session.folder + "/many.csv"
        var text = "id,start,end\n"
        for _ in 0..<2500 { text += "\(UUID().uuidString),\(end - 36_000),\(end)\n" }
        try PrivateSession.write(text, to: file)
        #expect(try session.atrest("import", file, "--yes").status == 0)
        #expect(try watcher.get("SessionCount", of: History1.interface) == .uint32(2500))
        let history = try session.atrest("history", "--json", "--limit", "3000").output
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(history.utf8)) as? [Any]
                ?? (JSONSerialization.jsonObject(with: Data(history.utf8)) as? [String: Any])?[
                    "fasts"] as? [Any])
        #expect(rows.count == 2500)
        let exported = try session.atrest("export", "-", "--format", "csv")
        #expect(exported.status == 0, "\(exported.errors)")
        #expect(exported.output.split(whereSeparator: \.isNewline).count >= 2500)
        typealias Row = BusStruct<
            String, UInt64, UInt64, UInt64, Int32, String, String, [String: Value]
        >
        var ids: [String] = []
        while true {
            var options: Fields = ["Limit": .int32(700)]
            options["After"] = ids.last.map(Value.string)
            let page = try watcher.call("List", on: History1.interface, options)
                .read([Row].self)
            ids += page.map(\.fields.0)
            if page.count < 700 { break }
        }
        #expect(ids.count == 2500 && Set(ids).count == 2500)
        // A limit inside the second is rounded up: the second itself is before it, and not at it or later.
        let second = end * 1_000_000
        for (since, until, count) in [
            (second, second + 1, 700), (second + 1, UInt64(0), 0), (second - 1, second, 0),
        ] {
            let rows = try watcher.call(
                "List", on: History1.interface,
                ["Since": Value.uint64(since), "Until": .uint64(until), "Limit": .int32(700)]
            ).read([Row].self)
            #expect(rows.count == count, "\(since - second)")
        }
    }

    @Test func aDoubledKeyIsASentence() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let call = try watcher.bus.methodCall(
            to: Destination(
                service: Names.application, path: ObjectPath(Names.objectPath)!,
                interface: Timer1.interface), "Start")
        let entries = [1, 2].map {
            Value.Entry(key: .string("Target"), value: .variant(.uint64($0)))
        }
        try Value.dictionary(entries, key: "s", value: "v").writeContent(to: call)
        let error = #expect(throws: BusError.self) { try watcher.bus.call(call) }
        #expect(error?.name == BusError.Name.invalidArgs)
        #expect(error?.message == "The key \"Target\" is given twice in a dictionary.")
    }

    @Test func eachInterfaceTellsItsVersion() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        for interface in [
            Timer1.interface, History1.interface, Water1.interface, Vigil1.interface,
            Forest1.interface, Compline1.interface, Journal1.interface, Settings1.interface,
            Devices1.interface, Agent1.interface,
        ] {
            #expect(try watcher.get("Version", of: interface) == .uint32(1), "\(interface)")
        }
        #expect(try watcher.get("Release", of: Agent1.interface) == .string(Names.version))
        #expect(
            try watcher.get("DataFolder", of: Agent1.interface) == .string(session.dataFolder))
    }
}
