import Client
import Contract
import Fasting
import LocalTime
import Recording
import SDBus
import Testing
import TimerSamples
import Words

@testable import Presentation

/// Plans and past fasts as people type them, and refusals and acts in the words of this program: typed.txt has them all.
struct TypedTests {
    @Test func readingsAreAsRecorded() throws {
        let differences = try Recording("typed.txt").differences { Self.answers(to: $0) }
        #expect(differences == [])
    }

    @Test(arguments: [
        ("daily 20:00", "daily 20:00"), ("weekends 12:00 16.5h", "weekends 12:00 16h 30m"),
        ("mon,wed 19:30", "mon,wed 19:30"),
        ("every 2 days from 2026-11-28 20:00 18h", "every 2 days from 2026-11-28 20:00 18h"),
        // No whole minutes.
        ("daily 20:00 16.333h", "daily 20:00 16.333h"),
    ])
    func aPlanThatIsWrittenCanBeTyped(plan: String, typed: String) throws {
        let plan = try #require(DailyPlan(plan))
        #expect(DailyPlanText.typed(plan) == typed)
        #expect(try DailyPlanText.plan(typed) == plan)
    }

    private static func answers(to title: String) -> (String) throws -> [String] {
        { line in
            let words = line.split(separator: " ").map(String.init)
            let rest = words.dropFirst().joined(separator: " ")
            do {
                switch words[0] {
                case "span":
                    let span = try UserInput.span(Array(words.dropFirst()))
                    return [text(span.start) + " - " + text(span.end)]
                case "plan":
                    let plans = try DailyPlanText.plans(rest)
                    return [plans.all.isEmpty ? "none" : plans.description]
                        + plans.all.map(DailyPlanText.text)
                case "for":
                    return [
                        try DailyPlanText.plans(
                            words.dropFirst(2).joined(separator: " "), target: words[1]
                        ).description
                    ]
                case "plain":
                    return Refusal.Plain.allCases.map { "\($0.rawValue): \(sentence($0.rawValue))" }
                case "refused": return [sentence(words[1], Array(words.dropFirst(2)))]
                default: return [act(words)]
                }
            } catch {
                return ["! \((error as? Problem)?.sentence ?? "\(error)")"]
            }
        }
    }

    private static func text(_ instant: Instant) -> String { TimeText.full(instant, zone: .system) }

    /// A refusal of the agent, whose own sentence is in another language.
    private static func sentence(_ reason: String, _ details: [String] = []) -> String {
        var values: [String: Value] = ["Reason": .string(reason)]
        for detail in details {
            let parts = detail.split(separator: "=").map(String.init)
            values[parts[0]] = UInt64(parts[1]).map { .uint64($0) } ?? .string(parts[1])
        }
        let error = BusError(
            name: ErrorName.overlap.rawValue, message: "Schon da.", details: values)
        return error.ownSentence + (error.isDeniedWrite ? " (a denied write)" : "")
    }

    /// An act of the journal, whose text is in another language here.
    private static func act(_ words: [String]) -> String {
        var row = Journal1.ActRow(
            at: noon, act: ActKind(rawValue: words[0])?.wire ?? "act-of-a-newer-agent",
            text: "Wasser", isUndone: false)
        for word in words.dropFirst() {
            let parts = word.split(separator: "=").map(String.init)
            let number = Int64(parts[1]) ?? 0
            let wire = number == -1 ? UInt64.max : noon.wire - UInt64(number) * 3_600_000_000
            switch parts[0] {
            case "start": row.startedAt = wire
            case "end": row.endedAt = wire
            case "target": row.target = UInt64(number) * 3_600_000_000
            case "at": row.waterAt = wire
            case "ml": (row.milliliters, row.unit) = (UInt32(number), "ml")
            case "oz": (row.milliliters, row.unit) = (UInt32(number), "floz")
            case "fasts": (row.fasts, row.water) = (UInt32(number), 0)
            default: row.day = parts[1]
            }
        }
        return row.text(in: .utc)
    }
}

/// What depends on the clock.
struct TypedNowTests {
    /// The end is the latest one, and the start the latest before it.
    @Test func timesWithoutADayAreTheLatest() throws {
        let (start, end) = try UserInput.span(["20:00", "12:00"])
        let (otherStart, otherEnd) = try UserInput.interval(start: "20:00", end: "12:00")
        #expect(start == otherStart && end == otherEnd)
        #expect(end - start == 16 * 3600 || Zone.system.offset(start) != Zone.system.offset(end))
        let (begin, past) = try UserInput.span(["8pm", "16h"])
        #expect(past - begin == 16 * 3600 && past <= Clock.now)
        let (ago, later) = try UserInput.interval(start: "90m", end: "30m")
        #expect(later - ago == 3600 && (1800...1900).contains(Clock.now - later))
    }

    /// Each reading that is named can be typed.
    @Test(arguments: [
        "8pm monday noon", "3 Feb 2026 8pm - 12", "3 Feb 2026 at 8 - 12", "3 Feb 2026 9am - 5",
    ])
    func readingsOfAnAmbiguousSpanAreRead(_ text: String) throws {
        let problem = #expect(throws: Problem.self) {
            _ = try UserInput.span(text.split(separator: " ").map(String.init))
        }
        let readings = Set(
            (problem?.sentence ?? "").matches(
                of: /2\d{3}-[\d-]+ \d\d:\d\d - 2\d{3}-[\d-]+ \d\d:\d\d/
            )
            .map { String($0.0) })
        #expect(readings.count > 1)
        for reading in readings {
            let (start, end) = try UserInput.span(reading.split(separator: " ").map(String.init))
            let zone = Zone.system
            #expect(
                "\(TimeText.full(start, zone: zone)) - \(TimeText.full(end, zone: zone))" == reading
            )
        }
    }

    /// Days are counted from the one on which the time comes next. The test may run at midnight.
    @Test(arguments: [("every 2 days 20:00", 2), ("every 2 days from today 20:00", 1)])
    func firstDayIsNearTheClock(typed: String, latest: Int64) throws {
        let today = Zone.system.civil(Clock.now).calendarDay
        guard case .every(2, let first) = try DailyPlanText.plan(typed)?.rule else {
            Issue.record("another rule")
            return
        }
        #expect((today...today + latest).contains(first))
    }

    @Test func aRunningFastIsNamedWithItsStart() {
        let error = BusError(
            name: ErrorName.overlap.rawValue, message: "",
            details: ["Reason": .string("already-active"), "StartedAt": .uint64(noon.wire)])
        #expect(error.ownSentence.contains("since \(UserInput.shown(noon)). End it first"))
    }

    @Test func theButtonNamesTheAct() {
        let act = Journal1.ActDetails(
            act: "start", at: noon, text: "Wasser", startedAt: noon.wire,
            target: 16 * 3_600_000_000)
        #expect(
            Journal1State(undoDetails: act).undoLabel(in: .utc) == "Undo: starting a fast at 12:00")
        #expect(Journal1State().undoLabel(in: .utc) == "Undo")
    }
}
