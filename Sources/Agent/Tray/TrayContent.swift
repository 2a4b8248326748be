/// What an item in the tray shows.
public struct TrayContent: Equatable, Sendable {
    /// Shown instead of the icon in lists and by screen readers.
    public var title: String
    /// A name in the icon theme.
    public var iconName: String
    /// Where to look for the icon if the theme does not have it; empty for nowhere.
    public var iconFolder: String
    /// Two lines that appear when the pointer is over the item. Some hosts read markup in them and
    /// others do not, so they must not contain `&` or `<`.
    public var tooltipTitle: String
    public var tooltipText: String
    public var menu: [TrayMenuEntry]
    /// True if a press on the item opens something. If false, it opens the menu.
    public var opensOnPress: Bool

    public init(
        title: String, iconName: String, iconFolder: String = "", tooltipTitle: String,
        tooltipText: String, menu: [TrayMenuEntry], opensOnPress: Bool = false
    ) {
        self.title = title
        self.iconName = iconName
        self.iconFolder = iconFolder
        self.tooltipTitle = tooltipTitle
        self.tooltipText = tooltipText
        self.menu = menu
        self.opensOnPress = opensOnPress
    }
}

/// The icon as pixels, for hosts that have no icon theme.
public struct TrayPixmap: Equatable, Sendable {
    public let width: Int32
    public let height: Int32
    /// Opacity, red, green and blue of each pixel, row by row. Colours are not premultiplied.
    public let bytes: [UInt8]

    public init(width: Int32, height: Int32, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// One line of the menu.
public struct TrayMenuEntry: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case choice
        /// A choice with a check mark.
        case check(isOn: Bool)
        case separator
    }

    /// Above 0. An entry keeps its id as long as the program runs.
    public let id: Int32
    public var label: String
    public var kind: Kind
    public var isEnabled: Bool
    /// True if the label follows the clock. It is read when the menu opens; its changes are not
    /// signalled.
    public var moves: Bool

    public init(
        id: Int32, label: String = "", kind: Kind = .choice, isEnabled: Bool = true,
        moves: Bool = false
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.isEnabled = isEnabled
        self.moves = moves
    }

    /// True if the user can choose it.
    var isChoice: Bool { isEnabled && kind != .separator }

    /// A line between two groups of entries.
    public static func separator(id: Int32) -> TrayMenuEntry {
        TrayMenuEntry(id: id, kind: .separator)
    }

    /// The entry without the parts whose changes are not signalled.
    var signalled: TrayMenuEntry {
        var copy = self
        if moves { copy.label = "" }
        return copy
    }
}
