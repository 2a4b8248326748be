import Contract
import Glibc
import PrivateSession
import SDBus
import Testing

@testable import Presentation

/// A desktop with some of the services, and a program that asks them.
private final class Desktop {
    let session: PrivateSession
    let servicesLoop: SDEventLoop
    let loop: SDEventLoop
    private(set) var services: [HoldingService] = []
    let inhibitors: ScreenInhibitors

    init(_ kinds: [HoldingService.Kind], _ manner: HoldingService.Manner = .agrees) throws {
        session = try PrivateSession(activates: false)
        servicesLoop = try SDEventLoop()
        loop = try SDEventLoop()
        inhibitors = ScreenInhibitors(on: loop, try session.connect())
        for kind in kinds { try start(kind, manner) }
    }

    deinit { session.end() }

    @discardableResult
    func start(
        _ kind: HoldingService.Kind, _ manner: HoldingService.Manner = .agrees
    ) throws -> HoldingService {
        let bus = try session.connect()
        let service = try HoldingService(kind, on: bus, manner)
        try servicesLoop.attach(bus)
        services.append(service)
        return service
    }

    /// Runs both sides until a condition is true. The program's side waits for its descriptor, as a
    /// program with another loop does.
    func wait(
        _ what: String, _ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + .seconds(60)
        while !isDone() {
            try #require(
                SDEventTimer.Clock.monotonic.now < deadline, "\(what)", sourceLocation: location)
            _ = try servicesLoop.process()
            var watched = [loop.descriptor, servicesLoop.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&watched, 2, 100) > 0, watched[0].revents != 0 else { continue }
            _ = try loop.process()
        }
    }

    var counts: [Int] { services.map(\.count) }

    /// Waits until everything that was sent has been handled.
    func settle() throws {
        for _ in 0..<3 {
            for service in services {
                var isDone = false
                let call = try service.bus.methodCall(to: .daemon, "GetId")
                let slot = try service.bus.callAsync(call) { _ in isDone = true }
                try wait("an answer of the bus") { isDone }
                withExtendedLifetime(slot) {}
            }
        }
    }
}

struct ScreenInhibitorsTests {
    private static let all: [HoldingService.Kind] = [
        .screenSaver, .gnomeSession, .notifications(capabilities: ["body", "inhibitions"]),
    ]

    @Test func allThatAreThereAreHeldAndReleased() throws {
        let desktop = try Desktop(Self.all)
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("all hold") {
            desktop.counts == [1, 1, 1] && desktop.inhibitors.holders.count == 3
        }
        #expect(
            desktop.services.map { $0.requests.first } == [
                [.string("Atrest"), .string("A reason.")],
                [
                    .string(Names.application), .uint32(0), .string("A reason."), .uint32(8),
                ],
                [
                    .string(Names.application), .string("A reason."),
                    .dictionary([], key: "s", value: "v"),
                ],
            ])
        // Once is enough.
        desktop.inhibitors.hold(reason: "Another reason.")
        try desktop.settle()
        #expect(desktop.counts == [1, 1, 1])
        desktop.inhibitors.release()
        try desktop.wait("all released") { desktop.counts == [0, 0, 0] }
        #expect(desktop.inhibitors.holders == [])
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("all hold again") { desktop.counts == [1, 1, 1] }
    }

    @Test func serviceThatIsMissingIsNotStarted() throws {
        let desktop = try Desktop([])
        for kind in Self.all {
            try PrivateSession.write(
                "[D-BUS Service]\nName=\(kind.name)\nExec=/bin/touch \(desktop.session.folder)/on\n",
                to: "\(desktop.session.folder)/services/\(kind.name).service")
        }
        let bus = try desktop.session.connect()
        try bus.call(.daemon, "ReloadConfig")
        desktop.inhibitors.hold(reason: "A reason.")
        // A service that starts by itself is asked then.
        let service = try desktop.start(.screenSaver)
        try desktop.wait("the new service holds") { service.count == 1 }
        try desktop.settle()
        #expect(access(desktop.session.folder + "/on", F_OK) != 0)
    }

    @Test func serviceThatStartsAgainIsAskedAgain() throws {
        let desktop = try Desktop([.screenSaver])
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("it holds") { desktop.counts == [1] }
        try desktop.services[0].leave()
        try desktop.wait("it has ended") { desktop.inhibitors.holders == [] }
        let second = try desktop.start(.screenSaver)
        try desktop.wait("the second one holds") { second.count == 1 }
        desktop.inhibitors.release()
        try desktop.wait("released") { second.count == 0 }
    }

    @Test func notificationServerWithoutInhibitionsIsLeftAlone() throws {
        let desktop = try Desktop([
            .notifications(capabilities: ["body", "actions"]), .screenSaver,
        ])
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("the other holds") { desktop.counts == [0, 1] }
        try desktop.settle()
        #expect(desktop.services[0].requests == [])
    }

    @Test func refusalIsTheEndOfIt() throws {
        let desktop = try Desktop(Self.all, .refuses)
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("all were asked") {
            desktop.services.allSatisfy { !$0.requests.isEmpty }
        }
        try desktop.settle()
        #expect(desktop.services.map(\.requests.count) == [1, 1, 1])
        desktop.inhibitors.release()
        try desktop.settle()
    }

    /// The program has lost interest before the service agrees.
    @Test func lateConsentIsGivenBack() throws {
        let desktop = try Desktop(Self.all, .waits)
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("all were asked") {
            desktop.services.allSatisfy { !$0.requests.isEmpty }
        }
        desktop.inhibitors.release()
        for service in desktop.services { try service.answer() }
        try desktop.wait("all were released") { desktop.counts == [0, 0, 0] }
        #expect(desktop.inhibitors.holders == [])
    }

    /// The program wants it again before the service has answered: the answer counts.
    @Test func consentToAnEarlierRequestCounts() throws {
        let desktop = try Desktop([.screenSaver], .waits)
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("it was asked") { desktop.services[0].requests.count == 1 }
        desktop.inhibitors.release()
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.settle()
        try desktop.services[0].answer()
        try desktop.wait("it holds") { desktop.inhibitors.holders.count == 1 }
        #expect(desktop.counts == [1] && desktop.services[0].requests.count == 1)
    }

    /// No call waits, so a bus that has ended or never answers changes nothing for the program.
    @Test func endOfTheBusIsSurvived() throws {
        let desktop = try Desktop([.screenSaver])
        desktop.inhibitors.hold(reason: "A reason.")
        try desktop.wait("it holds") { desktop.inhibitors.holders.count == 1 }
        desktop.session.endBus()
        for _ in 0..<10 { _ = try? desktop.loop.process() }
        desktop.inhibitors.release()
        desktop.inhibitors.hold(reason: "A reason.")
        #expect(desktop.inhibitors.holders == [])
        // The descriptor must not stay readable, or the program would never sleep again.
        _ = try? desktop.loop.process()
        var watched = pollfd(fd: desktop.loop.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&watched, 1, 0) == 0)
    }

    @Test func missingBusIsSurvived() throws {
        let loop = try SDEventLoop()
        let inhibitors = ScreenInhibitors(on: loop, nil)
        inhibitors.hold(reason: "A reason.")
        inhibitors.release()
        #expect(inhibitors.holders == [])
    }
}
