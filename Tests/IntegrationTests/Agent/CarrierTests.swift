import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Programs that people use to carry the folder, with two real agents.
struct CarrierTests {
    private typealias Machine = DevicesTests.Machine

    private static func isInstalled(_ shell: String) -> Bool {
        access("/usr/bin/\(shell)", X_OK) == 0
    }

    static let hasSyncthing = isInstalled("syncthing") && isInstalled("python3")

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../carriers/syncthing-group").standardized.path

    /// Starts Syncthing processes that carry the folders of machines.
    ///
    /// - Returns: ends the processes.
    private static func startSyncthing(_ machines: [DevicesTests.Machine]) throws -> () -> Void {
        let work = machines[0].session.folder + "/carrier"
        mkdir(work, 0o700)
        let group = try ChildProcess(
            "/bin/bash", [script, work] + machines.map(\.folder),
            environment: ProcessInfo.processInfo.environment)
        return {
            kill(group.id, SIGTERM)
            _ = group.wait()
        }
    }

    /// Starts two Syncthing processes that carry the folders of two machines, which join them.
    ///
    /// - Returns: ends the processes.
    static func joinBySyncthing(
        _ first: DevicesTests.Machine, _ second: DevicesTests.Machine
    ) throws -> () -> Void {
        let end = try startSyncthing([first, second])
        do {
            try first.join()
            // The mark of the folder comes from the first machine.
            try second.wait {
                FileManager.default.fileExists(atPath: second.folder + "/atrest.json")
            }
            try second.join()
        } catch {
            end()
            throw error
        }
        return end
    }

    /// A fast is begun on one machine and ended on the other, by way of two Syncthing processes.
    @Test(.enabled(if: hasSyncthing, "There is no syncthing or python3."))
    func syncthing() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop")
        defer { laptop.session.end() }
        let end = try Self.joinBySyncthing(desk, laptop)
        defer { end() }
        try desk.start(ago: 6 * hour)
        try laptop.wait { laptop.status == "active" }
        try laptop.watcher.call("End", noOptions)
        try desk.wait { desk.status == "ended-early" }
        try desk.watcher.call("Undo", on: Journal1.interface, noOptions)
        try laptop.wait { laptop.status == "active" }
        try laptop.watcher.call("Abandon", noOptions)
        try desk.wait { desk.status == "abandoned" || desk.status == "idle" }
        try desk.wait { (try? desk.records() == laptop.records()) ?? false }
    }

    /// Machines join before and after their Syncthing has begun to carry, in each order. All share one folder in the end.
    ///
    /// - Parameters:
    ///   - count: of machines.
    ///   - joined: how many have joined before the carrier begins.
    @Test(
        .enabled(if: hasSyncthing, "There is no syncthing or python3."),
        arguments: [(2, 0), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
    func machinesJoinInEachOrder(_ count: Int, _ joined: Int) throws {
        let machines = try (0..<count).map { try Machine("machine \($0)") }
        defer { for machine in machines { machine.session.end() } }
        let fasts = try machines.enumerated().map { day, machine in
            let start = -Int64(40 + 30 * day) * hour
            return try machine.watcher.call(
                "Log", on: History1.interface, fromNow(start), fromNow(start + 16 * hour),
                noOptions
            ).id()
        }
        for machine in machines.prefix(joined) { try machine.join() }
        let end = try Self.startSyncthing(machines)
        defer { end() }
        // Where others have written and the mark has not arrived, a join is refused, and the user tries again.
        for machine in machines.dropFirst(joined) {
            try machine.wait { (try? machine.join()) != nil }
        }
        for machine in machines {
            try machine.wait {
                let records = (try? machine.records()) ?? ""
                return machine.state == "ready" && machine.waiting == 0
                    && fasts.allSatisfy { records.contains($0) }
            }
        }
        #expect(try Set(machines.map { try $0.records() }).count == 1)
        let marks = machines.map {
            FileManager.default.contents(atPath: $0.folder + "/atrest.json")
        }
        #expect(Set(marks).count == 1)
    }

    /// The same with git and a bare repository between them.
    @Test(.enabled(if: isInstalled("git"), "There is no git."))
    func git() throws {
        let desk = try Machine("desk")
        defer { desk.session.end() }
        let laptop = try Machine("laptop")
        defer { laptop.session.end() }
        let bare = desk.session.folder + "/bare"
        func git(_ machine: Machine, _ commands: String) throws {
            let settings =
                "git -c user.name=a -c user.email=a@localhost -c init.defaultBranch=main"
            let text = commands.replacingOccurrences(of: "git ", with: settings + " ")
            let result = try machine.session.run(
                "sh", ["-ec", "cd '\(machine.folder)'; \(text)"])
            #expect(result.status == 0, "\(commands): \(result.errors)")
        }
        try desk.join()
        try desk.start(ago: 6 * hour)
        try desk.waitUntilWritten("\"act\":\"start\"")
        try git(
            desk,
            "git init -q --bare '\(bare)'; git init -q .; git add -A; git commit -qm first; "
                + "git push -q '\(bare)' HEAD:main")
        try git(laptop, "git init -q .; git pull -q '\(bare)' main")
        try laptop.join()
        try laptop.wait { laptop.status == "active" }
        try laptop.watcher.call("End", noOptions)
        try laptop.waitUntilWritten("\"act\":\"end\"")
        try git(laptop, "git add -A; git commit -qm second; git push -q '\(bare)' HEAD:main")
        try git(desk, "git add -A; git diff --cached --quiet || git commit -qm third")
        try git(desk, "git pull -q --no-rebase --no-edit '\(bare)' main")
        try desk.wait { desk.status == "ended-early" }
        #expect(try desk.records() == laptop.records())
    }
}
