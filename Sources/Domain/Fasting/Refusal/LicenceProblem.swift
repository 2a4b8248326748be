/// Why a licence does not hold.
public enum LicenceProblem: Error, Equatable, Sendable {
    /// The text is something else.
    case wrong
    /// Another authority has made it.
    case foreign
    case expired(until: Instant)
    case notYet(from: Instant)
    /// The authority has revoked it.
    case revoked
    /// It is not as its authority has written it.
    case damaged
    /// The library that checks signatures is not installed.
    case unchecked

    /// When the licence ended or begins; nil if the problem is another one.
    public var instant: Instant? {
        switch self {
        case .expired(let instant), .notYet(let instant): instant
        case .wrong, .foreign, .revoked, .damaged, .unchecked: nil
        }
    }

    /// What is wrong, without the time. The raw values are those of Premium1.Problem.
    public enum Kind: String, CaseIterable, Sendable {
        case wrong, foreign, expired
        case notYet = "not-yet"
        case revoked, damaged, unchecked
    }

    public var kind: Kind {
        switch self {
        case .wrong: .wrong
        case .foreign: .foreign
        case .expired: .expired
        case .notYet: .notYet
        case .revoked: .revoked
        case .damaged: .damaged
        case .unchecked: .unchecked
        }
    }
}
