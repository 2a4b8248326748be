import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Picture
import Presentation
import SDBus
import System
import Words

/// The timer screen: follows the agent and draws ``WatchModel``. Between two events it does nothing;
/// only the minute of a running fast wakes it.
package final class WatchProgram: ScreenProgram {
    private let features: ScreenFeatures
    private let zone: Zone
    private let agent: AgentProxy
    private let loop: SDEventLoop
    private var model: WatchModel
    private var calls: WatchCalls?
    private var clock: SDEventTimer?
    private var clockWatch: ClockWatch?
    private var watch: AgentWatch?
    private var desktop: DesktopMotion?
    /// The instant of the event that is being handled.
    private var now: SteadyClock.Instant
    /// Whether what is on the screen is out of date.
    private var isStale = false

    private let painted = PaintedTree()
    /// The forest, while it is in front of the timer.
    private var forest: PictureViewer?
    /// Why the program cannot continue; nil if the user has left.
    private(set) var problem: Problem?

    /// The interfaces that the screen shows. Timer1 comes last, as in the agent's announcements.
    package static let interfaces = [
        Vigil1.interface, Water1.interface, Settings1.interface, Forest1.interface,
        Journal1.interface, Timer1.interface,
    ]

    /// Shows the timer until the user leaves it.
    ///
    /// - Parameter report: the first one, so that the screen opens with it.
    /// - Returns: false if there is no terminal to show it on.
    /// - Throws: why the program could not continue.
    package static func run(_ report: AgentReport, usesColor: Bool) throws(Problem) -> Bool {
        let program = try runOnScreen(usesColor: usesColor) { (features) throws(Problem) in
            try WatchProgram(report, features: features, zone: .system)
        }
        if let problem = program?.problem { throw problem }
        return program != nil
    }

    private init(
        _ report: AgentReport, features: ScreenFeatures, zone: Zone
    ) throws(Problem) {
        self.features = features
        self.zone = zone
        now = .now
        agent = try asking { try AgentProxy(activates: false) }
        model = WatchModel(
            report, zone: zone, desktopIsStill: false, at: now)
        do throws(SystemError) {
            loop = try SDEventLoop()
            calls = WatchCalls(agent) { [unowned self] reply in
                let take = { [unowned self] in
                    model.take(WatchAnswer(reply, model.report, zone: zone), at: now)
                    isStale = true
                }
                if let watch { watch.whenSettled(take) } else { take() }
            }
            clock = try loop.addTimer(.realtime, accuracy: .milliseconds(1)) { [unowned self] in
                isStale = true
            }
            clockWatch = try loop.addClockWatch { [unowned self] in isStale = true }
            watch = try AgentWatch(
                agent, of: Self.interfaces, on: loop,
                onReport: { [unowned self] in
                    model.take($0, wall: Clock.now, at: now)
                    isStale = true
                },
                onFailure: { [unowned self] in
                    model.show(.refused($0), at: now)
                    isStale = true
                })
            desktop = DesktopMotion(on: agent.bus) { [unowned self] in
                model.setDesktopIsStill($0)
                isStale = true
            }
            armClock()
            work()
        } catch {
            throw Problem(error)
        }
    }

    // MARK: ScreenProgram

    package var updates: Int32 { loop.descriptor }

    package var takesText: Bool { forest == nil && model.takesText }

    /// Nothing of the timer moves behind the forest.
    package var nextFrame: SteadyClock.Instant? { forest == nil ? model.nextFrame : nil }

    package func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame {
        if let forest { return forest.frame(size, at: now) }
        model.noteFrame(at: now)
        let wall = Clock.now
        if let page = model.page {
            let view = WatchPageView(
                page: page, text: model.timer.text(wall), journal: model.report?.journal,
                zone: zone,
                wall: wall)
            model.page = page.limited(to: view.scrollLimit(size))
        }
        return WatchView(model: model, features: features, zone: zone, painted: painted)
            .frame(size, wall: wall, at: now)
    }

    package func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep {
        self.now = now
        if model.advance(to: now) { isStale = true }
        switch event {
        case .key(let key) where forest != nil:
            model.note(key, at: now)
            switch forest?.handle(event, at: now) {
            case .leave:
                forest = nil
                isStale = true
            case .draw: isStale = true
            case .wait, nil: break
            }
        case .key(let key):
            if press(key) == .leave { return .leave }
        case .time: isStale = true
        case .paste(let text): if model.paste(text) { isStale = true }
        case .updates: break
        }
        work()
        if problem != nil { return .leave }
        defer { isStale = false }
        return isStale ? .draw : .wait
    }

    // MARK: Events

    private func press(_ key: ScreenKey) -> ScreenStep {
        switch model.press(key, wall: Clock.now, at: now) {
        case .wait: return .wait
        case .draw: break
        case .leave: return .leave
        case .forest: askForForest()
        case .perform(let act): calls?.perform(act, glass: model.report?.water?.quickAdd)
        case .month(let month):
            let zone = model.zone
            let running = LongFast(model.report?.timer, now: Clock.now, zone: zone)
            calls?.content(of: month, running: running, zone: zone) { [unowned self] in
                model.take($0, of: month)
                isStale = true
            }
        }
        isStale = true
        return .draw
    }

    /// Asks for what the forest shows. The timer goes on meanwhile.
    private func askForForest() {
        calls?.forest { [unowned self] answer in
            isStale = true
            switch answer {
            case .success(let (sessions, citation)): showForest(sessions, citation)
            case .failure(let error): model.show(.refused(error), at: now)
            }
        }
    }

    /// Shows the forest until the user leaves it, unless a page covers the timer by now.
    private func showForest(_ sessions: [Session], _ citation: String?) {
        guard model.page == nil, forest == nil else { return }
        var view = ForestView(sessions, isStill: model.isStill)
        view.citation = citation
        self.forest = PictureViewer(
            features.pictures,
            footer: { [unowned self] columns, isCited in
                // If Vigil is turned off meanwhile, its line goes too.
                var view = view
                view.inscription = model.report?.vigil?.inscription
                return view.footer(columns, isCited: isCited)
            }, layOut: view.layout)
    }

    /// Handles what has arrived, and prepares the descriptor for what comes.
    private func work() {
        do throws(SystemError) {
            var end = try loop.process()
            if end == nil, isStale {
                armClock()
                // Arming is noticed when the loop is processed again.
                end = try loop.process()
            }
            if end != nil { problem = Problem(.unavailable, Words.busWentAway) }
        } catch {
            problem = Problem(error)
        }
    }

    private func armClock() {
        let next = Tick.next(of: [.elapsedMinute], model.report?.timer, now: Clock.now)
        try? clock?.arm(atMicrosecondsSinceEpoch: next)
    }
}
