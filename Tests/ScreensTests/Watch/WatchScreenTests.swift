import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Presentation
import Recording
import System
import Testing
import TimerSamples
import Words

@testable import Screens

/// The state of the timer screen: watch.txt has keys and reports, and all that changes on the screen.
struct WatchScreenTests {
    @Test func screensAreAsRecorded() throws {
        let differences = try differences("watch.txt") {
            var screen = Screen()
            return { try screen.answers($0, $1) }
        }
        #expect(differences == [])
    }

    /// Every choice is reached with arrows and Enter, and does what its key does.
    @Test func arrowsAndEnterReachEverything() {
        let later = zero + .seconds(10)
        for report in [nil, idle(), fasting(), ended()] {
            let choices = WatchChoice.all(watchModel(report).timer.text(noon).kind)
            for (place, choice) in choices.enumerated() {
                var (byArrows, byKey) = (watchModel(report), watchModel(report))
                // The first arrow opens the list.
                for _ in 0...place {
                    #expect(byArrows.press(.down, wall: noon, at: later) == .draw)
                }
                #expect(byArrows.page == .keys(choice))
                let reaction = byArrows.press(.enter, wall: noon, at: later + .seconds(5))
                let direct = byKey.press(choice.key, wall: noon, at: later + .seconds(5))
                #expect(reaction == direct, "\(choice)")
                #expect(byArrows.page == byKey.page && byArrows.pending == byKey.pending)
            }
        }
    }
}

/// A model and its clock, which begins ten seconds after the first report.
private struct Screen {
    private var model: WatchModel?
    private var now = zero + .seconds(10)
    private var wall = noon
    private var seen = SeenParts()

    mutating func answers(_ words: [String], _ text: String) throws -> [String] {
        var said: [String] = []
        func number(_ name: String) -> Int64? {
            words.firstIndex(of: name).flatMap { words.dropFirst($0 + 1).first }.flatMap {
                Int64($0)
            }
        }
        let rest = words.dropFirst().joined(separator: " ")
        switch words[0] {
        case "press", "type":
            for name in words[0] == "type" ? rest.map(String.init) : Array(words.dropFirst()) {
                now += .seconds(2)
                said.append(try press(name))
            }
        case "held":
            now += .milliseconds(number(words[1])!)
            said.append(try press(words[1]))
        case "note": model!.note(try key(words[1]), at: now)
        case "paste": said.append(model!.paste(rest) ? "taken" : "not taken")
        case "wait":
            now += .milliseconds(number("wait")!)
            if model!.advance(to: now) { said.append("something has passed") }
        case "look": seen = SeenParts()
        case "wall": wall = noon + number("wall")!
        case "draw": model?.noteFrame(at: now)
        case "due":
            said.append(model!.nextFrame.map { "in \(milliseconds($0 - now)) ms" } ?? "never")
        case "calendar":
            model?.page = .calendar(WatchCalendar(Self.day(rest)))
        case "month":
            model?.take(
                WatchCalendar.Content(days: [], sessions: []),
                of: Month(of: Self.day(rest)))
        case "answer": model?.take(WatchAnswer(notice: rest), at: now)
        case "problem": model?.show(WatchAnswer(notice: rest), at: now)
        case "started":
            model?.take(
                WatchAnswer(ActAnswer("Fasting since 12:00.", isFirstStart: true)), at: now)
        case "stopped":
            let result = Timer1.EndResult(
                id: recordID("A"), startedAt: noon - number("stopped")! * 3600, endedAt: noon,
                target: .standard, outcome: .completed, kept: true, act: 1)
            model?.take(
                WatchAnswer(.success(.ended(result)), Self.report(["ended"]), zone: .utc), at: now)
        case "frame":
            let size = words[1].split(separator: "x").map { Int($0)! }
            let characters: ScreenFeatures.Characters = words.contains("ascii") ? .ascii : .unicode
            let features = ScreenFeatures(pictures: .braille, colors: nil, characters: characters)
            let frame = model!.frame(size[0], size[1], features, wall: wall, at: now)
            return ["\(text):"] + frame.lines.map { "  |\($0)" }
        default:
            let report = words[0] == "gone" ? nil : Self.report(words)
            guard model == nil else {
                model?.take(report, wall: wall, at: now)
                break
            }
            model = watchModel(report, isStill: words.contains("still"))
            _ = changes()
            return []
        }
        said += changes()
        return said.isEmpty ? [] : ["\(text): \(said.joined(separator: " | "))"]
    }

    private static func report(_ words: [String]) -> AgentReport {
        func number(_ name: String) -> Int64? {
            words.firstIndex(of: name).flatMap { words.dropFirst($0 + 1).first }.flatMap {
                Int64($0)
            }
        }
        let vigil = words.contains("vigil")
        let id = words.contains("B") ? "B" : "A"
        let water = UInt32(number("water") ?? (words[0] == "fasting" ? 500 : 0))
        let motion: Settings.ReducedMotion =
            words.contains("reduced") ? .on : words.contains("full") ? .off : .auto
        let status: Timer1.Status =
            words.contains("early")
            ? .endedEarly : words.contains("abandoned") ? .abandoned : .completed
        switch words[0] {
        case "idle": return idle(vigil: vigil, water: water)
        case "ended": return ended(status, vigil: vigil, id: id)
        default:
            let report = fasting(
                hours: number("fasting") ?? 12, vigil: vigil, water: water, motion: motion, id: id)
            if words.contains("bare") {
                return AgentReport(timer: report.timer, forest: Forest1State())
            }
            guard words.contains("drank") else { return report }
            let act = Journal1.ActDetails(
                act: "water-add", at: noon, text: "", waterAt: noon.wire, milliliters: 300,
                unit: "ml")
            return AgentReport(
                timer: report.timer, journal: Journal1State(undoAct: 7, undoDetails: act))
        }
    }

    private static func day(_ text: String) -> CivilTime {
        let parts = text.split(separator: "-").map { Int($0)! }
        return CivilTime(year: parts[0], month: parts[1], day: parts[2])
    }

    private mutating func press(_ name: String) throws -> String {
        switch model!.press(try key(name), wall: wall, at: now) {
        case .perform(let act): "perform \(described(act))"
        case .month(let month): "month \(month.year)-\(month.month)"
        case let reaction: "\(reaction)"
        }
    }

    /// What is not as it was.
    private mutating func changes() -> [String] {
        guard let model else { return [] }
        let text = model.timer.text(wall)
        return seen.changes([
            "title": text.title, "water": text.water, "page": model.page.map(described),
            "pending": model.pending.map(described), "notice": model.notice.map { $0.text },
            "lasting": model.notice.flatMap { $0.until == nil ? "notice" : nil },
            "greeting": model.greeting.map {
                "\($0.text) \(rounded(model.timer.opacityOfGreeting(at: now)))"
            },
            "scripture": text.scripture.map {
                "\($0) \(rounded(model.timer.opacityOfScripture(at: now)))"
            },
            "tree": model.timer.picture(wall, at: now).map {
                "\(rounded($0.fast.progress))\($0.star > 0 ? ", star \(rounded($0.star))" : "")"
            },
            "old": model.change.map { $0.from.title },
            "still": model.isStill ? "screen" : nil,
            "next": model.nextFrame(after: now).map { "in \(milliseconds($0 - now)) ms" },
        ])
    }

    private func described(_ act: WatchAct) -> String {
        switch act {
        case .end(let at?): "end \((at - noon) / 3600) h"
        case .end: "end"
        case .adjust(let start, let target):
            "adjust" + (start.map { " start \(($0 - noon) / 3600) h" } ?? "")
                + (target.map { " target \($0 / .seconds(3600)) h" } ?? "")
        case .undo(let options): "undo" + (options.act.map { " \($0)" } ?? "")
        default: "\(act)"
        }
    }

    private func described(_ page: WatchPage) -> String {
        switch page {
        case .keys(let choice): "keys" + (choice.map { " > \($0.keyName)" } ?? "")
        case .why(let topic, let scroll): "why \(topic.map { "\($0)" } ?? "at rest") from \(scroll)"
        case .calendar(let calendar):
            "calendar \(calendar.month.year)-\(calendar.month.month)-\(calendar.day)"
                + (calendar.content == nil ? ", not known" : "")
        case .question(let question):
            "question \(question.subject) \"\(question.answer.text)\""
                + (question.problem.map { " ! \($0)" } ?? "")
        case .note(let text): text.replacing("\n", with: " / ")
        }
    }

    private func rounded(_ part: Double) -> String { "\((part * 100).rounded() / 100)" }

    private func milliseconds(_ duration: Duration) -> Int64 {
        Int64((duration / .milliseconds(1)).rounded())
    }
}
