import CAdwaita
import Client

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
