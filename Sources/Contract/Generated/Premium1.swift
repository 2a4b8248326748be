// Generated from dbus/app.atrest.Premium1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The licence of this installation.
///
/// It exists only if a packager has named a licence authority (docs/premium/README.md). By default
/// none is named, and this interface and everything that belongs to it is absent. If the records
/// cannot be read, every member answers app.atrest.Error.Storage.
public enum Premium1 {
    public static let interface = "app.atrest.Premium1"

    public enum Method: String, CaseIterable, Sendable {
        /// Checks a licence and stores it in place of the stored one.
        case add = "Add"
        /// Removes the stored licence.
        case remove = "Remove"
        /// The user has answered the question about a licence.
        case dismiss = "Dismiss"
    }

    public enum Property: String, CaseIterable, Sendable {
        /// premium, trial or free.
        case state = "State"
        /// When the stored licence expires or expired; 0 if it does not expire, or if there is
        /// none.
        case until = "Until"
        /// Whether the user may be asked about a licence, once.
        case momentDue = "MomentDue"
        /// The holder of the stored licence; "" if there is none.
        case holder = "Holder"
        /// Why the stored licence is not valid now: foreign, expired, not-yet, revoked, damaged,
        /// wrong or unchecked (libgcrypt is not installed); "" if it is valid, or if there is none.
        case problem = "Problem"
    }

    public enum State: String, CaseIterable, WireConvertible, Sendable {
        case premium
        case trial
        case free
    }

    public enum Problem: String, CaseIterable, WireConvertible, Sendable {
        case wrong
        case foreign
        case expired
        case notYet = "not-yet"
        case revoked
        case damaged
        case unchecked
    }
}
