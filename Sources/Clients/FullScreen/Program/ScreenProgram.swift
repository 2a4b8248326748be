import Glibc
import System

/// The size of the screen in characters.
public struct ScreenSize: Equatable, Sendable {
    public var columns: Int
    public var rows: Int
    /// The size of a character in pixels; nil if it is unknown. It changes with the font.
    public var cell: CellSize?

    public init(columns: Int, rows: Int, cell: CellSize? = nil) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
    }

    /// The present size of a terminal. What it does not know counts as that of one of 80 × 24.
    public init(of descriptor: Int32) {
        var size = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        let columns = size.ws_col > 0 ? Int(size.ws_col) : 80
        let rows = size.ws_row > 0 ? Int(size.ws_row) : 24
        let cell = CellSize(
            width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
        self.init(columns: columns, rows: rows, cell: cell)
    }

    /// A screen of 7680 × 4320 pixels with characters of 6 × 12 pixels has 1280 columns and 360 rows.
    /// A terminal may claim 65,535 of each, and a frame for that would not fit into memory.
    private static let columnLimit = 2000
    private static let cellLimit = 500_000

    /// The part of the screen that is used: at least one character, and not more than any real screen
    /// has.
    var limited: ScreenSize {
        var size = self
        size.columns = min(max(1, columns), Self.columnLimit)
        size.rows = min(max(1, rows), Self.cellLimit / size.columns)
        return size
    }

    /// The smallest screen for which full-screen programs are laid out.
    public static let least = ScreenSize(columns: 40, rows: 16)

    /// Whether it is at least ``least``.
    public var isEnough: Bool { columns >= Self.least.columns && rows >= Self.least.rows }
}

/// A key as the user typed it.
public enum ScreenKey: Equatable, Sendable {
    case character(Character)
    /// With the Control key, as a small letter.
    case control(Character)
    /// With the Alt key.
    case alt(Character)
    case enter
    case tab
    case escape
    case backspace
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    /// Left and Right with Control or Alt.
    case wordLeft
    case wordRight
    case pageUp
    case pageDown
    case wheelUp
    case wheelDown
}

extension ScreenKey {
    /// The key as if Shift and Caps Lock were off.
    public var folded: ScreenKey {
        guard case .character(let character) = self,
            let lower = character.lowercased().first, character.lowercased().count == 1
        else { return self }
        return .character(lower)
    }

    var isControl: Bool { if case .control = self { true } else { false } }

    /// Whether it is a question mark, which in Arabic and in wide text is another character.
    public var asksForHelp: Bool {
        guard case .character(let character) = self else { return false }
        return "?؟？".contains(character)
    }

    /// Whether it is a letter that no key of a program has, because the keyboard's layout has no Latin letters.
    public var isUnknownLetter: Bool {
        guard case .character(let character) = self else { return false }
        return !character.isASCII && character.isLetter
    }
}

extension ScreenKey {
    /// How many rows a key scrolls a text, at the beginning and the end more than any text has; nil if it does not scroll.
    ///
    /// - Parameter page: the rows of a page.
    public func scrolled(page: Int) -> Int? {
        switch self {
        case .up, .character("k"): -1
        case .down, .character("j"): 1
        case .pageUp, .character("b"): -page
        case .pageDown, .character(" "): page
        case .home, .character("g"): -Self.far
        case .end, .character("G"): Self.far
        default: nil
        }
    }

    private static let far = 1 << 20
}

/// What reaches a full-screen program. Resizing, signals, Ctrl-C (which ends the program), Ctrl-Z and
/// Ctrl-L are the screen's own work.
public enum ScreenEvent: Equatable, Sendable {
    case key(ScreenKey)
    /// Text that was pasted, with line feeds between its lines.
    case paste(String)
    /// The descriptor of the program's own events is readable.
    case updates
    /// The time for which the program asked with ``ScreenProgram/nextFrame`` has come.
    case time
}

/// What a program does after an event.
public enum ScreenStep: Equatable, Sendable {
    /// Nothing has changed.
    case wait
    /// Draw again.
    case draw
    /// End.
    case leave
}

/// A program that uses the whole terminal. It draws frames and answers events, and does nothing
/// between them. What is on the screen and what changes there is the work of ``FullScreen``.
public protocol ScreenProgram: AnyObject {
    /// Draws the screen as it is at an instant. Called at first, after an event that asked for it,
    /// and when the size has changed.
    func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame

    func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep

    /// When to send ``ScreenEvent/time``; nil for never. Asked after each event and each frame. Until
    /// then nothing runs. If the terminal has not taken the last frame, the event comes later.
    var nextFrame: SteadyClock.Instant? { get }

    /// A descriptor that becomes readable when the program has work of its own, such as a bus or an
    /// event loop; -1 for none, even after the other side has closed it. On ``ScreenEvent/updates``
    /// the program reads all that there is.
    var updates: Int32 { get }

    /// Whether letters are text now, and not keys with a meaning. Keys of a layout without Latin letters then stay
    /// as they are (``ScreenFeatures/reportsKeys``).
    var takesText: Bool { get }

    /// Whether the wheel of the mouse is wanted. Text can then be selected only with Shift.
    var usesWheel: Bool { get }

    /// The process is about to be stopped, for example by Ctrl-Z. The terminal is restored already.
    func suspend()

    /// The process continues. The screen is drawn again after this.
    func resume()
}

extension ScreenProgram {
    public var nextFrame: SteadyClock.Instant? { nil }
    public var updates: Int32 { -1 }
    public var takesText: Bool { false }
    public var usesWheel: Bool { false }
    public func suspend() {}
    public func resume() {}
}
