import System
import Testing

struct DoublingDelayTests {
    @Test func delayDoublesUpToItsLimitAndStartsAgain() {
        var delay = DoublingDelay(.seconds(5) ... .seconds(30))
        var delays: [Duration] = []
        for _ in 0..<5 {
            delays.append(delay.duration)
            delay.lengthen()
        }
        #expect(delays == [5, 10, 20, 30, 30].map { .seconds($0) })
        delay.reset()
        #expect(delay.duration == .seconds(5) && delay.first == .seconds(5))
    }
}
