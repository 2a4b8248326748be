import Client
import Contract
import LocalTime

/// What every screen of the window needs.
final class WindowContext {
    let connection: AgentConnection
    /// The zone of all times that are shown.
    let zone: Zone
    /// Short answers at the lower edge.
    let toasts: Toasts
    let style: Style
    private(set) lazy var acts = Acts(self)
    /// Opens another screen.
    var show: (Screen) -> Void = { _ in }
    /// Moves the focus to the timer's main button, if the timer is in front and no menu is open. Call it after
    /// each act.
    var focusMain: () -> Void = {}

    init(connection: AgentConnection, zone: Zone, toasts: Toasts, style: Style) {
        self.connection = connection
        self.zone = zone
        self.toasts = toasts
        self.style = style
    }
}

extension WindowContext {
    /// Calls the agent without waiting, and hands over its answer.
    ///
    ///     context.ask { try $0.journal1.backups($1) } then: { backups in … }
    ///
    /// - Parameter refuse: gets the reason if there is no answer; nil shows it in a toast.
    func ask<Answer, Call: AnyObject>(
        _ call: (AgentProxy, @escaping (Result<Answer, ClientError>) -> Void) throws -> Call,
        or refuse: ((ClientError) -> Void)? = nil, then handler: @escaping (Answer) -> Void
    ) {
        connection.ask(call) { [weak self] answer in
            switch answer {
            case .success(let answer): handler(answer)
            case .failure(let error):
                if let refuse { refuse(error) } else { self?.toasts.show(error) }
            }
        }
    }
}

/// One screen. It makes its widget at once and follows the connection from then on.
protocol WindowScreen: AnyObject {
    init(_ context: WindowContext)
    var widget: Widget { get }
    /// Called each time before the screen is shown.
    func willAppear()
}

extension WindowScreen {
    func willAppear() {}
}

/// A screen of the window. The timer is the first one; another covers it.
typealias Screen = ScreenName
