import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// What launchers and searches ask of the desktop's part of the agent.
public protocol Launcher: AnyObject {
    /// Carries out a command. What happened, or why it was refused, is shown to the user.
    func carryOut(_ command: Command) throws(Refusal)
    /// Opens the window, or `atrest watch` in a terminal if the window is not installed.
    ///
    /// - Parameter tokens: the `activation-token` and the `desktop-startup-id` of the caller.
    func open(tokens: [String: String])
}

extension Launcher {
    /// Opens the program with what the desktop needs of the platform data. Anything else could be as
    /// large as a message.
    func open(_ platformData: [String: Value]) {
        open(
            tokens: platformData.compactMapValues(\.stringValue).filter { key, text in
                ["activation-token", "desktop-startup-id"].contains(key) && text.utf8.count <= 1024
            })
    }
}

/// `org.freedesktop.Application` on the bus: what a launcher calls instead of starting a program.
final class ApplicationObject: ApplicationHandler {
    private let engine: Engine
    private let launcher: any Launcher
    private var heldKey = HeldKey()

    /// The actions of the desktop entry. The names are given.
    private enum Action: String, CaseIterable {
        case begin = "Begin"
        case end = "End"
        case water = "Water"
        /// Begins a fast, or ends the one that runs.
        case toggle = "Toggle"

        var hasOtherParameter: BusError { .invalidArgs(Words.Launcher.otherParameter(rawValue)) }
    }

    init(engine: Engine, launcher: any Launcher) {
        self.engine = engine
        self.launcher = launcher
    }

    func activate(platformData: [String: Value]) throws { launcher.open(platformData) }

    func open(uris: [String], platformData: [String: Value]) throws {
        throw BusError.invalidArgs(Words.Launcher.opensNoFiles)
    }

    func activateAction(
        actionName: String, parameter: [Value], platformData: [String: Value]
    ) throws {
        guard let action = Action(rawValue: actionName) else {
            throw BusError.invalidArgs(
                Words.Launcher.unknownAction(actionName, known: Action.allCases.map(\.rawValue)))
        }
        guard parameter.count <= 1 else {
            throw BusError.invalidArgs(Words.Launcher.tooManyParameters(actionName))
        }
        if action == .toggle, heldKey.isRepetition(at: SDEventTimer.Clock.monotonic.now) { return }
        try launcher.carryOut(command(action, parameter.first))
    }

    private func command(_ action: Action, _ parameter: Value?) throws -> Command {
        switch action {
        case .begin:
            let options = try CallOptions(
                try options(action, parameter), Timer1.StartOptions.keys)
            return try .start(
                at: options.instant(.startedAt), target: options.target(.target),
                note: options.note(.note) ?? .none, id: options.id(.id))
        case .end:
            let options = try CallOptions(try options(action, parameter), Timer1.EndOptions.keys)
            return .end(at: try options.instant(.endedAt), note: try options.note(.note))
        case .toggle:
            if parameter != nil { throw action.hasOtherParameter }
            // If the records cannot be read, the refusal of the start tells the user.
            try? engine.prepareRead(dependsOnDay: false)
            return engine.snapshot.fast.active == nil ? .start() : .end()
        case .water:
            guard let parameter else { return .addWater(nil) }
            guard let number = OptionNumber(parameter) else { throw action.hasOtherParameter }
            guard case .value(let milliliters) = number,
                let amount = WaterAmount(milliliters: milliliters)
            else { throw BusError(.invalidValue, Words.Water.invalidAmount(in: .milliliters)) }
            return .addWater(amount)
        }
    }

    private func options(_ action: Action, _ parameter: Value?) throws -> [String: Value] {
        guard let parameter else { return [:] }
        guard case .dictionary(let entries, "s", "v") = parameter else {
            throw action.hasOtherParameter
        }
        var options: [String: Value] = [:]
        for entry in entries {
            guard case .string(let key) = entry.key, case .variant(let value) = entry.value,
                options.updateValue(value, forKey: key) == nil
            else { throw action.hasOtherParameter }
        }
        return options
    }
}

/// A key of the desktop that is held down repeats its command, on most desktops after half a second and then many times
/// a second. Without this it would begin and end fasts until it is released.
struct HeldKey {
    private var last: Duration?

    /// The longest time from one repetition to the next.
    static let pause = Duration.seconds(1)

    /// Notes a press.
    ///
    /// - Parameter now: on a clock that is never set.
    /// - Returns: whether the key has been down since the last press.
    mutating func isRepetition(at now: Duration) -> Bool {
        defer { last = now }
        return last.map { now - $0 < Self.pause } ?? false
    }
}
