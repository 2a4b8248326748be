import Fasting
import Text

/// Why a call was refused, as it travels: the name of the error, and values. A client that speaks another language
/// than the agent asks for the values (`Agent1.Explain`) and makes its own sentence of them. Rule:
/// docs/rules/contract.md, Names.
public struct RefusalDetails: Equatable, Sendable {
    /// The name of the error on the bus; "" if only the values are known.
    public let errorName: String
    public private(set) var texts: [String: String]
    public private(set) var instants: [String: Instant]

    public init(texts: [String: String], instants: [String: Instant]) {
        errorName = ""
        self.texts = texts
        self.instants = instants
    }

    /// Error names of the D-Bus specification.
    private static let (invalidArgs, failed) = (
        "org.freedesktop.DBus.Error.InvalidArgs", "org.freedesktop.DBus.Error.Failed"
    )

    /// What is beside the reason. The names travel.
    enum Key: String {
        case reason = "Reason"
        /// `undo` if an act could not be undone for this reason.
        case act = "Act"
        case id = "Id"
        case day = "Day"
        case setting = "Setting"
        case problem = "Problem"
        case access = "Access"
        case path = "Path"
        /// The path of the backup that has the problem.
        case backup = "Backup"
        /// In the words of the system.
        case text = "Text"
        case startedAt = "StartedAt"
        case endedAt = "EndedAt"
        case at = "At"
    }

    /// - Parameters:
    ///   - name: of the error on the bus.
    ///   - code: what `Reason` is.
    ///   - texts: the other texts; nil is left out.
    private init(
        _ name: String, _ code: String, _ texts: [Key: String?] = [:],
        _ instants: [Key: Instant?] = [:]
    ) {
        errorName = name
        self.texts = [Key.reason.rawValue: code]
        self.instants = [:]
        for (key, text) in texts { self.texts[key.rawValue] = text }
        for (key, instant) in instants { self.instants[key.rawValue] = instant }
    }

    private init(
        _ name: ErrorName, _ code: String, _ texts: [Key: String?] = [:],
        _ instants: [Key: Instant?] = [:]
    ) { self.init(name.rawValue, code, texts, instants) }

    private var code: String? { self[.reason] }
    private subscript(key: Key) -> String? { texts[key.rawValue] }
    private subscript(at key: Key) -> Instant? { instants[key.rawValue] }
}

// MARK: - The rows

extension RefusalDetails {
    /// - Parameter start: of the fast that is running.
    public init(_ refusal: Refusal, runningSince start: Instant? = nil) {
        switch refusal {
        case .plain(let reason): self.init(reason)
        case .rule(let error): self.init(error, runningSince: start)
        case .undoAgainst(let error):
            self.init(error, runningSince: start)
            texts[Key.act.rawValue] = "undo"
        case .waterNotFound(let id):
            self.init(.notFound, "water-not-found", [.id: id.description])
        case .invalidSetting(let key):
            self.init(Self.invalidArgs, "invalid-setting", [.setting: key.rawValue])
        case .licence(let problem):
            self.init(
                Self.invalidArgs, "licence", [.problem: problem.kind.rawValue],
                [.at: problem.instant])
        case .noBackup(let day): self.init(.notFound, "no-backup", [.day: day])
        case .unreadableBackup(let day, let problem):
            self.init(
                problem.isAboutContent ? .notFound : .storage, "unreadable-backup",
                Self.texts(problem).merging([.day: day]) { $1 })
        case .storage(let problem, let access, let path):
            let access = access == .reading ? "reading" : "writing"
            self.init(
                .storage, "storage",
                Self.texts(problem).merging([.access: access, .path: path.shownPath]) { $1 })
        case .noRandomID(let reason): self.init(Self.failed, "no-random-id", [.text: reason])
        case .deviceNotFound(let text):
            self.init(.notFound, "device-not-found", [.text: text])
        case .folder(let problem):
            self.init(
                problem.use == .shared && problem.cause == .absent
                    ? ErrorName.notFound.rawValue : Self.invalidArgs,
                problem.code, [.path: problem.path.shownPath])
        }
    }

    private init(_ reason: Refusal.Plain) {
        let name =
            switch reason {
            case .nothingToRedo: ErrorName.nothingToUndo.rawValue
            case .waterInTheFuture: ErrorName.invalidTime.rawValue
            case .notEntitled: ErrorName.notEntitled.rawValue
            case .noLicence, .anotherFast, .anotherAct, .actNotFound:
                ErrorName.notFound.rawValue
            case .invalidTarget: ErrorName.invalidTarget.rawValue
            case .invalidAmount: ErrorName.invalidValue.rawValue
            case .importUnderWay, .devicesBusy: ErrorName.storage.rawValue
            case .invalidMonth, .noteTooLong, .ownRecords, .calendarOwnRecords: Self.invalidArgs
            }
        self.init(name, reason.rawValue)
    }

    private init(_ error: FastError, runningSince start: Instant?) {
        switch error {
        case .alreadyActive:
            self.init(.alreadyActive, "already-active", [:], [.startedAt: start])
        case .notActive: self.init(.notActive, "not-active")
        case .nothingToUndo: self.init(.nothingToUndo, "nothing-to-undo")
        case .invalidTime(let problem): self.init(.invalidTime, problem.rawValue)
        case .overlap(let other):
            self.init(
                .overlap, "overlap", [.id: other.id.description],
                [.startedAt: other.start, .endedAt: other.end])
        case .overlapsActive(let start):
            self.init(.overlap, "overlaps-active", [:], [.startedAt: start])
        case .notFound: self.init(.notFound, "not-found")
        }
    }

    /// What keeps the records from being read or written, without values.
    private static let problems: [(RecordsProblem, String)] = [
        (.newer, "newer"), (.unreleased, "unreleased"), (.inUse, "in-use"),
        (.diskFull, "disk-full"), (.readOnly, "read-only"), (.damaged, "damaged"),
        (.notOurs, "not-ours"),
    ]

    private static func texts(_ problem: RecordsProblem) -> [Key: String?] {
        switch problem {
        case .other(let text): [.problem: "other", .text: text]
        case .backup(let path, let problem):
            texts(problem).merging([.backup: path.shownPath]) { inner, _ in inner }
        case .newer, .unreleased, .inUse, .diskFull, .readOnly, .damaged, .notOurs:
            [.problem: problems.first { $0.0 == problem }?.1]
        }
    }

    /// The fast that runs, if the refusal is about it.
    public var runningSince: Instant? { code == "already-active" ? self[at: .startedAt] : nil }

    /// The refusal; nil if this client does not know it.
    public var refusal: Refusal? { candidates.first { RefusalDetails($0).code == code } }

    /// The refusals that can be made of the values. At most one has the code, but for causes of a folder that travel as
    /// one: of them, the likely one comes first.
    private var candidates: [Refusal] {
        let text = self[.text] ?? ""
        let rules = rules.map(self[.act] == "undo" ? Refusal.undoAgainst : Refusal.rule)
        var found = rules + licenceProblems.map(Refusal.licence) + [.deviceNotFound(text)]
        if let reason = code.flatMap(Refusal.Plain.init) { found.append(.plain(reason)) }
        if let id { found.append(.waterNotFound(id)) }
        if let key = self[.setting].flatMap(Settings.Key.init) {
            found.append(.invalidSetting(key))
        }
        if let reason = self[.text] { found.append(.noRandomID(reason)) }
        if let day = self[.day] {
            found.append(.noBackup(day: day))
            if let recordsProblem { found.append(.unreadableBackup(day: day, recordsProblem)) }
        }
        if let recordsProblem, let path = self[.path] {
            let access = self[.access] == "writing" ? RecordsAccess.writing : .reading
            found.append(.storage(recordsProblem, access, path: path))
        }
        for use in FolderProblem.Use.allCases {
            for cause in [.denied] + FolderProblem.Cause.allCases {
                found.append(.folder(FolderProblem(use, cause, self[.path] ?? "")))
            }
        }
        return found
    }

    private var id: RecordID? { self[.id].flatMap { RecordID($0) } }

    private var rules: [FastError] {
        let (start, end) = (self[at: .startedAt], self[at: .endedAt])
        var rules: [FastError] = [.alreadyActive, .notActive, .nothingToUndo, .notFound]
        if let problem = code.flatMap(FastError.TimeProblem.init) {
            rules.append(.invalidTime(problem))
        }
        if let start { rules.append(.overlapsActive(since: start)) }
        if let id, let start, let end {
            let other = Session(id: id, start: start, end: end, endOffset: nil, target: nil)
            rules.append(.overlap(other))
        }
        return rules
    }

    private var licenceProblems: [LicenceProblem] {
        var known: [LicenceProblem] = [.wrong, .foreign, .revoked, .damaged, .unchecked]
        if let at = self[at: .at] { known += [.expired(until: at), .notYet(from: at)] }
        return known.filter { $0.kind.rawValue == self[.problem] }
    }

    private var recordsProblem: RecordsProblem? {
        let code = self[.problem]
        let plain = Self.problems.first { $0.1 == code }?.0
        guard let problem = code == "other" ? .other(self[.text] ?? "") : plain else { return nil }
        return self[.backup].map { .backup(path: $0, problem) } ?? problem
    }
}

extension FolderProblem {
    /// What travels. It does not tell apart why a calendar folder is refused.
    fileprivate var code: String {
        switch (use, cause) {
        case (.calendar, .denied), (.calendar, .newer), (.calendar, .failed): "calendar-refused"
        default: "\(use.rawValue)-\(cause.rawValue)"
        }
    }
}
