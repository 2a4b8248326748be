import Contract
import Fasting
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// The agent's item in the tray and its menu, used as a panel does.
struct TrayItemTests {
    /// The agent with a tray that shows its item.
    private struct Desk {
        let session: PrivateSession
        let watcher: Watcher
        let host: TrayHost

        init() throws {
            session = try PrivateSession()
            watcher = try Watcher(session)
            let bus = try session.connect()
            try watcher.loop.attach(bus)
            host = try TrayHost(on: bus)
            _ = try watcher.get(.status)
            try watcher.wait(until: { [host] in host.items.count == 1 })
        }

        /// Forgets everything that the item has sent so far.
        func settle() throws {
            _ = try icon()
            try watcher.settle()
            host.forget()
        }

        func property(_ name: String) throws -> Value {
            let call = try host.itemCall("Get", of: "org.freedesktop.DBus.Properties")
            try call.append(TrayHost.itemInterface, name)
            return try host.bus.call(call).read(Value.self)
        }

        func icon() throws -> String? { try property("IconName").stringValue }

        /// The labels and ids of the menu's entries.
        func menu() throws -> [(label: String, id: Int32)] {
            let call = try host.menuCall("GetLayout")
            try call.append(Int32(0), Int32(-1), ["label"])
            let (_, layout) = try host.bus.call(call).read(
                UInt32.self, TrayHost.Layout.Wire.self)
            return TrayHost.Layout(layout).children.compactMap { entry in
                entry.properties["label"].map { ($0.stringValue ?? "", entry.id) }
            }
        }

        /// - Parameter label: of the entry, without the act that it names after a colon.
        func id(of label: String, _ location: SourceLocation = #_sourceLocation) throws -> Int32 {
            try #require(
                menu().first { $0.label == label || $0.label.hasPrefix(label + ": ") }?.id,
                sourceLocation: location)
        }

        func choose(_ label: String, _ location: SourceLocation = #_sourceLocation) throws {
            try choose(id: id(of: label, location))
        }

        func choose(id: Int32) throws {
            let call = try host.menuCall("Event")
            try call.append(id, "clicked", Value.int32(0), UInt32(0))
            _ = try host.bus.call(call)
        }
    }

    private func icon(_ state: String) -> String { "app.atrest.Atrest-\(state)-symbolic" }

    /// For hosts that have no icon theme.
    @Test func iconIsThereAsPixels() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        typealias Pixmap = BusStruct<Int32, Int32, [UInt8]>
        func pixmaps() throws -> [Pixmap] {
            let call = try desk.host.itemCall("Get", of: "org.freedesktop.DBus.Properties")
            try call.append(TrayHost.itemInterface, "IconPixmap")
            let answer = try desk.host.bus.call(call)
            return try answer.readContainer("v", "a(iiay)") { () throws(SystemError) in
                try answer.read([Pixmap].self)
            }
        }
        let idle = try pixmaps().map(\.fields)
        #expect(idle.map(\.0) == [16, 22, 24, 32, 48])
        for (width, height, bytes) in idle {
            #expect(width == height && bytes.count == Int(width * height * 4))
            // Opacity comes first. The square of sky has round corners and is opaque in the middle.
            let middle = bytes.count / 2 + Int(width) * 2
            #expect(bytes[0] < 128 && bytes[middle / 4 * 4] == 255)
        }
        try desk.watcher.start(before: 15 * hour)
        let active = try pixmaps().map(\.fields)
        #expect(active.map(\.0) == idle.map(\.0))
        #expect(active.map(\.2) != idle.map(\.2))
    }

    @Test func wholeFastThroughTheMenu() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        #expect(try desk.icon() == icon("idle"))
        try desk.choose("Start")
        try desk.watcher.wait(for: "Started")
        #expect(try desk.icon() == icon("step-0"))
        #expect(try desk.watcher.get(.status) == .string("active"))
        try desk.choose("+250 ml · Today 0 ml")
        try desk.watcher.wait(until: {
            desk.watcher.changes(of: Water1.interface).last?["TodayMilliliters"] == .uint32(250)
        })
        #expect(try desk.menu().map(\.label).contains("+250 ml · Today 250 ml"))
        try desk.choose("End")
        try desk.watcher.wait(for: "Ended")
        try desk.choose("Undo")
        try desk.watcher.wait(until: { desk.watcher.changes(of: Timer1.interface).count >= 3 })
        #expect(try desk.watcher.get(.status) == .string("active"))
        try desk.choose("Stop without keeping it")
        try desk.watcher.wait(until: { desk.watcher.signals("Ended").count == 2 })
        #expect(try desk.watcher.get(.status) == .string("abandoned"))
    }

    /// The host still shows the menu of the fast before.
    @Test(arguments: ["End", "Stop without keeping it"])
    func menuOfAnotherFastEndsNothing(_ label: String) throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.choose("Start")
        try desk.watcher.wait(for: "Started")
        let old = try desk.id(of: label)
        try desk.watcher.call("Abandon", noOptions)
        try desk.watcher.call("Start", noOptions)
        #expect(throws: BusError.self) { try desk.choose(id: old) }
        #expect(try desk.watcher.get(.status) == .string("active"))
        try desk.choose(label)
        try desk.watcher.wait(until: { desk.watcher.signals("Ended").count == 2 })
    }

    @Test func undoTakesBackTheLatestAct() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.watcher.call(
            "Log", on: History1.interface, fromNow(-10 * hour), fromNow(-2 * hour), noOptions)
        let label = try #require(try desk.menu().map(\.label).first { $0.hasPrefix("Undo") })
        #expect(label.hasPrefix("Undo: adding a fast, "))
        try desk.choose("Undo")
        try desk.watcher.wait(until: { desk.watcher.signals("Changed").count == 2 })
        #expect(try desk.watcher.get("SessionCount", of: History1.interface) == .uint32(0))
        #expect(try desk.menu().map(\.label).contains("Undo"))
    }

    @Test func stepBringsOneNewIconAndNothingElse() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        // A quarter of 5 hours is not at a transition.
        let target = UInt64(5 * hour) * 1_000_000
        let start = try desk.watcher.start(before: 4500, target: target, prepare: desk.settle)
        try desk.watcher.wait(until: { !desk.host.events.isEmpty })
        #expect(SDEventTimer.Clock.microsecondsSinceEpoch >= start + 4_500_000_000)
        #expect(try desk.icon() == icon("step-1"))
        try desk.watcher.fence()
        #expect(desk.host.events == [.init(member: "NewIcon", numbers: [])])
        #expect(desk.watcher.events.isEmpty)
    }

    @Test func transitionChangesTheTooltip() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let target = UInt64(40 * hour) * 1_000_000
        try desk.watcher.start(before: 4 * hour, target: target, prepare: desk.settle)
        try desk.watcher.wait(until: { desk.host.events.contains { $0.member == "NewToolTip" } })
        guard case .structure(let parts) = try desk.property("ToolTip") else {
            Issue.record("no tooltip")
            return
        }
        #expect(parts[2] == .string(Words.title(.beginningToShift)))
        #expect(parts[3].stringValue?.wholeMatch(of: /since \d\d:\d\d/) != nil)
    }

    @Test func settingTakesItAwayAndBringsItBack() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        let name = Settings1.Property.trayIcon.rawValue
        try desk.watcher.set(name, of: Settings1.interface, to: .boolean(false))
        try desk.watcher.wait(until: { desk.host.items.isEmpty })
        // Even after a restart.
        kill(try desk.watcher.agentProcess(), SIGTERM)
        try desk.watcher.waitUntilAway()
        _ = try desk.watcher.get(.status)
        try desk.watcher.fence()
        #expect(desk.host.items.isEmpty)
        try desk.watcher.set(name, of: Settings1.interface, to: .boolean(true))
        try desk.watcher.wait(until: { desk.host.items.count == 1 })
    }

    @Test func comesBackAfterTheAgentWasKilled() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.choose("Start")
        try desk.watcher.wait(for: "Started")
        kill(try desk.watcher.agentProcess(), SIGKILL)
        try desk.watcher.wait(until: { desk.host.items.isEmpty })
        try desk.watcher.waitUntilAway()
        _ = try desk.watcher.get(.status)
        try desk.watcher.wait(until: { desk.host.items.count == 1 })
        #expect(try desk.menu().map(\.label).contains("End"))
    }

    @Test func quitEndsTheAgentAndKeepsTheFast() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.choose("Start")
        try desk.watcher.wait(for: "Started")
        let process = try desk.watcher.agentProcess()
        try desk.choose("Quit")
        try desk.watcher.waitUntilAway()
        #expect(try desk.watcher.get(.status) == .string("active"))
        #expect(try desk.watcher.agentProcess() != process)
    }

    /// Two trees side by side would be one too many.
    @Test func panelOfAtrestHidesItWhileItRuns() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        var panel: Bus? = try session.connect()
        _ = try panel?.requestName(Names.panel)
        _ = try watcher.get(.status)
        try watcher.fence()
        #expect(host.items.isEmpty)
        // The shell was restarted or the panel turned off.
        panel?.close()
        panel = nil
        try watcher.wait(until: { host.items.count == 1 })
        panel = try session.connect()
        _ = try panel?.requestName(Names.panel)
        try watcher.wait(until: { host.items.isEmpty })
        // The setting still holds when the panel goes.
        let name = Settings1.Property.trayIcon.rawValue
        try watcher.set(name, of: Settings1.interface, to: .boolean(false))
        try panel?.releaseName(Names.panel)
        try watcher.fence()
        try watcher.fence()
        #expect(host.items.isEmpty)
        try watcher.set(name, of: Settings1.interface, to: .boolean(true))
        try watcher.wait(until: { host.items.count == 1 })
    }

    /// If the agent cannot read its records, the icon is not that of idle.
    @Test func newerRecordsAreNotIdle() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("start").status == 0)
        let watcher = try Watcher(session)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        let file = "\(session.environment["XDG_DATA_HOME"]!)/atrest/atrest.sqlite"
        #expect(
            try session.run("sqlite3", [file, "PRAGMA user_version = 999"]).status == 0)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        #expect(try watcher.refusal { try watcher.get(.status) } == ErrorName.storage.rawValue)
        try watcher.wait(until: { host.items.count == 1 })
        let call = try host.menuCall("GetLayout")
        try call.append(Int32(0), Int32(-1), ["label"])
        let (_, layout) = try host.bus.call(call).read(
            UInt32.self, TrayHost.Layout.Wire.self)
        let text = "\(layout.fields)"
        let iconCall = try host.itemCall("Get", of: "org.freedesktop.DBus.Properties")
        try iconCall.append(TrayHost.itemInterface, "IconName")
        #expect(try host.bus.call(iconCall).read(Value.self).stringValue == icon("unknown"))
        #expect(!text.contains("Start"))
        #expect(!text.contains(Words.idle))
        #expect(text.contains("newer"))
    }

    /// Once the records are readable, the setting may say that there is no item. The item must not
    /// disappear in the middle of a call to it.
    @Test func recordsThatCanBeReadAgainTakeTheItemAway() throws {
        let session = try PrivateSession()
        defer { session.end() }
        #expect(try session.atrest("settings", "set", "tray-icon", "false").status == 0)
        let watcher = try Watcher(session)
        kill(try watcher.agentProcess(), SIGTERM)
        try watcher.waitUntilAway()
        let file = session.dataFolder + "/atrest.sqlite"
        try watcher.wait(until: { access(file + "-wal", F_OK) != 0 }, every: 10_000)
        func version(_ number: Int) throws {
            let result = try session.run("sqlite3", [file, "PRAGMA user_version = \(number)"])
            #expect(result.status == 0)
        }
        let before = try session.run("sqlite3", [file, "PRAGMA user_version"]).output
        try version(999)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        _ = try watcher.refusal { try watcher.get(.status) }
        try watcher.wait(until: { host.items.count == 1 })
        let agent = try watcher.agentProcess()
        try version(try #require(Int(before.dropLast())))
        // Opening the menu does not open the records.
        for _ in 0..<3 {
            let call = try host.menuCall("AboutToShowGroup")
            try call.append([Int32(0), 99])
            _ = try host.bus.call(call)
        }
        #expect(host.items.count == 1)
        _ = try watcher.get(.status)
        try watcher.wait(until: { host.items.isEmpty })
        #expect(try watcher.agentProcess() == agent)
    }

    @Test func recordsThatGoAreSaidAtOnce() throws {
        let desk = try Desk()
        defer { desk.session.end() }
        try desk.choose("Start")
        try desk.watcher.wait(for: "Started")
        try desk.settle()
        let folder = desk.session.dataFolder
        #expect(rename(folder, folder + "-away") == 0)
        try PrivateSession.write("no folder", to: folder)
        #expect(
            try desk.watcher.refusal(of: "End", noOptions) == ErrorName.storage.rawValue)
        try desk.watcher.wait(until: { desk.host.events.contains { $0.member == "NewIcon" } })
        #expect(try desk.icon() == icon("unknown"))
        #expect(unlink(folder) == 0)
        #expect(rename(folder + "-away", folder) == 0)
        _ = try desk.watcher.get(.status)
        #expect(try desk.icon() == icon("step-0"))
    }
}
