import Fasting
import FullScreen
import Picture

/// The forest for braille, which has dots and no colours: trees and stars, with more dots the lighter they are in front
/// of what is behind them, and a dotted line where each depth begins. The light of the sky and of the land would be
/// dots at random.
enum ForestDots {
    /// From one dot of a line to the next.
    static let step = 4

    /// - Parameters:
    ///   - scene: of the forest.
    ///   - scale: how many pixels of the scene one dot stands for.
    static func pixels(_ scene: Scene, width: Int, height: Int, scale: Double) -> Pixels {
        func paint(_ scene: Scene) -> [UInt8] {
            Raster(scene, scale: 1 / scale, width: width, height: height).pixels
        }
        let (all, ground) = (paint(scene), paint(scene.ground))
        let lights = (0..<width * height).map { light(all, $0) - light(ground, $0) }
        var dots = outlined(lights, width: width).map { UInt8(clamping: $0) }
        for dot in line(scene, width: width, height: height, scale: scale)
        where lights[dot] < faintest {
            dots[dot] = .max
        }
        // What is transparent is behind everything.
        return Pixels(
            width: width, height: height,
            bytes: dots.flatMap { [$0, $0, $0, $0 < faintest ? 0 : .max] })!
    }

    /// What is darker than this is neither tree nor star.
    private static let faintest = 8

    /// Leaves a gap around what is lighter than what it stands before, as in a woodcut.
    static func outlined(_ light: [Int], width: Int) -> [Int] {
        light.indices.map { (place: Int) -> Int in
            let own = light[place]
            if own < faintest { return 0 }
            let column = place % width
            // The types are written out for Swift 6.2, which does not infer them in reasonable time.
            var beside: [Int] = [place - width, place + width].filter(light.indices.contains)
            if column > 0 { beside.append(place - 1) }
            if column < width - 1 { beside.append(place + 1) }
            let isInside = own < plain && beside.allSatisfy { light[$0] >= faintest }
            return isInside && beside.contains { light[$0] > own + contrast } ? 0 : own * 5 / 4
        }
    }

    /// What is as light as this needs no gap: stars, and the lightest trees.
    private static let plain = 60

    /// How much lighter a tree is than the one behind it.
    private static let contrast = 14

    private static func light(_ bytes: [UInt8], _ place: Int) -> Int {
        let parts = (0..<3).map { Int(bytes[place * 4 + $0]) }
        return (299 * parts[0] + 587 * parts[1] + 114 * parts[2]) / 1000
    }

    /// The places of the dots where a depth begins.
    private static func line(_ scene: Scene, width: Int, height: Int, scale: Double) -> [Int] {
        let crests = scene.crests.enumerated().filter {
            $0.offset == 0 || Ground.endsDepth($0.offset - 1)
        }
        return crests.flatMap { crest in
            stride(from: 0, to: width, by: step).compactMap { x in
                let row = Int(crest.element.y(at: (Double(x) + 0.5) * scale) / scale)
                return (0..<height).contains(row) ? row * width + x : nil
            }
        }
    }
}
