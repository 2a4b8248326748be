import Fasting
import Picture
import TerminalPicture

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
        var lights = (0..<width * height).map { place in
            UInt8(clamping: light(all, place) - light(ground, place))
        }
        for dot in line(scene, width: width, height: height, scale: scale) where lights[dot] < 8 {
            lights[dot] = .max
        }
        return Pixels(
            width: width, height: height, bytes: lights.flatMap { [$0, $0, $0, .max] })!
    }

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
