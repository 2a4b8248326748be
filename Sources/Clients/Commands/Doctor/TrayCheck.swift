import Client
import Contract
import SDBus
import Words

/// Looks for a tray, and for the agent's icon in it. Starts and changes nothing.
struct TrayCheck {
    private typealias Say = Words.Doctor

    let bus: Bus
    /// nil while the agent is away.
    let agent: Agent?

    struct Agent {
        let process: UInt32
        let wantsIcon: Bool
    }

    private static let watcher = Destination(
        service: "org.kde.StatusNotifierWatcher", path: "/StatusNotifierWatcher",
        interface: "org.kde.StatusNotifierWatcher")

    var result: CheckResult {
        if agent?.wantsIcon == false { return .absent(Say.trayOff) }
        let hasHost: Bool? = try? bus.property(
            "IsStatusNotifierHostRegistered", of: Self.watcher, activates: false)
        guard let hasHost else { return .absent(Say.noTray) }
        guard hasHost else { return .absent(Say.trayWithoutHost) }
        guard let agent else { return .absent(Say.trayThere) }
        if items.contains(agent.process) { return .ok(Say.trayShown) }
        // The agent hides its item while a panel shows Atrest.
        return (try? bus.owner(of: Names.panel)) == nil
            ? .failed(Say.trayMissing) : .ok(Say.trayInPanel)
    }

    /// The process ids of all items in the tray.
    private var items: Set<UInt32> {
        let names: [String]? = try? bus.property(
            "RegisteredStatusNotifierItems", of: Self.watcher, activates: false)
        // An item is registered as ":1.42/StatusNotifierItem", or by its bus name alone.
        let owners = (names ?? []).map { String($0.prefix { $0 != "/" }) }
        return Set(owners.compactMap { bus.process(of: $0) })
    }
}
