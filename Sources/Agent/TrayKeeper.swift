import Contract
import Fasting
import Glibc
import LocalTime
import SDBus
import Tray

/// Keeps the item in the tray as the agent is: there where the user wants it, filled as far as the
/// tree has come.
final class TrayKeeper {
    /// What the user wants.
    enum Wish: Equatable {
        case choice(TrayText.Entry)
        /// To be told the state, by a host that opens no menu.
        case state
    }

    private let keepers: Keepers
    private var tray: Tray?
    private var step: Timer?
    /// Steps are seen and not felt: they may come with another wakeup. In microseconds.
    private static let accuracy: UInt64 = 1_000_000

    /// - Parameters:
    ///   - onWish: called from the loop.
    ///   - onProblem: gets what keeps the item from being there.
    init(
        _ keepers: Keepers, bus: Bus, loop: EventLoop, onWish: @escaping (Wish) -> Void,
        onProblem: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.keepers = keepers
        let folder = Self.iconFolder()
        step = try loop.addTimer(.realtime, accuracy: Self.accuracy) { [unowned self] in
            tray?.announce()
            arm()
        }
        step?.setDescription("tree in the tray")
        tray = Tray(
            bus: bus, loop: loop, id: Names.application,
            content: { [unowned self] in content(iconFolder: folder) },
            onEvent: { event in
                switch event {
                case .activated: onWish(.state)
                case .chosen(let id): TrayText.Entry(rawValue: id).map { onWish(.choice($0)) }
                }
            },
            onShown: { [unowned self] in arm() }, onProblem: onProblem)
    }

    /// Something has changed, or has begun.
    func announce(_ present: Present) {
        tray?.isWanted = present.settings.showsTrayIcon
        tray?.announce()
        arm()
    }

    /// Whoever looks at the item changes nothing: the records are not opened for it, since what
    /// follows from that may be that there is to be no item.
    private func content(iconFolder: String) -> TrayContent {
        if let refusal = keepers.records.refusal {
            return TrayText.content(unreadable: refusal.message, iconFolder: iconFolder)
        }
        return TrayText.content(keepers.present, iconFolder: iconFolder)
    }

    /// Nothing wakes where nobody looks.
    private func arm() {
        let next =
            tray?.isShown == true
            ? keepers.fast.state.active?.nextTreeStep(after: Clock.now) : nil
        if let next {
            try? step?.arm(at: next.microsecondsSinceEpoch)
        } else {
            try? step?.disarm()
        }
    }

    /// The icons that were installed with this program, where no icon theme would look for them.
    private static func iconFolder() -> String {
        guard let bin = programFolder(), let end = bin.lastIndex(of: "/") else { return "" }
        let icon = "icons/hicolor/symbolic/apps/\(Names.application)-symbolic.svg"
        func has(_ data: String) -> Bool { access("\(data)/\(icon)", R_OK) == 0 }
        let beside = bin[..<end] + "/share"
        return has(String(beside)) && !dataFolders().contains(where: has) ? "\(beside)/icons" : ""
    }
}
