import Fasting
import Testing

@testable import Window

struct ForestReaderTests {
    private func forest(_ outcomes: [Bool]) -> Forest {
        Forest(
            seeds: outcomes.enumerated().map { index, isEstablished in
                Forest.Seed(
                    id: .random(UInt8(index + 1)),
                    start: Instant(secondsSinceEpoch: Int64(index) * 100_000),
                    isEstablished: isEstablished)
            })
    }

    private func names(_ outcomes: [Bool]) -> [String] {
        ForestReader.places(forest(outcomes), width: 390, height: 2000).map(\.name)
    }

    @Test func newestTreeIsReadFirstAndTheSkyLast() {
        let (whole, part, star) = (
            "A tree from a completed fast", "A tree from an unfinished fast", "A star in the sky"
        )
        #expect(names([true, true, false]) == [part, whole, whole, star])
        #expect(names([false]) == [part])
        #expect(names([]).isEmpty)
    }

    @Test(arguments: [200.0, 390, 1600]) func placesAreInsideThePicture(width: Double) {
        let outcomes = (0..<200).map { $0 % 5 != 0 }
        let places = ForestReader.places(forest(outcomes), width: width, height: 8000)
        #expect(places.count == 201)
        for place in places {
            #expect(place.x >= 0 && Double(place.x + place.size) <= width)
            #expect(place.y >= 0 && place.y + place.size <= 8000)
        }
    }

    /// The bar covers the first rows, which have no place in the widget.
    @Test func placesBeginBelowTheBar() {
        let forest = forest([true, true, true])
        let whole = ForestReader.places(forest, width: 390, height: 2000)
        let below = ForestReader.places(forest, width: 390, height: 2000, below: 46)
        #expect(zip(whole, below).allSatisfy { $1.y == max(0, $0.y - 46) && $0.x == $1.x })
        #expect(whole.contains { $0.y > 46 })
    }

    @Test func starsMoveMoreSlowlyUnlessNothingIsToMove() {
        #expect(ForestPicture.Position(top: 100).starTop == 30)
        #expect(ForestPicture.Position(top: 100, isStill: true).starTop == 100)
    }

    @Test func emptyForestDoesNotScroll() throws {
        let view = try #require(ViewSize(width: 400, height: 720))
        let none = forest([])
        #expect(none.extent(in: view) == (720, 0))
        #expect(ForestPainter(forest: none, view: view, scale: 1).canvasHeight == 720)
        let one = forest([true]).extent(in: view)
        #expect(one.height == 1080)
        #expect((0...360).contains(one.opening))
    }
}
