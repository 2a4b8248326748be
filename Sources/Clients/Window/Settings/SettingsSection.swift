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
    /// Called if text became large, or is no longer large.
    func adapt(toLargeText isLarge: Bool)
}

extension SettingsSection {
    func willAppear() {}
    func adapt(toLargeText isLarge: Bool) {}
}

extension AgentConnection {
    /// Makes a function that sends a setting to the agent.
    func sending<Value, Call: AnyObject>(
        _ call:
            @escaping (
                AgentProxy, Value, @escaping (Result<Void, ClientError>) -> Void
            ) throws -> Call
    ) -> SettingLink<Value>.Send {
        { [unowned self] value, done in
            ask {
                try call($0, value, $1)
            } then: {
                done($0)
            }
        }
    }

    /// Makes a function that sends a setting of the table.
    func sending<Value>(
        _ key: Settings.Key, _ wrap: @escaping (Value) -> Settings.Value
    ) -> SettingLink<Value>.Send { sending { try $0.set(key, to: wrap($1), $2) } }
}
