import Fasting
import SimulationModel

/// Turns the relative values of a step into a call with instants and ids.
struct CallOfStep {
    /// Seconds since the epoch.
    let now: Int64
    /// What can be seen at present, by which records are chosen.
    let visible: Visible

    /// - Returns: nil if the action is not a call.
    func callAsFunction(_ action: Action) -> Call? {
        switch action {
        case .start(let ago, let target): .start(at: instant(ago), target: stated(target))
        case .end(let ago): .end(at: instant(ago))
        case .abandon: .abandon
        case .adjust(let ago, let target): .adjust(start: instant(ago), target: stated(target))
        case .timerUndo: .timerUndo
        case .log(let endAgo, let length, let target):
            .log(
                start: max(1, now - endAgo - length), end: max(1, now - endAgo),
                target: stated(target))
        case .edit(let pick, let start, let end, let target): edit(pick, start, end, stated(target))
        case .delete(let pick): .delete(id: session(pick)?.id ?? Self.unknownID)
        case .note(let pick, let number):
            .setNote(
                id: pick.map { session($0)?.id ?? Self.unknownID } ?? visible.id, note(number))
        case .waterAdd(let milliliters, let ago):
            .waterAdd(milliliters: milliliters, at: instant(ago))
        case .waterRemove(let pick):
            .waterRemove(id: choose(visible.water, pick)?.id ?? Self.unknownID)
        case .importRecords(let fasts, let water): records(fasts, water)
        case .undo: .journalUndo
        case .redo: .journalRedo
        case .setTarget(let target): .setTarget(target)
        case .setQuickAdd(let milliliters): .setQuickAdd(milliliters)
        case .addLicence(let ago, let left):
            .addLicence(
                from: max(1, now - ago), until: left.map { max(now + $0, max(1, now - ago) + 1) })
        case .removeLicence: .removeLicence
        default: nil
        }
    }

    /// The specification does not say if a target of 0 in an option means none or is invalid, so the
    /// call leaves it out.
    private func stated(_ target: Int64?) -> Int64? { target == 0 ? nil : target }

    static let unknownID = "00000000-0000-0000-0000-000000000000"

    private func instant(_ ago: Int64?) -> Int64? { ago.map { max(1, now - $0) } }

    private func edit(_ pick: Int, _ start: Int64?, _ end: Int64?, _ target: Int64?) -> Call {
        guard let fast = session(pick) else {
            return .edit(id: Self.unknownID, start: nil, end: nil, target: target)
        }
        return .edit(
            id: fast.id, start: start.map { fast.start + $0 }, end: end.map { fast.end + $0 },
            target: target)
    }

    // MARK: Records

    /// Some notes are as long as others.
    private func note(_ number: Int) -> String { number == 0 ? "" : "note \(number)" }

    private func session(_ pick: Int) -> Fast? { choose(visible.sessions, pick) }

    private func choose<Record>(_ records: [Record], _ pick: Int) -> Record? {
        records.isEmpty ? nil : records[pick % records.count]
    }

    func records(_ fasts: [ImportedFast], _ water: [ImportedWater]) -> Call {
        .importRecords(fasts.map(fast), water.map(entry))
    }

    private func fast(_ file: ImportedFast) -> Fast {
        if let pick = file.pick, let known = session(pick) {
            let start = known.start - file.length
            return Fast(
                id: known.id, start: start, end: max(start + 1, known.end - file.endAgo),
                offset: file.offset ?? known.offset, target: valid(file.target) ?? known.target,
                note: note(file.note))
        }
        let end = now - file.endAgo
        // A file may have the running fast, from another device.
        let isRunning = file.number == 0 && visible.status == "active"
        return Fast(
            id: isRunning ? visible.id : Self.id(file.number), start: end - max(1, file.length),
            end: end,
            offset: file.offset, target: valid(file.target), note: note(file.note))
    }

    /// A file that names an impossible target is refused as a whole; this simulation does
    /// not cover that.
    private func valid(_ target: Int64?) -> Int64? {
        target.flatMap { Target(microseconds: UInt64(max(0, $0)))?.microseconds }
    }

    private func entry(_ file: ImportedWater) -> Water {
        let known = file.pick.flatMap { choose(visible.water, $0) }
        return Water(
            id: known?.id ?? Self.id(1000 + file.number), at: max(1, now - file.ago),
            milliliters: file.milliliters)
    }

    private static func id(_ number: UInt64) -> String {
        var random = SplitMix64(seed: number)
        return RecordID(bytes: (0..<16).map { _ in UInt8(truncatingIfNeeded: random.next()) })!
            .description
    }
}

extension Call {
    /// The answer as far as the rules decide it: not how the records of a file are counted that has
    /// one record twice, and not which of two reasons a refusal names. The table of the domain refuses the undo of
    /// an ending that would overlap with "nothing to undo", its journal with "overlap".
    ///
    /// - Parameter running: the id of the fast that runs, which a file may have. Whether it is counted
    ///   as skipped is open.
    func comparable(_ answer: Answer, running: String) -> Answer {
        switch (self, answer) {
        case (.importRecords(let fasts, _), .counts)
        where fasts.contains { $0.id == running && !running.isEmpty }:
            .done
        case (.importRecords(let fasts, let water), .counts)
        where Set(fasts.map(\.id)).count < fasts.count || Set(water.map(\.id)).count < water.count:
            .done
        case (.timerUndo, .refused("Overlap")): .refused("NothingToUndo")
        // The specification names no error for a licence that does not hold.
        case (.addLicence, .refused(let name)) where name != "Storage": .refused("")
        case (.removeLicence, .refused(let name)) where name != "Storage": .refused("")
        case (_, .refused(let name)) where hasInvalidTarget && name != "Storage":
            .refused("InvalidTarget")
        default: answer
        }
    }

    /// Whether the specification leaves open what the call does: it gives a fast the times and the
    /// target that it has, or changes one that ends in the future because the clock was set back.
    func isOpen(_ visible: Visible, now: Int64) -> Bool {
        switch self {
        case .adjust(let start, let target):
            return visible.status == "active"
                && start.map { $0 * 1_000_000 == visible.startedAt } ?? true
                && target.map { $0 == visible.target } ?? true
        case .edit(let id, let start, let end, let target):
            guard let fast = visible.sessions.first(where: { $0.id == id }) else { return false }
            if fast.end > now { return true }
            return (start ?? fast.start, end ?? fast.end) == (fast.start, fast.end)
                && (target ?? fast.target) == fast.target
        default: return false
        }
    }

    private var hasInvalidTarget: Bool {
        target.map { Target(microseconds: UInt64(max(0, $0))) == nil } ?? false
    }
}
