import Foundation
import Picture
import PictureSamples
import Testing

/// The panels draw in the colours of ``Palette``.
struct PanelPaletteTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let desktop = package.appending(path: "desktop")
    private static let gjs = "/usr/bin/gjs"

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.desktop.appending(path: path), encoding: .utf8)
    }

    @Test func scriptIsUpToDate() throws {
        let isEqual = try text("shared/palette.js") == PaletteScript.text
        #expect(isEqual, "desktop/shared/palette.js is out of date: run `make pictures`")
    }

    /// Every colour that is written in a file is one of the palette.
    @Test(arguments: [
        "gnome-shell/atrest@atrest.app/stylesheet.css", "plasma/shared/images/star.svg",
    ])
    func coloursAreThoseOfThePalette(_ path: String) throws {
        // Text that is not a title: between highlight and accent.
        let body = "#C8C0BE"
        let palette = Set(
            [
                Palette.deepNight, Palette.duskBase, Palette.horizonWarm, Palette.surface,
                Palette.stroke, Palette.accent, Palette.highlight, Palette.star,
            ].map(\.hex) + [body])
        let text = try text(path)
        var found = text.matches(of: /#([0-9a-fA-F]{6})\b/).map { "#" + $0.output.1.uppercased() }
        for match in text.matches(of: /rgba?\((\d+), (\d+), (\d+)/) {
            let (_, red, green, blue) = match.output
            let parts = [red, green, blue].map { Double($0)! / 255 }
            found.append(Color(red: parts[0], green: parts[1], blue: parts[2]).hex)
        }
        #expect(!found.isEmpty)
        for color in Set(found) { #expect(palette.contains(color), "\(path)") }
    }

    /// Scripture has the same fonts in GNOME's popup as elsewhere.
    @Test func scriptureHasTheSameFonts() throws {
        let style = try text("gnome-shell/atrest@atrest.app/stylesheet.css")
        let list = try #require(style.firstMatch(of: /font-family:([^;]*serif);/)).output.1
        let fonts = list.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(fonts.joined(separator: ", ") == Palette.serifs.filter { $0 != "\"" })
    }

    /// Scripture and its citation are as light on the panels as elsewhere, and have the contrast that WCAG 2.1
    /// (1.4.3) asks for on every ground.
    @Test func scriptureAndItsCitationCanBeRead() throws {
        func luminance(_ color: Color) -> Double {
            func linear(_ part: Double) -> Double {
                part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
                + 0.0722 * linear(color.blue)
        }
        for opacity in [Palette.scriptureOpacity, Palette.citationOpacity] {
            for ground in Palette.dusk.map(\.color) + [Palette.horizonCool, Palette.forestGround] {
                let text = luminance(ground.mixed(with: Palette.star, opacity))
                #expect((text + 0.05) / (luminance(ground) + 0.05) > 4.5, "\(opacity) on \(ground)")
            }
        }
        let script = try text("shared/sky.js")
        #expect(script.contains("scripture: \(Palette.scriptureOpacity),"))
        #expect(script.contains("citation: \(Palette.citationOpacity),"))
        let style = try text("gnome-shell/atrest@atrest.app/stylesheet.css")
        #expect(style.contains("rgba(240, 237, 230, \(Palette.scriptureOpacity));"))
        #expect(style.contains("rgba(240, 237, 230, \(Palette.citationOpacity));"))
    }

    @Test(arguments: ["plasma/shared/ui", "gnome-shell/atrest@atrest.app"])
    func scriptsHaveNoColoursOfTheirOwn(_ folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.desktop.appending(path: folder).path)
        for file in files where file.hasSuffix(".qml") || file.hasSuffix(".js") {
            let text = try text("\(folder)/\(file)")
            #expect(text.firstMatch(of: /#[0-9a-fA-F]{6}\b/) == nil, "\(file)")
            #expect(text.firstMatch(of: /rgba?\([0-9.]/) == nil, "\(file)")
        }
    }

    /// The panels' rules for a tree give the same results as those in Swift.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: gjs), "needs gjs"))
    func treeLooksTheSame() throws {
        let script = Self.desktop.appending(path: "shared/tree.js").path
        let process = Process()
        process.executableURL = URL(filePath: Self.gjs)
        process.arguments = [
            "-m", Self.package.appending(path: "Tests/panels/tree-look.js").path, script,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == Palette.tones.count * 21)
        for line in lines {
            let fields = line.split(separator: " ")
            let look = TreeLook(tone: Int(fields[0])!, progress: Double(fields[1])!)
            let color = UInt32(fields[2].dropFirst(), radix: 16).map { Color($0) }
            let (red, green, blue) = try #require(color).bytes
            // The script mixes colours of 8 bits, so it may differ by one.
            for (one, other) in zip(
                [red, green, blue],
                [look.color.bytes.red, look.color.bytes.green, look.color.bytes.blue])
            {
                #expect(abs(Int(one) - Int(other)) <= 1, "\(line)")
            }
            #expect(abs(Double(fields[3])! - look.opacity) < 1e-9, "\(line)")
        }
    }
}
