import Client
import Contract
import Fasting
import Glibc
import LocalTime
import Pages
import Picture
import Presentation
import Screens
import System
import Words

struct ForestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "forest", Words.Forest.help, discussion: Words.Forest.discussion,
        examples: ["forest --png forest.png", "forest --wallpaper"])

    @Option(.file, Words.Forest.svgHelp) var svg: String?
    @Option(.file, Words.Forest.pngHelp) var png: String?
    @Option(.file, Words.Forest.htmlHelp) var html: String?
    @Flag(Words.Forest.openHelp) var open = false
    @Flag(Words.Forest.wallpaperHelp) var wallpaper = false
    @Flag(Words.Forest.plainHelp) var plain = false
    @Option(.size, Words.Forest.sizeHelp) var size: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let ways = [svg != nil, png != nil, html != nil, open, wallpaper, plain].count { $0 }
        if ways > 1 { throw Problem(.usage, Words.Forest.oneWay) }
        if size != nil, ways == 0 || html != nil || open || plain {
            throw Problem(.usage, Words.Forest.sizeOfWhat)
        }
        let view = try size.map(Self.view) ?? (wallpaper ? Self.screen : Self.page)
        // A picture of a named size does not scroll: it has that size and the most recent trees.
        let isWhole = size != nil
        if let svg { return try writeText(render(.svg, view, isWhole: isWhole), to: svg) }
        if let png { return try write(paint(view, isWhole: isWhole), to: png) }
        if let html { return try writeText(render(.html, view), to: html) }
        if open { return try openPage(render(.html, view)) }
        if wallpaper { return try setWallpaper(view) }
        try show()
    }

    // MARK: The terminal

    private func show() throws {
        let agent = try AgentProxy.starting()
        let (sessions, report) = try load(agent, [Vigil1.interface, Settings1.interface])
        let output = outputOptions.output
        let view = ForestView(
            sessions, isStill: report.isStill, inscription: report.vigil?.inscription)
        // A pipe gets the picture only if its colours are asked for.
        if plain || output.width == nil && !output.usesColor {
            return try output.lines(view.words(for: .local).flatMap { output.wrapped($0) })
        }
        let isScreen = output.width != nil && isatty(STDIN_FILENO) != 0 && !Output.isDumb
        if isScreen, view.look(usesColor: output.usesColor, agent) { return }
        try output.lines(view.lines(width: output.width, usesColor: output.usesColor))
    }

    /// Asks for the fasts of the forest.
    ///
    /// - Parameter interfaces: further interfaces for the report.
    /// - Throws: a refusal if the user has no forest.
    private func load(
        _ agent: AgentProxy, _ interfaces: [String] = []
    ) throws -> ([Session], AgentReport) {
        let report = try agent.report(of: [Timer1.interface, Forest1.interface] + interfaces)
        guard report.hasForest else { throw Problem(.refused, Words.Forest.absent) }
        return (try agent.sessions(), report)
    }

    // MARK: Files

    /// The view of --html and --open, and of the files without --size.
    private static let page = ViewSize(width: 1280, height: 800)!
    /// The view of --wallpaper without --size: a common screen, 1920 × 1080. The picture is made
    /// twice as sharp.
    private static let screen = ViewSize(width: 1920, height: 1080)!

    /// Reads `1280x800`.
    private static func view(_ text: String) throws(Problem) -> ViewSize {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy(\.isNumber) }),
            let width = UInt32(sides[0]), let height = UInt32(sides[1]),
            let view = ViewSize(width: width, height: height)
        else {
            throw Problem(
                .usage, Words.Forest.unreadableSize(text, limit: String(ViewSize.limit)))
        }
        return view
    }

    private func render(
        _ format: Forest1.Format, _ view: ViewSize, isWhole: Bool = false
    ) throws -> [UInt8] {
        try AgentProxy.starting().forest1.file(
            format, width: view.width, height: view.height, isWhole: isWhole)
    }

    /// The forest as PNG. A forest without trees has a line of text, which only librsvg can draw.
    ///
    /// - Parameter sharpness: how many pixels the picture has for one of the view.
    private func paint(
        _ view: ViewSize, sharpness: Int = 1, isWhole: Bool = false
    ) throws -> [UInt8] {
        let forest = Forest(try load(try AgentProxy.starting()).0)
        do throws(Pixbuf.Failure) {
            if forest.trees.isEmpty {
                let size = (Int(view.width) * sharpness, Int(view.height) * sharpness)
                let svg = SVG(forest.scene(view, isWhole: isWhole), .ofProgram).text
                return try Pixbuf(svg: Array(svg.utf8), size: isWhole ? size : nil).png()
            }
            let raster = Raster(
                forest, view, scale: sharpness, isWhole: isWhole)
            return try Pixbuf(
                width: raster.width, height: raster.height, pixels: raster.pixels
            ).png()
        } catch {
            switch error {
            case .noLoader: throw Problem(.unavailable, Words.Forest.noLoader)
            case .failed(let reason): throw Problem(.storage, Words.Forest.notMade(reason))
            }
        }
    }

    /// Writes a file unchanged, but makes it printable if it goes to a terminal.
    private func writeText(_ text: [UInt8], to path: String) throws {
        guard path == "-", isatty(STDOUT_FILENO) != 0 else { return try write(text, to: path) }
        try write(Array(String(decoding: text, as: UTF8.self).printableLines.utf8), to: path)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let target = try OutputFile(path)
        try target.write(bytes)
        try target.close()
        if path != "-" {
            try outputOptions.output.line(Words.Forest.written(to: path))
        }
    }

    // MARK: The desktop

    /// Writes the page into the runtime folder, which only the user can read and which is removed
    /// at logout, and opens it.
    private func openPage(_ page: [UInt8]) throws {
        guard let folder = environmentVariable("XDG_RUNTIME_DIR"), isPrivateFolder(folder) else {
            throw Problem(.unavailable, Words.Forest.noPlace)
        }
        // Its rules let it read only what is not hidden in the home folder.
        if Self.isSnap(Self.defaultBrowser() ?? "") {
            throw Problem(.unavailable, Words.Forest.snapBrowser)
        }
        let path = "\(folder)/atrest-forest.html"
        let target = try OutputFile(path, followsLinks: false)
        try target.write(page)
        try target.close()
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
            environmentVariable($0) != nil
        }
        // Without a display xdg-open would start a text browser, which has no terminal here.
        guard hasScreen else { throw Problem(.unavailable, Words.Forest.notOpened(path)) }
        // xdg-open may become the browser and run as long as that does.
        let child = try? ChildProcess(
            "xdg-open", [path], environment: processEnvironment(), output: .nowhere,
            errors: .nowhere, lifetime: .detached)
        guard let child, child.wait(atMost: Self.openingTime) ?? 0 == 0 else {
            throw Problem(.unavailable, Words.Forest.notOpened(path))
        }
    }

    /// The desktop entry of the browser that the user has chosen; nil if the desktop does not tell.
    private static func defaultBrowser() -> String? {
        let pipe = PipeEnds()
        let child = try? ChildProcess(
            "xdg-settings", ["get", "default-web-browser"], environment: processEnvironment(),
            output: .descriptor(pipe.writing), errors: .nowhere)
        pipe.closeWriting()
        guard let child, child.wait(atMost: openingTime) == 0 else { return nil }
        return pipe.readLine()
    }

    /// Whether a desktop entry is that of a snap. snapd writes a line into each.
    private static func isSnap(_ entry: String) -> Bool {
        guard !entry.isEmpty, !entry.contains("/") else { return false }
        let text = dataFolders().lazy.compactMap { textOfFile("\($0)/applications/\(entry)") }.first
        return text?.split(separator: "\n").contains { $0.hasPrefix("X-SnapInstanceName=") }
            ?? false
    }

    /// xdg-open says within this time if it finds no browser.
    private static let openingTime = Duration.seconds(2)

    /// The picture is kept in the data folder, since a desktop may read it at every login. Each
    /// picture has a new name, so that the last one stays until the user has agreed to the new one.
    private func setWallpaper(_ view: ViewSize) throws {
        let portal = try WallpaperPortal()
        let sharpness = max(view.width, view.height) * 2 > ViewSize.limit ? 1 : 2
        let picture = try paint(view, sharpness: sharpness, isWhole: true)
        let folder = try AgentProxy.starting().dataFolder()
        let last = namesInFolder(folder).filter {
            $0.hasPrefix(Self.wallpaper) && $0.hasSuffix(".png")
        }
        let path = "\(folder)/\(Self.wallpaper)\(Clock.now.secondsSinceEpoch).png"
        let target = try OutputFile(path, followsLinks: false)
        try target.write(picture)
        try target.close()
        var isSet = false
        defer { if !isSet { unlink(path) } }
        guard try portal.set(path) else {
            throw Problem(.refused, Words.Forest.wallpaperDeclined)
        }
        isSet = true
        ActsDone.note()
        for name in last where "\(folder)/\(name)" != path { unlink("\(folder)/\(name)") }
        try outputOptions.output.line(Words.Forest.wallpaperSet)
    }

    private static let wallpaper = "wallpaper-"
}
