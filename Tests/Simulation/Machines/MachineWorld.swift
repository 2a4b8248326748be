import Fasting
import SeededRandom
import Sharing
import Store

/// Three to five machines that share one history through a carrier that does what it likes: it delays, reorders,
/// repeats, cuts, rolls back, deletes and renames files. Clocks are up to ten years off. Homes are copied to other
/// machines and restored from backups. Machines join with marks of their own, leave the folder and join it again, go and
/// are forgotten, and what they have written is removed. After each settling the rows of "Must hold" are checked against
/// ``NaiveHistory``, and a restart changes nothing.
public final class MachineWorld {
    /// What was done.
    public struct Tally: Sendable {
        public var acts = 0
        public var settlings = 0
        public var lines = 0
        public var copies = 0
        public var restores = 0
        public var gone = 0
        public var left = 0
        /// Segments that were lost or rolled back.
        public var lost = 0

        public init() {}

        public mutating func add(_ other: Tally) {
            acts += other.acts
            settlings += other.settlings
            lines += other.lines
            copies += other.copies
            restores += other.restores
            gone += other.gone
            left += other.left
            lost += other.lost
        }
    }

    public private(set) var tally = Tally()
    private let seed: UInt64
    private var numbers: SplitMix64
    var machines: [SharedMachine] = []
    /// Everything that was ever in a folder, by the folder of its writer.
    private var written: [Writer: [String]] = [:]
    /// The same, to find a line.
    private var isWritten: [Writer: Set<String>] = [:]
    /// The folder as each machine sees it.
    var folders: [VirtualFolder] = []
    /// The id in the `atrest.json` that the carrier keeps of those that machines have written.
    private var mark = ""
    let reader = LineCache()
    private var made = 0
    /// For what ``MachineWorld`` does beside the steps, so that these stay the same for a seed.
    var more: SplitMix64
    /// The files that were put into the inbox.
    var inbox: [InboxFile] = []
    /// Whether folders that were exchanged stayed as they were.
    private var exchanged = true

    static let morning = Instant(secondsSinceEpoch: 1_800_000_000)
    private static let year: Int64 = 365 * 24 * 3600

    public init(seed: UInt64) {
        self.seed = seed
        numbers = SplitMix64(seed: seed)
        more = SplitMix64(seed: ~seed)
        StatementCount.begin()
        for number in 0..<numbers.number(3, 5) {
            let skew = numbers.chance(1, in: 4) ? numbers.number(-10, 10) * Self.year : 0
            add(machineID: "machine \(number)", now: Self.morning + skew)
        }
    }

    private func add(machineID: String, now: Instant, copy: SharedMachine.Copy? = nil) {
        made += 1
        machines.append(
            SharedMachine(
                "m\(made)", machineID: machineID, now: now, seed: seed &* 100 &+ UInt64(made),
                reader: reader, copy: copy))
        folders.append(VirtualFolder(id: copy?.folder.id ?? ""))
        if copy == nil { join(machines.count - 1) }
    }

    private func join(_ index: Int) {
        if !machines[index].join(&folders[index]) {
            folders[index].id = mark
            _ = machines[index].join(&folders[index])
        }
        if mark.isEmpty { mark = folders[index].id }
    }

    /// - Returns: what differs from the rules; nil if nothing does.
    public func run(steps: Int, settlingEach: Int = 60) -> String? {
        for step in 1...steps {
            let alive = machines.indices.filter { !machines[$0].isGone }
            let index = alive[Int(numbers.number(0, Int64(alive.count) - 1))]
            for machine in machines { machine.pass(numbers.number(0, 5 * 3600)) }
            switch numbers.number(0, 46) {
            case 0...21:
                for _ in 0..<numbers.number(1, 3) { machines[index].act() }
            case 22...34:
                carry(to: index)
                share(index)
            case 35:
                _ = machines[index].copyHome(with: folders[index])
                tally.copies += 1
            case 36:
                // What is in no folder is lost with the home.
                machines[index].restoreHome()
                tally.restores += 1
            case 42: restoreWithFolder(index)
            case 43: loseSegments(index)
            case 44: exchangeFolder(index)
            case 46:
                folders[index].isFull = true
                share(index)
                share(index)
                folders[index].isFull = false
                machines[index].retry()
            case 45:
                let id = folders[index].id
                folders[index].id = ""
                share(index)
                folders[index].id = id
            case 37 where made < 8 && alive.count < 5: copyMachine(index)
            case 38 where alive.count > 3: retire(index)
            case 39: leaveOrJoin(index)
            default: share(index)
            }
            if let difference = visit(index) { return "step \(step): \(difference)" }
            if !exchanged { return "step \(step): another folder was used" }
            if let difference = machines.lazy.compactMap(\.difference).first {
                return "step \(step): \(difference)"
            }
            if step % settlingEach == 0 || step == steps {
                if let difference = settle(isLast: step == steps) {
                    return "step \(step): \(difference)"
                }
            }
        }
        if let difference = crowd() { return difference }
        tally.acts = machines.reduce(0) { $0 + $1.acts }
        tally.lines = written.values.reduce(0) { $0 + $1.count }
        return nil
    }

    // MARK: The carrier

    /// Puts other versions of files into the folder as one machine sees it.
    private func carry(to index: Int) {
        var files: [(name: String, writer: Writer, lines: [String])] = []
        for (writer, lines) in written.sorted(by: { $0.key < $1.key }) {
            // A file is deleted before it is replaced, so for a while it is not there.
            if numbers.chance(1, in: 4) { continue }
            var some = Array(lines.prefix(Int(numbers.number(0, Int64(lines.count)))))
            switch numbers.number(0, 7) {
            case 0: some.shuffle(using: &numbers)
            case 1: some += some
            case 2: if let last = some.popLast() { some.append(String(last.dropLast(9))) }
            case 3: some = some.filter { _ in numbers.chance(4, in: 5) }
            case 4:
                // A copy after a conflict, and one in the folder of another writer.
                let other = written.keys.sorted()[Int(numbers.number(0, Int64(written.count) - 1))]
                files.append(
                    ("\(other)/000001.conflict-\(files.count).jsonl", other, Array(lines.suffix(3)))
                )
            case 5: if let last = some.popLast() { some.append(changed(last)) }
            default: break
            }
            files.append((VirtualFolder.name(of: writer), writer, some))
        }
        folders[index].set(files)
        // Of several marks, the carrier keeps any.
        if more.chance(1, in: 8) { mark = folders.randomElement(using: &more)!.id }
        if more.chance(1, in: 2) { folders[index].id = mark }
    }

    /// A line in which one digit is another one.
    private func changed(_ line: String) -> String {
        var bytes = Array(line.utf8)
        let digits = bytes.indices.filter {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
        }
        let place = digits[Int(numbers.number(0, Int64(digits.count) - 1))]
        bytes[place] = bytes[place] == UInt8(ascii: "9") ? UInt8(ascii: "0") : bytes[place] + 1
        return String(decoding: bytes, as: UTF8.self)
    }

    /// - Parameter waits: whether the carrier leaves the folder alone meanwhile.
    func share(_ index: Int, waits: Bool = false) {
        for (writer, lines) in machines[index].share(&folders[index], waits: waits) {
            put(lines, of: writer)
        }
    }

    private func put(_ lines: [String], of writer: Writer) {
        for text in lines where isWritten[writer, default: []].insert(text).inserted {
            written[writer, default: []].append(text)
        }
    }

    /// Replaces what is in the folder of a writer everywhere.
    private func replace(_ lines: [String], of writer: Writer) {
        written[writer] = lines.isEmpty ? nil : lines
        isWritten[writer] = lines.isEmpty ? nil : Set(lines)
    }

    /// A home and its folder are restored from before, and the machine acts before anything arrives. The carrier keeps the
    /// newer file, which is that of the restored machine.
    private func restoreWithFolder(_ index: Int) {
        guard !machines[index].isAway, let folder = machines[index].restoreHome() else { return }
        tally.restores += 1
        folders[index] = folder
        guard !machines[index].isAway, let writer = try? machines[index].engine.presentWriter()
        else { return }
        let (before, others) = (written[writer] ?? [], held(besides: index))
        machines[index].act()
        share(index)
        guard let file = folders[index].files[VirtualFolder.name(of: writer)] else { return }
        // What only the folder has would be lost.
        let kept = before.filter { text in
            !reader.lines(text, of: writer).allSatisfy { others.contains($0.text) }
        }
        replace(file.lines + kept.filter { !file.lines.contains($0) }, of: writer)
    }

    /// What the other machines have.
    private func held(besides index: Int) -> Set<String> {
        machines.indices.filter { $0 != index && !machines[$0].isGone }
            .reduce(into: []) { $0.formUnion(machines[$1].known) }
    }

    /// The carrier deletes or rolls back what a machine has written, also under its earlier names. The machine has it all.
    private func loseSegments(_ index: Int) {
        guard !machines[index].isAway, let device = device(of: machines[index]) else { return }
        bringEverything(to: index)
        for writer in written.keys.filter({ $0.device == device }).sorted()
        where numbers.chance(1, in: 2) {
            let lines = written[writer] ?? []
            replace(Array(lines.prefix(Int(numbers.number(0, Int64(lines.count))))), of: writer)
            tally.lost += 1
        }
    }

    /// Another shared folder has the path for a while. The machine neither reads nor writes it.
    private func exchangeFolder(_ index: Int) {
        var other = VirtualFolder(id: "00000000-0000-4000-8000-000000000000")
        let stranger = Writer("00000000000000000000000000000007-00000001")!
        let line = WrittenLine(
            Line(
                writer: stranger, number: 1, clock: ActClock(wall: Self.morning), act: 0,
                content: .device(name: "stranger")))
        other.set([(VirtualFolder.name(of: stranger), stranger, [line.text])])
        swap(&folders[index], &other)
        let before = machines[index].known.count
        _ = machines[index].share(&folders[index])
        exchanged = machines[index].known.count == before && folders[index].files.count == 1
        swap(&folders[index], &other)
    }

    // MARK: Machines come and go

    /// The home of a machine is copied to a new one. In a container it has no id, so this is not noticed.
    private func copyMachine(_ index: Int) {
        let isNoticed = numbers.chance(2, in: 3)
        let id = isNoticed ? "machine of a copy \(made)" : ""
        let copy = machines[index].copyHome(with: folders[index])
        // Its clock is not behind: records that were shown are not hidden if a clock is set back.
        let skew = numbers.chance(1, in: 4) ? numbers.number(0, 10) * Self.year : 0
        add(machineID: id, now: machines[index].now + skew, copy: copy)
        tally.copies += 1
        // The user has moved to the new one.
        if isNoticed, numbers.chance(1, in: 3) { machines[index].isGone = true }
    }

    /// A machine is gone. Another one, to which everything has come, carries it on, and its own lines are removed.
    private func retire(_ index: Int) {
        if machines[index].isAway { join(index) }
        share(index, waits: true)
        machines[index].isGone = true
        tally.gone += 1
        let others = machines.indices.filter { !machines[$0].isGone }
        let other = others[Int(numbers.number(0, Int64(others.count) - 1))]
        if machines[other].isAway { join(other) }
        bringEverything(to: other)
        guard let device = device(of: machines[index]), machines[other].forget(device) else {
            return
        }
        share(other, waits: true)
        // An unnoticed copy has the same id.
        if numbers.chance(1, in: 2)
            || others.contains(where: { self.device(of: machines[$0]) == device })
        {
            return
        }
        for writer in written.keys where writer.device == device { replace([], of: writer) }
    }

    private func device(of machine: SharedMachine) -> DeviceID? {
        try? machine.engine.presentWriter().device
    }

    private func leaveOrJoin(_ index: Int) {
        if machines[index].isAway { return join(index) }
        machines[index].leave()
        tally.left += 1
    }

    private func bringEverything(to index: Int) {
        folders[index].set(
            written.sorted { $0.key < $1.key }.map {
                (VirtualFolder.name(of: $0.key), $0.key, $0.value)
            })
        folders[index].id = mark
        share(index, waits: true)
        // The user does what the machine proposes.
        if machines[index].isExchanged {
            join(index)
            share(index, waits: true)
        }
    }

    // MARK: Must hold

    /// Everything arrives everywhere. Then each machine has what all lines say.
    private func settle(isLast: Bool) -> String? {
        tally.settlings += 1
        let alive = machines.filter { !$0.isGone }
        if isLast {
            let end = machines.map(\.now).max()! + 40 * Self.year
            for machine in alive { machine.setClock(end) }
        }
        for index in machines.indices where !machines[index].isGone && machines[index].isAway {
            join(index)
        }
        let held = alive.reduce(into: Set<String>()) { $0.formUnion($1.known) }
        for round in 0..<8 {
            for index in machines.indices where !machines[index].isGone {
                bringEverything(to: index)
                // The user does what the machine proposes.
                if (2..<5).contains(round) {
                    for device in machines[index].devicesOfLostLines {
                        _ = machines[index].forget(device)
                    }
                }
            }
            // This needs no request.
            if round == 1, let difference = differenceOfDoubled(alive) { return difference }
        }
        let all = everything
        let told = all.texts
        if let lost = held.first(where: { !told.contains($0) && !Self.carriesAnother($0) }) {
            return "a line is lost: \(lost)"
        }
        for machine in alive {
            if let difference = machine.difference ?? machine.difference(at: machine.now)
                ?? difference(of: machine, from: all.history) ?? differenceOfInbox(machine)
            {
                return difference
            }
        }
        return differenceAfterRestart()
    }

    /// At rest, a restart changes nothing that is told or written.
    private func differenceAfterRestart() -> String? {
        for index in machines.indices where !machines[index].isGone {
            let machine = machines[index]
            if machine.folderID != mark { return "\(machine.name) shares another folder" }
            let (before, files) = (try? machine.told(), folders[index].files.mapValues(\.lines))
            machine.restart()
            share(index, waits: true)
            let after = (try? machine.told()) ?? []
            if before == nil || before != after {
                let (old, new) = zip(before ?? [], after).first { $0 != $1 } ?? ("", "")
                return "\(machine.name) tells something else after a restart: \(old), then \(new)"
            }
            if folders[index].files.mapValues(\.lines) != files {
                return "\(machine.name) writes after a restart"
            }
        }
        return nil
    }

    /// What all lines say that were ever in a folder.
    private var everything: SharedMachine.Knowledge {
        var all = SharedMachine.Knowledge()
        for (writer, texts) in written {
            for text in texts { all.add(reader.lines(text, of: writer)) }
        }
        return all
    }

    /// Of two different lines with one number, both are in the folder as soon as a machine has both.
    private func differenceOfDoubled(_ machines: [SharedMachine]) -> String? {
        let told = everything.texts
        for machine in machines {
            if let lost = machine.doubled.first(where: {
                !told.contains($0) && !Self.carriesAnother($0)
            }) {
                return "\(machine.name) keeps one of two lines with one number to itself: \(lost)"
            }
        }
        return nil
    }

    /// The line that it carries is what must not be lost.
    private static func carriesAnother(_ text: String) -> Bool {
        text.drop { $0 != "," }.hasPrefix(",\"n\":")
    }

    private func difference(of machine: SharedMachine, from history: NaiveHistory) -> String? {
        let expected = history.records(at: machine.now)
        guard let found = machine.records else { return "\(machine.name) cannot be read" }
        if found.sessions != expected.sessions {
            let wrong = zip(found.sessions, expected.sessions).first { $0 != $1 }
            return
                "\(machine.name) has \(found.sessions.count) fasts, and \(expected.sessions.count) are told: "
                + "\(wrong.map { "\($0)" } ?? "")"
        }
        if found.water != expected.water {
            return
                "\(machine.name) has \(found.water.count) drinks, and \(expected.water.count) are told"
        }
        let running = machine.engine.snapshot.fast.active?.id
        let isRunning = history.running(at: machine.now).first
        return running == isRunning
            ? nil
            : "\(machine.name) shows \(running.map { "\($0)" } ?? "no fast"), and "
                + "\(isRunning.map { "\($0)" } ?? "none") runs"
    }
}
