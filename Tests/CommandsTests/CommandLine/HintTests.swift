import Foundation
import Presentation
import Testing
import Words

@testable import Commands

/// Each hint that the program prints can be typed.
struct HintTests {
    // MARK: Reading a line as the program does

    /// What is wrong with a command line before the agent is asked; nil if nothing is.
    static func problem(_ line: String) -> Problem? {
        let words = line.split(separator: " ").map(String.init)
        do {
            switch CommandLineRequest(words) {
            case .help(let names, _): _ = try CommandPath(names, in: CommandModel(Atrest.self))
            case .run(let line): try check(try Atrest.parse(line))
            case .open, .complete, .version: break
            }
            return nil
        } catch let error as CommandLineError {
            return CommandLineProblem(error).problem
        } catch {
            return Problem(of: error)
        }
    }

    private static func check(_ command: any ParsableCommand) throws {
        switch command {
        case let start as StartCommand:
            _ = try start.time.instant(of: StartCommand.self)
            _ = try start.target.map(UserInput.hours)
        case let end as EndCommand: _ = try end.time.instant(of: EndCommand.self)
        case let log as LogCommand: _ = try log.times()
        case let export as ExportCommand: _ = try export.chosenFormat()
        case let history as HistoryCommand:
            _ = try history.intervalOptions.interval(orLimit: true)
        case let calendar as CalendarCommand where !calendar.when.isEmpty:
            _ = try UserInput.period(calendar.when.joined(separator: " "))
        case let why as WhyCommand where !why.topic.isEmpty:
            let text = why.topic.joined(separator: " ")
            if ClaimSearch.find(text) == nil { _ = try WhyCommand.named(why.topic) }
        case let set as SettingsCommand.Set:
            _ = try SettingsView.value(set.value, of: SettingsView.key(set.key))
        case let get as SettingsCommand.Get: _ = try SettingsView.key(get.key)
        case let add as WaterCommand.Add where !add.amount.isEmpty:
            _ = try UserInput.amount(add.amount.joined(separator: " "), usually: .milliliters)
        default: break
        }
    }

    /// The texts in backquotes after "Did you mean" or "Write".
    private static func hints(_ sentence: String) -> [String] {
        let tail = ["Did you mean ", "Write "].compactMap { sentence.range(of: $0) }.first
        guard let tail else { return [] }
        let rest = sentence[tail.upperBound...].prefix { $0 != "?" }
        return rest.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    // MARK: Mistakes

    /// A mistake, and how many hints it gets.
    private static let mistakes: [(String, Int)] = [
        ("summary", 1), ("stats", 1), ("total", 1), ("remaining", 1), ("stop", 1), ("list", 1),
        ("add 300", 2), ("config", 1), ("csv", 1), ("json", 1), ("drink", 1), ("waybar", 1),
        ("adjust --at 20:00", 1), ("adjust --ago 2h", 1), ("adjust --time 20:00", 1),
        ("log --from 20:00", 1), ("edit @1 --stop 20:00", 1), ("start --since 20:00", 1),
        ("start --hours 18", 1), ("history --from monday", 1), ("history --sum", 1),
        ("start 18", 2), ("start 2h", 1), ("start 18h", 2), ("start 16:8", 1), ("start OMAD", 1),
        ("start 20.00", 2), ("end 2h", 1), ("end 90 min", 1), ("history 5", 1),
        ("history --by weekly", 0), ("water 250", 1), ("water 330 ml", 1), ("water 0.3 l", 1),
        ("settings target-hours", 1), ("settings target-hours 18 hours", 1),
        ("settings quick-add-milliliters 300 ml", 1), ("--json history", 1),
        ("water --json list", 1), ("export csv", 2), ("export fasts.cvs", 1),
        ("export fasts.xlsx", 1),
        ("export fasts.txt", 1), ("export fasts.backup", 0), ("start at foo", 0),
        ("end --at foo", 0),
        ("start target 18 hours", 1), ("start at 20.00", 0), ("export JSON", 2), ("export ics", 2),
        ("widget", 0), ("star", 1), ("why deper", 1), ("why ketosys", 1), ("calendr", 1),
        ("history -json", 1),
        ("sumary", 1), ("summery", 1), ("totalls", 1), ("cancle", 1), ("recrod", 1), ("kettle", 0),
        ("history --last 5", 1), ("adjust 12:30", 1),
        ("adjust start 12:30", 1), ("adjust target 18", 1), ("start target 18", 1),
        ("edit @1 end 12:30", 1), ("log yesterday", 0), ("start --ago 16:30", 1),
        ("end --ago 16:30", 1), ("end --ago yesterday 20:00", 1), ("start --ago 2h ago", 1),
        ("end --ago=noon", 1), ("end --ago yesterday", 0), ("end --ago tomorrow", 0),
        ("end --ago 2h", 0), ("end --ago soon", 0),
    ]

    @Test(arguments: mistakes)
    func hintIsAccepted(_ line: String, _ count: Int) throws {
        guard let sentence = Self.problem(line)?.sentence else {
            #expect(count == 0, "\(line) is understood")
            return
        }
        let hints = Self.hints(sentence)
        #expect(hints.count == count, "\(sentence)")
        for hint in hints { expectAccepted(hint, insteadOf: line) }
    }

    /// A hint is a whole command line, the words after `atrest`, an option or a key.
    private func expectAccepted(_ hint: String, insteadOf line: String) {
        var words = line.split(separator: " ").map(String.init)
        var typed = hint
        if hint.hasPrefix("atrest ") {
            typed = String(hint.dropFirst(7))
        } else if hint.hasPrefix("--"), let at = words.firstIndex(where: { $0.hasPrefix("-") }) {
            words[at] = hint
            typed = words.joined(separator: " ")
        } else if words.count > 1, CommandModel(Atrest.self).command(named: words[0]) != nil,
            !hint.hasPrefix(words[0])
        {
            words[words.count - 1] = hint
            typed = words.joined(separator: " ")
        }
        // What a command needs is said by the command itself.
        let sentence = Self.problem(typed)?.sentence
        #expect(
            sentence == nil || sentence?.contains("` needs `") == true
                || sentence == Words.History.logWhat, "\(typed): \(sentence!)")
    }

    @Test func everySynonymIsAccepted() {
        for (word, meanings) in Suggestions.verbs {
            for meaning in meanings {
                let sentence = Self.problem(meaning)?.sentence
                #expect(
                    sentence == nil || sentence?.contains("` needs `") == true
                        || sentence?.hasPrefix("A value is missing") == true
                        || sentence == Words.History.logWhat,
                    "\(word): \(sentence ?? "")")
            }
        }
    }

    // MARK: Sentences

    /// What stands for a value in a sentence, in both languages, and a value.
    private static let values: [(String, String)] = [
        ("{id}", "@1"), ("{time}", "20:00"), ("{count}", "2"), ("{text}", "20:00"),
        ("{word}", "csv"), ("{day}", "2026-11-20"), ("{command}", "start"), ("TIME", "20:00"),
        ("ZEIT", "20:00"), ("COMMAND", "start"), ("BEFEHL", "start"), ("DAY", "2026-11-20"),
        ("MARKIERUNG", "fast"), ("TAG", "2026-11-20"), ("FILE", "f"), ("DATEI", "f"),
        ("{file}", "f"),
        ("{setting}", "discreet"), ("{key}", "discreet"), ("{number}", "5"),
    ]

    @Test(arguments: ["atrest.pot", "de.po"])
    func commandInASentenceIsAccepted(_ name: String) throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let catalogue = try String(
            contentsOf: package.appending(path: "po/\(name)"), encoding: .utf8)
        let key = name == "de.po" ? "msgstr \"" : "msgid \""
        var found = 0
        for line in catalogue.split(separator: "\n") where line.hasPrefix(key) {
            for match in line.matches(of: /`atrest ([^`]+)`/) {
                var typed = String(match.1)
                // A package may offer it.
                if typed.hasPrefix("premium") { continue }
                for (name, value) in Self.values { typed = typed.replacing(name, with: value) }
                found += 1
                let sentence = Self.problem(typed)?.sentence
                #expect(sentence == nil, "\(match.0): \(sentence ?? "")")
            }
        }
        #expect(found > 30)
    }
}
