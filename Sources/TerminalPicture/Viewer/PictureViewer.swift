import Glibc

/// Shows a picture on the whole screen of a terminal, as a pager shows a text. Keys and the mouse
/// wheel scroll it. It does nothing between two events.
/// Up and down, `k` and `j`; Page Up and Page Down, `b` and Space; Home and End, `g` and `G`. `q`,
/// Escape or Ctrl-C end it; Ctrl-Z suspends it. `c` shows the detail of the footer until the next key.
public struct PictureViewer {
    /// Why the viewer ended. The terminal is restored.
    public enum Ending: Equatable, Sendable {
        /// The user quit.
        case quit
        /// The terminal has gone.
        case gone
        /// A signal arrived that ends the program.
        case signal(Int32)

        /// Raises the signal that ended the viewer, if there was one.
        public func raiseSignal() {
            if case .signal(let signal) = self { kill(getpid(), signal) }
        }
    }

    /// A source of changes to the picture or the footer.
    public struct Updates {
        let descriptor: Int32
        let take: () -> Bool

        /// - Parameters:
        ///   - descriptor: readable when there is a change.
        ///   - take: reads the changes, and returns whether more may come. The picture and the
        ///     footer are then asked for again.
        public init(_ descriptor: Int32, take: @escaping () -> Bool) {
            self.descriptor = descriptor
            self.take = take
        }
    }

    /// There is no terminal, or another program is in the foreground.
    public struct NoTerminal: Error {}

    private let format: PictureFormat
    private let capabilities: TerminalCapabilities
    private let footer: Footer?
    private let updates: Updates?
    private let layOut: (PictureCanvas) -> PictureLayout
    /// Returns the line under the picture for a number of columns. It may contain colours, and must
    /// not be wider. `showsDetail` is true while the user asks for more.
    public typealias Footer = (_ columns: Int, _ showsDetail: Bool) -> String

    /// Stops the program until it is continued.
    var suspend: () -> Void = { kill(0, SIGTSTP) }

    /// - Parameters:
    ///   - capabilities: the capabilities of the terminal, with the keys that were typed while it
    ///     was asked.
    ///   - footer: nil for none.
    ///   - updates: a source of changes; nil for none.
    ///   - layOut: called at first, and whenever the size of the window changes.
    public init(
        _ format: PictureFormat, capabilities: TerminalCapabilities,
        footer: Footer? = nil, updates: Updates? = nil,
        layOut: @escaping (PictureCanvas) -> PictureLayout
    ) {
        self.format = format
        self.capabilities = capabilities
        self.footer = footer
        self.updates = updates
        self.layOut = layOut
    }

    /// Shows the picture until the viewer ends.
    public func run(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) throws(NoTerminal) -> Ending {
        let watched = SignalPipe.ending + [SIGWINCH, SIGTSTP, SIGCONT]
        guard let signals = SignalPipe(watched),
            let terminal = Terminal(input: input, output: output)
        else { throw NoTerminal() }
        var showing = RunningViewer(self, terminal, signals)
        return showing.run()
    }

    /// A viewer that is on the screen.
    private struct RunningViewer {
        let viewer: PictureViewer
        let terminal: Terminal
        let signals: SignalPipe
        // An id of its own for each running program.
        var screen = Screen(image: UInt32(truncatingIfNeeded: getpid()) << 1)
        var input = TerminalInput()
        var size: Terminal.Size
        var laidOut: (canvas: PictureCanvas, layout: PictureLayout, scroll: Scroll)?
        var isStale = true
        var showsDetail = false
        var isInterrupted = false
        var hasUpdatesEnded = false
        var ending: Ending?

        init(_ viewer: PictureViewer, _ terminal: Terminal, _ signals: SignalPipe) {
            self.viewer = viewer
            self.terminal = terminal
            self.signals = signals
            size = terminal.size
        }

        mutating func run() -> Ending {
            send(Array(Screen.opening.utf8))
            handle(input.read(viewer.capabilities.typedAhead))
            while ending == nil {
                if isStale { draw() }
                // Keys that arrived during the drawing may have ended it.
                if ending == nil {
                    handle(
                        terminal.wait(
                            signals,
                            updates: hasUpdatesEnded ? -1 : viewer.updates?.descriptor ?? -1,
                            milliseconds: input.timeout))
                }
            }
            close()
            return ending ?? .quit
        }

        private mutating func handle(_ event: Terminal.Event) {
            switch event {
            case .bytes(let bytes): handle(input.read(bytes))
            case .timeout: handle(input.stopWaiting())
            case .signal: for signal in signals.take() { handle(signal) }
            case .updates:
                if viewer.updates?.take() != true { hasUpdatesEnded = true }
                isStale = true
            case .gone: ending = .gone
            }
        }

        private mutating func handle(_ tokens: [TerminalInput.Token]) {
            for case .key(let key) in tokens.lazy.compactMap(\.meaning) where ending == nil {
                showDetail(key == .detail && !showsDetail)
                switch key {
                case .leave: ending = .quit
                case .suspend: suspend()
                case .redraw: redraw()
                default:
                    layOutIfNeeded()
                    let before = laidOut?.scroll
                    laidOut?.scroll.move(key)
                    if laidOut?.scroll != before { isStale = true }
                }
            }
        }

        private mutating func showDetail(_ shows: Bool) {
            if shows != showsDetail { isStale = true }
            showsDetail = shows
        }

        private mutating func handle(_ signal: Int32) {
            switch signal {
            case SIGWINCH: resize()
            case SIGTSTP: suspend()
            case SIGCONT: resume()
            default: ending = .signal(signal)
            }
        }

        private mutating func close() {
            // If the terminal takes no more bytes, it is left as it is.
            _ = terminal.write(
                screen.close(isInterrupted: isInterrupted), nil, milliseconds: 200)
            isInterrupted = false
            terminal.restore()
        }

        private mutating func suspend() {
            close()
            signals.performOriginalAction(SIGTSTP, viewer.suspend)
            resume()
        }

        /// Another program may have changed the screen meanwhile.
        private mutating func resume() {
            terminal.enterRawMode()
            send(Array(Screen.opening.utf8))
            resize()
        }

        private mutating func resize() {
            if terminal.size != size {
                size = terminal.size
                let scroll = laidOut?.scroll
                laidOut = nil
                layOutIfNeeded(like: scroll)
            }
            redraw()
        }

        private mutating func redraw() {
            screen.forget()
            isStale = true
        }

        private var canvas: PictureCanvas {
            // A sixel picture in the last row would scroll the screen.
            let isSixel = if case .sixel = viewer.format { true } else { false }
            let taken = hasFooter || isSixel ? 1 : 0
            return PictureCanvas(
                viewer.format, columns: size.columns, rows: size.rows - taken,
                cell: size.cell ?? viewer.capabilities.cell)
        }

        private var hasFooter: Bool { viewer.footer != nil && size.rows > 1 }

        private mutating func layOutIfNeeded(like scroll: Scroll? = nil) {
            if laidOut != nil { return }
            let canvas = canvas
            let layout = viewer.layOut(canvas)
            let place =
                scroll.map { Scroll(canvas, height: layout.height, like: $0) }
                ?? Scroll(canvas, height: layout.height, top: layout.start)
            laidOut = (canvas, layout, place)
        }

        private mutating func draw() {
            layOutIfNeeded()
            guard let (canvas, layout, scroll) = laidOut else { return }
            let text = hasFooter ? viewer.footer?(size.columns, showsDetail) : nil
            isStale = false
            send(
                screen.show(
                    layout.paint(scroll.top), canvas, footer: text.map { ($0, size.rows) }))
        }

        private mutating func send(_ bytes: [UInt8]) {
            switch terminal.write(bytes, signals) {
            case .complete: break
            case .gone: ending = .gone
            case .interrupted:
                isInterrupted = true
                for signal in signals.take() { handle(signal) }
            }
        }
    }
}
