import Foundation
import Testing

@testable import Picture

/// The eight drawings.
struct SilhouetteTests {
    /// The arms of the star are clear of the crown, in the timer and in the larger star of an icon.
    @Test(arguments: 0..<8) func starIsBesideTheCrown(_ variant: Int) {
        let place = StarShape.place(beside: variant)
        let side = Silhouette.side
        let (x, y) = (side * (0.5 + place.x), side * place.y)
        let arm = side * StarShape.length / 281 / 2
        let nearest = Silhouette.all[variant].outlines.joined().map { point in
            ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
        }.min()!
        #expect(nearest > arm * 1.6, "\(nearest)")
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Content/Picture/Trees")

    /// How much of each pixel a tree covers.
    private func ink(_ variant: Int, side: Int) -> [Float] {
        var coverage = Coverage(width: side + 2, height: side + 2)
        let unit = Float(side) / Float(Silhouette.side)
        for outline in Silhouette.all[variant].outlines {
            coverage.add(outline.map { (Float($0.x) * unit, Float($0.y) * unit) })
        }
        var parts = [Float](repeating: 0, count: side * side)
        coverage.visit { x, y, part in
            if x < side, y < side { parts[y * side + x] = part }
        }
        return parts
    }

    @Test(arguments: 0..<8) func fileIsOneBlackPath(_ variant: Int) throws {
        let file = Self.folder.appending(path: "tree_\(variant).svg")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.utf8.count <= 14_000)
        #expect(text.contains("width=\"1024\" height=\"1024\" viewBox=\"0 0 1024 1024\""))
        #expect(text.matches(of: /<(\w+)[ >]/).map(\.1) == ["svg", "title", "path"])
        #expect(text.contains("<path fill=\"#000000\" d=\"M"))
        let path = Silhouette.all[variant].path
        #expect(text.contains(" d=\"\(path)\"/>"), "the path of variant \(variant) is another one")
        #expect(path.wholeMatch(of: /[Mclz0-9. \-]+/) != nil)
        #expect(Silhouette.all[variant].outlines.count == path.count { $0 == "z" })
    }

    @Test(arguments: 0..<8) func treeFillsItsSquareAndTouchesTheGround(_ variant: Int) {
        let points = Silhouette.all[variant].outlines.joined()
        let (x, y) = (points.map(\.x), points.map(\.y))
        #expect(x.min()! >= 0 && x.max()! <= 1024)
        #expect(y.min()! >= 0 && y.min()! <= 100)
        #expect(y.max()! >= 960 && y.max()! <= 1024)
    }

    /// Almost all of it is connected: no crown is apart from its trunk.
    @Test(arguments: 0..<8) func treeIsOne(_ variant: Int) {
        let side = 512
        let ink = ink(variant, side: side)
        var seen = Set<Int>()
        var largest = 0
        let inked = ink.indices.filter { ink[$0] > 0.1 }
        let all = Set(inked)
        for first in inked where !seen.contains(first) {
            var open = [first]
            seen.insert(first)
            var size = 0
            while let pixel = open.popLast() {
                size += 1
                for step in [-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1] {
                    let next = pixel + step
                    if all.contains(next), seen.insert(next).inserted { open.append(next) }
                }
            }
            largest = max(largest, size)
        }
        #expect(Double(largest) > 0.97 * Double(inked.count))
    }

    @Test(arguments: 0..<8) func treeIsNotItsMirrorImage(_ variant: Int) {
        let side = 64
        let ink = ink(variant, side: side)
        let mirrored = (0..<side * side).map { place in
            let row = place / side
            let column = place % side
            return ink[row * side + side - 1 - column]
        }
        #expect(difference(ink, mirrored) > 0.1)
    }

    /// In the size of the smallest trees in the forest.
    @Test func eachIsToldFromTheOthers() {
        let inks = (0..<8).map { ink($0, side: 48) }
        for first in 0..<8 {
            for second in 0..<first {
                let found = difference(inks[first], inks[second])
                #expect(found > 0.25, "\(first) and \(second): \(found)")
            }
        }
    }

    /// 0 for equal shapes, 1 for shapes that have nothing in common.
    private func difference(_ a: [Float], _ b: [Float]) -> Float {
        let apart = zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }
        return apart / (a.reduce(0, +) + b.reduce(0, +))
    }
}
