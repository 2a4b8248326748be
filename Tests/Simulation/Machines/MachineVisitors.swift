import Fasting
import Sharing

/// What others do to the folder beside the steps: a phone puts files into the inbox, and a stranger who may write there
/// adds lines.
extension MachineWorld {
    /// - Returns: what differs from the rules.
    func visit(_ index: Int) -> String? {
        switch more.number(0, 39) {
        case 0...1: inbox.append(InboxFile(number: inbox.count + 1, modified: machines[index].now))
        case 2: return addLineOfYear9999(index)
        default: break
        }
        if let file = inbox.randomElement(using: &more), more.chance(1, in: 3) {
            machines[index].read(file, moved: more.number(-2, 2))
        }
        return nil
    }

    /// Each file is done once, although carriers change its time.
    func differenceOfInbox(_ machine: SharedMachine) -> String? {
        inbox.first { machine.glasses(of: $0.amount) > 1 }.map {
            "\(machine.name) has done the file \($0.number) of the inbox twice"
        }
    }

    private func line(
        of writer: Writer, _ number: Int64, _ id: RecordID, at: Instant
    ) -> WrittenLine {
        WrittenLine(
            Line(
                writer: writer, number: number, clock: ActClock(wall: at), act: number,
                content: .record(
                    .fast, id,
                    [
                        .start: .instant(machines[0].now), .target: .target(.standard),
                        .ending: .ending(.running), .note: .note(Note.none), .there: .truth(true),
                    ])))
    }

    /// A line that nothing could follow. It is not taken.
    private func addLineOfYear9999(_ index: Int) -> String? {
        let machine = machines[index]
        if machine.isAway { return nil }
        let stranger = Writer("00000000000000000000000000000009-00000001")!
        let line = line(
            of: stranger, 1, RecordID(random: &more),
            at: Instant(secondsSinceEpoch: 253_370_764_800))
        var folder = folders[index]
        folder.set(
            folder.files.map { ($0.key, $0.value.writer, $0.value.lines) }
                + [(VirtualFolder.name(of: stranger), stranger, [line.text])])
        swap(&folder, &folders[index])
        share(index)
        swap(&folder, &folders[index])
        return machine.knows(stranger) ? "\(machine.name) takes a line of the year 9999" : nil
    }

    /// At the end, a stranger begins many fasts. An act asks the database hardly more than before.
    func crowd() -> String? {
        guard let machine = machines.first(where: { !$0.isGone }) else { return nil }
        let before = machine.statementsOfAnAct
        if before == 0 { return "no statement is counted" }
        let stranger = Writer("00000000000000000000000000000008-00000001")!
        let lines = (1...Int64(Self.crowd)).map {
            line(of: stranger, $0, RecordID(random: &more), at: machine.now)
        }
        do { try machine.engine.receive(lines) } catch { return "a crowd is refused: \(error)" }
        let after = machine.statementsOfAnAct
        return after < before + Self.crowd
            ? nil
            : "an act asks the records \(after) times beside a crowd, and \(before) times before"
    }

    private static let crowd = 50
}
