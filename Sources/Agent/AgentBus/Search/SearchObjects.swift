import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// The acts that a text means now, and the sentences about them.
///
/// Nothing is remembered between calls: an identifier contains the whole act.
private struct SearchResults {
    let engine: Engine
    let launcher: any Launcher

    /// The acts that would be carried out. Those that would be refused are left out.
    func acts(_ text: String) -> [TypedAct] {
        let settings = engine.snapshot.settings
        let reading = SearchReading(
            now: engine.environment.now(), zone: engine.environment.zone,
            unit: settings.waterUnit, quickAdd: settings.quickAdd, words: .ofUser)
        return reading.acts(text).filter { engine.refusal(of: $0.command) == nil }
    }

    /// - Throws: InvalidArgs if no act has this identifier.
    func act(_ id: String) throws(BusError) -> TypedAct {
        guard let act = TypedAct(id: id) else {
            throw .invalidArgs(Words.Launcher.noResult(id))
        }
        return act
    }

    func carryOut(_ id: String) throws { try launcher.carryOut(act(id).command) }

    func text(of act: TypedAct) -> SearchText {
        SearchText(act, engine.snapshot, now: engine.environment.now())
    }
}

/// `org.gnome.Shell.SearchProvider2` on the bus: the search of GNOME Shell.
final class SearchProviderObject: SearchProvider2Handler {
    private let results: SearchResults

    init(engine: Engine, launcher: any Launcher) {
        results = SearchResults(engine: engine, launcher: launcher)
    }

    let path = ObjectPath(Names.searchPath)!

    func getInitialResultSet(terms: [String]) throws -> [String] {
        results.acts(terms.joined(separator: " ")).map(\.id)
    }

    func getSubsearchResultSet(previous: [String], terms: [String]) throws -> [String] {
        try getInitialResultSet(terms: terms)
    }

    func getResultMetas(identifiers: [String]) throws -> [[String: Value]] {
        try identifiers.map { id in
            let text = results.text(of: try results.act(id))
            return [
                "id": .string(id), "name": .string(text.title),
                "description": .string(text.detail), "icon": Self.icon,
            ]
        }
    }

    /// A themed icon, as g_icon_serialize returns it.
    private static let icon = Value.structure([
        .string("themed"), .variant(.array([.string(Names.application)], of: "s")),
    ])

    func activateResult(identifier: String, terms: [String], timestamp: UInt32) throws {
        try results.carryOut(identifier)
    }

    /// - Parameter timestamp: of the user's act, on X11; else 0. A startup id can contain it.
    func launchSearch(terms: [String], timestamp: UInt32) throws {
        results.launcher.open(
            timestamp == 0
                ? [:] : ["desktop-startup-id": .string("atrest_TIME\(timestamp)")])
    }
}

/// `org.kde.krunner1` on the bus: KRunner, and the search in Plasma's menus.
final class RunnerObject: Krunner1Handler {
    private let results: SearchResults

    /// How sure it is that the user means the act, where 100 is certain. A word alone may be the
    /// beginning of something else.
    private enum Relevance {
        static let word: Int32 = 70
        static let sentence: Int32 = 100
    }

    init(engine: Engine, launcher: any Launcher) {
        results = SearchResults(engine: engine, launcher: launcher)
    }

    let path = ObjectPath(Names.runnerPath)!

    func match(query: String) throws -> [Krunner1.MatchRow] {
        let isWord = query.split(whereSeparator: \.isWhitespace).count == 1
        return results.acts(query).enumerated().map { place, act in
            let text = results.text(of: act)
            return Krunner1.MatchRow(
                id: act.id, text: text.title, icon: Names.application,
                relevanceOfCategory: isWord ? Relevance.word : Relevance.sentence,
                relevance: 1 - Double(place) / 10, category: Words.name,
                subtext: text.detail.isEmpty ? nil : text.detail)
        }
    }

    func actions() throws -> [Krunner1.ActionRow] { [] }

    func run(matchId: String, actionId: String) throws {
        guard actionId.isEmpty else {
            throw BusError.invalidArgs(Words.Launcher.noResult(actionId))
        }
        try results.carryOut(matchId)
    }

    func config() throws -> [String: Value] { [:] }
    func teardown() throws {}
    func setActivationToken(token: String) throws {}
}
