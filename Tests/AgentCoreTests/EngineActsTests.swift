import Fasting
import LicenceSigning
import Licences
import LocalTime
import PrivateSession
import Recording
import Store
import Testing

@testable import AgentCore

/// Acts on the engine and its records: acts.txt and trial.txt have the acts, and all that is not as it was after them.
struct EngineActsTests {
    @Test(arguments: ["acts.txt", "trial.txt"]) func actsAreAsRecorded(_ name: String) throws {
        let differences = try Recording(name).differences { _ in
            { line in
                let acts = Acts()
                return try line.components(separatedBy: "; ").flatMap { try acts.answers($0) }
            }
        }
        #expect(differences == [])
    }
}

/// An engine, and what was last seen of it. Times are in hours after ``morning``.
private final class Acts {
    private let run = EngineRun()
    private var parts = SeenParts()
    private var records: Set<String> = []
    private var words: [String] = []
    private static let key = try! LicenceKey.random()
    private var answer: [String] = []

    init() { _ = seen() }

    /// What follows from the acts of a line; nothing for one from which nothing does.
    func answers(_ text: String) throws -> [String] {
        words = text.split(separator: " ").map(String.init)
        answer = []
        let times =
            Int(words.last!.dropFirst()).flatMap { words.last!.hasPrefix("×") ? $0 : nil } ?? 1
        for _ in 0..<times {
            do throws(Refusal) { try act(words[0]) } catch {
                answer.append("refused: \(described(error))")
            }
        }
        let changes = run.takeChanges()
        var events = changes.flatMap(\.events).map(described)
        let logged = events.count { $0.hasPrefix("logged") }
        if logged > 3 { events = ["logged \(logged)"] + events.filter { !$0.hasPrefix("logged") } }
        let said =
            answer + (events.isEmpty ? [] : [events.joined(separator: " + ")])
            + (changes.count > times ? ["\(changes.count) changes"] : []) + seen()
        return said.isEmpty ? [] : ["\(text): \(said.joined(separator: "; "))"]
    }

    private func act(_ word: String) throws(Refusal) {
        switch word {
        case "pass": run.pass(seconds(words[1]))
        case "clock": run.now = time(words[1])
        case "tick": run.engine.tick()
        case "read": try run.engine.prepareRead()
        case "restart": run.start()
        case "off":
            run.stop()
            run.now = time(words[1])
            run.start()
        case "zone": run.zoneOffset.set(hours: Int64(words[1])!)
        case "scheduled": run.runScheduled()
        case "removed":
            _ = try? ChildProcess("/bin/rm", ["-rf", run.folder.path], environment: [:]).wait()
        case "backups":
            let backups = try run.engine.backups()
            answer.append("\(backups.map { "\($0.day) \($0.fasts)+\($0.water)" })")
        case "damage":
            try? PrivateSession.write(
                "damaged", to: "\(run.folder.backups)/atrest-\(words[1]).sqlite")
        case "authority":
            run.authority = words[1] == "gone" ? nil : Self.key.authority
            if words[1] == "revokes" {
                let list = try! Self.key.sign(RevocationList(serials: [Hex64(1)]))
                run.authority = run.authority?.revoking(list)
            }
            run.start()
        case "month":
            let days = try run.engine.month(Int(words[1])!, Int(words[2])!)
            answer.append("days \(days.map(\.day))")
        case "days":
            var count = 0
            for (year, month) in [(2025, 12), (2026, 1), (2026, 2), (2026, 3)] {
                count += try run.engine.month(year, month).count
            }
            answer.append("days \(count)")
        case "forest": answer.append("trees \(try run.engine.forest().trees.count)")
        case "note": answer.append("note \"\(try run.engine.note(of: name(words[1])).text)\"")
        case "journal":
            let acts = try run.engine.journal(limit: 100)
            answer.append(
                acts.map { "\($0.kind.rawValue)\($0.isUndone ? " undone" : "")" }.joined(
                    separator: ", "))
        // Fasts of 16 hours that end on each of the days before.
        case "logged", "imported":
            let numbers = words[1].split(separator: "-").map { Int64($0)! }
            let sessions = (numbers[0]...numbers.last!).map {
                session(UInt8($0), from: -24 * $0, to: 16 - 24 * $0)
            }
            if word == "imported" {
                _ = try run.engine.perform(.merge(sessions))
                return
            }
            for each in sessions { try run.engine.perform(.log(start: each.start, end: each.end)) }
        default: try perform(command(word))
        }
    }

    private func perform(_ command: Command) throws(Refusal) {
        var condition: Precondition?
        if let runs = value("if-runs") { condition = .runs(name(runs)) }
        if let undoes = value("if-undoes") {
            condition = .undoes(Int64(undoes)!, in: command == .undoEnding ? .endings : .all)
        }
        if let redoes = value("if-redoes") { condition = .redoes(Int64(redoes)!) }
        switch try run.engine.perform(command, if: condition) {
        case .merged(let counts, _, _):
            answer.append("new \(counts.new), equal \(counts.equal), short \(counts.short)")
        case .restored(let counts):
            answer.append(
                "returned \(counts.returned), changed \(counts.changed), removed \(counts.removed), equal \(counts.equal)"
            )
        case .undone(let undone) where undone.left > 0: answer.append("left \(undone.left)")
        case .done, .id, .ended, .undone: break
        }
    }

    // MARK: What is typed

    private func value(_ word: String) -> String? {
        words.firstIndex(of: word).flatMap { words.dropFirst($0 + 1).first }
    }

    private func seconds(_ text: String) -> Int64 {
        text.matches(of: /([+-]?\d+)([dhms])/).reduce(0) { sum, part in
            sum + Int64(part.1.drop { $0 == "+" })! * ["d": 86_400, "h": 3600, "m": 60, "s": 1][
                String(part.2)]!
        }
    }

    private func time(_ text: String) -> Instant { morning + seconds(text) }

    private func at(_ word: String) -> Instant? { value(word).map(time) }

    private func name(_ text: String) -> RecordID {
        let number = Int(text.dropFirst())!
        return RecordID(
            bytes: [UInt8](repeating: 0, count: 14) + [UInt8(number / 256), UInt8(number % 256)])!
    }

    private func command(_ word: String) -> Command {
        let target = value("for").flatMap { Double($0) }.flatMap { Target(hours: $0) }
        let note = value("note").map { Note($0 == "-" ? "" : $0.replacing("_", with: " "))! }
        let id = value("id").map(name)
        let isDry = words.contains("dry")
        switch word {
        case "start": return .start(at: at("at"), target: target, note: note ?? .none, id: id)
        case "end": return .end(at: at("at"), note: note)
        case "abandon": return .abandon
        case "adjust": return .adjust(start: at("to"), target: target, note: note)
        case "log": return .log(start: time(words[1]), end: time(words[2]), target: target, id: id)
        case "edit":
            return .edit(
                name(words[1]), start: at("start"), end: at("end"), target: target, note: note)
        case "write": return .setNote(name(words[1]), note!)
        case "delete": return .delete(name(words[1]))
        case "undo": return .undo
        case "redo": return .redo
        case "undo-ending": return .undoEnding
        case "merge":
            var (sessions, water): ([Session], [WaterEntry]) = ([], [])
            for word in words.dropFirst() where word.hasPrefix("#") {
                let parts = word.split(separator: ":").map(String.init)
                if parts.count == 2 {
                    water.append(
                        WaterEntry(
                            id: name(parts[0]), at: morning - hour,
                            amount: WaterAmount(milliliters: Int64(parts[1])!)!))
                } else {
                    var session = Session(
                        id: name(parts[0]), start: time(parts[1]), end: time(parts[2]),
                        endOffset: parts.count > 3 ? Int(parts[3])! : 0, target: .standard)
                    session.note = note ?? .none
                    sessions.append(session)
                }
            }
            return .merge(sessions, water: water, isDryRun: isDry)
        case "restore": return .restore(day: words[1], isDryRun: isDry)
        case "water":
            return .addWater(
                value("ml").flatMap { WaterAmount(milliliters: Int64($0)!) }, at: at("at"), id: id)
        case "remove": return .removeWater(name(words[1]))
        case "set":
            let key = Settings.Key(rawValue: words[1])!
            let text = words[2] == "-" ? "" : words[2]
            return .set(key, to: Settings.Value(text, kind: key.kind) ?? .word(text))
        case "vigil": return .setVigil(words[1] == "on")
        case "compline": return .setCompline(words[1] == "on")
        case "invite": return .setInvitation(TimeOfDay(words[1]))
        case "licence": return .addLicence(licence(words[1]))
        case "unlicence": return .removeLicence
        case "dismiss": return .dismissPrompt
        default: fatalError("\(words)")
        }
    }

    private func licence(_ kind: String) -> String {
        let key = kind == "foreign" ? try! LicenceKey.random() : Self.key
        let licence = Licence(
            name: "Ada", kind: words.contains("until") ? .annual : .lifetime,
            from: at("from") ?? time("-1d"), until: at("until"),
            serial: Hex64(value("serial").map { UInt64($0)! } ?? 1), authority: key.authority.id)!
        let text = String(decoding: try! key.sign(licence), as: UTF8.self)
        switch kind {
        case "damaged": return text + "x"
        case "cut": return String(text.dropLast(3))
        case "spaced": return "\n\n" + text.split(separator: "\n").joined(separator: " \r\n")
        case "empty": return ""
        case "hello": return "hello"
        case "huge": return String(repeating: "n", count: 1 << 20)
        default: return text
        }
    }

    // MARK: What is seen

    private func seen() -> [String] {
        let past = Instant(secondsSinceEpoch: 0)
        let fasts = (try? run.engine.sessions(since: past, until: nil, limit: .max)) ?? []
        let water = (try? run.engine.water(since: past, until: nil)) ?? []
        let now = Set(fasts.map(described) + water.map(described))
        defer { records = now }
        return listed(records.subtracting(now), "-") + listed(now.subtracting(records), "+")
            + parts.changes(fastParts) + parts.changes(recordParts) + parts.changes(licenceParts)
    }

    private func listed(_ records: Set<String>, _ sign: String) -> [String] {
        records.count > 4
            ? ["\(sign) \(records.count) records"] : records.sorted().map { "\(sign)\($0)" }
    }

    private func unlessZero(_ count: some BinaryInteger, _ unit: String = "") -> String? {
        count == 0 ? nil : "\(count)\(unit)"
    }

    private var fastParts: KeyValuePairs<String, String?> {
        let snapshot = run.snapshot
        var shown: String?
        if case .ended(let ended) = snapshot.fast.stage {
            shown = "\(named(ended.fast.id)) \(ended.outcome.rawValue)"
        }
        return [
            "runs": snapshot.fast.active.map(described),
            "phase": snapshot.milestone?.rawValue,
            "first": snapshot.isFirstFast ? "fast" : nil,
            "never": snapshot.hasNeverStarted ? "started" : nil, "shows": shown,
            "tree": snapshot.treeGrowth.map { $0.isComplete ? "whole" : "grows" },
            "alarm": run.alarm.map(text),
        ]
    }

    private var recordParts: KeyValuePairs<String, String?> {
        let snapshot = run.snapshot
        let history = snapshot.history
        return [
            "completed": history.all == 0 ? nil : "\(history.completed) of \(history.all)",
            "arrival": unlessZero(snapshot.arrivalCount),
            "today": unlessZero(snapshot.waterToday, " ml"),
            "recent": unlessZero(snapshot.recentWater, " ml"),
            "undo": snapshot.undo.undoable.map(described),
            "redo": snapshot.undo.redoable.map(described),
            "ending": snapshot.undo.undoableEnding.map { "\($0.number)" },
            "settings": snapshot.settings == Settings() ? nil : changed(snapshot.settings),
            "records": snapshot.records == .readable ? nil : "unreadable",
        ]
    }

    private var licenceParts: KeyValuePairs<String, String?> {
        let snapshot = run.snapshot
        let licensing = snapshot.licensing
        let licence = licensing?.licence.map { "\($0.name) \($0.serial)" }
        return [
            "entitlement": "\(snapshot.entitlement)",
            "licence": licensing?.isLicensed == true ? licence : licensing?.problem.map(described),
            "counted": licensing.flatMap { unlessZero($0.trial.fasts.count) },
            "asks": snapshot.isLicencePromptDue ? "about a licence" : nil,
        ]
    }

    /// The settings that are not those of the beginning.
    private func changed(_ settings: Settings) -> String {
        let standard = Settings().stored
        return settings.stored.filter { standard[$0.key] != $0.value }.map {
            "\($0.key) \($0.value)"
        }
        .sorted().joined(separator: ", ")
    }

    private func named(_ id: RecordID) -> String {
        "#" + String(Int(id.description.suffix(4), radix: 16)!)
    }

    private func text(_ instant: Instant) -> String {
        let seconds = instant - morning
        let rest = seconds % 3600
        return "\(seconds / 3600)h"
            + (rest == 0
                ? ""
                : rest % 60 == 0
                    ? "\(rest < 0 ? "" : "+")\(rest / 60)m" : "\(rest < 0 ? "" : "+")\(rest)s")
    }

    private func described(_ fast: ActiveFast) -> String {
        let announced =
            Milestone.allCases.filter(fast.announced.contains).map(\.rawValue)
            + (fast.targetAnnounced ? ["target"] : [])
        return "\(named(fast.id)) since \(text(fast.start)) for \(fast.target.hoursText)"
            + (fast.note.isEmpty ? "" : " \"\(fast.note.text)\"")
            + (announced.isEmpty ? "" : ", announced \(announced.joined(separator: "+"))")
    }

    private func described(_ session: Session) -> String {
        "\(named(session.id)) \(text(session.start)) to \(text(session.end))"
            + (session.target.map { " for \($0.hoursText)" } ?? "")
            + (session.note.isEmpty ? "" : " \"\(session.note.text)\"")
    }

    private func described(_ water: WaterEntry) -> String {
        "\(named(water.id)) \(water.amount.milliliters) ml at \(text(water.at))"
    }

    private func described(_ act: JournalEntry) -> String {
        let subject: String =
            switch act.subject {
            case .records(let fasts, let water): " \(fasts)+\(water)"
            case .backup(let day, let fasts, let water): " \(day) \(fasts)+\(water)"
            case .running(let start, let target): " \(text(start)) for \(target.hoursText)"
            case .fast, .water: ""
            }
        return "\(act.kind.rawValue) \(act.number)\(subject)"
    }

    private func described(_ event: Event) -> String {
        switch event {
        case .fast(.started(let id)): "started \(named(id))"
        case .fast(.ended(let ended)):
            "ended \(named(ended.fast.id)) \(ended.outcome.rawValue)\(ended.kept ? "" : ", not kept")"
        case .fast(.resumed(let id)): "resumed \(named(id))"
        case .fast(.adjusted(let id)): "adjusted \(named(id))"
        case .fast(.milestoneReached(let phase, let instant, _)):
            "reached \(phase.rawValue) at \(text(instant))"
        case .fast(.targetReached(let at, _)):
            "target at \(text(Instant(secondsSinceEpoch: Int64(at / 1_000_000))))"
        case .fast(.logged(let id)): "logged \(named(id))"
        case .fast(.edited(let id)): "edited \(named(id))"
        case .fast(.deleted(let id)): "deleted \(named(id))"
        case .waterAdded(let id): "water added \(named(id))"
        case .waterRemoved(let id): "water removed \(named(id))"
        case .settingChanged(let key): "set \(key)"
        case .merged(let fasts, let water): "merged \(fasts.new)+\(water.new)"
        case .undone(let undone): "undone \(undone.act.kind.rawValue)"
        case .redone(let undone): "redone \(undone.act.kind.rawValue)"
        case .restored: "restored"
        case .recordsRecovered, .recordsFailed, .backupFailed, .received,
            .foundBeside:
            "\(event)"
        case .licencePromptDue: "asks about a licence"
        case .calendarChanged: "calendar changed"
        }
    }

    private func described(_ refusal: Refusal) -> String {
        switch refusal {
        case .rule(.overlap(let session)): "overlap with \(described(session))"
        case .undoAgainst(.overlap(let session)): "undo against \(described(session))"
        case .rule(.invalidTime(let problem)): problem.rawValue
        case .rule(let error): "\(error)"
        case .plain(let reason): reason.rawValue
        case .waterNotFound(let id): "no water \(named(id))"
        case .licence(let problem): described(problem)
        case .invalidSetting(let key): "invalid \(key.rawValue)"
        default: "\(refusal)"
        }
    }

    private func described(_ problem: LicenceProblem) -> String {
        switch problem {
        case .notYet(let from): "not before \(text(from))"
        case .expired(let until): "expired at \(text(until))"
        default: "\(problem)"
        }
    }
}

extension Target {
    fileprivate var hoursText: String { "\(Double(microseconds) / 3_600_000_000)" }
}
