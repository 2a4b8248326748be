import Client
import Fasting
import Folders
import Presentation
import Words

/// Checks the calendar folder. Changes nothing in it.
struct CalendarCheck {
    private typealias Say = Words.CalendarFolder

    let settings: Settings1State
    let agent: AgentProcess?

    /// The number of files that are named one by one.
    private static let named = 5

    /// Nothing if there is no calendar folder.
    var results: [CheckResult] {
        let path = settings.calendarFolder
        if path.isEmpty { return [] }
        if let sentence = Say.sentence(settings.calendarState, path) {
            let mayBeUnit = [.readOnly, .refused].contains(settings.calendarState)
            let hint = mayBeUnit ? CalendarFolderHint.opening(path, to: agent) : nil
            return [.failed([sentence, hint].compactMap(\.self).joined(separator: "\n"))]
        }
        do throws(FolderProblem) {
            let folder = CalendarFolder(path: path)
            // One line for an emptied folder instead of one for each file.
            if try folder.isEmptied() {
                return [.ok(Say.ready(path)), .warning(Say.emptied(path))]
            }
            let foreign = try folder.foreignFiles()
            var results = foreign.prefix(Self.named).map {
                CheckResult.warning(
                    Say.foreignFile($0.name, isRemoved: $0.change == .removed, in: path))
            }
            if foreign.count > Self.named {
                results.append(.warning(Say.more(foreign.count - Self.named)))
            }
            let danger = FolderDanger.sentence(aboutChosen: path).map { CheckResult.warning($0) }
            return [.ok(Say.ready(path))] + [danger].compactMap(\.self) + results
        } catch {
            return [.failed(Words.sentence(error, isUsed: false))]
        }
    }
}
