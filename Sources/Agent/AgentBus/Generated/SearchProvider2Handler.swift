// Generated from dbus/org.gnome.Shell.SearchProvider2.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// What carries out the calls of `org.gnome.Shell.SearchProvider2`.
protocol SearchProvider2Handler: ServedInterface {
    /// Reads what the user typed, as the command line does, in English and in the language of the
    /// agent.
    func getInitialResultSet(terms: [String]) throws -> [String]
    /// Is the same as GetInitialResultSet.
    func getSubsearchResultSet(previous: [String], terms: [String]) throws -> [String]
    /// Says what each act would do.
    ///
    /// - Throws: InvalidArgs.
    func getResultMetas(identifiers: [String]) throws -> [[String: Value]]
    /// Carries out the act. What happened, or why it was refused, is also shown in a notification.
    ///
    /// - Throws: AlreadyActive, NotActive, InvalidTime, Overlap, Storage, InvalidArgs.
    func activateResult(identifier: String, terms: [String], timestamp: UInt32) throws
    /// Opens the window, or `atrest watch` in the terminal of the user if the window is not
    /// installed.
    func launchSearch(terms: [String], timestamp: UInt32) throws
}

extension SearchProvider2Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        members.append(.method("GetInitialResultSet", in: ["terms"], out: ["results"]) { [unowned self] (terms: [String]) throws -> [String] in try self.getInitialResultSet(terms: terms) })
        members.append(.method("GetSubsearchResultSet", in: ["previous", "terms"], out: ["results"]) { [unowned self] (previous: [String], terms: [String]) throws -> [String] in try self.getSubsearchResultSet(previous: previous, terms: terms) })
        members.append(.method("GetResultMetas", in: ["identifiers"], out: ["metas"]) { [unowned self] (identifiers: [String]) throws -> [[String: Value]] in try self.getResultMetas(identifiers: identifiers) })
        members.append(.method("ActivateResult", in: ["identifier", "terms", "timestamp"], out: []) { [unowned self] (identifier: String, terms: [String], timestamp: UInt32) throws -> Void in try self.activateResult(identifier: identifier, terms: terms, timestamp: timestamp) })
        members.append(.method("LaunchSearch", in: ["terms", "timestamp"], out: []) { [unowned self] (terms: [String], timestamp: UInt32) throws -> Void in try self.launchSearch(terms: terms, timestamp: timestamp) })
        return Interface(SearchProvider2.interface, members)
    }
}
