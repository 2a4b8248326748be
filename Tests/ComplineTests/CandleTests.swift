import Testing

@testable import Compline

struct CandleTests {
    /// A terminal shows the picture among characters, where a glow that is cut would have a flat edge.
    @Test(arguments: [6, 10, 16], 0..<Candle.shapeCount)
    func glowEndsBeforeTheEdges(_ rows: Int, _ step: Int) {
        let candle = Candle(rows: rows, step: step)
        let height = Double(rows) * 2
        func strength(_ x: Double, _ y: Double) -> Double {
            candle.light(x: x, y: y).map(\.strength).reduce(0, max)
        }
        for x in stride(from: -height, through: height, by: 0.5) {
            #expect(strength(x, 0) < 0.02)
        }
        for y in stride(from: 0, through: height, by: 0.5) {
            #expect(strength(-height, y) < 0.02 && strength(height, y) < 0.02)
        }
        // It is there beside the flame.
        #expect(strength(height * 0.25, height * 0.4) > 0.05)
    }
}
