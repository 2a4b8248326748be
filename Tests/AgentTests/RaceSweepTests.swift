import AgentBus
import AgentCore
import Dispatch
import Fasting
import Foundation
import Glibc
import PrivateSession
import SDBus
import Sharing
import Synchronization
import System
import SystemdSupport
import Testing

@testable import Agent
@testable import Folders

/// At each call of the agent in the shared folder, another program does something there. In the end everything is in the
/// folder, and a restart changes nothing.
struct RaceSweepTests {
    /// What the other program does.
    enum Act: String, CaseIterable {
        /// The folder is moved away, and back when the agent has come to rest.
        case away
        case awayAndBack
        /// So is the folder above it, as with a disk.
        case parentAway
        case parentAwayAndBack
        /// Another folder is made there, which then gets the files and the mark.
        case madeAnew
        /// A carrier brings the mark of another machine that joined too.
        case otherMark
        /// The mark is missing until the agent has come to rest.
        case noMark
        /// The last line of the own segment is missing until then.
        case cut
        /// The own segments are.
        case noSegments
        /// Another machine writes a line.
        case line
    }

    private static let other = Writer("0123456789abcdef0123456789abcdef-00000001")!

    /// The calls that were made, and what happens at one of them.
    private final class Calls: Sendable {
        private let state = Mutex<(count: Int, at: Int, body: @Sendable () -> Void)>((0, 0, {}))

        var count: Int { state.withLock { $0.count } }

        func call() {
            let body = state.withLock { state -> (@Sendable () -> Void)? in
                state.count += 1
                return state.count == state.at ? state.body : nil
            }
            body?()
        }

        func at(_ call: Int, _ body: @escaping @Sendable () -> Void) {
            state.withLock { $0 = (0, call, body) }
        }
    }

    /// A machine, its loop and the clock by which it waits.
    private final class World {
        let run: TestEngine
        let loop: SDEventLoop
        let parent: String
        let folder: String
        var steady = SteadyClock.now
        private(set) var controller: DevicesController!
        let calls = Calls()

        init() throws {
            run = try TestEngine(at: Instant(secondsSinceEpoch: 1_772_431_200))
            loop = try SDEventLoop()
            parent = run.folder.path + "/disk"
            folder = parent + "/shared"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            let id = try DeviceFolder(path: folder).adopt(
                id: "00000000-0000-0000-0000-000000000001", by: run.engine.presentWriter())
            try run.engine.join(folder, folderID: id, name: "desk", machine: MachineID.text ?? "")
            begin()
            run.engine.onChange = { [unowned self] in controller.apply($0) }
            try rest()
        }

        /// A process begins.
        func begin() {
            controller?.stop()
            (run.scheduled, run.later) = ([], [])
            controller = DevicesController(
                run.engine, loop: loop, steadyNow: { [unowned self] in steady },
                beforeCall: { [calls] in calls.call() }, onProblem: { Issue.record("\($0)") })
            controller.begin()
        }

        /// Runs until nothing is left to do. Time passes only when there is nothing else.
        func rest() throws {
            var waits = 0
            while waits < 20 {
                if !run.scheduled.isEmpty {
                    run.scheduled.removeFirst()()
                } else if try loop.runOnce(
                    timeout: controller.use?.activity == .busy ? .seconds(30) : .zero)
                {
                    continue
                } else if let next = run.later.indices.min(by: {
                    run.later[$0].delay < run.later[$1].delay
                }) {
                    let (delay, body) = run.later.remove(at: next)
                    steady = steady + delay
                    waits += 1
                    body()
                } else {
                    return
                }
            }
        }

        /// What clients are told, and what is in the folder.
        var state: [String] {
            let report = run.engine.snapshot.devices
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            return ["\(report)"]
                + names.sorted().map {
                    "\($0): "
                        + ((try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? "")
                }
        }

    }

    /// What the other program does at the call, and what when the agent has come to rest.
    private func acts(_ act: Act, _ world: World) throws -> (
        now: @Sendable () -> Void, then: () -> Void
    ) {
        let (folder, parent) = (world.folder, world.parent)
        let segment = "\(folder)/\(try world.run.engine.presentWriter())/000001.jsonl"
        let mark = "\(folder)/\(FolderMark.name)"
        let back = { (path: String) in { _ = rename(path + ".away", path) } }
        let away = { (path: String) in { @Sendable () -> Void in _ = rename(path, path + ".away") }
        }
        switch act {
        case .away: return (away(folder), back(folder))
        case .parentAway: return (away(parent), back(parent))
        case .noMark: return (away(mark), back(mark))
        case .noSegments: return (away(segment), back(segment))
        case .awayAndBack:
            return (
                { _ = (rename(folder, folder + ".away"), rename(folder + ".away", folder)) }, {}
            )
        case .parentAwayAndBack:
            return (
                { _ = (rename(parent, parent + ".away"), rename(parent + ".away", parent)) }, {}
            )
        case .madeAnew:
            return (
                {
                    Glibc.rename(folder, folder + ".away")
                    mkdir(folder, 0o700)
                    let files = FileManager.default
                    for name in ((try? files.contentsOfDirectory(atPath: folder + ".away")) ?? [])
                        .sorted().reversed()
                    {
                        try? files.copyItem(
                            atPath: "\(folder).away/\(name)", toPath: "\(folder)/\(name)")
                    }
                }, {}
            )
        case .otherMark:
            let text = FolderMark.text(id: "00000000-0000-0000-0000-000000000000")
            return (
                {
                    _ = FileManager.default.createFile(atPath: mark + ".new", contents: Data(text))
                    Glibc.rename(mark + ".new", mark)
                }, {}
            )
        case .cut:
            return (
                {
                    var status = stat()
                    if stat(segment, &status) == 0 { truncate(segment, status.st_size - 20) }
                }, {}
            )
        case .line:
            let line = WrittenLine(
                Line(
                    writer: Self.other, number: 1,
                    clock: ActClock(wall: Instant(secondsSinceEpoch: 1_772_431_100)), act: 0,
                    content: .device(name: "laptop"))
            ).text
            return (
                {
                    mkdir("\(folder)/\(Self.other)", 0o700)
                    try? (line + "\n").write(
                        toFile: "\(folder)/\(Self.other)/000001.jsonl", atomically: true,
                        encoding: .utf8)
                }, {}
            )
        }
    }

    /// When the other program acts.
    enum Moment: CaseIterable {
        /// Something was done here.
        case acting
        /// A process begins, and watches nothing yet.
        case beginning
        /// So it is, and the folder is not there.
        case absent
    }

    @Test(arguments: Act.allCases, Moment.allCases)
    func anotherProgramActsBetweenTwoCalls(_ act: Act, _ moment: Moment) throws {
        var call = 1
        while true {
            let world = try World()
            let (now, then) = try acts(act, world)
            world.calls.at(call, now)
            let away = world.folder + ".away"
            if moment == .absent { #expect(rename(world.folder, away) == 0) }
            if moment == .acting {
                _ = try world.run.engine.perform(.start())
            } else {
                world.begin()
            }
            try world.rest()
            let calls = world.calls.count
            world.calls.at(0) {}
            then()
            if moment == .absent { _ = rename(away, world.folder) }
            try world.rest()
            let isSeen = !world.run.engine.snapshot.devices.devices.isEmpty
            // What comes at rest is seen too.
            try acts(.line, world).now()
            try world.rest()
            let state = world.state
            let report = world.run.engine.snapshot.devices
            #expect(report.state == .ready && report.waiting == 0, "call \(call): \(state)")
            #expect(
                isSeen == (act == .line && call <= calls && moment != .absent),
                "call \(call): \(state)")
            #expect(!report.devices.isEmpty, "call \(call): \(state)")
            let lines = try world.run.engine.ownLines(from: 1, limit: .max).map(\.text)
            #expect(lines.allSatisfy { line in state.contains { $0.contains(line) } })
            world.begin()
            try world.rest()
            #expect(world.state == state, "call \(call): a restart changes something")
            world.controller.stop()
            if call > calls { return }
            call += 1
        }
    }

    /// A folder whose disk hangs: it is named, acts are counted, and leaving and joining are answered.
    @Test func folderThatHangsIsNamedAndLeft() throws {
        let world = try World()
        let gate = DispatchSemaphore(value: 0)
        world.calls.at(1) { gate.wait() }
        defer { gate.signal() }
        _ = try world.run.engine.perform(.start())
        for _ in 0..<100 where world.run.engine.snapshot.devices.state == .ready {
            if !world.run.scheduled.isEmpty { world.run.scheduled.removeFirst()() }
            _ = try world.loop.runOnce(timeout: .milliseconds(100))
        }
        func report() -> DevicesReport { world.run.engine.snapshot.devices }
        let problem = FolderProblem(.shared, .hangs, world.folder)
        #expect(report().state == .absent && report().problems == [.folder(problem)])
        let waiting = report().waiting
        _ = try world.run.engine.perform(.addWater(nil))
        while !world.run.scheduled.isEmpty { world.run.scheduled.removeFirst()() }
        #expect(report().waiting > waiting)
        try world.controller.leave()
        #expect(report().state == .none)
        let other = world.run.folder.path + "/other"
        #expect(mkdir(other, 0o700) == 0)
        var answer: Result<FolderContent, Refusal>?
        world.controller.join(other, isDryRun: false) { answer = $0 }
        for _ in 0..<1000 where answer == nil {
            if !world.run.scheduled.isEmpty { world.run.scheduled.removeFirst()() }
            _ = try world.loop.runOnce(timeout: .milliseconds(10))
        }
        try world.rest()
        #expect((try? answer?.get()) != nil && report().state == .ready && report().waiting == 0)
        world.controller.stop()
    }

    /// All ways in which a folder that is not there comes back, each one at rest.
    @Test(arguments: [
        ["cp -r %c %s"], ["mkdir %s", "cp -r %c/. %s"], ["ln -s %c %s"],
        ["mkdir %s", "cp -r %c/*-* %s", "cp %c/atrest.json %s"],
        ["cp -r %c %p/.new", "mv %p/.new %s"], ["mkdir %s", "rmdir %s", "cp -r %c %s"],
    ])
    func folderThatComesBackIsSeen(_ commands: [String]) throws {
        for isParentGone in [false, true] {
            let world = try World()
            let copy = world.run.folder.path + "/copy"
            #expect(system("cp -r '\(world.folder)' '\(copy)'") == 0)
            #expect(system("rm -r '\(isParentGone ? world.parent : world.folder)'") == 0)
            try world.rest()
            #expect(world.run.engine.snapshot.devices.state == .absent)
            _ = try world.run.engine.perform(.start())
            try world.rest()
            #expect(world.run.engine.snapshot.devices.waiting > 0)
            for command in ["mkdir -p %p"] + commands {
                let command = command.replacing("%s", with: world.folder)
                    .replacing("%c", with: copy).replacing("%p", with: world.parent)
                #expect(system(command) == 0)
                try world.rest()
            }
            let report = world.run.engine.snapshot.devices
            #expect(report.state == .ready && report.waiting == 0, "\(commands): \(report)")
            world.controller.stop()
        }
    }
}
