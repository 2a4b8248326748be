import Foundation
import Testing

@testable import Simulation

/// What is seldom in a random history, written as stories.
@Suite struct StoryTests {
    private struct Story: CustomTestStringConvertible, Sendable {
        let name: String
        let lines: [Substring]

        var testDescription: String { name }
    }

    private static let stories: [Story] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Stories/stories.txt")
        let text = try! String(contentsOf: file, encoding: .utf8)
        return text.components(separatedBy: "\n== ").dropFirst().map {
            let lines = $0.split(separator: "\n")
            return Story(name: String(lines[0]), lines: Array(lines.dropFirst()))
        }
    }()

    @Test func thereAreStories() { #expect(Self.stories.count > 40) }

    /// On a usual day with an authority, and over the bus shortly before a long day.
    @Test(arguments: stories, [UInt64(1), 3])
    private func theAgentDoesWhatTheModelSays(_ story: Story, at seed: UInt64) throws {
        var steps: [Step] = []
        var wait: Int64 = 0
        for text in story.lines.flatMap({ $0.split(separator: ";") }) {
            var words = Words(text)
            if words.takes("wait") {
                wait += try words.seconds()
            } else {
                // The lowest bits of a seed would let the power fail.
                let step = Step(
                    wait: wait, action: try words.action(), isOnBus: seed == 3,
                    seed: UInt64(steps.count + 1) << 3)
                steps.append(step)
                wait = 0
            }
            try #require(words.rest.isEmpty, "\(text)")
        }
        steps.append(Step(wait: wait, action: .compareWatcher, seed: 0))
        let difference = Simulation().run(steps, at: Place(seed: seed))
        #expect(difference == nil, "\(difference.map { "\($0)" } ?? "")")
    }
}

/// The words of a step.
private struct Words {
    private(set) var rest: ArraySlice<Substring>

    init(_ text: Substring) { rest = text.split(separator: " ")[...] }

    mutating func takes(_ word: String) -> Bool {
        guard rest.first?[...] == word[...] else { return false }
        rest.removeFirst()
        return true
    }

    /// `4h-1s`, if it is the next word.
    private mutating func microseconds() -> Int64? {
        guard let word = rest.first, word.contains(/^([+-]?\d+[hmsu])+$/) else { return nil }
        rest.removeFirst()
        let units: [Character: Int64] = [
            "h": 3_600_000_000, "m": 60_000_000, "s": 1_000_000, "u": 1,
        ]
        return word.matches(of: /([+-]?\d+)([hmsu])/).reduce(0) {
            $0 + Int64($1.1.drop { $0 == "+" })! * units[$1.2.first!]!
        }
    }

    private mutating func number() -> Int? {
        guard let number = rest.first.flatMap({ Int($0) }) else { return nil }
        rest.removeFirst()
        return number
    }

    private mutating func needed<Value>(_ value: Value?) throws -> Value {
        try #require(value, "\(rest)")
    }

    private mutating func ago() -> Int64? { microseconds().map { $0 / 1_000_000 } }

    mutating func seconds() throws -> Int64 { try needed(ago()) }

    private mutating func after(_ word: String) -> Int64? { takes(word) ? microseconds() : nil }

    private mutating func target() -> Int64? { after("for") }

    private mutating func shift(_ word: String) -> Int64? { after(word).map { $0 / 1_000_000 } }

    mutating func action() throws -> Action {
        switch try needed(rest.popFirst()) {
        case "start": .start(ago: ago(), target: target())
        case "end": .end(ago: ago())
        case "abandon": .abandon
        case "adjust": .adjust(ago: ago(), target: target())
        case "resume": .timerUndo
        case "undo": .undo
        case "redo": .redo
        case "log": try .log(endAgo: seconds(), length: seconds(), target: target())
        case "edit":
            try .edit(
                pick: needed(number()), start: shift("start"), end: shift("end"), target: target())
        case "delete": try .delete(pick: needed(number()))
        case "water": .waterAdd(milliliters: number(), ago: ago())
        case "remove": try .waterRemove(pick: needed(number()))
        case "import": try file()
        case "target": try .setTarget(needed(microseconds()))
        case "restore": try .restore(pick: needed(number()))
        case "licence": try .addLicence(ago: seconds(), left: ago())
        case "unlicence": .removeLicence
        case "leap": try .leap(seconds())
        case "travel": try .travel(zone: needed(number()))
        case "restart": .restart(after: ago() ?? 0)
        case "look": .compareWatcher
        case let word: try #require(nil as Action?, "\(word)")
        }
    }

    private mutating func file() throws -> Action {
        var (fasts, water) = ([ImportedFast](), [ImportedWater]())
        repeat {
            if takes("water") {
                let number = UInt64(try needed(number()))
                water.append(
                    try ImportedWater(
                        number: number, ago: seconds(), milliliters: needed(self.number())))
            } else {
                let number = UInt64(try needed(number()))
                var fast = try ImportedFast(number: number, endAgo: seconds(), length: seconds())
                fast.target = target()
                fast.offset = takes("at") ? self.number() : nil
                fasts.append(fast)
            }
        } while takes("and")
        return .importRecords(fasts: fasts, water: water)
    }
}
