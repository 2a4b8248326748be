import AgentCore
import Contract
import Fasting
import Glibc
import LocalTime
import System
import Text
import Tray
import Words

/// A tray item that can be shown or hidden.
public protocol TrayItem: AnyObject {
    /// Whether the user wants the item.
    var isWanted: Bool { get set }
    /// Whether a host shows the item.
    var isShown: Bool { get }
    /// Tells the hosts what changed.
    func announce()
}

extension Tray: TrayItem {}

/// Shows the state of the agent in the tray, and lets the tree fill while the item is shown.
public final class TrayController: ChangeListener {
    /// The item. It is set once it is made.
    public weak var item: (any TrayItem)?
    /// Whether a panel shows Atrest already. There is no item then.
    public var hasPanel = false {
        didSet { if hasPanel != oldValue { show(engine.snapshot) } }
    }
    /// Whether the window is installed. A press on the item opens it, and so do entries of the menu.
    public var hasWindow = false {
        didSet { if hasWindow != oldValue { item?.announce() } }
    }

    private let engine: Engine
    private let environment: DesktopEnvironment
    private let iconFolder = TrayController.iconFolder()

    public init(engine: Engine, environment: DesktopEnvironment) {
        self.engine = engine
        self.environment = environment
    }

    public func apply(_ change: Change) { show(change.after) }

    private func show(_ snapshot: Snapshot) {
        item?.isWanted = snapshot.settings.showsTrayIcon && !hasPanel
        item?.announce()
        arm()
    }

    /// Whether a host shows the item may have changed.
    public func arm() {
        // If no host shows the item, no timer is needed.
        let next =
            item?.isShown == true && engine.snapshot.entitlement.hasForest
            ? engine.snapshot.fast.active?.nextTreeStep(after: engine.environment.now()) : nil
        environment.setAlarm(.tree, next)
    }

    /// The alarm rang.
    public func treeMayHaveGrown() {
        item?.announce()
        arm()
    }

    /// What the item shows now. The records are not opened for it.
    public func content() -> TrayContent {
        var content: TrayContent
        if case .unreadable(let refusal) = engine.snapshot.records {
            content = TrayText.content(
                unreadable: Words.sentence(
                    refusal, now: engine.environment.now(), zone: engine.environment.zone))
        } else {
            var snapshot = engine.snapshot
            snapshot.now = engine.environment.now()
            content = TrayText.content(snapshot, hasWindow: hasWindow)
        }
        content.iconFolder = iconFolder
        content.opensOnPress = hasWindow
        return content
    }

    /// The icon as pixels. Many hosts read it only together with everything else, and use its name.
    public func pixmaps() -> [TrayPixmap] {
        var snapshot = engine.snapshot
        snapshot.now = engine.environment.now()
        return TrayPictures.pixmaps(snapshot)
    }

    /// The folder of the icons that are installed beside this program, if no icon theme finds them;
    /// else "".
    private static func iconFolder() -> String {
        guard let bin = programFolder(), let end = bin.lastIndex(of: "/") else { return "" }
        let icon = "icons/hicolor/symbolic/apps/\(Names.application)-symbolic.svg"
        func has(_ data: String) -> Bool { access("\(data)/\(icon)", R_OK) == 0 }
        let beside = String(bin[..<end] + "/share")
        // D-Bus carries only UTF-8.
        if beside.hasKeptBytes { return "" }
        return has(beside) && !dataFolders().contains(where: has) ? "\(beside)/icons" : ""
    }
}
