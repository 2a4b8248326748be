import Glibc
import SDBus
import Testing

@testable import AgentBus

/// Changes are announced once. If that fails, they are announced again.
struct PublishedPropertiesTests {
    /// Records what would be sent. Fails on request.
    private final class Announcer {
        var signals: [[String]] = []
        var isBroken = false

        func announce(_ names: [String]) throws(SystemError) {
            if isBroken { throw SystemError(code: EIO, operation: "announcing") }
            signals.append(names)
        }
    }

    private let announcer = Announcer()

    private func published(_ values: Water1Properties) -> PublishedProperties<Water1Properties> {
        PublishedProperties(
            values, check: {},
            announce: { [announcer] (names) throws(SystemError) in try announcer.announce(names) })
    }

    @Test func oneSignalCarriesEveryChange() throws {
        let properties = published(Water1Properties())
        try properties.publish(Water1Properties(todayMilliliters: 250, quickAdd: 0, unit: "ml"))
        #expect(announcer.signals == [["TodayMilliliters", "Unit"]])
        try properties.publish(properties.current)
        #expect(announcer.signals.count == 1)
    }

    @Test func aFailedSignalIsSentByTheNextPublication() throws {
        let properties = published(Water1Properties())
        announcer.isBroken = true
        let next = Water1Properties(todayMilliliters: 250)
        #expect(throws: SystemError.self) { try properties.publish(next) }
        #expect(properties.current == next)
        #expect(properties.isBehind)

        announcer.isBroken = false
        try properties.publish(next)
        #expect(announcer.signals == [["TodayMilliliters"]])
        #expect(!properties.isBehind)
    }

    @Test func aFailedSignalIsSentOnRequest() throws {
        let properties = published(Water1Properties())
        announcer.isBroken = true
        try? properties.publish(Water1Properties(quickAdd: 300))
        announcer.isBroken = false
        try properties.publishAgain()
        try properties.publishAgain()
        #expect(announcer.signals == [["QuickAdd"]])
    }

    /// A client that came while nothing could be read has a copy without values.
    @Test func everythingIsAnnouncedAfterATimeWithoutReads() throws {
        let properties = published(Water1Properties())
        properties.forgetAnnounced()
        let names = ["TodayMilliliters", "RecentMilliliters", "QuickAdd", "Unit"]
        announcer.isBroken = true
        #expect(throws: SystemError.self) { try properties.publish(Water1Properties()) }
        announcer.isBroken = false
        try properties.publish(Water1Properties())
        try properties.publish(Water1Properties())
        #expect(announcer.signals == [names])
    }

    @Test func aChangeThatWentBackUnannouncedIsNotAnnounced() throws {
        let properties = published(Water1Properties(unit: "ml"))
        announcer.isBroken = true
        try? properties.publish(Water1Properties(unit: "floz"))
        announcer.isBroken = false
        try properties.publish(Water1Properties(unit: "ml"))
        #expect(announcer.signals.isEmpty)
    }
}
