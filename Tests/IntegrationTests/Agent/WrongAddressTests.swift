import Contract
import Foundation
import PrivateSession
import Testing
import Words

/// An address of the session bus at which no bus answers.
struct WrongAddressTests {
    private static let addresses = [
        "unix:path=/nonexistent/bus", "disabled:", "/dev/null", "unix:path=/dev/null",
        "unix:abstract=none",
        "nonsense", "\"unix:path=/run/bus\"",
    ]

    private static let unset = "`unset DBUS_SESSION_BUS_ADDRESS`"

    /// The agent, its client and the doctor say the same.
    @Test(arguments: [true, false]) func addressIsNamed(_ hasOwnBus: Bool) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let socket = session.folder + "/run/bus"
        if hasOwnBus {
            // The bus of the session, as the own bus of the user.
            #expect(link(session.folder + "/bus", socket) == 0)
        }
        for address in Self.addresses {
            session.environment["DBUS_SESSION_BUS_ADDRESS"] = address
            let client = try session.atrest("status")
            #expect(client.status == ExitStatus.unavailable.rawValue)
            let expected = try #require(
                Words.sessionBusProblem(
                    code: ENOENT, address: address, answering: hasOwnBus ? socket : nil))
            #expect(client.errors == "atrest: \(expected)\n")
            #expect(
                expected.contains("`\(address)`") && expected.contains("DBUS_SESSION_BUS_ADDRESS"))
            #expect(expected.contains(hasOwnBus ? Self.unset : "dbus-run-session"))
            #expect(expected.contains(socket) == hasOwnBus)
            let agent = try session.run("atrestd")
            #expect(agent.status == ExitStatus.unavailable.rawValue)
            #expect(agent.errors == "atrestd: \(expected)\n")
            #expect(try session.atrest("doctor").output.contains(expected))
        }
        // What the sentence says helps.
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = nil
        if hasOwnBus {
            #expect(try session.atrest("status").errors == "atrest: \(Words.agentUnknown)\n")
        }
    }

    @Test func emptyAddressCountsAsNotSet() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        #expect(link(session.folder + "/bus", session.folder + "/run/bus") == 0)
        let watcher = try Watcher(session)
        session.environment["DBUS_SESSION_BUS_ADDRESS"] = ""
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        #expect(try session.atrest("start").status == 0)
        #expect(agent.stop() == 0)
    }
}
