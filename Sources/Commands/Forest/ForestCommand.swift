import ArgumentParser
import Client
import Contract
import Fasting
import Glibc
import LocalTime
import Picture
import Pixbuf
import Processes
import TerminalPicture
import Words

struct ForestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forest", abstract: Words.Forest.help, discussion: Words.Forest.discussion)

    @Option(help: ArgumentHelp(Words.Forest.svgHelp, valueName: "file")) var svg: String?
    @Option(help: ArgumentHelp(Words.Forest.pngHelp, valueName: "file")) var png: String?
    @Option(help: ArgumentHelp(Words.Forest.htmlHelp, valueName: "file")) var html: String?
    @Flag(help: ArgumentHelp(Words.Forest.openHelp)) var open = false
    @Flag(help: ArgumentHelp(Words.Forest.wallpaperHelp)) var wallpaper = false
    @Option(help: ArgumentHelp(Words.Forest.sizeHelp, valueName: "size")) var size: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let ways = [svg != nil, png != nil, html != nil, open, wallpaper].count { $0 }
        if ways > 1 { throw Problem(.usage, Words.Forest.oneWay) }
        if size != nil, ways == 0 || html != nil || open {
            throw Problem(.usage, Words.Forest.sizeOfWhat)
        }
        let view = try size.map(Self.view) ?? (wallpaper ? Self.screen : Self.page)
        if let svg { return try writeText(render(.svg, view), to: svg) }
        if let png { return try write(Self.png(of: render(.svg, view)), to: png) }
        if let html { return try writeText(render(.html, view), to: html) }
        if open { return try openPage(render(.html, view)) }
        if wallpaper { return try setWallpaper(view) }
        try show()
    }

    // MARK: The terminal

    private func show() throws {
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        let report = try asking { () throws(ClientError) in
            try agent.report(of: [
                Timer1.interface, Forest1.interface, Vigil1.interface, Settings1.interface,
            ])
        }
        guard report.hasForest else { throw Problem(.refused, Words.Forest.absent) }
        let sessions = try asking { () throws(ClientError) in
            try agent.sessions().compactMap(Session.init)
        }
        let output = Output(color: outputOptions.color)
        let view = ForestView(
            forest: Forest(sessions), isStill: report.isStill,
            inscription: report.vigil?.inscription)
        guard output.width != nil, isatty(STDIN_FILENO) != 0, !Output.isDumb else {
            return try output.lines(view.lines(output))
        }
        try look(at: view, output, agent)
    }

    private func look(at view: ForestView, _ output: Output, _ agent: AgentProxy) throws {
        let environment = processEnvironment()
        let capabilities = TerminalCapabilities.ask(environment: environment)
        let format = capabilities.format(hasColor: output.usesColor, environment: environment)
        let depth = output.usesColor ? ColorDepth(environment: environment) : nil
        // Whoever turns Vigil off takes its words off the screen too.
        let frame = Mutable(view)
        let slot = try? agent.onInscription { frame.value.inscription = $0 }
        defer { withExtendedLifetime(slot) {} }
        // What was turned off before it was listened for.
        let vigil = try? agent.report(of: [Timer1.interface, Vigil1.interface]).vigil
        frame.value.inscription = vigil?.inscription
        while (try? agent.bus.process()) == true {}
        let footer = view.frame == nil ? nil : { frame.value.footer($0, depth) }
        let viewer = PictureViewer(
            format, capabilities: capabilities, footer: footer, news: Self.news(agent),
            layOut: view.layout)
        do throws(PictureViewer.NoTerminal) { try viewer.run().conclude() } catch {
            try output.lines(view.lines(output))
        }
    }

    /// A value that closures share.
    private final class Mutable<Value> {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    /// What the agent says meanwhile.
    private static func news(_ agent: AgentProxy) -> PictureViewer.News {
        PictureViewer.News(agent.bus.descriptor) {
            do {
                while try agent.bus.process() {}
                return true
            } catch {
                return false
            }
        }
    }

    // MARK: Files

    /// What the forest is looked at through, unless somebody says otherwise.
    private static let page = ViewSize(width: 1280, height: 800)!
    /// A common screen: 1920 × 1080, each pixel of it four of a sharp one.
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
    ) throws(Problem) -> [UInt8] {
        try asking { () throws(ClientError) in
            try AgentProxy(activates: true).renderForest(
                format, width: view.width, height: view.height, isWhole: isWhole)
        }
    }

    private static func png(
        of svg: [UInt8], size: (width: Int, height: Int)? = nil
    ) throws(Problem) -> [UInt8] {
        do throws(Pixbuf.Failure) {
            return try Pixbuf(svg: svg, size: size).png()
        } catch {
            switch error {
            case .noLoader: throw Problem(.unavailable, Words.Forest.noLoader)
            case .failed(let reason): throw Problem(.storage, Words.Forest.notMade(reason))
            }
        }
    }

    /// A file byte for byte, but nothing on a terminal that would act on it.
    private func writeText(_ text: [UInt8], to path: String) throws {
        guard path == "-", isatty(STDOUT_FILENO) != 0 else { return try write(text, to: path) }
        try write(Array(String(decoding: text, as: UTF8.self).printableLines.utf8), to: path)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let target = try OutputFile(path)
        try target.write(bytes)
        try target.close()
        if path != "-" {
            try Output(color: outputOptions.color).line(Words.Forest.written(to: path))
        }
    }

    // MARK: The desktop

    /// The page passes through the folder of the session, which nobody else can read and which goes
    /// with the session.
    private func openPage(_ page: [UInt8]) throws {
        guard let folder = environmentVariable("XDG_RUNTIME_DIR"), Self.isOwn(folder) else {
            throw Problem(.unavailable, Words.Forest.noPlace)
        }
        let path = "\(folder)/atrest-forest.html"
        let target = try OutputFile(path, followsLinks: false)
        try target.write(page)
        try target.close()
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
            environmentVariable($0) != nil
        }
        // Without one it would be a browser in text, which nobody could see here.
        guard hasScreen else { throw Problem(.unavailable, Words.Forest.notOpened(path)) }
        // xdg-open may become the browser and run as long as that does.
        let child = try? ChildProcess(
            "xdg-open", [path], environment: processEnvironment(), output: .nowhere,
            errors: .nowhere, lifetime: .detached)
        guard let child, child.wait(atMost: Self.openingTime) ?? 0 == 0 else {
            throw Problem(.unavailable, Words.Forest.notOpened(path))
        }
    }

    /// xdg-open says within this time if it finds no browser.
    private static let openingTime = Duration.seconds(2)

    /// A folder that is the user's, and closed to everybody else.
    private static func isOwn(_ folder: String) -> Bool {
        var status = stat()
        return folder.hasPrefix("/") && lstat(folder, &status) == 0
            && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o077 == 0
    }

    /// The picture stays beside the records: a desktop may read it at every login. Each has a name of
    /// its own, so that the last one stays as it is until the user has agreed to this one.
    private func setWallpaper(_ view: ViewSize) throws {
        let portal = try WallpaperPortal()
        let sharpness = max(view.width, view.height) * 2 > ViewSize.limit ? 1 : 2
        let size = (Int(view.width) * sharpness, Int(view.height) * sharpness)
        let picture = try Self.png(of: render(.svg, view, isWhole: true), size: size)
        let folder = dataFolderPath()
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
        for name in last where "\(folder)/\(name)" != path { unlink("\(folder)/\(name)") }
        try Output(color: outputOptions.color).line(Words.Forest.wallpaperSet)
    }

    private static let wallpaper = "wallpaper-"
}
