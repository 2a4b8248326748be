import CAdwaita
import Client
import Words

/// Vigil.
final class VigilSection: SettingsSection {
    let group = preferencesGroup(Words.Vigil.title)
    private let vigil: SwitchRow

    init(_ connection: AgentConnection) {
        vigil = SwitchRow(
            Words.Vigil.explanation, name: Words.Vigil.title,
            send: connection.sending { try $0.vigil1.setEnabled($1, $2) })
        vigil.add(to: group)
    }

    func report(_ report: AgentReport?) { vigil.report(report?.vigil?.enabled) }
}
