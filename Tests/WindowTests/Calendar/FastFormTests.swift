import Contract
import Fasting
import LocalTime
import Presentation
import Testing

@testable import Window

struct FastFormTests {
    private let now = Clock.now

    /// A fast that ended some days ago, with seconds that no text shows.
    private func session(offset: Int? = nil) -> Session {
        let end = now - 3 * 86_400 - (now.secondsSinceEpoch % 60) + 17
        return Session(
            id: .random(1), start: end - 16 * 3600 - 5, end: end,
            endOffset: offset ?? Zone.system.offsetMinutes(at: end), target: .standard)
    }

    private func form(_ session: Session) -> FastForm {
        .change(session, now: now, zone: .system)
    }

    @Test func whatIsNotTypedDoesNotChange() throws {
        let session = session()
        let form = form(session)
        #expect(try form.reading() == FastForm.Reading())
    }

    @Test func onlyWhatIsTypedChanges() throws {
        let session = session()
        var form = form(session)
        form[.end] = TimeText.full(session.end - 3600, zone: .system)
        var expected = FastForm.Reading(end: session.end - 3600 - 17)
        #expect(try form.reading() == expected)
        (form[.target], form[.note]) = (" 18h ", "calm")
        (expected.target, expected.note) = (.seconds(18 * 3600), "calm")
        #expect(try form.reading() == expected)
    }

    /// The texts of a form can be typed as they are.
    @Test func shownTimesAreRead() throws {
        var form = form(session())
        let (start, end) = (form[.start], form[.end])
        form[.start] += " "
        form[.end] += " "
        let reading = try form.reading()
        for (instant, text) in [(reading.start, start), (reading.end, end)] {
            let instant = try #require(instant)
            #expect(TimeText.dated(instant, now: now, zone: .system, words: .ofUser) == text)
        }
    }

    @Test func fastElsewhereKeepsItsOffset() throws {
        let other = Zone.system.offsetMinutes(at: now) + 90
        let session = session(offset: other)
        var form = form(session)
        #expect(form[.end].hasSuffix(TimeText.offset(minutes: other)))
        form[.end] += " "
        #expect(try form.reading().end == session.end - 17)
    }

    /// As on the command line: the day of the start decides on the day of an end without one.
    @Test func anEndWithoutADayFollowsTheStart() throws {
        let day = CivilTime(year: 2026, month: 11, day: 20)
        var form = FastForm.add(on: day, hours: 16, now: now, zone: .system)
        form[.start] = "2025-02-03 20:00"
        form[.end] = "noon"
        let reading = try form.reading()
        #expect(try #require(reading.end) - #require(reading.start) == 16 * 3600)
    }

    /// A time without a day is near the fast that is changed, and never that of today.
    @Test func aTimeWithoutADayStaysNearTheFast() throws {
        let start = Zone.system.start(of: CivilTime(year: 2025, month: 2, day: 3)) + 20 * 3600
        let fast = Session(
            id: .random(1), start: start, end: start + 15 * 3600, endOffset: 0, target: .standard)
        for (changes, hours) in [
            ([.end], (0, 16)), ([.start], (1, 15)), ([.start, .end], (1, 16)),
        ] as [([FastForm.Field], (Int64, Int64))] {
            var form = form(fast)
            for field in changes { form[field] = field == .end ? "noon" : "21:00" }
            let reading = try form.reading()
            #expect((reading.start ?? fast.start) - start == hours.0 * 3600)
            #expect((reading.end ?? fast.end) - start == hours.1 * 3600)
        }
    }

    @Test func mistakesNameTheirField() {
        var form = form(session())
        form[.end] = "xx"
        #expect(throws: FastForm.FieldProblem.self) { try form.reading() }
        #expect(mistake(form) == .end)
        #expect(form.preview == nil)
        form = self.form(session())
        form[.start] = ""
        #expect(mistake(form) == .start)
        form = self.form(session())
        form[.target] = "soon"
        #expect(mistake(form) == .target)
    }

    private func mistake(_ form: FastForm) -> FastForm.Field? {
        do throws(FastForm.FieldProblem) {
            _ = try form.reading()
            return nil
        } catch {
            return error.field
        }
    }

    @Test func newFastEndsAtNoonOrNow() throws {
        let noon = CivilTime(year: 2026, month: 11, day: 20, hour: 12)
        let later = Instant(secondsSinceEpoch: noon.secondsSinceEpoch) + 86_400
        let day = CivilTime(year: 2026, month: 11, day: 20)
        let form = FastForm.add(on: day, hours: 16.5, now: later, zone: .utc)
        #expect(form[.start] == "19 Nov 19:30" && form[.end] == "20 Nov 12:00")
        let morning = later - 86_400 - 3 * 3600
        #expect(FastForm.add(on: day, hours: 16, now: morning, zone: .utc)[.end] == "20 Nov 09:00")
    }

    @Test func previewIsEmptyIfTheEndComesFirst() {
        var form = form(session())
        #expect(form.preview != nil)
        form[.start] = TimeText.full(now - 3600, zone: .system)
        form[.end] = TimeText.full(now - 7200, zone: .system)
        #expect(form.preview == nil)
    }

    /// What is not typed is not sent; an end must be said.
    @Test func runningFastChangesOnlyInWhatIsTyped() throws {
        #expect(try FastForm.begin(.standard).reading() == FastForm.Reading())
        var form = FastForm.adjust(start: now - 3600, .standard, now: now, zone: .system)
        form.fill(note: "calm")
        #expect(try form.reading() == FastForm.Reading())
        form[.note] = ""
        #expect(try form.reading() == FastForm.Reading(note: ""))
        #expect(mistake(.end) == .end)
    }
}

struct ScrollStepsTests {
    @Test func eachNotchOfAWheelIsAStep() {
        var steps = ScrollSteps()
        #expect((0..<3).map { steps.step(1, at: 1000 + $0) } == [1, 1, 1])
        #expect(steps.step(-1, at: 1010) == -1)
        #expect(steps.step(0, at: 1020) == 0)
    }

    @Test func swipeIsOneStepHoweverLong() {
        var steps = ScrollSteps()
        let swipe = (0..<100).map { steps.step(0.4, at: 1000 + 10 * $0) }
        #expect(swipe.reduce(0, +) == 1)
        // The next one, after a pause.
        let next = (0..<100).map { steps.step(-0.4, at: 3000 + 10 * $0) }
        #expect(next.reduce(0, +) == -1)
    }

    @Test func smallMovementIsNone() {
        var steps = ScrollSteps()
        #expect(steps.step(2.9, at: 1000) == 0)
        #expect(steps.step(2.9, at: 2000) == 0)
    }

    @Test func clockOfEventsMayOverflow() {
        var steps = ScrollSteps()
        #expect(steps.step(1.6, at: .max) == 0)
        #expect(steps.step(1.6, at: 9) == 1)
    }
}
