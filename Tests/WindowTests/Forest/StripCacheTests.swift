import Testing

@testable import Window

struct StripCacheTests {
    private typealias Cache = StripCache<Int>
    private let height = StripCache<Int>.height

    @Test func viewShowsTheStripsThatItTouches() {
        #expect(Cache.indices(top: 0, view: height, canvas: 10 * height) == 0..<1)
        #expect(Cache.indices(top: 1, view: height, canvas: 10 * height) == 0..<2)
        #expect(Cache.indices(top: 2 * height, view: 3 * height, canvas: 10 * height) == 2..<5)
        // Beyond the edges, as while a finger pulls.
        #expect(Cache.indices(top: -50, view: height, canvas: 10 * height) == 0..<1)
        #expect(Cache.indices(top: 9.5 * height, view: height, canvas: 10 * height) == 9..<10)
        #expect(Cache.indices(top: 99 * height, view: height, canvas: 10 * height).isEmpty)
        #expect(Cache.indices(top: 0, view: height, canvas: 0).isEmpty)
    }

    @Test func stripsCoverThePictureWithoutGaps() {
        let canvas = 7.3 * height
        let strips = Cache.indices(top: 0, view: canvas, canvas: canvas).map {
            Cache.edges($0, canvas: canvas)
        }
        #expect(strips.first?.lowerBound == 0 && strips.last?.upperBound == canvas)
        for (upper, lower) in zip(strips, strips.dropFirst()) {
            #expect(upper.upperBound == lower.lowerBound)
        }
    }

    @Test func shownStripsComeFirstAndFromTheTop() {
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
        let canvas = 19.5 * height
        var cache = Cache()
        for index in 0..<20 { cache[index] = index }
        cache.keep(around: 8..<11)
        #expect(cache.strips.keys.sorted() == Array(6...12))
        #expect(cache.missing(beside: 8..<11, canvas: canvas) == nil)
        #expect(cache.missing(beside: 8..<13, canvas: canvas) == 13)
        #expect(cache.missing(beside: 6..<11, canvas: canvas) == 5)
        #expect(cache.missing(beside: 8..<13, canvas: 12.5 * height) == nil)
    }
}
