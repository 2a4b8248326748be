import Compline
import Contract
import Words

/// Reads the office each time that it is needed, which is rare. A file may be installed in the meantime.
final class OfficeReader {
    private let log: (String) -> Void
    /// The problems that were logged, so that each is logged once.
    private var told: [OfficeFile.Problem] = []

    /// - Parameter log: receives a sentence for each file that is damaged.
    init(log: @escaping (String) -> Void) { self.log = log }

    func read(for night: PrayerNight) -> Office {
        let file = OfficeFile(in: dataFolders(), for: night)
        for problem in file.problems where !told.contains(problem) {
            log(Words.Compline.problem(problem))
        }
        told = file.problems
        return file.office
    }
}
