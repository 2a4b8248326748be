import SDBus

/// The item as `org.kde.StatusNotifierItem`, the interface that all hosts support.
///
/// Source: the StatusNotifierItem specification, as hosts implement it.
final class StatusNotifierItem {
    static let path: ObjectPath = "/StatusNotifierItem"
    private static let interface = "org.kde.StatusNotifierItem"

    private let bus: Bus
    private let id: String
    private let content: () -> TrayContent
    private let pixmaps: () -> [TrayPixmap]
    private let onActivate: () -> Void
    private let onToken: (String) -> Void
    /// The content that hosts were told about.
    private var announced: TrayContent

    /// - Parameters:
    ///   - id: identifies the program. Always the same.
    ///   - content: returns the current content.
    ///   - pixmaps: paints the current icon in several sizes.
    ///   - onActivate: called for a click if the host does not open the menu for it.
    ///   - onToken: receives an activation token before the click that it belongs to.
    init(
        on bus: Bus, id: String, content: @escaping () -> TrayContent,
        pixmaps: @escaping () -> [TrayPixmap] = { [] },
        onActivate: @escaping () -> Void, onToken: @escaping (String) -> Void
    ) {
        self.bus = bus
        self.id = id
        self.content = content
        self.pixmaps = pixmaps
        self.onActivate = onActivate
        self.onToken = onToken
        announced = content()
    }

    /// Exports the item until the slot is released.
    func export() throws(SystemError) -> Slot {
        try bus.export(Interface(Self.interface, properties + methods + signals), at: Self.path)
    }

    /// Sends a signal for each part that has changed since hosts were told. Hosts then read all
    /// properties again. A part whose signal fails is sent with the next call.
    func announceChanges() throws(SystemError) {
        let now = content()
        if now.title != announced.title {
            try emit("NewTitle")
            announced.title = now.title
        }
        if now.iconFolder != announced.iconFolder {
            try bus.emit("NewIconThemePath", of: Self.interface, at: Self.path, now.iconFolder)
            announced.iconFolder = now.iconFolder
        }
        // No signal reports a change of ItemIsMenu. For this one, hosts read it again too.
        if now.iconName != announced.iconName || now.opensOnPress != announced.opensOnPress {
            try emit("NewIcon")
            (announced.iconName, announced.opensOnPress) = (now.iconName, now.opensOnPress)
        }
        if now.tooltipTitle != announced.tooltipTitle || now.tooltipText != announced.tooltipText {
            try emit("NewToolTip")
            (announced.tooltipTitle, announced.tooltipText) = (now.tooltipTitle, now.tooltipText)
        }
    }

    private func emit(_ signal: String) throws(SystemError) {
        try bus.emit(signal, of: Self.interface, at: Self.path)
    }

    // MARK: Members

    /// Width, height, and the pixels as bytes in the order A, R, G, B.
    private typealias Pixmap = BusStruct<Int32, Int32, [UInt8]>
    private typealias ToolTip = BusStruct<String, [Pixmap], String, String>

    /// Changes are signalled by the signals of the interface, not by `PropertiesChanged`.
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
            .property("IconPixmap", .emitsNothing) { [unowned self] in
                pixmaps().map { Pixmap($0.width, $0.height, $0.bytes) }
            },
            text("OverlayIconName") { _ in "" },
            .property("OverlayIconPixmap", .emitsNothing) { none },
            text("AttentionIconName") { _ in "" },
            .property("AttentionIconPixmap", .emitsNothing) { none },
            text("AttentionMovieName") { _ in "" },
            .property("ToolTip", .emitsNothing) { [unowned self] () -> ToolTip in
                let content = content()
                return BusStruct("", none, content.tooltipTitle, content.tooltipText)
            },
            .property("ItemIsMenu", .emitsNothing) { [unowned self] in !content().opensOnPress },
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
            // Hosts draw the menu themselves.
            .method("ContextMenu", in: ["x", "y"]) { (_: Int32, _: Int32) -> Void in },
            .method("Activate", in: ["x", "y"]) { [unowned self] (_: Int32, _: Int32) -> Void in
                onActivate()
            },
            .method("SecondaryActivate", in: ["x", "y"]) { (_: Int32, _: Int32) -> Void in },
            .method("Scroll", in: ["delta", "orientation"]) { (_: Int32, _: String) -> Void in },
            .method("ProvideXdgActivationToken", in: ["token"]) {
                [unowned self] (token: String) -> Void in onToken(token)
            },
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
