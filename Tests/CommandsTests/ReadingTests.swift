import Fasting
import Foundation
import LocalTime
import Presentation
import Recording
import Testing
import Words

@testable import Commands

/// What the program reads from what is typed, and from what other programs say: reading.txt has it all.
struct ReadingTests {
    @Test func readingsAreAsRecorded() throws {
        let differences = try Recording("reading.txt").differences { _ in
            { line in
                let words = line.split(separator: " ").map {
                    String($0).replacing("␣", with: " ").replacing("∅", with: "")
                }
                do {
                    return try Self.answers(words[0], Array(words.dropFirst())).map {
                        $0.isEmpty ? "nothing" : $0
                    }
                } catch {
                    guard let problem = error as? Problem else { return ["! \(error)"] }
                    return [
                        "! \(problem.sentence ?? "")"
                            + (problem.exitStatus == .usage ? "" : " [\(problem.exitStatus)]")
                    ]
                }
            }
        }
        #expect(differences == [])
    }

    private static func answers(_ kind: String, _ words: [String]) throws -> [String] {
        let text = words.joined(separator: " ")
        switch kind {
        case "tool": return [parsed(words)]
        case "atrest": return [joined(words)]
        case "record": return ["\(try RecordReference(text))"]
        case "note": return ["\(NoteCommand.FirstWord(text))"]
        case "template":
            let parts = try Template(text).parts.map { part in
                switch part {
                case .literal(let text): "\"\(text)\""
                case .field(let field): field.rawValue
                }
            }
            return [parts.isEmpty ? "nothing" : parts.joined(separator: " ")]
        case "phase": return ["\(try ComplineCommand.phase(text))"]
        case "invite":
            guard case .at(let time) = try InvitationSetting(text) else { return ["off"] }
            return [time.description]
        case "amount":
            let unit: WaterUnit = words[0] == "oz" ? .fluidOunces : .milliliters
            let amount = try UserInput.amount(
                words.dropFirst().joined(separator: " "), usually: unit)
            return ["\(amount.milliliters) ml"]
        case "plan": return [try PlanCommand.plans(words, target: nil)?.description ?? "stays"]
        case "plan-for":
            return [
                try PlanCommand.plans(Array(words.dropFirst()), target: words[0])?.description
                    ?? "stays"
            ]
        case "plan-without":
            let plans = DailyPlans(words.dropFirst().joined(separator: " "))!
            return [try PlanCommand.plans(plans, without: PlanCommand.number(words[0])).description]
        case "days":
            let period = try UserInput.period(text)
            return [
                "\(TimeText.date(period.first)) to \(TimeText.date(period.next.adding(days: -1)))"
            ]
        case "month":
            let interval = try Interval(month: text, zone: Zone { _ in 3600 })
            return ["\(interval.since!.secondsSinceEpoch) to \(interval.until!.secondsSinceEpoch)"]
        case "distance":
            return [
                "\(Suggestions.distance(words[0], words[1])) \(Suggestions.distance(words[1], words[0]))"
            ]
        case "click":
            return [Clicks.button(in: text, .object(name: "atrest")).map { "\($0)" } ?? "none"]
        case "number": return [Clicks.button(in: text, .number).map { "\($0)" } ?? "none"]
        case "service":
            let file = ActivationFile(text.replacing("⏎", with: "\n"), "/x")
            return [file.map { $0.program + ($0.namesUnit ? " by its unit" : "") } ?? "none"]
        case "terminal":
            return [
                shown(TerminalSearch.words(text, running: ["/opt/my atrest/atrest", "compline"]))
            ]
        case "terminals":
            let variables = ["TERMINAL": words[0], "XDG_CURRENT_DESKTOP": words[1]]
            let search = TerminalSearch(
                variable: { variables[$0]!.isEmpty ? nil : variables[$0] },
                isInstalled: Set(words.dropFirst(2)).contains)
            return [search.commandLines(for: ["compline"]).map(shown).joined(separator: ", ")]
        case "unread":
            let streams = words[0].map {
                ["t": UnreadProblem.Stream.terminal, "p": .pipe][$0] ?? .other
            }
            return [true, false].map { hasDesktop in
                UnreadProblem(
                    arguments: Array(words.dropFirst()), hasDesktop: hasDesktop, streams: streams
                )
                .isUnread ? "shown" : "not shown"
            }.joined(separator: ", without a desktop ").components(separatedBy: "\n")
        default: fatalError("\(kind)")
        }
    }

    private static func shown(_ words: [String]) -> String {
        words.map { $0.contains(" ") ? "`\($0)`" : $0 }.joined(separator: " ")
    }

    /// The words and the options as the command reads them that its first words name.
    private static func joined(_ arguments: [String]) -> String {
        var path = CommandPath(CommandModel(Atrest.self))
        for word in arguments {
            guard let next = path.model.command(named: word) else { break }
            path.enter(next)
        }
        let model = path.model.fallback ?? path.model
        let typed = TypedArguments(
            arguments.dropFirst(path.names.count), of: model.options + model.positionals)
        return
            (path.names + typed.words.map { "`\($0)`" }
            + typed.options.map { $0.name + ($0.value.isEmpty ? "" : "=`\($0.value)`") })
            .joined(separator: " ")
    }

    @Test func manyWordsAreKept() {
        let words = Array(repeating: "yesterday", count: 20_000)
        let joined = "=`\(words.joined(separator: " "))`"
        #expect(Self.joined(["start", "--at"] + words) == "start --at" + joined)
        #expect(Self.joined(["edit", "--start"] + words) == "edit --start" + joined)
    }
}

// MARK: A program of three commands

private func parsed(_ words: [String]) -> String {
    do throws(CommandLineError) {
        switch try Tool.parse(words) {
        case let names as List.Names: return "list names" + (names.all ? " all" : "")
        case let sort as Sort:
            return "sort \(sort.file) key=\(sort.key) color=\(sort.look.color)"
                + (sort.limit.map { " limit=\($0)" } ?? "") + (sort.unique ? " unique" : "")
                + (sort.dryRun ? " dry" : "")
                + (sort.others.isEmpty ? "" : " others=\(sort.others)")
        default: return "another command"
        }
    } catch {
        return "! \(described(error.reason)) in \(error.named.names) \(error.model.commandName)"
    }
}

private func described(_ reason: CommandLineError.Reason) -> String {
    switch reason {
    case .unknownCommand(let name, let rest): "unknown command \"\(name)\" before \(rest)"
    case .unknownOption(let name): "unknown option \(name)"
    case .needsValue(let model): "\(model.name) needs a value"
    case .takesNoValue(let name): "\(name) takes no value"
    case .unknownValue(let value, let name, let model):
        "\(name) is not \(value), but \(model.allValues)"
    case .unexpected(let words): "unexpected \(words)"
    case .notText(let word): "not text \(word)"
    case .missing(let models): "missing \(models.map(\.name))"
    }
}

struct ParserTests {
    @Test func theModelFollowsFromTheDeclarations() {
        let model = CommandModel(Sort.self)
        #expect(model.options.map(\.name) == ["limit", "key", "unique", "dry-run", "color"])
        #expect(model.options.map(\.typedNames)[0] == ["-n", "--limit"])
        #expect(model.options.map(\.kind) == [.option, .option, .flag, .flag, .option])
        #expect(model.options.map(\.isOptional) == [true, false, true, true, true])
        #expect(model.options.map(\.value.placeholder)[0...1] == ["NUMBER", "KEY"])
        #expect(model.option(typed: "--color")?.allValues == ["auto", "never"])
        #expect(model.positionals.map(\.name) == ["file", "others"])
        #expect(model.positionals.map(\.isRepeating) == [false, true])
        #expect(model.positionals.map(\.isOptional) == [false, true])
        #expect(model.positionals.allSatisfy { $0.typedNames.isEmpty })
        #expect(CommandModel(Tool.self).commands.map(\.commandName) == ["sort", "list"])
    }
}

private struct Tool: CommandGroup {
    static let configuration = CommandConfiguration(
        "tool", "", subcommands: [Sort.self, List.self], defaultSubcommand: List.Names.self)
}

private struct Look: ParsableArguments {
    enum Color: String, CaseIterable {
        case auto
        case never
    }

    @Option(.color, "Colours.") var color = Color.auto
}

private struct Sort: ParsableCommand {
    static let configuration = CommandConfiguration("sort", "Sorts.")

    @Argument(.text, "The file.") var file: String
    @Option(.count, short: "n", "How many.") var limit: String?
    @Option(.setting, "By what.") var key: String
    @Flag("Each line once.") var unique = false
    @Flag("Only show.") var dryRun = false
    @OptionGroup var look: Look
    @Argument(.text, "More files.") var others: [String] = []

    func run() {}
}

private struct List: CommandGroup {
    static let configuration = CommandConfiguration(
        "list", "Lists.", subcommands: [Names.self], defaultSubcommand: Names.self)

    struct Names: ParsableCommand {
        static let configuration = CommandConfiguration("names", "")

        @Flag("Hidden ones too.") var all = false

        func run() {}
    }
}
