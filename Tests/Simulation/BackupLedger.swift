import Glibc
import LocalTime
import SimulationModel
import VirtualDisk

/// The backups that there are, and what each has, as the model says.
///
/// The first change of a day makes a backup with that change; the fullest and the latest others stay.
struct BackupLedger {
    /// By day. The contents are nil if they are not known, because something went wrong meanwhile.
    private var known: [String: Contents?] = [:]
    /// Whether something went wrong since the latest backup. Then one may be missing, and others may have
    /// been made.
    private var isInDoubt = false
    private let folder: String

    init(folder: String) { self.folder = folder }

    mutating func doubt() { isInDoubt = true }

    /// Looks at the backups after something happened.
    ///
    /// - Parameter didWrite: whether the model has written a record.
    /// - Throws: ``Difference``.
    mutating func check(today: String, _ model: Model, didWrite: Bool) throws {
        if isInDoubt { return try learn(today: today) }
        if known[today] != nil { return }
        let days = Set(present())
        guard days.contains(today) else {
            if didWrite { throw Difference("backup", "none of \(today)") }
            return
        }
        known[today] = .some(model.contents)
        // Backups of days that are still to come were made under a wrong clock. Their place is open.
        let sizes = known.compactMap { day, contents in
            contents.map { (day: day, fasts: $0.fasts.count, water: $0.water.count) }
        }
        if sizes.count == known.count, known.keys.allSatisfy({ $0 <= today }) {
            let expected = BackupRule.daysThatStay(sizes)
            if days != expected {
                throw Difference(
                    "which backups stay", "\(days.sorted()) instead of \(expected.sorted())")
            }
        } else if days.count > max(BackupRule.kept, known.count - 1) {
            throw Difference("which backups stay", "\(days.count) of them")
        }
        known = known.filter { days.contains($0.key) }
    }

    private mutating func learn(today: String) throws {
        let days = present()
        // Only a new backup makes room, and then there are as many as are kept.
        if days.count < BackupRule.kept, let gone = known.keys.first(where: { !days.contains($0) })
        {
            throw Difference("backup", "that of \(gone) is gone")
        }
        known = Dictionary(uniqueKeysWithValues: days.map { ($0, known[$0] ?? nil) })
        if days.contains(today) { isInDoubt = false }
    }

    private func present() -> [String] {
        VirtualDisk.names(in: folder).compactMap {
            $0.hasPrefix("atrest-20") && $0.hasSuffix(".sqlite")
                ? String($0.dropFirst("atrest-".count).dropLast(".sqlite".count)) : nil
        }
    }

    /// One of the backups whose contents are known; nil if there is none.
    func pick(_ number: Int) -> (day: String, contents: Contents)? {
        if isInDoubt { return nil }
        let days = known.compactMap { day, contents in contents == nil ? nil : day }.sorted()
        guard !days.isEmpty else { return nil }
        let day = days[number % days.count]
        return known[day].flatMap { $0 }.map { (day, $0) }
    }
}
