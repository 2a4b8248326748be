import Glibc

/// What a terminal shows pictures with, as far as it says so itself.
public struct TerminalCapabilities: Equatable, Sendable {
    /// kitty's terminal graphics protocol.
    public var hasKittyGraphics = false
    /// nil where it shows no sixel graphics.
    public var sixel: Sixel.Limits?
    /// nil where it does not say.
    public var cell: CellSize?
    /// What was typed meanwhile.
    public var typedAhead: [UInt8] = []

    /// Of a terminal that says nothing.
    public init() {}

    /// Asks the terminal, and waits until it has answered.
    ///
    /// Never asked is what is no terminal, what another program has, and what would show the question.
    /// The terminal is left as it was found; a signal that comes meanwhile does afterwards what it
    /// would have done.
    ///
    /// - Parameters:
    ///   - environment: `TERM`, `TMUX` and `STY` count.
    ///   - milliseconds: so long it waits at most.
    public static func ask(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String],
        milliseconds: Int = 200
    ) -> TerminalCapabilities {
        guard let query = TerminalQuery.bytes(environment: environment) else { return Self() }
        let (capabilities, missed) = ask(query, input, output, milliseconds)
        for signal in missed { kill(getpid(), signal) }
        return capabilities
    }

    /// - Returns: and the signals that came meanwhile.
    private static func ask(
        _ query: [UInt8], _ input: Int32, _ output: Int32, _ milliseconds: Int
    ) -> (TerminalCapabilities, [Int32]) {
        let signals = SignalPipe(SignalPipe.ending + [SIGTSTP])
        guard let terminal = Terminal(input: input, output: output) else { return (Self(), []) }
        var answers = TerminalAnswers()
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        var isWaiting = terminal.write(query, signals, milliseconds: milliseconds) == .whole
        while isWaiting, !answers.isComplete {
            let left = deadline - ContinuousClock.now
            guard left > .zero else { break }
            // Rounded up: not over before the deadline is.
            let wait = Int(left / .milliseconds(1)) + 1
            switch terminal.wait(signals, milliseconds: wait) {
            case .bytes(let bytes): answers.read(bytes)
            case .timeout, .news: break
            case .signal: isWaiting = signals.map { !$0.hasEnding } ?? true
            case .gone: isWaiting = false
            }
        }
        var capabilities = answers.capabilities
        if capabilities.cell == nil { capabilities.cell = terminal.size.cell }
        // Before the signals, so that none finds the terminal raw.
        terminal.restore()
        return (capabilities, signals?.take() ?? [])
    }

    /// The best that the terminal shows.
    ///
    /// - Parameters:
    ///   - hasColor: false where colours are not wanted.
    ///   - environment: see ``ColorDepth``.
    public func format(hasColor: Bool, environment: [String: String]) -> PictureFormat {
        if !hasColor { return .braille }
        if cell != nil {
            if hasKittyGraphics { return .kitty }
            if let sixel { return .sixel(sixel) }
        }
        return .halfBlocks(ColorDepth(environment: environment))
    }
}

/// How a picture is shown.
public enum PictureFormat: Equatable, Sendable {
    case kitty
    case sixel(Sixel.Limits)
    case halfBlocks(ColorDepth)
    case braille
}

/// What a terminal has answered so far.
struct TerminalAnswers {
    private var input = TerminalInput()
    private var typed: [UInt8] = []
    private var replies: [TerminalReply] = []

    /// The last answer is there.
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
        // What is half there may be the first half of an answer: whoever reads on will know.
        capabilities.typedAhead = typed + input.rest
        var (colors, size) = (256, (width: 0, height: 0))
        var hasSixel = false
        for reply in replies {
            switch reply {
            case .kittyGraphics(let isKnown): capabilities.hasKittyGraphics = isKnown
            // The first number is the terminal's class.
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
