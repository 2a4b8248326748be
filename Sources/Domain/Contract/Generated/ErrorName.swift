// Generated from dbus/*.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// The names of errors on the bus. Each comes with a sentence that the user can act on.
public enum ErrorName: String, CaseIterable, Sendable {
    /// This installation has no forest.
    case notEntitled = "app.atrest.Error.NotEntitled"
    /// There is no record with this id, or no backup of this day.
    case notFound = "app.atrest.Error.NotFound"
    /// A fast is active.
    case alreadyActive = "app.atrest.Error.AlreadyActive"
    /// No fast is active.
    case notActive = "app.atrest.Error.NotActive"
    /// The instant is in the future, too long ago, or before the start.
    case invalidTime = "app.atrest.Error.InvalidTime"
    /// The target is not between 4 and 168 hours.
    case invalidTarget = "app.atrest.Error.InvalidTarget"
    /// The fast would overlap another one, which the sentence names.
    case overlap = "app.atrest.Error.Overlap"
    /// There is nothing to undo.
    case nothingToUndo = "app.atrest.Error.NothingToUndo"
    /// The records could not be read or written.
    case storage = "app.atrest.Error.Storage"
    /// The amount of water is not between 1 and 5000 ml.
    case invalidValue = "app.atrest.Error.InvalidValue"
}
