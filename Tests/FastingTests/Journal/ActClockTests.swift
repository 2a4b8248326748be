import Fasting
import Testing

struct ActClockTests {
    @Test(
        arguments: [
            (nil, at(1), at(1), 0), (ActClock(wall: at(1), counter: 3), at(2), at(2), 0),
            (ActClock(wall: at(1), counter: 3), at(1), at(1), 4),
            (ActClock(wall: at(9), counter: 0), at(1), at(9), 1),
        ] as [(ActClock?, Instant, Instant, Int64)])
    func nextIsLater(last: ActClock?, now: Instant, wall: Instant, counter: Int64) {
        let next = ActClock(after: last, now: now)
        #expect(next == ActClock(wall: wall, counter: counter))
        if let last { #expect(last < next) }
    }
}
