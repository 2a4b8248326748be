// Generated from dbus/org.kde.krunner1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// What carries out the calls of `org.kde.krunner1`.
protocol Krunner1Handler: ServedInterface {
    /// Reads what the user typed, as the command line does.
    func match(query: String) throws -> [Krunner1.MatchRow]
    /// Returns what else can be done with a match.
    func actions() throws -> [Krunner1.ActionRow]
    /// Carries out the act. What happened, or why it was refused, is also shown in a notification.
    ///
    /// - Throws: AlreadyActive, NotActive, InvalidTime, Overlap, Storage, InvalidArgs.
    func run(matchId: String, actionId: String) throws
    /// Returns how KRunner should call.
    func config() throws -> [String: Value]
    /// Ends a search. It does nothing.
    func teardown() throws
    /// Precedes Run on Wayland. It does nothing.
    func setActivationToken(token: String) throws
}

extension Krunner1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        members.append(.method("Match", in: ["query"], out: ["matches"]) { [unowned self] (query: String) throws -> [Krunner1.MatchRow] in try self.match(query: query) })
        members.append(.method("Actions", in: [], out: ["actions"]) { [unowned self] () throws -> [Krunner1.ActionRow] in try self.actions() })
        members.append(.method("Run", in: ["matchId", "actionId"], out: []) { [unowned self] (matchId: String, actionId: String) throws -> Void in try self.run(matchId: matchId, actionId: actionId) })
        members.append(.method("Config", in: [], out: ["config"]) { [unowned self] () throws -> [String: Value] in try self.config() })
        members.append(.method("Teardown", in: [], out: []) { [unowned self] () throws -> Void in try self.teardown() })
        members.append(.method("SetActivationToken", in: ["token"], out: []) { [unowned self] (token: String) throws -> Void in try self.setActivationToken(token: token) })
        return Interface(Krunner1.interface, members)
    }
}

extension Krunner1.MatchRow: BusWritable {
    public static let signature = "(sssida{sv})"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sssida{sv}") { () throws(SystemError) in
            try id.write(to: message)
            try text.write(to: message)
            try icon.write(to: message)
            try relevanceOfCategory.write(to: message)
            try relevance.write(to: message)
            var extras: [String: Value] = [:]
            if let category { extras["category"] = .string(category) }
            if let subtext { extras["subtext"] = .string(subtext) }
            try extras.write(to: message)
        }
    }
}

extension Krunner1.ActionRow: BusWritable {
    public static let signature = "(sss)"

    public func write(to message: Message) throws(SystemError) {
        try message.appendContainer("r", "sss") { () throws(SystemError) in
            try id.write(to: message)
            try text.write(to: message)
            try icon.write(to: message)
        }
    }
}
