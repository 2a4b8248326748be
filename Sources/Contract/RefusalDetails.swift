import Fasting

/// Why a call was refused, as values. A client that speaks another language than the agent asks for them
/// (`Agent1.Explain`) and makes its own sentence of them. Rule: docs/rules/contract.md, Names.
public struct RefusalDetails: Equatable, Sendable {
    public private(set) var texts: [String: String]
    public private(set) var instants: [String: Instant]

    public init(texts: [String: String], instants: [String: Instant]) {
        self.texts = texts
        self.instants = instants
    }

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
    ///   - code: what `Reason` is.
    ///   - texts: the other texts; nil is left out.
    init(_ code: String, _ texts: [Key: String?] = [:], _ instants: [Key: Instant?] = [:]) {
        self.texts = [Key.reason.rawValue: code]
        self.instants = [:]
        for (key, text) in texts { self.texts[key.rawValue] = text }
        for (key, instant) in instants { self.instants[key.rawValue] = instant }
    }

    /// The reason.
    public var code: String? { texts[Key.reason.rawValue] }

    subscript(key: Key) -> String? { texts[key.rawValue] }
    subscript(at key: Key) -> Instant? { instants[key.rawValue] }

    mutating func add(_ other: [Key: String?]) {
        for (key, text) in other { texts[key.rawValue] = text }
    }
}

// MARK: - Refusals of the core

extension RefusalDetails {
    /// - Parameter start: of the fast that is running.
    public init(_ refusal: Refusal, runningSince start: Instant? = nil) {
        switch refusal {
        case .rule(let error): self.init(error, runningSince: start)
        case .undoAgainst(let error):
            self.init(error, runningSince: start)
            add([.act: "undo"])
        case .nothingToRedo: self.init("nothing-to-redo")
        case .waterInTheFuture: self.init("water-in-the-future")
        case .waterNotFound(let id): self.init("water-not-found", [.id: id.description])
        case .invalidSetting(let key): self.init("invalid-setting", [.setting: key.rawValue])
        case .invalidMonth: self.init("invalid-month")
        case .notEntitled: self.init("not-entitled")
        case .licence(let problem):
            self.init("licence", [.problem: problem.kind.rawValue], [.at: problem.instant])
        case .noLicence: self.init("no-licence")
        case .noBackup(let day): self.init("no-backup", [.day: day])
        case .unreadableBackup(let day, let problem):
            self.init("unreadable-backup", [.day: day])
            add(Self.texts(problem))
        case .storage(let problem, let access, let path):
            self.init(
                "storage", [.access: access == .reading ? "reading" : "writing", .path: path])
            add(Self.texts(problem))
        case .noRandomID(let reason): self.init("no-random-id", [.text: reason])
        }
    }

    private init(_ error: FastError, runningSince start: Instant?) {
        switch error {
        case .alreadyActive: self.init("already-active", [:], [.startedAt: start])
        case .notActive: self.init("not-active")
        case .nothingToUndo: self.init("nothing-to-undo")
        case .invalidTime(let problem): self.init(problem.rawValue)
        case .overlap(let other):
            self.init(
                "overlap", [.id: other.id.description],
                [.startedAt: other.start, .endedAt: other.end])
        case .overlapsActive(let start): self.init("overlaps-active", [:], [.startedAt: start])
        case .notFound: self.init("not-found")
        }
    }

    private static func texts(_ problem: RecordsProblem) -> [Key: String?] {
        switch problem {
        case .newer: [.problem: "newer"]
        case .inUse: [.problem: "in-use"]
        case .diskFull: [.problem: "disk-full"]
        case .readOnly: [.problem: "read-only"]
        case .damaged: [.problem: "damaged"]
        case .notOurs: [.problem: "not-ours"]
        case .other(let text): [.problem: "other", .text: text]
        case .backup(let path, let problem):
            texts(problem).merging([.backup: path]) { inner, _ in inner }
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
        case "nothing-to-redo": return .nothingToRedo
        case "water-in-the-future": return .waterInTheFuture
        case "water-not-found": return self[.id].flatMap { RecordID($0) }.map(Refusal.waterNotFound)
        case "invalid-setting":
            return self[.setting].flatMap(Settings.Key.init).map(Refusal.invalidSetting)
        case "invalid-month": return .invalidMonth
        case "not-entitled": return .notEntitled
        case "licence": return licenceProblem.map(Refusal.licence)
        case "no-licence": return .noLicence
        case "no-backup": return self[.day].map { .noBackup(day: $0) }
        case "unreadable-backup":
            guard let day = self[.day], let problem = recordsProblem else { return nil }
            return .unreadableBackup(day: day, problem)
        case "storage":
            guard let problem = recordsProblem, let path = self[.path] else { return nil }
            return .storage(
                problem, self[.access] == "writing" ? .writing : .reading, path: path)
        case "no-random-id": return self[.text].map(Refusal.noRandomID)
        default: return nil
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
        let problem: RecordsProblem
        switch self[.problem] {
        case "newer": problem = .newer
        case "in-use": problem = .inUse
        case "disk-full": problem = .diskFull
        case "read-only": problem = .readOnly
        case "damaged": problem = .damaged
        case "not-ours": problem = .notOurs
        case "other": problem = .other(self[.text] ?? "")
        default: return nil
        }
        return self[.backup].map { .backup(path: $0, problem) } ?? problem
    }
}

// MARK: - Refusals of the bus

extension RefusalDetails {
    /// - Parameters:
    ///   - code: of something that was refused before the core saw it (`Words.RefusedArgument`).
    ///   - text: what was given.
    ///   - path: of the folder that was given.
    public init(code: String, text: String? = nil, path: String? = nil) {
        self.init(code, [.text: text, .path: path])
    }

    public var text: String { self[.text] ?? "" }
    public var path: String { self[.path] ?? "" }
}
