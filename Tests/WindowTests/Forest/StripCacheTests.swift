import Testing

@testable import Window

struct StripCacheTests {
    private typealias Cache = StripCache<Int>
    private let width = StripCache<Int>.width

    @Test func viewShowsTheStripsThatItTouches() {
        #expect(Cache.indices(left: 0, view: width, canvas: 10 * width) == 0..<1)
        #expect(Cache.indices(left: 1, view: width, canvas: 10 * width) == 0..<2)
        #expect(Cache.indices(left: 2 * width, view: 3 * width, canvas: 10 * width) == 2..<5)
        // Beyond the edges, as while a finger pulls.
        #expect(Cache.indices(left: -50, view: width, canvas: 10 * width) == 0..<1)
        #expect(Cache.indices(left: 9.5 * width, view: width, canvas: 10 * width) == 9..<10)
        #expect(Cache.indices(left: 99 * width, view: width, canvas: 10 * width).isEmpty)
        #expect(Cache.indices(left: 0, view: width, canvas: 0).isEmpty)
    }

    @Test func stripsCoverThePictureWithoutGaps() {
        let canvas = 7.3 * width
        let strips = Cache.indices(left: 0, view: canvas, canvas: canvas).map {
            Cache.edges($0, canvas: canvas)
        }
        #expect(strips.first?.lowerBound == 0 && strips.last?.upperBound == canvas)
        for (left, right) in zip(strips, strips.dropFirst()) {
            #expect(left.upperBound == right.lowerBound)
        }
    }

    @Test func shownStripsComeFirstAndFromTheLeft() {
        var cache = Cache()
        cache[4] = 40
        #expect(cache[4] == 40 && cache[3] == nil)
        #expect(cache.missing(3..<6) == 3)
        cache[3] = 30
        #expect(cache.missing(3..<6) == 5)
        #expect(cache.missing(3..<5) == nil)
        #expect(cache.missing(3..<3) == nil)
    }

    @Test func onlyNeighboursAreKept() {
        let canvas = 19.5 * width
        var cache = Cache()
        for index in 0..<20 { cache[index] = index }
        cache.keep(around: 8..<11)
        #expect(cache.strips.keys.sorted() == Array(6...12))
        #expect(cache.missing(beside: 8..<11, canvas: canvas) == nil)
        #expect(cache.missing(beside: 8..<13, canvas: canvas) == 13)
        #expect(cache.missing(beside: 6..<11, canvas: canvas) == 5)
        #expect(cache.missing(beside: 8..<13, canvas: 12.5 * width) == nil)
    }
}
