import Fasting
import Foundation
import PictureSamples
import Testing

@testable import Picture

/// The pixels of a scene.
struct RasterTests {
    private func covered(_ outlines: [[(x: Float, y: Float)]], side: Int) -> [Float] {
        var coverage = Coverage(width: side, height: side)
        for outline in outlines { coverage.add(outline) }
        var parts = [Float](repeating: 0, count: side * side)
        coverage.visit { parts[$1 * side + $0] = $2 }
        return parts
    }

    private func isNear(_ a: [Float], _ b: [Float]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test func squareCoversItsArea() {
        let square: [(x: Float, y: Float)] = [(0.5, 0.5), (2.5, 0.5), (2.5, 2.25), (0.5, 2.25)]
        let expected: [Float] = [
            0.25, 0.5, 0.25, 0, 0.5, 1, 0.5, 0, 0.125, 0.25, 0.125, 0, 0, 0, 0, 0,
        ]
        #expect(isNear(covered([square], side: 4), expected))
        #expect(isNear(covered([square.reversed()], side: 4), expected))
    }

    @Test func triangleCoversHalf() {
        let triangle: [(x: Float, y: Float)] = [(0, 0), (4, 4), (0, 4)]
        let parts = covered([triangle], side: 5)
        #expect(abs(parts.reduce(0, +) - 8) < 1e-4)
        #expect(parts[0] == 0.5 && parts[1] == 0 && parts[5] == 1)
    }

    @Test func holeIsEmpty() {
        let outer: [(x: Float, y: Float)] = [(0, 0), (6, 0), (6, 6), (0, 6)]
        let hole: [(x: Float, y: Float)] = [(2, 2), (2, 4), (4, 4), (4, 2)]
        let parts = covered([outer, hole], side: 7)
        #expect(abs(parts.reduce(0, +) - 32) < 1e-4)
        #expect(parts[2 * 7 + 2] == 0)
    }

    @Test func shallowEdgesAreExact() {
        // Across many pixels of one row, the sum is the exact area of the shape.
        let sliver: [(x: Float, y: Float)] = [(0, 0.2), (9, 0.9), (9, 1), (0, 1)]
        let parts = covered([sliver], side: 10)
        let area: Float = 9 * (0.8 + 0.1) / 2
        #expect(abs(parts.reduce(0, +) - area) < 1e-4)
    }

    private func tree(isMirrored: Bool = false) -> Raster {
        let mark = Scene.TreeMark(
            variant: 1, x: 60, y: 60, size: 100, color: Palette.star, opacity: 1,
            isMirrored: isMirrored, name: .tree(isComplete: true))
        return Raster(
            Scene(width: 120, height: 120, layers: [Scene.Layer([.tree(mark)])]))
    }

    @Test func mirroredTreeIsTurned() {
        let (plain, turned) = (tree().pixels, tree(isMirrored: true).pixels)
        var differences = 0
        for y in 0..<120 {
            for x in 0..<120 {
                let one = plain[(y * 120 + x) * 4 + 3]
                differences += abs(Int(one) - Int(turned[(y * 120 + 119 - x) * 4 + 3])) > 2 ? 1 : 0
            }
        }
        #expect(differences == 0)
        #expect(plain != turned)
    }

    /// The edge towards the sky has the colour of the rim, as far down as the rule says. The silhouette is the same.
    @Test func rimIsTheEdgeTowardsTheSky() {
        let colors = [Palette.deepNight, Palette.star].map {
            [Color](repeating: $0, count: Scene.TreeMark.shadeStops.count)
        }
        let side = 1024
        func tree(rim: [Color]) -> Raster {
            let mark = Scene.TreeMark(
                variant: 1, x: 512, y: 512, size: 1024, color: Palette.deepNight, shade: colors[0],
                opacity: 1,
                rim: rim, name: .tree(isComplete: true))
            return Raster(
                Scene(width: 1024, height: 1024, layers: [Scene.Layer([.tree(mark)])]))
        }
        let (plain, lit) = (tree(rim: []).pixels, tree(rim: colors[1]).pixels)
        for x in stride(from: 0, to: side, by: 16) {
            // How many pixels above are empty, how many since then are not, and how many of the last ones are whole.
            var (gap, depth, whole) = (0, 0, 0)
            for y in 0..<side {
                let pixel = (y * side + x) * 4
                let opacity = lit[pixel + 3]
                #expect(plain[pixel + 3] == opacity)
                if opacity == 0 {
                    gap = depth > 0 ? 1 : gap + 1
                    depth = 0
                    continue
                }
                depth += 1
                whole = opacity == 255 ? whole + 1 : 0
                if gap > 8, depth < 7, opacity > 64 { #expect(lit[pixel] > 230) }
                if whole > 8 { #expect(lit[pixel] == plain[pixel]) }
            }
        }
    }

    @Test(arguments: [(0, 0.42), (0.2, 0.29), (0.4, 0.16), (0.7, 0.08), (1, 0), (2, 0)])
    func glowFades(_ place: Double, _ expected: Double) {
        #expect(abs(StarShape.glow(at: place) - expected) < 1e-9)
    }

    /// The dusk has 82 colours. Each row has two or more of them, in the parts that its own colour needs.
    @Test(arguments: [Scene.DuskMark.Sky.dusk, .dawn]) func skyHasNoBands(_ sky: Scene.DuskMark.Sky)
    {
        let (width, height) = (128, 1080)
        let raster = Raster(sky, width: width, height: height)
        let rows = (0..<height).map { y in
            (0..<width).map { x in Array(raster.pixels[((y * width + x) * 4)...].prefix(3)) }
        }
        for (y, row) in rows.enumerated() {
            let color = Color.at((Double(y) + 0.5) / Double(height), of: sky.stops)
            for (part, exact) in [color.red, color.green, color.blue].enumerated() {
                let sum = row.reduce(0) { $0 + Double($1[part]) }
                #expect(abs(sum / Double(width) - exact * 255) < 0.15)
            }
        }
        #expect(rows.count { Set($0).count > 1 } > height * 19 / 20)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func sizeIsWhatIsAskedFor() {
        let scene = Samples.forest(3, 100, 61)
        let own = Raster(scene, scale: 0.5)
        // Three trees fit into 100 columns, and 30.5 rows are 31.
        #expect(own.width == 50 && own.height == 31)
        let asked = Raster(scene, scale: 0.5, width: 49, height: 47)
        #expect(asked.width == 49 && asked.height == 47)
        #expect(asked.pixels.count == 49 * 47 * 4)
    }

    @Test func skyCanBeLeftOut() {
        let fast = Samples.fast(variant: 0, tone: 1, progress: 1)
        let scene = Scene.icon(
            fast, Samples.view(64, 64), hasSky: false)
        let raster = Raster(scene)
        // The corner is empty, and some pixel has the colour of the tree.
        #expect(raster.pixels.suffix(4) == [0, 0, 0, 0])
        let amber = stride(from: 0, to: raster.pixels.count, by: 4).count { place in
            Array(raster.pixels[place..<place + 4]) == [0xE8, 0xA9, 0x4E, 0xFF]
        }
        #expect(amber > 200)
    }

    /// Whether gdk-pixbuf can read SVG here: Debian recommends its loader beside GTK, and can do without it.
    private static let readsSVG: Bool = {
        let smallest = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
        return (try? Pixbuf(svg: Array(smallest.utf8))) != nil
    }()

    /// The pixels are those that librsvg draws from the SVG.
    @Test(
        .enabled(if: readsSVG, "gdk-pixbuf has no loader for SVG here"),
        arguments: ["forest", "timer", "icon"])
    func rasterAndSVGLookAlike(_ name: String) throws {
        let fast = Samples.fast(variant: 3, tone: 4, progress: 1)
        let scene =
            switch name {
            case "forest": Samples.forest(120, 390, 560, isWhole: true)
            case "timer": Samples.timer(fast)
            default: Samples.icon(fast)
            }
        let raster = Raster(scene)
        let other = try Pixbuf(svg: Array(SVG(scene, Samples.captions).text.utf8))
        let pixels = other.pixels
        #expect(other.width == raster.width && other.height == raster.height)
        var sum = 0
        var far = 0
        for pixel in 0..<raster.width * raster.height {
            // On black.
            func part(_ bytes: [UInt8], _ place: Int) -> Int {
                Int(bytes[pixel * 4 + place]) * Int(bytes[pixel * 4 + 3]) / 255
            }
            for place in 0..<3 {
                let difference = abs(part(raster.pixels, place) - part(pixels, place))
                sum += difference
                far = max(far, difference)
            }
        }
        let mean = Double(sum) / Double(raster.width * raster.height * 3)
        // Where a tree is clipped, half-covered pixels show a little more of its edge in SVG.
        #expect(mean < 1.1, "\(name): \(mean)")
        #expect(far < 128, "\(name): \(far)")
    }

    /// What is dark in the evening is the lightest in the morning, and keeps its hue.
    @Test func dawnTurnsTheLight() {
        let evening = [Palette.deepNight, Palette.tones[2], Palette.tones[4]].map(\.bytes)
        var raster = Raster(
            width: 4, height: 1,
            pixels: evening.flatMap { [$0.red, $0.green, $0.blue, 255] } + [0, 0, 0, 0])
        raster.turnToDawn()
        let colors = (0..<3).map { place -> Color in
            let parts = raster.pixels[place * 4..<place * 4 + 3].map { Double($0) / 255 }
            return Color(red: parts[0], green: parts[1], blue: parts[2])
        }
        #expect(colors[0].luminance > colors[1].luminance)
        #expect(colors[1].luminance > colors[2].luminance)
        #expect(colors[1].green > colors[1].blue && colors[2].red > colors[2].blue)
        for color in colors.dropFirst() { #expect(color.contrast(with: colors[0]) >= 1.6) }
        #expect(raster.pixels.suffix(4) == [0, 0, 0, 0])
    }
}
