/// A message for the desktop.
public struct Notice: Equatable, Sendable {
    /// Shown as it is, never as markup.
    public var title: String
    /// Plain text; escaped where the server reads markup.
    public var body: String
    /// What kind it is, as in `x-atrest.milestone`.
    public var category: String

    public init(title: String, body: String, category: String) {
        self.title = title
        self.body = body
        self.category = category
    }

    /// The body as a server wants it that reads markup.
    var markup: String {
        var text = ""
        for character in body {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
        return text
    }
}

/// Where notices go. At most one is on the screen: a new one takes the place of the last.
///
/// Neither call waits for anybody, however slow the notification server is. Where there is none, the
/// notice waits for one until it is withdrawn.
public protocol NoticePort: AnyObject {
    /// Shows a notice in the place of the present one.
    func show(_ notice: Notice)
    /// Takes the present notice off the screen; nothing where there is none.
    func withdraw()
}
