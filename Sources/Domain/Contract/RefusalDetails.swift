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
    public var refusal: Refusal? {
        if let error = fastError {
            return self[.act] == "undo" ? .undoAgainst(error) : .rule(error)
        }
        switch code {
        case "water-not-found": return self[.id].flatMap { RecordID($0) }.map(Refusal.waterNotFound)
        case "invalid-setting":
            return self[.setting].flatMap(Settings.Key.init).map(Refusal.invalidSetting)
        case "licence": return licenceProblem.map(Refusal.licence)
        case "no-backup": return self[.day].map { .noBackup(day: $0) }
        case "unreadable-backup":
            guard let day = self[.day], let problem = recordsProblem else { return nil }
            return .unreadableBackup(day: day, problem)
        case "storage":
            guard let problem = recordsProblem, let path = self[.path] else { return nil }
            return .storage(
                problem, self[.access] == "writing" ? .writing : .reading, path: path)
        case "no-random-id": return self[.text].map(Refusal.noRandomID)
        case "device-not-found": return .deviceNotFound(self[.text] ?? "")
        case let code?:
            return Refusal.Plain(rawValue: code).map(Refusal.plain)
                ?? FolderProblem(code: code, path: self[.path] ?? "").map(Refusal.folder)
        case nil: return nil
        }
    }

    private var fastError: FastError? {
        switch code {
        case "already-active": return .alreadyActive
        case "not-active": return .notActive
        case "nothing-to-undo": return .nothingToUndo
        case "not-found": return .notFound
        case "overlaps-active": return self[at: .startedAt].map(FastError.overlapsActive(since:))
        case "overlap":
            guard let start = self[at: .startedAt], let end = self[at: .endedAt],
                let id = self[.id].flatMap({ RecordID($0) })
            else { return nil }
            return .overlap(
                Session(id: id, start: start, end: end, endOffset: nil, target: nil))
        default:
            return code.flatMap(FastError.TimeProblem.init).map(FastError.invalidTime)
        }
    }

    private var licenceProblem: LicenceProblem? {
        switch self[.problem].flatMap(LicenceProblem.Kind.init) {
        case .wrong: .wrong
        case .foreign: .foreign
        case .expired: self[at: .at].map(LicenceProblem.expired(until:))
        case .notYet: self[at: .at].map(LicenceProblem.notYet(from:))
        case .revoked: .revoked
        case .damaged: .damaged
        case .unchecked: .unchecked
        case nil: nil
        }
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

    fileprivate init?(code: String, path: String) {
        for use in Use.allCases {
            // Of the causes that travel as one, the likely one comes first.
            for cause in [.denied] + Cause.allCases
            where FolderProblem(use, cause, path).code == code {
                self.init(use, cause, path)
                return
            }
        }
        return nil
    }
}
