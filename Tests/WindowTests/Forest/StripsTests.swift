import Testing

@testable import Window

struct StripsTests {
    private let width = Strips.width

    private func shown(left: Double, view: Double, canvas: Double) -> Range<Int> {
        Strips(canvas: canvas * width).shown(left: left * width, view: view * width)
    }

    @Test func viewShowsTheStripsThatItTouches() {
        #expect(shown(left: 0, view: 1, canvas: 10) == 0..<1)
        #expect(shown(left: 0.01, view: 1, canvas: 10) == 0..<2)
        #expect(shown(left: 2, view: 3, canvas: 10) == 2..<5)
        // Beyond the edges, as while a finger pulls.
        #expect(shown(left: -0.2, view: 1, canvas: 10) == 0..<1)
        #expect(shown(left: 9.5, view: 1, canvas: 10) == 9..<10)
        #expect(shown(left: 99, view: 1, canvas: 10).isEmpty)
        #expect(shown(left: 0, view: 1, canvas: 0).isEmpty)
    }

    @Test func stripsCoverThePictureWithoutGaps() {
        let strips = Strips(canvas: 7.3 * width)
        let edges = strips.shown(left: 0, view: strips.canvas).map(strips.edges)
        #expect(edges.first?.lowerBound == 0 && edges.last?.upperBound == strips.canvas)
        for (left, right) in zip(edges, edges.dropFirst()) {
            #expect(left.upperBound == right.lowerBound)
        }
    }

    @Test func neighboursAreInThePicture() {
        let strips = Strips(canvas: 12.5 * width)
        #expect(strips.beside(8..<11) == [11, 7])
        #expect(strips.beside(8..<13) == [7])
        #expect(strips.beside(0..<2) == [2])
    }
}
