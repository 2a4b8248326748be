import Glibc
import PrivateBus
import SDBus
import Testing

@Suite struct EventLoopTests {
    private let loop: SDEventLoop

    init() throws { loop = try SDEventLoop() }

    /// Handles all events that are pending, without waiting for others.
    private func drain() throws { while try loop.runOnce(timeout: .zero) {} }

    @Test(arguments: [SDEventTimer.Clock.realtime, .boottime, .monotonic])
    func `a timer fires once and not before its instant`(clock: SDEventTimer.Clock) throws {
        var fired: [Duration] = []
        let timer = try loop.addTimer(clock, accuracy: .microseconds(1)) { [loop] in
            fired.append(clock.now)
            loop.exit(7)
        }
        try drain()
        #expect(fired.isEmpty)
        let instant = clock.now + .milliseconds(20)
        try timer.arm(after: .milliseconds(20))
        #expect(try loop.run() == 7)
        #expect(fired.count == 1 && fired[0] >= instant)
    }

    @Test func `a timer is armed again, by its handler too`() throws {
        var fired = 0
        var timer: SDEventTimer?
        timer = try loop.addTimer(.realtime, accuracy: .microseconds(1)) { [loop] in
            fired += 1
            if fired == 3 { return loop.exit() }
            try? timer?.arm(after: .milliseconds(1))
        }
        try timer?.arm(after: .seconds(3600))
        try timer?.arm(atMicrosecondsSinceEpoch: SDEventTimer.Clock.microsecondsSinceEpoch)
        #expect(try loop.run() == 0)
        #expect(fired == 3)
        timer = nil
    }

    @Test func `a timer that is disarmed or released does not fire`() throws {
        var fired = 0
        let disarmed = try loop.addTimer(.realtime, accuracy: .microseconds(1)) { fired += 1 }
        var dropped: SDEventTimer? = try loop.addTimer(.realtime, accuracy: .microseconds(1)) {
            fired += 1
        }
        let past = SDEventTimer.Clock.microsecondsSinceEpoch - 1
        try disarmed.arm(atMicrosecondsSinceEpoch: past)
        try dropped?.arm(atMicrosecondsSinceEpoch: past)
        try disarmed.disarm()
        dropped = nil
        // This timer of the same clock is due last. The others would have fired before it.
        let last = try loop.addTimer(.realtime, accuracy: .microseconds(1)) { [loop] in loop.exit()
        }
        try last.arm(after: .milliseconds(1))
        _ = try loop.run()
        #expect(fired == 0)
        #expect(dropped == nil)
    }

    @Test func `a timer for an instant long past or never`() throws {
        var fired: [String] = []
        let never = try loop.addTimer(.realtime, accuracy: .zero) { fired.append("never") }
        try never.arm(atMicrosecondsSinceEpoch: .max)
        let endless = try loop.addTimer(.monotonic, accuracy: .zero) { fired.append("endless") }
        try endless.arm(after: .seconds(Int64.max))
        let past = try loop.addTimer(.realtime, accuracy: .seconds(3600)) { fired.append("past") }
        try past.arm(atMicrosecondsSinceEpoch: 0)
        try drain()
        #expect(fired == ["past"])
    }

    @Test func `a timer that releases itself`() throws {
        var alive = 1
        var timer: SDEventTimer?
        do {
            let witness = Witness { alive -= 1 }
            timer = try loop.addTimer(.monotonic, accuracy: .microseconds(1)) {
                timer = nil
                witness.touch()
            }
        }
        try timer?.arm(after: .zero)
        try drain()
        #expect(timer == nil)
        #expect(alive == 0)
    }

    @Test func `a descriptor is watched until its source is released`() throws {
        let pipe = PipeEnds()
        var lines: [String] = []
        var source: EventSource? = try loop.addDescriptor(
            pipe.reading, events: .readable
        ) { events in
            if events.contains(.readable) { lines.append(pipe.readLine() ?? "?") }
        }
        source?.setDescription("a pipe")
        try source?.setPriority(5)
        try drain()
        #expect(lines.isEmpty)
        for text in ["one\n", "two\n"] {
            #expect(write(pipe.writing, text, 4) == 4)
            try loop.runOnce(timeout: .seconds(10))
        }
        #expect(lines == ["one", "two"])
        source = nil
        #expect(write(pipe.writing, "more\n", 5) == 5)
        try drain()
        #expect(lines.count == 2)
        #expect(source == nil)
    }

    /// A program learns in this way that its reader has gone, even if it has nothing to write.
    @Test func `a writer's descriptor reports that its reader has gone`() throws {
        let pipe = PipeEnds()
        var events: DescriptorEvents = []
        let source = try loop.addDescriptor(pipe.writing, events: []) { [loop] in
            events = $0
            loop.exit()
        }
        try drain()
        #expect(events.isEmpty)
        pipe.closeReading()
        #expect(try loop.run() == 0)
        #expect(!events.isDisjoint(with: [.error, .hangUp]))
        withExtendedLifetime(source) {}
    }

    @Test func `deferred work runs once, in the order of priorities`() throws {
        var order: [Int] = []
        let late = try loop.addDeferred { order.append(2) }
        try late.setPriority(10)
        let early = try loop.addDeferred { order.append(1) }
        _ = try loop.addDeferred { order.append(3) }
        #expect(order.isEmpty)
        try drain()
        #expect(order == [1, 2])
        withExtendedLifetime((late, early)) {}
    }

    /// Tests cannot set the clock, so this does not test that the watch reports it.
    @Test func `a clock watch is quiet and can be released`() throws {
        let before = openDescriptors()
        var told = 0
        var watch: ClockWatch? = try loop.addClockWatch { told += 1 }
        let timer = try loop.addTimer(.realtime, accuracy: .microseconds(1)) { [loop] in loop.exit()
        }
        try timer.arm(after: .milliseconds(20))
        _ = try loop.run()
        #expect(told == 0)
        #expect(watch != nil)
        watch = nil
        // Other tests open and close descriptors at the same time.
        #expect(before > 0)
    }

    private func openDescriptors() -> Int {
        (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 }
    }

    @Test func `a loop releases nothing too early`() throws {
        var alive = 1
        var fired = false
        do {
            let loop = try SDEventLoop()
            let witness = Witness { alive -= 1 }
            let source = try loop.addDeferred {
                fired = true
                witness.touch()
            }
            try loop.runOnce(timeout: .zero)
            withExtendedLifetime(source) {}
        }
        #expect(fired)
        #expect(alive == 0)
    }
}

@Suite struct AttachedBusTests {
    @Test func `calls are answered by the loop`() throws {
        let pair = try Pair()
        let loop = try SDEventLoop()
        try loop.attach(pair.service)
        try loop.attach(pair.client)
        try pair.export(.method("Give", out: ["n"]) { () -> UInt32 in 5 })
        var answer: UInt32?
        let slot = try pair.client.callAsync(
            try pair.client.methodCall(to: pair.destination(), "Give"), timeout: .seconds(20)
        ) { result in
            answer = try? result.get().read(UInt32.self)
            loop.exit()
        }
        #expect(try loop.run() == 0)
        #expect(answer == 5)
        withExtendedLifetime(slot) {}
    }

    @Test func `a late loop takes a reply that is there`() throws {
        let pair = try Pair()
        var served = 0
        try pair.export(
            .method("Give", out: ["n"]) { () throws -> UInt32 in
                served += 1
                return 5
            })
        let loop = try SDEventLoop()
        try loop.attach(pair.client)
        var answers: [Result<Message, BusError>] = []
        let slots = try (0..<3).map { _ in
            try pair.client.callAsync(
                pair.client.methodCall(to: pair.destination(), "Give"), timeout: .milliseconds(1)
            ) { answers.append($0) }
        }
        try pair.client.flush()
        let late = SDEventTimer.Clock.monotonic.now + .milliseconds(20)
        while served < 3 || SDEventTimer.Clock.monotonic.now < late {
            _ = try pair.service.process()
        }
        // The replies have passed the bus when it answers this.
        let _: String = try pair.service.call(.daemon, "GetId")
        while answers.count < 3 { try loop.runOnce(timeout: .seconds(30)) }
        #expect(answers.allSatisfy { ((try? $0.get().read(UInt32.self)) ?? 0) == 5 })
        withExtendedLifetime(slots) {}
    }

    @Test func `a call without a reply ends in the loop`() throws {
        let pair = try Pair()
        let loop = try SDEventLoop()
        try loop.attach(pair.client)
        var errors: [String] = []
        // In its handler, one releases its slot. The other's reply comes too late.
        var first: Slot?
        first = try pair.client.callAsync(
            pair.client.methodCall(to: pair.destination(), "Give"), timeout: .milliseconds(1)
        ) { answer in
            first = nil
            if case .failure(let error) = answer { errors.append(error.name) }
        }
        let second = try pair.client.callAsync(
            pair.client.methodCall(to: pair.destination(), "Give"), timeout: .milliseconds(2)
        ) { if case .failure(let error) = $0 { errors.append(error.name) } }
        while errors.count < 2 { try loop.runOnce(timeout: .seconds(30)) }
        #expect(errors == [BusError.Name.noReply, BusError.Name.noReply])
        while try pair.service.process() {}
        let _: String = try pair.service.call(.daemon, "GetId")
        while try loop.runOnce(timeout: .zero) {}
        #expect(errors.count == 2 && first == nil)
        withExtendedLifetime(second) {}
    }

    @Test func `the end of the bus ends the loop with failure`() throws {
        let session = try PrivateBus()
        let bus = try session.connect()
        let loop = try SDEventLoop()
        try loop.attach(bus)
        try bus.exitOnDisconnect()
        _ = try bus.uniqueName
        session.endBus()
        #expect(try loop.run() != 0)
    }

    @Test func `a bus that was closed leaves the loop alone`() throws {
        let session = try PrivateBus()
        let loop = try SDEventLoop()
        var bus: Bus? = try session.connect()
        try loop.attach(bus!)
        _ = try bus?.uniqueName
        bus = nil
        while try loop.runOnce(timeout: .zero) {}
        session.endBus()
        while try loop.runOnce(timeout: .zero) {}
        #expect(bus == nil)
    }
}
