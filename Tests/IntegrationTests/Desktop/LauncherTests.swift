import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// A launcher, GNOME Shell's search and KRunner act like calls of the bus, and the user is told.
struct LauncherTests {
    /// The agent, and a server of notifications.
    private final class Stage {
        let session: PrivateSession
        let watcher: Watcher
        let server: NoticeServer

        init(environment: [String: String] = [:], capabilities: [String] = ["body"]) throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            server = try NoticeServer(on: watcher.bus, capabilities: capabilities)
            session.environment.merge(environment) { $1 }
            // The bus starts the agent with its own environment.
            let call = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
            try call.append(environment)
            _ = try watcher.bus.call(call)
            _ = try watcher.get(.status)
            try watcher.settle()
        }

        func end() { session.end() }

        func titles(_ count: Int) throws -> [String] {
            try watcher.wait(until: { server.calls.count >= count })
            return server.calls.map(\.title)
        }

        func action(_ name: String, _ parameter: [Value] = []) throws {
            try watcher.call(
                "ActivateAction", on: Application.interface, name, parameter,
                ["activation-token": Value.string("t"), "desktop-startup-id": .string("i")])
        }

        private func call(_ path: String, _ interface: String, _ member: String) throws -> Message {
            try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(path)!, interface: interface),
                member)
        }

        func search(_ member: String) throws -> Message {
            try call(Names.searchPath, SearchProvider2.interface, member)
        }

        func runner(_ member: String) throws -> Message {
            try call(Names.runnerPath, Krunner1.interface, member)
        }

        /// The results of GNOME Shell's search: identifiers and titles.
        func results(_ text: String) throws -> [(id: String, title: String)] {
            let terms = text.split(separator: " ").map { String($0) }
            let initial = try search("GetInitialResultSet")
            try initial.append(terms)
            let ids = try watcher.bus.call(initial).read([String].self)
            let subsequent = try search("GetSubsearchResultSet")
            try subsequent.append(ids, terms)
            #expect(try watcher.bus.call(subsequent).read([String].self).count == ids.count)
            let metas = try search("GetResultMetas")
            try metas.append(ids)
            let answers = try watcher.bus.call(metas).read([[String: Value]].self)
            return answers.map { ($0["id"]?.stringValue ?? "", $0["name"]?.stringValue ?? "") }
        }

        func activate(_ id: String) throws {
            let call = try search("ActivateResult")
            try call.append(id, ["fast"], UInt32(7))
            _ = try watcher.bus.call(call)
        }

        typealias Match = BusStruct<String, String, String, Int32, Double, [String: Value]>

        func matches(_ text: String) throws -> [Match] {
            let call = try runner("Match")
            try call.append(text)
            return try watcher.bus.call(call).read([Match].self)
        }
    }

    private func name(of body: () throws -> Void) -> String? {
        do { try body() } catch { return (error as? BusError)?.name }
        return nil
    }

    private static let invalidArgs = "org.freedesktop.DBus.Error.InvalidArgs"

    // MARK: A launcher

    @Test func actionsActAndTell() throws {
        let stage = try Stage()
        defer { stage.end() }
        try stage.action("Begin")
        #expect(try stage.watcher.get(.status) == .string("active"))
        try #expect(stage.titles(1)[0].hasPrefix("Fasting since "))
        // It was the very first start. Rule: docs/rules/evidence.md, Safety.
        #expect(
            stage.server.calls[0].body
                == Words.Safety.first.map(\.text).joined(separator: "\n\n"))
        try stage.action("Water")
        #expect(try stage.titles(2)[1] == "Added 250 ml. Today 250 ml.")
        try stage.action("Water", [.uint32(330)])
        #expect(try stage.titles(3)[2] == "Added 330 ml. Today 580 ml.")
        try stage.action("End")
        #expect(try stage.watcher.get(.status) == .string("ended-early"))
        try #expect(stage.titles(4)[3].hasPrefix("The fast has ended. 0h 0m, "))
        // It can be undone like every act.
        try stage.watcher.call("Undo", on: Journal1.interface, noOptions)
        #expect(try stage.watcher.get(.status) == .string("active"))
        // Safety is said once.
        try stage.watcher.call("Abandon", noOptions)
        try stage.action("Begin")
        try #expect(stage.titles(5)[4].hasPrefix("Fasting since "))
        #expect(stage.server.calls[4].body.isEmpty)
    }

    /// The button is about one act. If another is the latest now, that is said, and not that there is none.
    @Test func undoOfAnAnswerNamesAnActInBetween() throws {
        let stage = try Stage(capabilities: ["body", "actions"])
        defer { stage.end() }
        try stage.action("Begin")
        _ = try stage.titles(1)
        let started = try #require(stage.server.calls.last)
        #expect(started.actions == ["undo", Words.Panel.undo])
        try stage.watcher.call("Add", on: Water1.interface, glass(300))
        try stage.server.press("undo", on: started.id)
        #expect(try stage.titles(2)[1] == Words.anotherAct)
        #expect(try stage.watcher.get(.status) == .string("active"))
    }

    @Test func parameterIsThatOfTheCall() throws {
        let stage = try Stage()
        defer { stage.end() }
        let start = fromNow(-6 * hour)
        let options = Value.dictionary(
            [
                Value.Entry(key: .string("StartedAt"), value: .variant(.uint64(start))),
                Value.Entry(key: .string("Target"), value: .variant(.double(7.2e10))),
            ], key: "s", value: "v")
        try stage.action("Begin", [options])
        #expect(try stage.watcher.get(.target) == .uint64(72_000_000_000))
        #expect(try stage.titles(1)[0].hasSuffix(", target 20h."))
        let end = Value.dictionary(
            [
                Value.Entry(
                    key: .string("EndedAt"), value: .variant(.uint64(fromNow(-1 * hour))))
            ],
            key: "s", value: "v")
        try stage.action("End", [end])
        try #expect(stage.titles(2)[1].hasPrefix("The fast has ended. 5h 0m, "))
    }

    @Test func refusalIsAnErrorAndANotification() throws {
        let stage = try Stage()
        defer { stage.end() }
        #expect(name { try stage.action("End") } == ErrorName.notActive.rawValue)
        #expect(try stage.titles(1)[0] == "No fast is running. `atrest start` starts one.")
        try stage.action("Begin")
        _ = try stage.titles(2)
        #expect(name { try stage.action("Begin") } == ErrorName.alreadyActive.rawValue)
        try #expect(stage.titles(3)[2].hasPrefix("A fast has been running since "))
        #expect(stage.server.calls.allSatisfy { $0.hints["transient"] == .boolean(true) })
    }

    /// A mistake of a program changes nothing and says nothing to the user.
    @Test func mistakesAreRefused() throws {
        let stage = try Stage()
        defer { stage.end() }
        let options = Value.dictionary([], key: "s", value: "v")
        let unknown = Value.dictionary(
            [Value.Entry(key: .string("Note"), value: .variant(.uint64(1)))], key: "s", value: "v")
        for (action, parameter) in [
            ("begin", []), ("Undo", []), ("", []), ("Begin", [.string("18h")]),
            ("Begin", [options, options]), ("Begin", [unknown]), ("End", [.uint64(1)]),
            ("End", [.array([], of: "s")]), ("Water", [.string("330")]), ("Water", [.double(0.5)]),
        ] as [(String, [Value])] {
            #expect(name { try stage.action(action, parameter) } == Self.invalidArgs, "\(action)")
        }
        for value in [Value.uint32(0), .uint32(5001), .int32(-1)] {
            #expect(
                name { try stage.action("Water", [value]) } == ErrorName.invalidValue.rawValue)
        }
        let open = name {
            try stage.watcher.call(
                "Open", on: Application.interface, ["file:///x"], noOptions)
        }
        #expect(open == Self.invalidArgs)
        try stage.watcher.fence()
        #expect(stage.watcher.events.isEmpty)
        #expect(stage.server.calls.isEmpty)
    }

    /// The notification of a completed fast says it, so that there is no second one.
    @Test func completedFastIsToldOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        try stage.watcher.call("Start", ["StartedAt": Value.uint64(fromNow(-17 * hour))])
        try stage.watcher.settle()
        stage.server.forget()
        try stage.action("End")
        #expect(try stage.titles(1) == [Words.fastEnded])
        try stage.watcher.fence()
        try stage.action("Water")
        #expect(try stage.titles(2)[1] == "Added 250 ml. Today 250 ml.")
    }

    /// Others may see the screen.
    @Test func discreetAnswersTellNothingAboutTheFast() throws {
        let stage = try Stage()
        defer { stage.end() }
        try stage.watcher.set("Discreet", of: Settings1.interface, to: .boolean(true))
        try stage.action("Begin")
        #expect(try stage.titles(1) == ["Done."])
        #expect(name { try stage.action("Begin") } == ErrorName.alreadyActive.rawValue)
        #expect(try stage.titles(2)[1] == "That was not possible.")
    }

    @Test func activateOpensTheTimerInATerminal() throws {
        let terminal = try TerminalStandIn()
        defer { terminal.remove() }
        let stage = try Stage(environment: ["PATH": terminal.folder])
        defer { stage.end() }
        try stage.watcher.call("Activate", on: Application.interface, noOptions)
        try stage.watcher.wait(
            until: { FileManager.default.fileExists(atPath: terminal.opened) }, every: 10_000)
        #expect(
            try PrivateSession.read(terminal.opened)
                == "-e \(stage.session.programs)/atrest watch\n")
    }

    @Test func oneProgramAtATimeOpensATerminal() throws {
        let stage = try Stage(environment: ["PATH": "/nowhere"])
        defer { stage.end() }
        for _ in 0..<20 {
            try stage.watcher.call("Activate", on: Application.interface, noOptions)
        }
        let agent = try stage.watcher.agentProcess()
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
        let children = processes.filter { process in
            // Another process may have ended since.
            let status = (try? PrivateSession.read("/proc/\(process)/status")) ?? ""
            return status.contains("\nPPid:\t\(agent)\n")
        }
        #expect(children.count == 1)
    }

    @Test func withoutATerminalTheUserIsTold() throws {
        let stage = try Stage(environment: ["PATH": "/nowhere", "DISPLAY": ":0"])
        defer { stage.end() }
        let call = try stage.search("LaunchSearch")
        try call.append(["fast"], UInt32(0))
        _ = try stage.watcher.bus.call(call)
        #expect(try stage.titles(1) == [Words.Launcher.noTerminal])
    }

    // MARK: GNOME Shell

    @Test func searchShowsWhatWouldHappenAndDoesIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        #expect(try stage.results("firefox").isEmpty)
        #expect(try stage.results("end fast").isEmpty)
        let found = try stage.results("fast 18h")
        #expect(found.map(\.title) == ["Start a fast, target 18h"])
        try stage.activate(found[0].id)
        #expect(try stage.watcher.get(.target) == .uint64(64_800_000_000))
        try #expect(stage.titles(1)[0].hasSuffix(", target 18h."))
        // A second fast would be refused. What was shown before is refused when it is chosen.
        #expect(try stage.results("fast 18h").isEmpty)
        #expect(name { try stage.activate(found[0].id) } == ErrorName.alreadyActive.rawValue)
        try #expect(stage.titles(2)[1].hasPrefix("A fast has been running since "))
        #expect(try stage.results("end fast").map(\.title) == ["End the fast"])
        #expect(try stage.results("water 330").map(\.title) == ["Add 330 ml of water"])
        for id in ["", "x", "start:0:", "water::9999"] {
            #expect(name { try stage.activate(id) } == Self.invalidArgs)
        }
    }

    /// The instant is the one that was shown, even if time passes before it is chosen.
    @Test func identifierKeepsTheInstant() throws {
        let stage = try Stage()
        defer { stage.end() }
        let found = try stage.results("fast 5h ago")
        let seconds = try #require(UInt64(found[0].id.split(separator: ":")[1]))
        try stage.activate(found[0].id)
        #expect(try stage.watcher.get(.startedAt) == .uint64(seconds * 1_000_000))
    }

    @Test func iconIsThatOfTheApplication() throws {
        let stage = try Stage()
        defer { stage.end() }
        let call = try stage.search("GetResultMetas")
        try call.append(["start::"])
        let metas = try stage.watcher.bus.call(call).read([[String: Value]].self)
        #expect(
            metas[0]["icon"]
                == .structure([
                    .string("themed"), .variant(.array([.string(Names.application)], of: "s")),
                ]))
        #expect(metas[0]["description"] == .string("Target 16h"))
    }

    // MARK: KRunner

    @Test func runnerMatchesAndRuns() throws {
        let stage = try Stage()
        defer { stage.end() }
        #expect(try stage.matches("fas").isEmpty)
        let word = try #require(try stage.matches("fast").first).fields
        #expect(word.3 == 70)
        let match = try #require(try stage.matches("fast since yesterday 20:00").first).fields
        #expect(match.1 == "Start a fast, since yesterday 20:00")
        #expect(match.2 == Names.application)
        #expect(match.3 == 100)
        #expect(match.5["category"] == .string("Atrest"))
        let run = try stage.runner("Run")
        try run.append(match.0, "")
        _ = try stage.watcher.bus.call(run)
        #expect(try stage.watcher.get(.status) == .string("active"))
        let actions = try stage.watcher.bus.call(stage.runner("Actions"))
        #expect(try actions.read([BusStruct<String, String, String>].self).isEmpty)
        let config = try stage.watcher.bus.call(stage.runner("Config"))
        #expect(try config.read([String: Value].self).isEmpty)
        _ = try stage.watcher.bus.call(stage.runner("Teardown"))
        let other = try stage.runner("Run")
        try other.append(match.0, "copy")
        #expect(name { _ = try stage.watcher.bus.call(other) } == Self.invalidArgs)
    }
}
