import Fasting
import Glibc
import Pages
import Picture
import PictureSamples
import Words

/// Writes files that are generated from the code.
///
/// `docs-pictures FOLDER` writes the sheets of the documentation as SVG files, and forest pages.
/// `docs-pictures --golden FOLDER` writes the pictures that tests compare with.
/// `docs-pictures --palette FILE` writes the palette for the panels.
@main
enum Program {
    static func main() {
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == "--golden" {
            for (name, text) in Samples.golden { write(text, to: "\(arguments[2])/\(name)") }
            return
        }
        if arguments.count == 3, arguments[1] == "--palette" {
            return write(PaletteScript.text, to: arguments[2])
        }
        guard arguments.count == 2 else {
            print("usage: docs-pictures FOLDER | --golden FOLDER | --palette FILE")
            exit(64)
        }
        let folder = arguments[1]
        let counts = [0, 1, 2, 10, 100, 400]
        write(trees.text, to: "\(folder)/trees.svg")
        let few = Sheet(columns: 4, counts.prefix(4).map { Samples.forest($0, isWhole: true) })
        write(few.text, to: "\(folder)/forest-few.svg")
        let many = Sheet(
            columns: 2, counts.suffix(2).map { Samples.forest($0, 1280, 800, isWhole: true) })
        write(many.text, to: "\(folder)/forest-many.svg")
        write(progress.text, to: "\(folder)/progress.svg")
        let mornings = Sheet(
            columns: 3, (5...7).map { Samples.forest($0, 640, 360, isWhole: true) })
        write(mornings.text, to: "\(folder)/wallpaper-grows.svg")
        for count in counts {
            let page = ForestPage(
                Forest(Samples.sessions(count)), captions: Samples.captions, language: "en",
                inscription: ForestPage.Inscription(Words.Vigil.inscription), motion: .auto)
            write(page.text, to: "\(folder)/forest-\(count).html")
        }
    }

    /// Each silhouette in each tone, and unfinished.
    private static var trees: Sheet {
        Sheet(
            columns: 6,
            (0..<8).flatMap { variant in
                (0..<5).map { tone in
                    Samples.icon(
                        Samples.fast(variant: variant, tone: tone, progress: 1), side: 256)
                } + [
                    Samples.icon(Samples.fast(variant: variant, tone: 0, progress: 0.3), side: 256)
                ]
            })
    }

    /// A tree at several steps, in the timer and in notifications.
    private static var progress: Sheet {
        let steps = [0.05, 0.25, 0.5, 0.75, 1]
        return Sheet(
            columns: steps.count,
            steps.map { Samples.timer(Samples.fast(variant: 0, tone: 1, progress: $0)) }
                + steps.map {
                    Samples.icon(Samples.fast(variant: 3, tone: 2, progress: $0), side: 390)
                })
    }

    private static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else {
            print("docs-pictures: \(path) cannot be written: \(String(cString: strerror(errno)))")
            exit(73)
        }
        fputs(text, file)
        fclose(file)
    }
}

/// Several pictures in one file.
private struct Sheet {
    private(set) var text: String

    private static let gap = 16.0

    init(columns: Int, _ scenes: [Scene]) {
        var body = ""
        var y = Self.gap
        var right = 0.0
        for row in stride(from: 0, to: scenes.count, by: columns) {
            var x = Self.gap
            let rowOfScenes = scenes[row..<min(row + columns, scenes.count)]
            for scene in rowOfScenes {
                let picture = SVG(scene, Samples.captions, prefix: "at_\(Int(x))_\(Int(y))_").text
                body += "<svg x=\"\(x)\" y=\"\(y)\"" + picture.dropFirst("<svg".count)
                x += scene.width + Self.gap
            }
            right = max(right, x)
            y += (rowOfScenes.map(\.height).max() ?? 0) + Self.gap
        }
        text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(right)\" height=\"\(y)\">\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"\(Palette.duskBase.hex)\"/>\n"
            + body + "</svg>\n"
    }
}
