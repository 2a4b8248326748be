import CAdwaita
import Client
import Fasting

/// A part of the settings with its own heading.
protocol SettingsSection: AnyObject {
    /// An AdwPreferencesGroup.
    var group: Widget { get }
    /// Takes what the agent says; nil if it is away.
    func report(_ report: AgentReport?)
    /// Called each time before the settings are shown.
    func willAppear()
    /// Called if text became large, or is no longer.
    func adapt(toLargeText isLarge: Bool)
}

extension SettingsSection {
    func willAppear() {}
    func adapt(toLargeText isLarge: Bool) {}
}

extension AgentConnection {
    /// Sends a setting to the agent.
    func set(
        _ key: Settings.Key, to value: Settings.Value,
        _ done: @escaping (Result<Void, ClientError>) -> Void
    ) {
        ask {
            try $0.set(key, to: value, $1)
        } then: {
            done($0)
        }
    }

    /// Makes a function that sends a setting that is on or off.
    func flag(_ key: Settings.Key) -> SettingLink<Bool>.Send {
        { [unowned self] in set(key, to: .flag($0), $1) }
    }
}
