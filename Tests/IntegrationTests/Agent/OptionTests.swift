import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Options that only a client of its own can send.
struct OptionTests {
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
}
