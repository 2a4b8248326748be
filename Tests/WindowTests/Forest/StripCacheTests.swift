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

    @Test func stripIsPaintedOnce() {
        var cache = Cache()
        var painted: [Int] = []
        for index in [3, 4, 3, 4] {
            #expect(
                cache.strip(index) {
                    painted.append($0)
                    return $0 * 10
                } == index * 10)
        }
        #expect(painted == [3, 4])
    }

    @Test func onlyNeighboursAreKept() {
        var cache = Cache()
        for index in 0..<20 { _ = cache.strip(index) { $0 } }
        cache.keep(around: 8..<11)
        #expect(cache.strips.keys.sorted() == Array(6...12))
        #expect(cache.missing(beside: 8..<11, of: 20) == nil)
        #expect(cache.missing(beside: 8..<13, of: 20) == 13)
        #expect(cache.missing(beside: 6..<11, of: 20) == 5)
        #expect(cache.missing(beside: 8..<13, of: 13) == nil)
    }
}
