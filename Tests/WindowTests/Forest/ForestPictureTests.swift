import Fasting
import Testing

@testable import Window

struct ForestPictureTests {
    private func picture(trees: Int, isStill: Bool = false) throws -> ForestPicture {
        let forest = Forest(
            seeds: (0..<trees).map { index in
                Forest.Seed(
                    id: .random(UInt8(index + 1)),
                    start: Instant(secondsSinceEpoch: Int64(index) * 100_000), isEstablished: true)
            })
        let view = try #require(ViewSize(width: 540, height: 600))
        return ForestPicture(
            ForestPainter(forest: forest, view: view, scale: 1, isStill: isStill))
    }

    /// Paints all that is missing at a position, and returns what it was.
    private func paintAll(_ picture: ForestPicture, _ position: ForestPicture.Position)
        -> [ForestPart]
    {
        var parts: [ForestPart] = []
        while let part = picture.missing(at: position) ?? picture.missing(beside: position),
            parts.count < 100
        {
            picture.take(picture.painter.paint(part), for: part)
            parts.append(part)
        }
        return parts
    }

    @Test func whatTheViewShowsIsPaintedFirstAndOnce() throws {
        let picture = try picture(trees: 40)
        let parts = paintAll(picture, ForestPicture.Position(left: 2 * Strips.width))
        #expect(parts.first == .sky)
        #expect(parts.filter { $0 == .sky }.count == 1)
        let land = parts.compactMap { if case .land(let strip) = $0 { strip } else { nil } }
        // The view is a little wider than two strips.
        #expect(land == [2, 3, 4, 5, 1])
        let stars = parts.compactMap { if case .stars(let strip) = $0 { strip } else { nil } }
        #expect(Set(stars).count == stars.count && stars.prefix(3) == [0, 1, 2])
        #expect(picture.missing(at: ForestPicture.Position(left: 2 * Strips.width)) == nil)
    }

    @Test func scrollingPaintsOnlyWhatIsNew() throws {
        let picture = try picture(trees: 40, isStill: true)
        _ = paintAll(picture, ForestPicture.Position(left: 0, isStill: true))
        #expect(
            paintAll(picture, ForestPicture.Position(left: Strips.width, isStill: true))
                == [.land(strip: 4), .stars(strip: 4)])
    }

    @Test func onlyStripsCloseToTheViewAreKept() {
        func near(_ part: (Int) -> ForestPart) -> [Int] {
            (0..<20).filter { part($0).isNear(stars: 0..<3, land: 8..<11) }
        }
        #expect(near(ForestPart.stars) == Array(0...4))
        #expect(near(ForestPart.land) == Array(6...12))
        #expect(ForestPart.sky.isNear(stars: 0..<3, land: 8..<11))
    }

    @Test func partWithoutContentIsNotPaintedAgain() throws {
        let picture = try picture(trees: 0)
        let parts = paintAll(picture, ForestPicture.Position())
        #expect(parts.first == .sky && parts.count == Set(parts.map { "\($0)" }).count)
        #expect(paintAll(picture, ForestPicture.Position()).isEmpty)
    }
}
