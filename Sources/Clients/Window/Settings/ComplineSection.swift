import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// The night prayer, and the invitation to it.
final class ComplineSection: SettingsSection {
    private typealias Say = Words.Compline

    let group = preferencesGroup(Words.Compline.setting)
    private let compline: SwitchRow
    private let time = TypedRow(Words.Compline.time)
    /// The time of the invitation; "" if there is none.
    private let timeLink: SettingLink<String>

    private static let example = "21:30"

    init(_ connection: AgentConnection) {
        compline = SwitchRow(
            Say.settingMeaning, name: Say.setting,
            send: connection.sending { try $0.compline1.setEnabled($1, $2) })
        timeLink = SettingLink(
            send: connection.sending { try $0.compline1.setInvitationAt($1, $2) })
        compline.add(to: group)
        group.addRows(time.widget, timeLink.problem.widget)
        timeLink.render = { [unowned self] in time.report($0 ?? "") }
        time.onApply = { [unowned self] in take($0) }
    }

    func report(_ report: AgentReport?) {
        let state = report?.compline
        compline.report(state?.enabled)
        let isWanted = state?.enabled == true
        time.widget.isVisible = isWanted
        timeLink.hint =
            isWanted && state?.invitationAt.isEmpty == true
            ? Say.noTime(example: Self.example) : nil
        timeLink.report(isWanted ? state?.invitationAt : nil)
    }

    private func take(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return timeLink.choose("") }
        guard let time = UserInput.timeOfDay(text) else {
            return timeLink.refuse(Say.noTime(example: Self.example))
        }
        timeLink.choose(String(describing: time))
        self.time.reset()
    }
}
