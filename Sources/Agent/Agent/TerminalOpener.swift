import Contract
import Glibc
import SDBus
import System
import SystemdSupport

/// Opens a verb of `atrest` in the user's terminal: starts `atrest` with a hidden verb, which finds the
/// terminal.
///
/// In a systemd unit the agent has few rights and few variables, and a program that it starts would
/// have the same. The user's systemd starts the program there, with the variables of the session.
final class TerminalOpener {
    /// The call of systemd.
    private let calls: PendingReplies
    /// The last program that this process started; nil after it has ended.
    private var child: pid_t?
    private static let manager = Destination(
        service: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
        interface: "org.freedesktop.systemd1.Manager")

    private let schedule: (Duration, @escaping () -> Void) -> Void
    /// After this time the program has opened a terminal and ended.
    private static let lifetime = Duration.seconds(30)

    /// - Parameter schedule: runs a closure after a delay.
    init(bus: Bus, schedule: @escaping (Duration, @escaping () -> Void) -> Void) {
        calls = PendingReplies(on: bus)
        self.schedule = schedule
    }

    /// - Parameter onFailure: called if the program could not be started.
    func open(_ verb: TerminalVerb, onFailure: @escaping () -> Void) {
        // A terminal is about to open already. The user may have pressed twice.
        if calls.count > 0 { return }
        guard let program = Self.program() else { return onFailure() }
        guard environmentVariable("INVOCATION_ID") != nil else {
            return spawn(program, verb, onFailure)
        }
        do {
            try calls.call(
                Self.manager, "StartTransientUnit", try Self.unitName(), "fail",
                Self.properties(program, verb), [Auxiliary](), activates: false
            ) { [weak self] result in
                if case .failure = result { self?.spawn(program, verb, onFailure) }
            }
        } catch {
            spawn(program, verb, onFailure)
        }
    }

    /// The client beside this program, or else the first one in `PATH`.
    private static func program() -> String? {
        let own = programFolder().map { "\($0)/atrest" }
        if let own, access(own, X_OK) == 0 { return own }
        return pathOfProgram("atrest")
    }

    // MARK: With systemd

    private typealias Property = BusStruct<String, Value>
    private typealias Auxiliary = BusStruct<String, [Property]>

    /// It does not name the verb, which may be the prayer: systemd writes it to the journal.
    private static func unitName() throws(SystemError) -> String {
        let digits = try randomID128().prefix(8).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "app-app.atrest.Atrest@\(digits.joined()).service"
    }

    private static func properties(_ program: String, _ verb: TerminalVerb) -> [Property] {
        let command = Value.structure([
            .string(program), .array([.string(program), .string(verb.opener)], of: "s"),
            .boolean(false),
        ])
        return [
            Property("Description", .string("Atrest")),
            Property("ExecStart", .array([command], of: "(sasb)")),
            // A terminal may go on in another process.
            Property("KillMode", .string("process")),
            Property("CollectMode", .string("inactive-or-failed")),
            // The journal must not tell when the user prayed.
            Property("StandardOutput", .string("null")),
            Property("StandardError", .string("null")),
            Property("LogLevelMax", .int32(0)),
        ]
    }

    // MARK: Without systemd

    private func spawn(_ program: String, _ verb: TerminalVerb, _ onFailure: () -> Void) {
        forgetEndedChild()
        if child != nil { return }
        do throws(ChildProcess.Failure) {
            child =
                try ChildProcess(
                    program, [verb.opener], environment: processEnvironment(), output: .nowhere,
                    errors: .nowhere, lifetime: .detached
                ).id
            schedule(Self.lifetime) { [weak self] in self?.forgetEndedChild() }
        } catch {
            onFailure()
        }
    }

    /// Releases what the kernel keeps of a program that has ended.
    private func forgetEndedChild() {
        guard let child else { return }
        var status: Int32 = 0
        if waitpid(child, &status, WNOHANG) != 0 { self.child = nil }
    }
}
