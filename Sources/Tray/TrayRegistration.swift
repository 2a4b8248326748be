import SDBus

enum TrayWatcher {
    static let name = "org.kde.StatusNotifierWatcher"
    static let path: ObjectPath = "/StatusNotifierWatcher"
    static let isHostRegistered = "IsStatusNotifierHostRegistered"
    static let hostSignals = [
        "StatusNotifierHostRegistered", "StatusNotifierHostUnregistered",
    ]
}

/// The item as one watcher knows it, until that watcher leaves the bus.
///
/// A signal of the watcher only says that something may have changed. One property is read then, at most once in
/// ``pause``, because any program can own the name of the watcher.
final class TrayRegistration {
    /// The unique name of the watcher.
    let watcher: String
    let item: StatusNotifierItem
    let menu: TrayMenu
    private let calls: PendingReplies
    private let onShown: (Bool) -> Void
    private let onProblem: (any Error) -> Void
    private var slots: [Slot] = []
    private var signals: [Subscription] = []
    private var timer: SDEventTimer?
    private var hasHost = false
    private var registration = Registration.refused
    private var question = Question.answered(at: nil)

    /// Whether a refusal was reported. The watcher may be asked again many times.
    private var hasReportedRefusal = false

    private enum Registration { case asked, accepted, refused }

    /// The question whether there is a host.
    private enum Question {
        /// - `at`: on the monotonic clock; nil before the first question.
        case answered(at: Duration?)
        /// - `again`: whether the watcher has sent a signal since.
        case asked(again: Bool)
        /// It is asked when the pause is over.
        case waiting
        /// The answer had another type, as of a program that is not a watcher. Nothing more is asked.
        case invalidAnswer
    }

    /// The time between an answer and the next question.
    static let pause = Duration.seconds(1)

    /// - Parameters:
    ///   - bus: the item's own connection.
    ///   - onShown: receives true while a host shows the item.
    ///   - onProblem: receives the error if the watcher refuses the item.
    init(
        on bus: Bus, loop: SDEventLoop, with watcher: String, item: StatusNotifierItem,
        menu: TrayMenu, onShown: @escaping (Bool) -> Void,
        onProblem: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.watcher = watcher
        self.item = item
        self.menu = menu
        self.onShown = onShown
        self.onProblem = onProblem
        calls = PendingReplies(on: bus)
        slots = [try item.export(), try menu.export()]
        timer = try loop.addTimer(.monotonic, accuracy: Self.pause) { [unowned self] in ask() }
        var rules = TrayWatcher.hostSignals.map {
            MatchRule(path: TrayWatcher.path.text, interface: TrayWatcher.name, member: $0)
        }
        // Not every watcher signals the change of its property.
        rules.append(
            MatchRule(
                path: TrayWatcher.path.text, interface: Self.propertiesInterface,
                member: "PropertiesChanged", arg0: TrayWatcher.name))
        for rule in rules {
            signals.append(
                try bus.subscribe(to: rule, from: watcher) { [unowned self] _ in lookAgain() })
        }
        register()
        ask()
    }

    private static let propertiesInterface = "org.freedesktop.DBus.Properties"

    private func lookAgain() {
        switch question {
        case .answered(let time):
            let left = time.map { $0 + Self.pause - SDEventTimer.Clock.monotonic.now } ?? .zero
            if left <= .zero { return ask() }
            question = .waiting
            do { try timer?.arm(after: left) } catch { onProblem(error) }
        case .asked: question = .asked(again: true)
        case .waiting, .invalidAnswer: break
        }
    }

    private func ask() {
        // A watcher may have had a reason to refuse the item that is gone.
        if registration == .refused { register() }
        question = .asked(again: false)
        let properties = Destination(
            service: watcher, path: TrayWatcher.path, interface: Self.propertiesInterface)
        do throws(SystemError) {
            try calls.call(
                properties, "Get", TrayWatcher.name, TrayWatcher.isHostRegistered, activates: false
            ) { [unowned self] in answered($0) }
        } catch {
            question = .answered(at: SDEventTimer.Clock.monotonic.now)
            onProblem(error)
        }
    }

    private func answered(_ reply: Result<Message, BusError>) {
        let isAskedAgain = if case .asked(again: true) = question { true } else { false }
        question = .answered(at: SDEventTimer.Clock.monotonic.now)
        switch reply {
        case .failure:
            // A watcher without this property is assumed to show the item.
            hasHost = true
        case .success(let message):
            if let isThere = (try? message.read(Value.self))?.booleanValue {
                hasHost = isThere
            } else {
                hasHost = true
                question = .invalidAnswer
            }
        }
        report()
        if isAskedAgain { lookAgain() }
    }

    private func register() {
        registration = .asked
        let service = Destination(
            service: watcher, path: TrayWatcher.path, interface: TrayWatcher.name)
        do throws(SystemError) {
            try calls.call(
                service, "RegisterStatusNotifierItem", StatusNotifierItem.path.text,
                activates: false
            ) { [unowned self] reply in
                switch reply {
                case .success: registration = .accepted
                case .failure(let error):
                    registration = .refused
                    if !hasReportedRefusal { onProblem(error) }
                    hasReportedRefusal = true
                }
                report()
            }
        } catch {
            registration = .refused
            onProblem(error)
        }
    }

    private func report() { onShown(registration == .accepted && hasHost) }
}
