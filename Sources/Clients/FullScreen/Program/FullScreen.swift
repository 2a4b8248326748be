import Glibc
import System

/// Runs a program on the whole screen of a terminal. It opens and restores the screen, reads keys, and
/// writes what changes from one frame to the next. Between two events it sleeps.
///
/// The terminal is restored in all cases: when the program leaves, at a signal that ends or suspends
/// it, when it calls exit(3), and when it crashes.
public struct FullScreen {
    /// Why the program ended. The terminal is restored.
    public enum Ending: Equatable, Sendable {
        /// The program left, or the user pressed Ctrl-C.
        case quit
        /// The terminal has gone.
        case gone
        /// A signal arrived that ends the program.
        case signal(Int32)

        /// Raises the signal that ended the program, if there was one.
        public func raiseSignal() {
            if case .signal(let signal) = self { kill(getpid(), signal) }
        }
    }

    /// There is no terminal, or another program is in the foreground.
    public struct NoTerminal: Error {}

    private let features: ScreenFeatures
    private let typedAhead: [UInt8]

    /// Stops the process until it is continued.
    var suspend: () -> Void = { kill(0, SIGTSTP) }

    /// - Parameter capabilities: with the keys that were typed while the terminal was asked.
    public init(
        _ features: ScreenFeatures, capabilities: TerminalCapabilities = TerminalCapabilities()
    ) {
        self.features = features
        typedAhead = capabilities.typedAhead
    }

    /// Runs a program until it ends.
    public func run(
        _ program: any ScreenProgram, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) throws(NoTerminal) -> Ending {
        let watched = SignalPipe.ending + [SIGWINCH, SIGTSTP, SIGCONT]
        guard let signals = SignalPipe(watched),
            let terminal = Terminal(input: input, output: output)
        else { throw NoTerminal() }
        var running = RunningScreen(program, features, terminal, signals, suspend)
        return running.run(typedAhead)
    }
}

/// A program that is on the screen.
private struct RunningScreen {
    private let program: any ScreenProgram
    private let terminal: Terminal
    private let signals: SignalPipe
    private let suspendProcess: () -> Void
    private let features: ScreenFeatures
    private let modes: ScreenModes
    private let timer = FrameTimer()
    private var diff: ScreenDiff
    private var input = TerminalInput()
    /// When an incomplete sequence is given up; nil if there is none.
    private var deadline: SteadyClock.Instant?
    private var outbox = Outbox()
    private var size: ScreenSize
    private var isStale = true
    /// The earliest time of the next time event.
    private var earliest = SteadyClock.now
    private var ending: FullScreen.Ending?

    init(
        _ program: any ScreenProgram, _ features: ScreenFeatures, _ terminal: Terminal,
        _ signals: SignalPipe, _ suspend: @escaping () -> Void
    ) {
        self.program = program
        self.features = features
        self.terminal = terminal
        self.signals = signals
        suspendProcess = suspend
        // Its own id for each process.
        let image = UInt32(truncatingIfNeeded: getpid()) << 1
        modes = ScreenModes(features, usesWheel: program.usesWheel, image: image)
        diff = ScreenDiff(features, image: image)
        size = terminal.size(features.cell)
    }

    mutating func run(_ typedAhead: [UInt8]) -> FullScreen.Ending {
        open()
        // The program knows the size of its screen before it gets a key.
        draw()
        read(typedAhead)
        while ending == nil {
            send()
            // A frame is drawn only when the terminal has taken the last one.
            if isStale, outbox.isEmpty {
                draw()
            } else if ending == nil {
                wait()
            }
        }
        close()
        return ending ?? .quit
    }

    // MARK: Events

    private mutating func wait() {
        let next = outbox.isEmpty ? program.nextFrame.map { max($0, earliest) } : nil
        timer.set(next)
        let events = terminal.wait(
            signals,
            for: Terminal.Wait(
                updates: program.updates, timer: timer.descriptor,
                isWriting: !outbox.isEmpty, milliseconds: millisecondsLeft))
        for event in events where ending == nil { handle(event) }
        // Frames and updates do not delay the Escape key. At a signal, bytes may still be unread.
        if let deadline, deadline <= .now, ending == nil, !events.contains(.signal) {
            self.deadline = nil
            handle(input.stopWaiting())
        }
    }

    /// Rounded up, so that the wait does not end before the deadline.
    private var millisecondsLeft: Int? {
        deadline.map { max(0, Int(($0 - .now) / .milliseconds(1)) + 1) }
    }

    private mutating func read(_ bytes: [UInt8]) {
        let tokens = input.read(bytes)
        deadline = input.timeout.map { .now + .milliseconds($0) }
        handle(tokens)
    }

    private mutating func handle(_ event: Terminal.Event) {
        switch event {
        case .signal: for signal in signals.take() { handle(signal) }
        case .writable, .timeout: break
        case .time: if timer.takeExpiration() { timerExpired() }
        case .updates: tell(.updates)
        case .bytes(let bytes): read(bytes)
        case .gone: ending = .gone
        }
    }

    /// A program that asks for a time that has passed must not keep the processor busy.
    private mutating func timerExpired() {
        earliest = .now + .milliseconds(8)
        tell(.time)
    }

    private mutating func tell(_ event: ScreenEvent) {
        switch program.handle(event, at: .now) {
        case .wait: break
        case .draw: isStale = true
        case .leave: ending = .quit
        }
    }

    private mutating func handle(_ tokens: [TerminalInput.Token]) {
        for token in tokens where ending == nil {
            var meaning = token.meaning
            if let place = token.place, !program.takesText || place.isControl {
                meaning = .key(place)
            }
            switch meaning {
            case nil: break
            case .key(.control("c")): ending = .quit
            case .key(.control("l")): redraw()
            case .key(.control("z")): suspend()
            case .key(.wheelUp) where !program.usesWheel: break
            case .key(.wheelDown) where !program.usesWheel: break
            case .key(let key): tell(.key(key))
            case .paste(let text): tell(.paste(text))
            case .reply: break
            }
        }
    }

    private mutating func handle(_ signal: Int32) {
        switch signal {
        case SIGWINCH: resize()
        case SIGTSTP: suspend()
        case SIGCONT: resume()
        default: ending = .signal(signal)
        }
    }

    // MARK: The screen

    private mutating func open() {
        TerminalRescue.arm(terminal, closing: modes.closing(isInterrupted: true))
        outbox.put(modes.opening)
        send()
        diff.forget()
        isStale = true
    }

    private mutating func close() {
        let isInterrupted = !outbox.isEmpty
        outbox = Outbox()
        // If the terminal takes no more bytes, it is left as it is.
        _ = terminal.write(
            modes.closing(isInterrupted: isInterrupted), nil, milliseconds: 200)
        terminal.restore()
    }

    private mutating func suspend() {
        close()
        program.suspend()
        signals.performOriginalAction(SIGTSTP, suspendProcess)
        // A process that continues in the background (`bg`) is stopped here again, until it is in the
        // foreground. Until then the program holds nothing.
        terminal.enterRawMode()
        // The signal that ended the suspension has done its work.
        signals.discard(SIGCONT)
        program.resume()
        resume()
    }

    /// Another program may have changed the screen in the meantime.
    private mutating func resume() {
        terminal.enterRawMode()
        outbox = Outbox()
        open()
        size = terminal.size(features.cell)
    }

    private mutating func resize() {
        size = terminal.size(features.cell)
        isStale = true
    }

    private mutating func redraw() {
        diff.forget()
        isStale = true
    }

    private mutating func draw() {
        isStale = false
        let frame = program.frame(size, at: .now)
        outbox.put(diff.bytes(to: frame, size))
    }

    private mutating func send() {
        guard !outbox.isEmpty else { return }
        guard let count = terminal.writeSome(outbox.rest) else {
            ending = ending ?? .gone
            return
        }
        outbox.remove(count)
    }
}

/// Bytes that the terminal has not taken yet: one frame at most.
private struct Outbox {
    private var bytes: [UInt8] = []
    private var done = 0

    var isEmpty: Bool { bytes.isEmpty }
    var rest: ArraySlice<UInt8> { bytes[done...] }

    mutating func put(_ more: [UInt8]) { bytes += more }

    mutating func remove(_ count: Int) {
        done += count
        if done == bytes.count { self = Outbox() }
    }
}

extension Terminal {
    /// - Parameter cell: the size of a character if the window's size in pixels is unknown.
    fileprivate func size(_ cell: CellSize?) -> ScreenSize {
        let size = size
        return ScreenSize(columns: size.columns, rows: size.rows, cell: size.cell ?? cell).limited
    }
}
