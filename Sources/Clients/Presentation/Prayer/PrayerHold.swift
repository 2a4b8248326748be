import Contract
import SDBus
import Words

/// While the prayer runs, the agent and the desktop hold their notifications, and the screen does not
/// lock. Nothing waits for an answer. All of it ends with the connections, even if the program is
/// killed.
package final class PrayerHold: PrayerCompanion {
    private let loop: SDEventLoop
    private let inhibitors: ScreenInhibitors
    private let bus: Bus?
    private var watch: NameWatch?
    private let calls: PendingReplies?
    private var hasTold = false
    private var hasBegun = false
    private var hasEnded = false

    /// -1 after the loop has failed: it would stay readable, and the program would never sleep again.
    package private(set) var descriptor: Int32

    /// - Parameter session: makes a connection to the session bus; nil if there is none.
    package init(session: () -> Bus? = { try? Bus.openUser() }) throws(SystemError) {
        loop = try SDEventLoop()
        inhibitors = ScreenInhibitors(on: loop, session())
        bus = session()
        calls = bus.map(PendingReplies.init)
        descriptor = loop.descriptor
        if let bus { try loop.attach(bus) }
    }

    /// Whether ``process()`` has something to do, for a loop that asks before and after each wait.
    package var isReady: Bool { descriptor >= 0 && ((try? loop.isReady) ?? true) }

    package func process() {
        guard descriptor >= 0 else { return }
        do throws(SystemError) {
            if try loop.process() != nil { descriptor = -1 }
        } catch {
            descriptor = -1
        }
    }

    package func begin() {
        hasBegun = true
        inhibitors.hold(reason: Words.PrivateText.screenReason)
        // An agent that starts later, or again, does not know about the prayer. An agent that does
        // not run is not started: the bus would write to the journal who asked for it.
        watch = try? bus?.watchName(Names.application) { [weak self] owner in
            self?.ownerChanged(owner)
        }
        process()
    }

    private func ownerChanged(_ owner: String?) {
        hasTold = owner != nil
        if hasTold { tell("Begin") }
    }

    private func tell(_ member: String) {
        let agent = Destination(
            service: Names.application, path: ObjectPath(Names.objectPath)!,
            interface: Compline1.interface)
        try? calls?.call(agent, member, activates: false)
    }

    package func pause() {
        guard hasBegun, !hasEnded else { return }
        release()
        inhibitors.waitUntilReleased(atMost: .milliseconds(250))
    }

    package func resume() {
        if hasBegun, !hasEnded { begin() }
    }

    private func release() {
        watch = nil
        inhibitors.release()
        if hasTold { tell("End") }
        hasTold = false
        process()
        calls?.cancelAll()
    }

    package func end() {
        if hasEnded { return }
        hasEnded = true
        release()
        // Sends what is left. A bus that has not greeted yet would hold this up.
        if let bus, (try? bus.waitUntilReady(timeout: .zero)) == true { bus.close() }
    }
}
