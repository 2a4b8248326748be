import SDBus

/// The item itself as `org.kde.StatusNotifierItem`, the interface that every host asks for.
///
/// Source: the StatusNotifierItem specification, as hosts read it.
final class StatusNotifierItem {
    static let path: ObjectPath = "/StatusNotifierItem"
    private static let interface = "org.kde.StatusNotifierItem"

    private let bus: Bus
    private let id: String
    private let content: () -> TrayContent
    private let onActivate: () -> Void
    /// What the hosts were told.
    private var known: TrayContent

    /// - Parameters:
    ///   - id: of the program, always the same.
    ///   - content: as it is now.
    ///   - onActivate: a press by a host that does not open the menu for it.
    init(
        on bus: Bus, id: String, content: @escaping () -> TrayContent,
        onActivate: @escaping () -> Void
    ) {
        self.bus = bus
        self.id = id
        self.content = content
        self.onActivate = onActivate
        known = content()
    }

    /// Makes the item reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        try bus.export(Interface(Self.interface, properties + methods + signals), at: Self.path)
    }

    /// Tells the hosts where something has changed. Each signal makes them read everything anew.
    func announce() throws {
        let now = content()
        let before = known
        known = now
        if now.title != before.title { try emit("NewTitle") }
        if now.iconFolder != before.iconFolder {
            try bus.emit("NewIconThemePath", of: Self.interface, at: Self.path, now.iconFolder)
        }
        if now.iconName != before.iconName { try emit("NewIcon") }
        if now.tooltipTitle != before.tooltipTitle || now.tooltipText != before.tooltipText {
            try emit("NewToolTip")
        }
    }

    private func emit(_ signal: String) throws {
        try bus.emit(signal, of: Self.interface, at: Self.path)
    }

    // MARK: Members

    /// Width, height, and the pixels as A, R, G, B.
    private typealias Pixmap = BusStruct<Int32, Int32, [UInt8]>
    private typealias ToolTip = BusStruct<String, [Pixmap], String, String>

    /// Hosts learn of changes from signals of their own, and not from `PropertiesChanged`.
    private var properties: [Interface.Member] {
        let none = [Pixmap]()
        return [
            text("Category") { _ in "ApplicationStatus" },
            text("Id") { [unowned self] _ in id },
            text("Title") { $0.title },
            text("Status") { _ in "Active" },
            .property("WindowId", .emitsNothing) { Int32(0) },
            text("IconThemePath") { $0.iconFolder },
            text("IconName") { $0.iconName },
            .property("IconPixmap", .emitsNothing) { none },
            text("OverlayIconName") { _ in "" },
            .property("OverlayIconPixmap", .emitsNothing) { none },
            text("AttentionIconName") { _ in "" },
            .property("AttentionIconPixmap", .emitsNothing) { none },
            text("AttentionMovieName") { _ in "" },
            .property("ToolTip", .emitsNothing) { [unowned self] () -> ToolTip in
                let content = content()
                return BusStruct("", none, content.tooltipTitle, content.tooltipText)
            },
            // A press opens the menu: there is no window to open.
            .property("ItemIsMenu", .emitsNothing) { true },
            .property("Menu", .emitsNothing) { TrayMenu.path },
        ]
    }

    private func text(
        _ name: String, _ read: @escaping (TrayContent) -> String
    ) -> Interface.Member {
        .property(name, .emitsNothing) { [unowned self] in read(content()) }
    }

    private var methods: [Interface.Member] {
        [
            // The host shows the menu by itself.
            .method("ContextMenu", in: ["x", "y"]) { (_: Int32, _: Int32) -> Void in },
            .method("Activate", in: ["x", "y"]) { [unowned self] (_: Int32, _: Int32) -> Void in
                onActivate()
            },
            .method("SecondaryActivate", in: ["x", "y"]) { (_: Int32, _: Int32) -> Void in },
            .method("Scroll", in: ["delta", "orientation"]) { (_: Int32, _: String) -> Void in },
            .method("ProvideXdgActivationToken", in: ["token"]) { (_: String) -> Void in },
        ]
    }

    private var signals: [Interface.Member] {
        let plain = [
            "NewTitle", "NewIcon", "NewAttentionIcon", "NewOverlayIcon", "NewToolTip", "NewMenu",
        ].map { Interface.Member.signal($0) }
        return plain + [
            .signal("NewStatus", [("status", String.self)]),
            .signal("NewIconThemePath", [("icon_theme_path", String.self)]),
        ]
    }
}
