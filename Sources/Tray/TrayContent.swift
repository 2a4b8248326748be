/// What an item in the tray shows at one moment.
public struct TrayContent: Equatable, Sendable {
    /// Stands for the item wherever there is no room for a picture.
    public var title: String
    /// In the icon theme.
    public var iconName: String
    /// A folder to look for the icon in where the theme does not have it; "" for none.
    public var iconFolder: String
    /// Two lines for whoever points at the item. Some hosts read markup in them and others none, so
    /// that neither may hold `&` or `<`.
    public var tooltipTitle: String
    public var tooltipText: String
    public var menu: [TrayMenuEntry]

    public init(
        title: String, iconName: String, iconFolder: String = "", tooltipTitle: String,
        tooltipText: String, menu: [TrayMenuEntry]
    ) {
        self.title = title
        self.iconName = iconName
        self.iconFolder = iconFolder
        self.tooltipTitle = tooltipTitle
        self.tooltipText = tooltipText
        self.menu = menu
    }
}

/// One line of the menu.
public struct TrayMenuEntry: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case choice
        /// A choice with a mark beside it.
        case check(isOn: Bool)
        case separator
    }

    /// Above 0, and the same for the same thing for as long as the program runs.
    public let id: Int32
    public var label: String
    public var kind: Kind
    public var isEnabled: Bool
    /// The label moves with the clock: it is right when the menu opens, and nobody is told before.
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

    /// Whether it can be chosen.
    var isChoice: Bool { isEnabled && kind != .separator }

    /// A line between entries.
    public static func separator(id: Int32) -> TrayMenuEntry {
        TrayMenuEntry(id: id, kind: .separator)
    }

    /// Less what nobody is told of.
    var announced: TrayMenuEntry {
        var copy = self
        if moves { copy.label = "" }
        return copy
    }
}
