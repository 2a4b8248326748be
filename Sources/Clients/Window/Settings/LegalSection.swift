import CAdwaita
import Client
import Contract
import Words

/// The licence, what is said about safety, what the texts rest on, and the version.
final class LegalSection: SettingsSection {
    private typealias Say = Words.SettingsPage

    let group = preferencesGroup(Words.SettingsPage.legal)
    private let version = factRow(Words.SettingsPage.version, Names.version)

    init() {
        let safety = expanderRow(Words.Safety.title)
        adw_expander_row_add_row(safety.cast(), textRow(label(Self.safetyText)))
        let sources = expanderRow(Say.sources, Say.sourcesMeaning)
        let list = Words.Source.allCases.map(\.text).joined(separator: "\n\n")
        adw_expander_row_add_row(sources.cast(), textRow(label(list, "caption")))
        group.addRows(factRow(Say.licence, Say.licences), safety, sources, version)
    }

    /// Who should ask a physician first, when to stop, and how to eat again.
    private static var safetyText: String {
        let conditions = Words.Safety.askFirstIf.map { "• \($0.text)" }
        let asking = ([Words.Safety.askFirst.text] + conditions).joined(separator: "\n")
        return ([asking] + Words.Safety.paragraphs.map(\.text)).joined(separator: "\n\n")
    }

    func report(_ report: AgentReport?) {
        let agent = report?.agent?.release.printable ?? Names.version
        setFact(
            of: version, Say.version,
            agent == Names.version
                ? Names.version : Say.versions(window: Names.version, agent: agent))
    }
}
