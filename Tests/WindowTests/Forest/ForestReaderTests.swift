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

    private func layout(
        _ outcomes: [Bool], _ width: UInt32 = 390, _ height: UInt32 = 700
    ) throws -> ForestLayout {
        ForestLayout(
            forest(outcomes), try #require(ViewSize(width: width, height: height)))
    }

    /// A month has ten days here.
    private func month(_ instant: Instant) -> String {
        "Month \(instant.secondsSinceEpoch / 864_000)"
    }

    private func groups(_ outcomes: [Bool]) throws -> [ForestReader.Group] {
        ForestReader.groups(try layout(outcomes), month: month)
    }

    @Test func newestTreeIsReadFirstAndTheSkyLast() throws {
        let (whole, part, star) = (
            "A tree from a completed fast", "A tree from a fast that ended early",
            "A star in the sky"
        )
        func names(_ outcomes: [Bool]) throws -> [String] {
            try groups(outcomes).flatMap { $0.places.map(\.name) }
        }
        #expect(try names([true, true, false]) == [part, whole, whole, star])
        #expect(try names([false]) == [part])
        #expect(try names([]).isEmpty)
    }

    /// The forest can be walked by month.
    @Test func eachMonthIsAGroup() throws {
        let groups = try groups((0..<20).map { _ in true })
        #expect(groups.map(\.name) == ["Month 2", "Month 1", "Month 0", "The sky"])
        #expect(groups.map(\.places.count) == [2, 9, 9, 1])
        #expect(try self.groups([false]).map(\.name) == ["Month 0"])
    }

    @Test(arguments: [UInt32(200), 390, 1600]) func placesAreInsideThePicture(
        width: UInt32
    ) throws {
        let layout = try layout((0..<200).map { $0 % 5 != 0 }, width, 700)
        let places = ForestReader.groups(layout, month: month).flatMap(\.places)
        #expect(places.count == 201)
        for place in places {
            #expect(place.x >= 0 && Double(place.x + place.size) <= layout.width)
            #expect(place.y >= 0 && place.y + place.size <= 700)
        }
    }

    /// The bar covers the first rows, which have no place in the widget.
    @Test func placesBeginBelowTheBar() throws {
        let layout = try layout([true, true, true])
        let whole = ForestReader.groups(layout, month: month).flatMap(\.places)
        let below = ForestReader.groups(layout, below: 46, month: month).flatMap(\.places)
        #expect(
            zip(whole, below).allSatisfy { abs($1.y - max(0, $0.y - 46)) <= 1 && $0.x == $1.x })
        #expect(whole.contains { $0.y > 46 })
    }

    @Test func starsMoveMoreSlowlyUnlessNothingIsToMove() {
        #expect(ForestPicture.Position(left: 100).starLeft == 30)
        #expect(ForestPicture.Position(left: 100, isStill: true).starLeft == 100)
    }

    @Test func emptyForestDoesNotScroll() throws {
        let view = try #require(ViewSize(width: 400, height: 720))
        func width(_ outcomes: [Bool]) -> Double {
            ForestPainter(forest: forest(outcomes), view: view, scale: 1, isStill: false)
                .strips.canvas
        }
        #expect(width([]) == 400 && width([true]) == 400)
        #expect(width([Bool](repeating: true, count: 40)) > 1600)
    }
}
