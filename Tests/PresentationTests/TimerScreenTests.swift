import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Recording
import System
import Testing
import TimerSamples
import Words

/// What a timer screen with widgets shows and says: timer.txt has what comes from the agent, and the screen after it.
struct TimerScreenTests {
    @Test func screensAreAsRecorded() throws {
        let differences = try Recording("timer.txt").differences { _ in
            { line in
                var screen = Screen()
                return try line.components(separatedBy: "; ").flatMap { try screen.answers($0) }
            }
        }
        #expect(differences == [])
    }
}

/// A model, and a clock that begins at ten seconds.
private struct Screen {
    private var agent = TimerContent.Agent.connecting
    private var now = zero + .seconds(10)
    private var wall = noon
    private var last: TimerContent?
    private var seen = SeenParts()

    mutating func answers(_ text: String) throws -> [String] {
        let words = text.split(separator: " ").map(String.init)
        let isStill = words.contains("still")
        func number(_ place: Int) -> Double { Double(words.dropFirst(place).first ?? "") ?? 0 }
        let problem = Problem(.unavailable, "The records\u{1B}[31m cannot be read.")
        switch words[0] {
        case "connecting": agent = .connecting
        case "away": agent = .away
        case "silent": agent = .silent(problem)
        case "unstartable": agent = .unstartable(problem)
        case "no-bus": agent = .noBus(problem)
        case "spoken": break
        case "later": now = now + .milliseconds(Int(number(1)))
        case "wall": wall = noon + Int64(number(1) * 3600)
        case "leave": change { $0.dismiss(wall: $1, at: $2) }
        case "advance": change { model, _, now in model.advance(to: now) }
        default:
            let report = try report(words)
            guard case .present = agent else {
                agent = .present(
                    TimerModel(
                        report, zone: .utc, desktopIsStill: isStill, at: isStill ? now : zero))
                break
            }
            change { $0.take(report, wall: $1, at: $2) }
        }
        return said(text)
    }

    private mutating func change(_ act: (inout TimerModel, Instant, SteadyClock.Instant) -> Void) {
        guard case .present(var model) = agent else { return }
        act(&model, wall, now)
        agent = .present(model)
    }

    private func report(_ words: [String]) throws -> AgentReport {
        let vigil = words.contains("vigil")
        let report =
            switch words[0] {
            case "idle": idle(vigil: vigil)
            case "ended": ended(vigil: vigil)
            default: fasting(hours: try #require(Int64(words[1])), vigil: vigil)
            }
        var timer = report.timer
        if words[0] == "ended", let hours = words.dropFirst().first.flatMap({ Int64($0) }) {
            timer.startedAt = noon - hours * 3600
        }
        if words.contains("german") { timer.milestoneText = "Der Körper.\n\nNot only the body." }
        return timer == report.timer && !words.contains("older")
            ? report : AgentReport(timer: timer)
    }

    /// What is not as it was, and what a screen reader says of the change.
    private mutating func said(_ text: String) -> [String] {
        let content = TimerContent(agent, wall: wall, at: now)
        defer { last = content }
        let changes = seen.changes([
            "kind": content.kind.map { "\($0)" }, "elapsed": content.elapsed,
            "title": content.title.isEmpty ? nil : content.title, "times": content.times,
            "text": content.companion, "addition": content.addition, "caution": content.caution,
            "button": content.act.map { "\($0)" }, "why": content.why.map { $0.rawValue },
            "water": content.water.map { "\($0.glass), \($0.today)" },
            "line": content.line.map {
                "\($0.isScripture ? "of Scripture" : "of the start") \(rounded($0.opacity)): \($0.text)"
            },
            "tree": content.tree.map { rounded($0.growth.progress) },
            "star": content.tree.flatMap { $0.star > 0 ? rounded($0.star) : nil },
            "fading": content.tree.flatMap { $0.opacity < 1 ? "tree \(rounded($0.opacity))" : nil },
            "words": content.opacity < 1 ? rounded(content.opacity) : nil,
            "time": content.keepsElapsed ? nil : "changes too",
        ])
        let announced = last.flatMap { content.announcement(after: $0) }
        return (changes.isEmpty ? [] : ["\(text): \(changes.joined(separator: " | "))"])
            + (announced.map { ["\(text) says: \($0)"] } ?? [])
            + (text == "spoken" ? ["spoken: \(content.spoken)"] : [])
    }

    private func rounded(_ part: Double) -> String { "\((part * 100).rounded() / 100)" }
}
