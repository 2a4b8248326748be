/// A message for the desktop.
public struct Notice: Equatable, Sendable {
    /// Shown as it is, never as markup.
    public var title: String
    /// Each stands apart from the others.
    public var body: [Paragraph]
    /// What kind it is, as in `x-atrest.milestone`.
    public var category: String
    /// What the reader can do about it, where the server offers such a thing.
    public var actions: [Action] = []
    /// In milliseconds. Such a notice is for the moment only: no server keeps it, and where none is
    /// there it is not shown later. nil where it stands until somebody takes it away.
    public var lifetime: Int32?
    /// Comes without a sound.
    public var isQuiet = false
    /// Shown beside the words, in the place of the application's icon.
    public var picture: Picture?

    public init(title: String, body: [Paragraph], category: String) {
        self.title = title
        self.body = body
        self.category = category
    }

    /// Plain text; escaped where the server reads markup.
    public struct Paragraph: Equatable, Sendable, ExpressibleByStringLiteral {
        public var text: String
        /// Shown so where the server reads markup.
        public var isItalic: Bool

        public init(_ text: String, isItalic: Bool = false) {
            self.text = text
            self.isItalic = isItalic
        }

        public init(stringLiteral text: String) { self.init(text) }
    }

    /// A square of pixels.
    public struct Picture: Equatable, Sendable {
        /// Pixels in a row, and rows.
        public let side: Int
        /// Red, green, blue and opacity of each pixel, row by row; colours are not multiplied.
        public let pixels: [UInt8]

        /// - Returns: nil where there are not four bytes for each pixel.
        public init?(side: Int, pixels: [UInt8]) {
            guard side > 0, pixels.count == side * side * 4 else { return nil }
            self.side = side
            self.pixels = pixels
        }
    }

    public struct Action: Equatable, Sendable {
        public let key: String
        public let label: String

        public init(key: String, label: String) {
            self.key = key
            self.label = label
        }
    }
}

extension Notice {
    /// The body as a server wants it. Where italics set a paragraph apart a line of its own is
    /// enough: servers show few lines.
    func text(markup: Bool) -> String {
        body.map { paragraph in
            guard markup else { return paragraph.text }
            let text = Self.escaped(paragraph.text)
            return paragraph.isItalic ? "<i>\(text)</i>" : text
        }.joined(separator: markup ? "\n" : "\n\n")
    }

    /// With a line right below one of its paragraphs.
    func adding(_ aside: String, below place: AsidePlace) -> Notice {
        var notice = self
        guard !body.isEmpty else {
            notice.body = [Paragraph(aside)]
            return notice
        }
        let at = place == .first ? 0 : body.count - 1
        // Not in italics, whatever it stands below.
        if body[at].isItalic {
            notice.body.append(Paragraph(aside))
        } else {
            notice.body[at].text += "\n" + aside
        }
        return notice
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}

/// Where a notice stands. In each place there is at most one: the next takes the place of the last.
public enum NoticePlace: Hashable, Sendable, CaseIterable {
    /// What is said of the fast.
    case fast
    /// What is said in passing.
    case moment
    /// What is said of the records.
    case records
}

/// Below which paragraph of a notice a line is added.
public enum AsidePlace: Sendable {
    case first
    case last
}

/// What the reader of a notice has done about it.
public struct NoticeAnswer: Equatable, Sendable {
    public let place: NoticePlace
    /// Of the action.
    public let key: String

    public init(place: NoticePlace, key: String) {
        self.place = place
        self.key = key
    }
}

/// Where notices go.
///
/// No call waits for anybody, however slow the notification server is. Where there is none, a notice
/// waits for one until it is withdrawn.
public protocol NoticePort: AnyObject {
    /// Shows a notice in the place of the one that stands there.
    func show(_ notice: Notice, at place: NoticePlace)
    /// Changes what stands there, or would stand there once a server comes; nothing where the reader
    /// has put it away.
    func revise(_ notice: Notice, at place: NoticePlace)
    /// Takes away what stands there.
    func withdraw(_ place: NoticePlace)
    /// Adds a line to what stands there for a moment, or shows `otherwise` where the reader's answer
    /// has closed it.
    func add(
        _ aside: String, below paragraph: AsidePlace, at place: NoticePlace, otherwise: Notice)
}
