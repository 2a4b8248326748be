import Client
import Contract
import Presentation
import SDBus
import Words

struct WindowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "window", Words.WindowCommand.help, discussion: Words.WindowCommand.discussion,
        examples: ["window", "window calendar"])

    @Argument(.screen, Words.WindowCommand.screenHelp) var screen: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let screen = try screen.map(Self.named)
        do throws(ClientError) {
            try WindowCall(environment: processEnvironment()).open(screen)
        } catch {
            // A launcher that does not know D-Bus activation starts the command without a terminal.
            if case .away = error, UnreadProblem.ofProcess([]).hasOnlyDesktop {
                return OpenInTerminal.run(.watch)
            }
            throw Self.problem(error, hasDesktop: DesktopMessage.hasDesktop)
        }
    }

    static func named(_ text: String) throws(Problem) -> ScreenName {
        try Suggestions.value(text, synonyms: Suggestions.screens) {
            Words.WindowCommand.unknownScreen($0, known: ScreenName.allCases.map(\.rawValue))
        }
    }

    static func problem(_ error: ClientError, hasDesktop: Bool) -> Problem {
        switch error {
        case .away where hasDesktop:
            Problem(
                .unavailable, Words.WindowCommand.notInstalled(package: Names.windowPackage))
        case .activationFailed(let reason) where hasDesktop:
            Problem(
                .unavailable,
                Words.WindowCommand.notOpened(reason) + " " + Words.WindowCommand.tellDisplay)
        // A bus can also say this if the window has ended at once.
        case .noAnswer where hasDesktop:
            Problem(
                .unavailable,
                Words.WindowCommand.noAnswer + " " + Words.WindowCommand.tellDisplay)
        // The desktop may differ from that of this terminal. Without one the window does not
        // start.
        case .away, .activationFailed, .noAnswer:
            Problem(.unavailable, Words.WindowCommand.noDesktop)
        case .unreachable(let reason):
            Problem(.unavailable, Words.WindowCommand.notOpened(reason))
        case .refused(let error):
            Problem(.unavailable, Words.WindowCommand.notOpened(error.message))
        default: Problem(error)
        }
    }
}

/// Opens the window through the bus, which starts it if it is not open yet.
struct WindowCall {
    /// A program that starts for the first time after a login may need some seconds.
    private static let timeout = Duration.seconds(20)
    /// The variables of a launcher, and what the window calls their values.
    private static let tokens = [
        (variable: "XDG_ACTIVATION_TOKEN", key: "activation-token"),
        (variable: "DESKTOP_STARTUP_ID", key: "desktop-startup-id"),
    ]

    let environment: [String: String]

    /// What lets the window come to the front.
    var platformData: [String: Value] {
        var data: [String: Value] = [:]
        for token in Self.tokens {
            if let value = environment[token.variable], !value.isEmpty {
                data[token.key] = .string(value)
            }
        }
        return data
    }

    /// - Parameter screen: nil for the one that the window opens with.
    /// - Throws: ``ClientError/away`` if the window is not installed.
    func open(_ screen: ScreenName?) throws(ClientError) {
        let bus = try AgentProxy(activates: false).bus
        let window = Destination(
            service: Names.window, path: ObjectPath(Names.windowPath)!,
            interface: Application.interface)
        do throws(BusError) {
            if let screen {
                try bus.call(
                    window, Application.Method.activateAction.rawValue, screen.action, [Value](),
                    platformData, timeout: Self.timeout)
            } else {
                try bus.call(
                    window, Application.Method.activate.rawValue, platformData,
                    timeout: Self.timeout)
            }
        } catch {
            throw ClientError(error)
        }
    }
}
