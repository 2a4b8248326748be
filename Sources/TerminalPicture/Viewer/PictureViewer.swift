import Glibc

/// Shows a picture in the whole of a terminal, as a pager shows a text: a window that is moved over it
/// by keys and by the mouse wheel. Nothing moves by itself, and nothing is done while nothing happens.
///
/// Up and down, `k` and `j`; Page Up and Page Down, `b` and Space; Home and End, `g` and `G`. It ends
/// with `q`, Escape or Ctrl-C; Ctrl-Z suspends it.
public struct PictureViewer {
    /// Why it has ended. The terminal is as it was found.
    public enum Ending: Equatable, Sendable {
        /// Whoever looked has seen enough.
        case left
        /// The terminal is no longer there.
        case gone
        /// A signal came that ends the program.
        case signal(Int32)

        /// Lets the signal, where it was one, do what it would have done: mostly it ends the program.
        public func conclude() {
            if case .signal(let signal) = self { kill(getpid(), signal) }
        }
    }

    /// Something beside the terminal that may change what is shown.
    public struct News {
        let descriptor: Int32
        let take: () -> Bool

        /// - Parameters:
        ///   - descriptor: readable when there is some.
        ///   - take: reads it, and says whether more may come; the picture and the footer are asked
        ///     for again then.
        public init(_ descriptor: Int32, take: @escaping () -> Bool) {
            self.descriptor = descriptor
            self.take = take
        }
    }

    /// There is no terminal to show anything in, or another program has it.
    public struct NoTerminal: Error {}

    private let format: PictureFormat
    private let capabilities: TerminalCapabilities
    private let footer: ((_ columns: Int) -> String)?
    private let news: News?
    private let layOut: (PictureCanvas) -> PictureLayout
    /// Stops the program until it is continued.
    var suspend: () -> Void = { kill(0, SIGTSTP) }

    /// - Parameters:
    ///   - capabilities: with what was typed while the terminal was asked.
    ///   - footer: a line for the terminal's last row, under the picture; it may have colours and must
    ///     not be wider than so many columns.
    ///   - layOut: asked at first, and again whenever the window has another size.
    public init(
        _ format: PictureFormat, capabilities: TerminalCapabilities,
        footer: ((_ columns: Int) -> String)? = nil, news: News? = nil,
        layOut: @escaping (PictureCanvas) -> PictureLayout
    ) {
        self.format = format
        self.capabilities = capabilities
        self.footer = footer
        self.news = news
        self.layOut = layOut
    }

    /// Shows the picture until its end.
    public func run(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) throws(NoTerminal) -> Ending {
        let watched = SignalPipe.ending + [SIGWINCH, SIGTSTP, SIGCONT]
        guard let signals = SignalPipe(watched),
            let terminal = Terminal(input: input, output: output)
        else { throw NoTerminal() }
        var showing = Showing(self, terminal, signals)
        return showing.run()
    }

    /// While it is on the screen.
    private struct Showing {
        let viewer: PictureViewer
        let terminal: Terminal
        let signals: SignalPipe
        // One name for each program that runs.
        var screen = Screen(image: UInt32(truncatingIfNeeded: getpid()) << 1)
        var input = TerminalInput()
        var size: Terminal.Size
        var laidOut: (canvas: PictureCanvas, layout: PictureLayout, scroll: Scroll)?
        var isStale = true
        var isBrokenOff = false
        var isNewsOver = false
        var ending: Ending?

        init(_ viewer: PictureViewer, _ terminal: Terminal, _ signals: SignalPipe) {
            self.viewer = viewer
            self.terminal = terminal
            self.signals = signals
            size = terminal.size
        }

        mutating func run() -> Ending {
            send(Array(Screen.opening.utf8))
            obey(input.read(viewer.capabilities.typedAhead))
            while ending == nil {
                if isStale { draw() }
                // What came while it was drawn, or nothing.
                if ending == nil {
                    handle(
                        terminal.wait(
                            signals, news: isNewsOver ? -1 : viewer.news?.descriptor ?? -1,
                            milliseconds: input.patience))
                }
            }
            close()
            return ending ?? .left
        }

        private mutating func handle(_ event: Terminal.Event) {
            switch event {
            case .bytes(let bytes): obey(input.read(bytes))
            case .timeout: obey(input.stopWaiting())
            case .signal: for signal in signals.take() { obey(signal) }
            case .news:
                if viewer.news?.take() != true { isNewsOver = true }
                isStale = true
            case .gone: ending = .gone
            }
        }

        private mutating func obey(_ tokens: [TerminalInput.Token]) {
            for case .key(let key) in tokens.lazy.compactMap(\.meaning) where ending == nil {
                switch key {
                case .leave: ending = .left
                case .suspend: suspend()
                case .redraw: redraw()
                default:
                    lay()
                    let before = laidOut?.scroll
                    laidOut?.scroll.move(key)
                    if laidOut?.scroll != before { isStale = true }
                }
            }
        }

        private mutating func obey(_ signal: Int32) {
            switch signal {
            case SIGWINCH: resize()
            case SIGTSTP: suspend()
            case SIGCONT: takeOver()
            default: ending = .signal(signal)
            }
        }

        private mutating func close() {
            // A terminal that does not take this is left without it.
            _ = terminal.write(
                screen.close(isBrokenOff: isBrokenOff), nil, milliseconds: 200)
            isBrokenOff = false
            terminal.restore()
        }

        private mutating func suspend() {
            close()
            signals.letThrough(SIGTSTP, viewer.suspend)
            takeOver()
        }

        /// Whoever had the terminal meanwhile may have left anything there.
        private mutating func takeOver() {
            terminal.takeOver()
            send(Array(Screen.opening.utf8))
            resize()
        }

        private mutating func resize() {
            if terminal.size != size {
                size = terminal.size
                let scroll = laidOut?.scroll
                laidOut = nil
                lay(like: scroll)
            }
            redraw()
        }

        private mutating func redraw() {
            screen.forget()
            isStale = true
        }

        private var canvas: PictureCanvas {
            // After a sixel picture in the last row the screen would scroll.
            let isSixel = if case .sixel = viewer.format { true } else { false }
            let taken = hasFooter || isSixel ? 1 : 0
            return PictureCanvas(
                viewer.format, columns: size.columns, rows: size.rows - taken,
                cell: size.cell ?? viewer.capabilities.cell)
        }

        private var hasFooter: Bool { viewer.footer != nil && size.rows > 1 }

        private mutating func lay(like scroll: Scroll? = nil) {
            if laidOut != nil { return }
            let canvas = canvas
            let layout = viewer.layOut(canvas)
            let place =
                scroll.map { Scroll(canvas, height: layout.height, like: $0) }
                ?? Scroll(canvas, height: layout.height, top: layout.start)
            laidOut = (canvas, layout, place)
        }

        private mutating func draw() {
            lay()
            guard let (canvas, layout, scroll) = laidOut else { return }
            let text = hasFooter ? viewer.footer?(size.columns) : nil
            isStale = false
            send(
                screen.show(
                    layout.paint(scroll.top), canvas, footer: text.map { ($0, size.rows) }))
        }

        private mutating func send(_ bytes: [UInt8]) {
            switch terminal.write(bytes, signals) {
            case .whole: break
            case .gone: ending = .gone
            case .brokenOff:
                isBrokenOff = true
                for signal in signals.take() { obey(signal) }
            }
        }
    }
}
