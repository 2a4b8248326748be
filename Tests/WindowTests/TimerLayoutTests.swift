import Testing

@testable import Window

struct TimerLayoutTests {
    @Test func twentyPixelsAreAroundTheTree() {
        for height in Int32(550)...1200 {
            #expect(TimerLayout.spaceAroundTree(height: height) == 20)
        }
        #expect(TimerLayout.spaceAroundTree(height: 549) == 6)
        #expect(TimerLayout.spaceAroundTree(height: 294) == 6)
    }

    @Test func onlyALowWindowHasASmallTree() {
        #expect(TimerLayout.leastTree(height: 294) == 56)
        #expect(TimerLayout.leastTree(height: 340) == 92)
    }

    /// Words that have room stay, others move up, and none is behind the header.
    @Test(arguments: [
        (640.0, 60.0, 166.4), (640, 100, 166.4), (640, 160, 108.8), (400, 60, 104), (400, 100, 68),
        (400, 200, 46),
    ])
    func wordsAtRestAreAboveTheCrowns(_ height: Double, _ words: Double, _ top: Double) {
        #expect(abs(TimerLayout.topAtRest(height: height, words: words) - top) < 0.01)
    }

    @Test(arguments: [(40, 40), (41, 41), (250, 250), (420, 420)])
    func linesAreAsNarrowAsTheyCanBe(_ needed: Int32, _ expected: Int32) {
        #expect(leastWidth(40...420) { $0 >= needed } == expected)
    }

    @Test func aLineThatFitsNowhereHasTheWholeWidth() {
        #expect(leastWidth(40...420) { _ in false } == 420)
        #expect(leastWidth(420...420) { _ in true } == 420)
    }
}
