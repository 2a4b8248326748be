import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Recording
import Testing
import TimerSamples
import Words

/// What is said after an act, in each place: replies.txt has the acts and all that is said.
struct RepliesTests {
    @Test func repliesAreAsRecorded() throws {
        let differences = try Recording("replies.txt").differences { _ in Self.answers }
        #expect(differences == [])
    }

    private static func answers(_ line: String) throws -> [String] {
        let options = Options(line)
        let reply = try options.reply()
        let reader = ActAnswer.Reader(now: noon + options.hours("clock", 0), zone: .utc)
        let said = [ActAnswer.Place.lines, .timer, .toast].map { place in
            let answer = reply.answer(options.report, in: place, for: reader)
            let safety =
                (answer?.isFirstStart == true ? ["first start"] : [])
                + (answer?.cautions.map { "\($0)" } ?? [])
            return (place, ([answer?.text ?? "nothing"] + safety).joined(separator: " / "))
        }
        guard Set(said.map(\.1)).count > 1 else { return [said[0].1] }
        return said.map { "\($0): \($1)" }
    }
}

/// `ended 16 unkept`: an act, its hours or its amount, and what is said of the agent by names and values.
private struct Options {
    private let words: [String]

    init(_ line: String) { words = line.split(separator: " ").map(String.init) }

    private func has(_ name: String) -> Bool { words.contains(name) }

    private func number(_ name: String) -> Double? {
        words.firstIndex(of: name).flatMap { words.dropFirst($0 + 1).first }.flatMap { Double($0) }
    }

    func hours(_ name: String, _ standard: Double) -> Int64 {
        Int64((number(name) ?? standard) * 3600)
    }

    private var start: Instant {
        has("1970") ? Instant(secondsSinceEpoch: 3 * 86_400) : noon - hours("since", 1)
    }

    func reply() throws -> ActReply {
        let name = words[0]
        let (begin, end) = (noon - 20 * 3600, noon - 4 * 3600)
        let day = has("yesterday") ? noon - 24 * 3600 : noon
        let amount = number(name).flatMap { WaterAmount(milliliters: Int64($0)) }
        let undone = Journal1.UndoResult(
            act: "water-add", at: noon, text: "adding 300 ml of water at 12:00",
            left: UInt32(number("left") ?? 0))
        switch name {
        case "started": return .started(hasTarget: has("given"))
        case "adjusted": return .adjusted
        case "ended":
            return .ended(
                Timer1.EndResult(
                    id: recordID("A"), startedAt: has("1970") ? start : noon - hours(name, 0),
                    endedAt: noon, target: .standard, outcome: .completed, kept: !has("unkept"),
                    act: 1))
        case "abandoned": return .abandoned
        case "logged": return .logged(from: begin, to: end)
        case "edited":
            return .edited(from: begin, to: end, target: .seconds(hours("target", 18)))
        case "deleted":
            return .deleted(
                Session(id: recordID("A"), start: begin, end: end, endOffset: 0, target: nil))
        case "water": return .addedWater(amount, at: has("yesterday") || amount != nil ? day : nil)
        case "removed": return .removedWater(try #require(amount), at: day)
        case "undone": return .undone(undone)
        default: return .redone(undone)
        }
    }

    /// What the agent says after the act.
    var report: AgentReport {
        let water = Water1State(
            todayMilliliters: has("recent") ? 4000 : 500,
            recentMilliliters: UInt32(number("recent") ?? 0),
            quickAdd: WaterAmount(milliliters: 250)!, unit: .milliliters)
        let status: Timer1.Status = has("idle") ? .idle : has("stopped") ? .abandoned : .active
        return AgentReport(
            timer: Timer1State(
                status: status, id: recordID("A"), startedAt: start,
                endedAt: status == .abandoned ? noon : nil,
                target: Target(hours: number("target") ?? 16), firstFast: has("first")),
            water: water)
    }
}
