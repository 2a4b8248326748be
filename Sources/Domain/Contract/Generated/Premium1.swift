// Generated from dbus/app.atrest.Premium1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The licence of this installation.
///
/// It exists only if a packager has named a licence authority (docs/premium/README.md). By default
/// none is named, and this interface and everything that belongs to it is absent. If the records
/// cannot be read, every member but Version answers app.atrest.Error.Storage.
public enum Premium1 {
    public static let interface = "app.atrest.Premium1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case add = "Add", show = "Show", remove = "Remove", dismiss = "Dismiss"
    }

    public enum Property: String, CaseIterable, Sendable {
        case state = "State", until = "Until", momentDue = "MomentDue", holder = "Holder", problem = "Problem", version = "Version"
    }

    public enum State: String, CaseIterable, WireConvertible, Sendable {
        case premium, trial, free
    }

    public enum Problem: String, CaseIterable, WireConvertible, Sendable {
        case wrong, foreign, expired, notYet = "not-yet", revoked, damaged, unchecked
    }

    public enum Key: String, CaseIterable, Sendable {
        case state = "State"
    }

    /// `result` of `Add`.
    ///
    /// State (s): the new State.
    public struct StateResult: Equatable, Sendable {
        public var state: String

        public init(state: String) {
            self.state = state
        }
    }
}
