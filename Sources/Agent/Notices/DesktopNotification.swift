import Text

/// A message for the user's desktop.
public struct DesktopNotification: Equatable, Sendable {
    /// Plain text. It is never read as markup.
    public var title: String
    /// The text below the title.
    public var body: [Paragraph]
    /// The kind of notification, for example `x-atrest.milestone`.
    public var category: String
    /// The buttons. They are shown if the notification server supports actions.
    public var actions: [Action] = []
    /// How long the notification stays on screen.
    ///
    /// A notification with a lifetime is transient: servers do not keep it, and it is not shown later
    /// if no server is running now. nil means that it stays until it is withdrawn.
    public var lifetime: Duration?
    /// True if the notification appears without a sound.
    public var isSilent = false
    /// Replaces the application's icon beside the text.
    public var image: Image?

    public init(
        title: String, body: [Paragraph], category: String, actions: [Action] = [],
        isSilent: Bool = false, lifetime: Duration? = nil
    ) {
        (self.title, self.body, self.category) = (title, body, category)
        (self.actions, self.isSilent, self.lifetime) = (actions, isSilent, lifetime)
    }

    /// Plain text. It is escaped if the server reads markup.
    public struct Paragraph: Equatable, Sendable, ExpressibleByStringLiteral {
        public var text: String
        /// Has an effect only if the server reads markup.
        public var isItalic: Bool

        public init(_ text: String, isItalic: Bool = false) {
            self.text = text
            self.isItalic = isItalic
        }

        public init(stringLiteral text: String) { self.init(text) }
    }

    /// A square image.
    public struct Image: Equatable, Sendable {
        /// The width and the height, in pixels.
        public let side: Int
        /// Red, green, blue and opacity of each pixel, row by row. Colours are not premultiplied.
        public let pixels: [UInt8]

        /// Returns nil if `pixels` does not hold four bytes for each pixel.
        public init?(side: Int, pixels: [UInt8]) {
            guard side > 0, pixels.count == side * side * 4 else { return nil }
            self.side = side
            self.pixels = pixels
        }
    }

    /// A button.
    public struct Action: Equatable, Sendable {
        /// Identifies the action. The user does not see it.
        public let key: String
        public let label: String

        public init(key: String, label: String) {
            self.key = key
            self.label = label
        }
    }
}

/// A place in a notification's body.
public enum ParagraphPosition: Sendable {
    /// After the text, before the paragraphs in italics that follow it.
    case afterText
    /// After everything.
    case last
}

extension DesktopNotification {
    /// The body in the form that the server expects.
    ///
    /// With markup, italics set a paragraph apart, so paragraphs follow each other without a blank
    /// line: servers show only a few lines.
    func text(markup: Bool) -> String {
        body.map { paragraph in
            guard markup else { return paragraph.text }
            let text = xmlEscaped(paragraph.text)
            return paragraph.isItalic ? "<i>\(text)</i>" : text
        }.joined(separator: markup ? "\n" : "\n\n")
    }

    /// A copy with one more paragraph, which is not in italics.
    func adding(_ line: String, at position: ParagraphPosition) -> DesktopNotification {
        var notification = self
        let text = body.lastIndex { !$0.isItalic }.map { $0 + 1 } ?? 0
        notification.body.insert(
            Paragraph(line), at: position == .afterText ? text : body.count)
        return notification
    }
}
