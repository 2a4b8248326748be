import Glibc
import System

/// The ways to show pictures that a terminal reports.
public struct TerminalCapabilities: Equatable, Sendable {
    /// Whether it supports kitty's terminal graphics protocol.
    public var hasKittyGraphics = false
    /// Whether it can report which key was pressed (``KeyReport``).
    public var reportsKeys = false
    /// The limits of its sixel graphics; nil if it has none.
    public var sixel: Sixel.Limits?
    /// The size of a character; nil if it does not say.
    public var cell: CellSize?
    /// What the user typed while the terminal was asked.
    public var typedAhead: [UInt8] = []

    /// The capabilities of a terminal that reports nothing.
    public init() {}

    /// Asks the terminal, and waits for the answers.
    /// Nothing is asked if the descriptors are not a terminal, if another program is in the
    /// foreground, or if the terminal would print the question. The terminal's mode is restored. A
    /// signal that arrives meanwhile takes effect afterwards.
    ///
    /// - Parameters:
    ///   - environment: `TERM`, `TMUX` and `STY` are used.
    ///   - milliseconds: the longest time to wait.
    public static func ask(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String],
        milliseconds: Int = 1000
    ) -> TerminalCapabilities {
        guard let query = TerminalQuery.bytes(environment: environment) else { return Self() }
        let (capabilities, missed) = ask(query, input, output, milliseconds)
        for signal in missed { kill(getpid(), signal) }
        return capabilities
    }

    /// - Returns: the capabilities, and the signals that arrived meanwhile.
    private static func ask(
        _ query: [UInt8], _ input: Int32, _ output: Int32, _ milliseconds: Int
    ) -> (TerminalCapabilities, [Int32]) {
        let signals = SignalPipe(SignalPipe.ending + [SIGTSTP])
        guard let terminal = Terminal(input: input, output: output) else { return (Self(), []) }
        var answers = TerminalAnswers()
        let deadline = SteadyClock.now + .milliseconds(milliseconds)
        var isWaiting = terminal.write(query, signals, milliseconds: milliseconds) == .complete
        while isWaiting, !answers.isComplete {
            let left = deadline - SteadyClock.now
            guard left > .zero else { break }
            // Rounded up, so that the wait does not end before the deadline.
            let wait = Int(left / .milliseconds(1)) + 1
            for event in terminal.wait(signals, for: Terminal.Wait(milliseconds: wait)) {
                switch event {
                case .bytes(let bytes): answers.read(bytes)
                case .signal: if signals?.hasEnding == true { isWaiting = false }
                case .gone: isWaiting = false
                case .timeout, .updates, .time, .writable: break
                }
            }
        }
        var capabilities = answers.capabilities
        if capabilities.cell == nil { capabilities.cell = terminal.size.cell }
        // The mode is restored first, so that no signal finds the terminal raw.
        terminal.restore()
        return (capabilities, signals?.take() ?? [])
    }

    /// The best format that the terminal supports.
    ///
    /// - Parameters:
    ///   - hasColor: whether colours are wanted.
    ///   - environment: see ``ColorDepth``.
    public func format(hasColor: Bool, environment: [String: String]) -> PictureFormat {
        if hasColor, cell != nil {
            if hasKittyGraphics { return .kitty }
            if let sixel { return .sixel(sixel) }
        }
        return .text(hasColor ? ColorDepth(environment: environment) : nil, environment)
    }
}

/// Collects the answers of a terminal.
struct TerminalAnswers {
    private var input = TerminalInput()
    private var typed: [UInt8] = []
    private var replies: [TerminalReply] = []

    /// Whether the last answer has arrived.
    private(set) var isComplete = false

    mutating func read(_ bytes: [UInt8]) {
        for token in input.read(bytes) {
            guard case .reply(let reply) = token.meaning else {
                typed += token.bytes
                continue
            }
            replies.append(reply)
            if case .attributes = reply { isComplete = true }
        }
    }

    var capabilities: TerminalCapabilities {
        var capabilities = TerminalCapabilities()
        // An incomplete sequence may be the beginning of a late answer, so it is passed on too.
        capabilities.typedAhead = typed + input.rest
        var (colors, size) = (256, (width: 0, height: 0))
        var hasSixel = false
        for reply in replies {
            switch reply {
            case .kittyGraphics(let isKnown): capabilities.hasKittyGraphics = isKnown
            case .keyReports: capabilities.reportsKeys = true
            // The first number is the class of the terminal.
            case .attributes(let numbers): hasSixel = numbers.dropFirst().contains(4)
            case .cell(let width, let height):
                capabilities.cell = CellSize(width: width, height: height)
            case .sixelColors(let count): colors = count
            case .sixelSize(let width, let height): size = (width, height)
            case .unknown: break
            }
        }
        if hasSixel {
            capabilities.sixel = Sixel.Limits(
                colors: colors, width: size.width > 0 ? size.width : nil,
                height: size.height > 0 ? size.height : nil)
        }
        return capabilities
    }
}
