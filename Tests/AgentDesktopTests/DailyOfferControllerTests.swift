import Fasting
import Foundation
import Notices
import PrivateSession
import Store
import Testing

@testable import AgentCore
@testable import AgentDesktop

/// The offers of several plans, from the settings of an engine to notifications and back to a fast.
struct DailyOfferControllerTests {
    /// An engine with its records in a temporary folder, and the controller of its plans. Its clock is a variable.
    private final class Agent {
        let folder: URL
        let presenter = RecordingPresenter()
        var now = morning
        private(set) var alarm: Instant?
        private var lastID: UInt8 = 0
        private(set) var engine: Engine!
        private var controller: DailyOfferController!

        init() throws {
            folder = URL(filePath: PrivateSession.temporaryFolder).appending(
                path: "atrest-offers-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try start()
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Starts the agent on its records, as a new process does.
        func start() throws {
            (engine, controller, alarm) = (nil, nil, nil)
            engine = Engine(
                folder: DataFolder(path: folder.path + "/atrest"),
                environment: EngineEnvironment(
                    now: { [unowned self] in now }, zone: .utc, setAlarm: { _ in },
                    schedule: { _, _ in },
                    makeID: { [unowned self] in
                        lastID += 1
                        return RecordID(bytes: [UInt8](repeating: lastID, count: 16))!
                    }, usage: { Usage(since: morning) }))
            _ = try engine.lock(waiting: .seconds(30))
            try engine.prepareRead()
            let desktop = DesktopEnvironment(
                presenter: presenter,
                setAlarm: { [unowned self] in if $0 == .plan { alarm = $1 } })
            let actions = DesktopActions(
                engine: engine, policy: NotificationPolicy(presenter: presenter),
                environment: desktop)
            controller = DailyOfferController(
                .plan(engine, actions), engine: engine, environment: desktop)
            engine.onChange = { [unowned self] in controller.apply($0) }
            controller.decide()
        }

        func set(_ key: Settings.Key, _ value: Settings.Value) throws {
            try engine.perform(.set(key, to: value))
        }

        /// The alarm rings.
        func ring() throws {
            now = try #require(alarm)
            controller.decide()
        }

        func begin(_ place: Int) {
            controller.perform(
                InvokedAction(slot: .plan(place), key: NotificationText.beginPlanned))
        }

        /// What was done with the places of plans since the last time.
        func steps() -> [String] {
            presenter.take().compactMap { order in
                switch order {
                case .show(let notification, .plan(let place)):
                    "show \(place): \(notification.title)"
                case .update(let notification, .plan(let place)):
                    "update \(place): \(notification.title)"
                case .withdraw(.plan(let place)): "withdraw \(place)"
                default: nil
                }
            }
        }
    }

    private static func time(_ hour: Int64, _ minute: Int64) -> Instant {
        morning + (hour - 6) * 3600 + minute * 60
    }

    @Test func eachPlanIsOfferedAndOneIsTaken() throws {
        let agent = try Agent()
        try agent.set(.plan, .text("daily 20:00; every 2 days from 2026-03-02 20:10 18h"))
        #expect(agent.alarm == Self.time(20, 0) && agent.steps().isEmpty)
        try agent.ring()
        #expect(agent.steps() == ["show 0: 20:00, the time you chose"])
        #expect(agent.alarm == Self.time(20, 10))
        try agent.ring()
        #expect(agent.steps() == ["show 1: 20:10, the time you chose"])
        #expect(agent.alarm == Self.time(20, 30))
        agent.begin(1)
        #expect(agent.steps() == ["withdraw 1", "withdraw 0"])
        #expect(agent.engine.snapshot.fast.active?.target == Target(hours: 18))
        // The next time of the first plan passes while the fast runs.
        #expect(agent.alarm == Self.time(44, 0))
        try agent.ring()
        #expect(agent.steps().isEmpty)
    }

    @Test func allOffersOnScreenFollowTheSettings() throws {
        let agent = try Agent()
        try agent.set(.plan, .text("daily 20:00; mon 20:00 24h"))
        try agent.ring()
        #expect(agent.steps().sorted().map { $0.prefix(7) } == ["show 0:", "show 1:"])
        try agent.set(.discreet, .flag(true))
        #expect(agent.steps().sorted() == ["update 0: Atrest", "update 1: Atrest"])
        try agent.set(.plan, .text("mon 20:00 24h"))
        #expect(agent.steps() == ["withdraw 0"])
        try agent.set(.plan, .text(""))
        #expect(agent.steps() == ["withdraw 1"])
        #expect(agent.alarm == nil)
    }

    /// A button of a notification that an earlier agent left begins nothing.
    @Test func anAgentThatStartsLaterOffersTheNextTime() throws {
        let agent = try Agent()
        try agent.set(.plan, .text("daily 20:00; daily 20:10"))
        agent.now = Self.time(20, 5)
        try agent.start()
        #expect(agent.steps().isEmpty && agent.alarm == Self.time(20, 10))
        agent.begin(0)
        #expect(agent.engine.snapshot.fast.active == nil)
        try agent.ring()
        #expect(agent.steps().last == "show 1: 20:10, the time you chose")
    }
}
