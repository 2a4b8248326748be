import AgentBus
import AgentCore
import Fasting
import Folders
import Glibc
import LocalTime
import Words

/// Carries out what a file of the inbox says: begin or end a fast, or add water. It can ask for nothing else
/// (docs/rules/devices.md, The inbox).
package struct InboxReader {
    private let engine: Engine

    package init(_ engine: Engine) { self.engine = engine }

    package enum Result {
        case done
        /// The sentence says why.
        case refused(String)
        /// The records cannot be written now. The file stays.
        case later
    }

    /// The times in the file are read at the time at which it was written.
    package func take(_ item: Inbox.Item) -> Result {
        guard let isDone = try? engine.hasDone(item.key, for: Inbox.Item.memory) else {
            return .later
        }
        if isDone { return .done }
        let text: String
        switch item.content {
        case .text(let content):
            // One line, so that no two sentences become one.
            let lines = content.split(whereSeparator: \.isNewline)
                .filter { $0.contains { !$0.isWhitespace } }
            if lines.count > 1 { return .refused(Words.Devices.Inbox.manyLines) }
            guard lines.count == 1 else {
                return .refused(Words.Devices.Inbox.notUnderstood(content))
            }
            text = String(lines[0])
        case .tooLarge: return .refused(Words.Devices.Inbox.tooLarge)
        case .notAFile: return .refused(Words.Devices.Inbox.notAFile)
        case .closed:
            return .refused(Words.Interchange.notRead(item.name, String(cString: strerror(EACCES))))
        case .tooOld: return .refused(Words.Devices.Inbox.tooOld(item.name))
        case .notText: return .refused(Words.Devices.Inbox.notUnderstood(""))
        }
        let now = min(item.modified, engine.environment.now())
        let settings = engine.snapshot.settings
        let reading = SearchReading(
            now: now, zone: engine.environment.zone, unit: settings.waterUnit,
            quickAdd: settings.quickAdd, words: .ofUser)
        let acts = reading.acts(text)
        guard acts.count == 1, let act = acts.first else {
            switch acts.isEmpty ? reading.actIfNumbersWereAllowed(text) : nil {
            case .addWater: return .refused(Words.Water.invalidAmount(in: settings.waterUnit))
            case .start: return .refused(Words.invalidTarget)
            case .end, nil: return .refused(Words.Devices.Inbox.notUnderstood(text))
            }
        }
        do throws(Refusal) {
            try engine.perform(command(act, item.id, at: now), once: item.key)
            return .done
        } catch {
            if case .storage = error { return .later }
            if isDoneElsewhere(act, item.id, at: now) { return .done }
            return .refused(
                Words.sentence(
                    error, runningSince: engine.snapshot.fast.active?.start,
                    now: engine.environment.now(), zone: engine.environment.zone))
        }
    }

    /// If the user gives no time, the time of the file is used.
    private func command(_ act: TypedAct, _ id: RecordID, at now: Instant) -> Command {
        switch act {
        case .start(let at, let target): .start(at: at ?? now, target: target, id: id)
        case .end(let at): .end(at: at ?? now)
        case .addWater(let amount, let at): .addWater(amount, at: at ?? now, id: id)
        }
    }

    /// Another machine may have found the same file first.
    private func isDoneElsewhere(_ act: TypedAct, _ id: RecordID, at now: Instant) -> Bool {
        switch act {
        case .start: return (try? engine.knows(.fast, id)) ?? false
        case .addWater: return (try? engine.knows(.water, id)) ?? false
        case .end(let at):
            guard case .ended(let ended) = engine.snapshot.fast.stage else { return false }
            return ended.end == at ?? now
        }
    }
}
