import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// An agent that does nothing: its clients say so, and what they asked for does not happen once they are gone.
struct FrozenAgentTests {
    /// Every verb that asks the agent for something.
    private static let verbs: [[String]] = [
        ["start"], ["end"], ["abandon"], ["adjust", "--target", "18h"], ["toggle"], ["status"],
        ["edit", "--target", "18h"],
        ["undo"], ["redo"], ["undo", "3"], ["undo", "--list"], ["restore"],
        ["restore", "2026-01-01", "--yes"],
        ["restore", "2026-01-01", "--dry-run"], ["history"],
        ["log", "--start", "9:00", "--end", "10:00"],
        ["delete", "@1"], ["note", "text"], ["calendar"], ["water", "add", "250"], ["settings"],
        ["settings", "set", "discreet", "on"], ["vigil", "on"], ["export", "-"], ["forest"],
        ["quiet"],
        ["devices"], ["devices", "join", "FOLDER"], ["devices", "leave"],
        ["import", "--yes", "FILE"],
        ["import", "--dry-run", "FILE"], ["plan"], ["why"],
    ]

    @Test func everyVerbSaysSoAndDoesNothingLater() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        for day in ["20", "21", "22"] {
            _ = try session.atrest(
                "log", "--start", "2026-02-\(day) 06:00", "--end", "2026-02-\(day) 20:00")
        }
        #expect(try session.atrest("undo").status == 0)
        let (file, folder) = (session.folder + "/file.json", session.folder + "/shared")
        #expect(try session.atrest("export", file).status == 0)
        mkdir(folder, 0o700)
        #expect(try session.atrest("delete", "@1").status == 0)
        let before = try session.atrest("history", "--json").output
        let acts = try session.atrest("undo", "--list", "--json").output
        agent.signal(SIGSTOP)
        // Side by side: each waits for two seconds.
        let children = try Self.verbs.map { verb in
            let words = verb.map { $0 == "FILE" ? file : $0 == "FOLDER" ? folder : $0 }
            let errors =
                session.folder + "/"
                + words.joined(separator: "-").map {
                    $0 == "/" ? "_" : String($0)
                }.joined()
            return (words, errors, try session.start("atrest", words, errors: .file(errors)))
        }
        // The doctor waits once, and says why.
        let doctor = try session.atrest("doctor")
        #expect(doctor.status == ExitStatus.unavailable.rawValue)
        #expect(doctor.output.contains("(process \(agent.id)) is stopped."))
        for (words, errors, child) in children {
            let status = child.wait()
            if words == ["why"] { continue }
            #expect(status == ExitStatus.unavailable.rawValue, "\(words)")
            #expect(
                try PrivateSession.read(errors).contains("The agent did not answer in time."),
                "\(words)")
        }
        agent.signal(SIGCONT)
        #expect(try session.atrest("history", "--json").output == before)
        #expect(try session.atrest("undo", "--list", "--json").output == acts)
        #expect(try session.atrest("devices", "--json").output.contains("\"folder\":\"\""))
        // The agent does what is asked for now.
        #expect(try session.atrest("undo").status == 0)
    }

    /// A caller that still waits gets its answer. One that was killed does not, however often it has asked.
    @Test func onlyWaitingCallersAreServed() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        for amount in ["100", "200", "300"] {
            #expect(try session.atrest("water", "add", amount).status == 0)
        }
        let waiting = try session.connect()
        let journal = Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!,
            interface: Journal1.interface)
        agent.signal(SIGSTOP)
        for _ in 0..<2 {
            let gone = try session.connect()
            let call = try gone.methodCall(to: journal, "Undo")
            try call.append(noOptions)
            try gone.send(call)
            try gone.flush()
            let name = try gone.uniqueName
            gone.close()
            // The bus notices the end of a connection a moment after its last message.
            while try waiting.call(.daemon, "NameHasOwner", name) as Bool {}
        }
        var undone: Result<Message, BusError>?
        let call = try waiting.methodCall(to: journal, "Undo")
        try call.append(noOptions)
        let slot = try waiting.callAsync(call) { undone = $0 }
        try waiting.flush()
        // The bus has the call when it answers.
        let _: String = try waiting.call(.daemon, "GetId")
        agent.signal(SIGCONT)
        while undone == nil { if try !waiting.process() { _ = try waiting.wait() } }
        _ = slot
        #expect(throws: Never.self) { try undone!.get() }
        let water = try session.atrest("water").output
        #expect(water.contains("300 ml") && !water.contains("600 ml"), "\(water)")
    }

    /// An agent that is told to end answers the calls that it already has.
    @Test func callsBeforeTheEndAreAnswered() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        let water = Destination(
            service: try watcher.bus.owner(of: Names.application)!,
            path: ObjectPath(Names.objectPath)!, interface: Water1.interface)
        let caller = try session.connect()
        agent.signal(SIGSTOP)
        var answers: [Result<Message, BusError>] = []
        let slots = try (0..<40).map { _ in
            let call = try caller.methodCall(to: water, "Add")
            try call.append(glass(100))
            return try caller.callAsync(call) { answers.append($0) }
        }
        try caller.flush()
        // The daemon passes on 2 KiB of them at a time, and answers in between.
        for _ in slots { let _: String = try caller.call(.daemon, "GetId") }
        agent.signal(SIGTERM)
        agent.signal(SIGCONT)
        while answers.count < slots.count { if try !caller.process() { _ = try caller.wait() } }
        #expect(agent.wait() == 0)
        for answer in answers { #expect(throws: Never.self) { try answer.get() } }
        let next = try session.start("atrestd")
        try watcher.waitForOwner()
        #expect(try watcher.get("TodayMilliliters", of: Water1.interface) == .uint32(4000))
        next.stop()
    }

    /// An agent that was stopped for a moment and goes on answers those who wait.
    @Test func callThatWaitsIsAnsweredWhenTheAgentGoesOn() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let agent = try session.start("atrestd")
        try watcher.waitForOwner()
        #expect(try session.atrest("water", "add", "100").status == 0)
        agent.signal(SIGSTOP)
        let client = try session.start("atrest", ["undo"])
        // The call is on the bus once the client is.
        agent.signal(SIGCONT)
        #expect(client.wait() == 0)
    }
}
