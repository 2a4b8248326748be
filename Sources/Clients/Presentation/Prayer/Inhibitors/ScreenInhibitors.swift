import Glibc
import SDBus
import System

/// Keeps the desktop from locking or blanking the screen and from showing notifications.
///
///     let loop = try SDEventLoop()
///     let inhibitors = ScreenInhibitors(on: loop)
///     inhibitors.hold(reason: Words.PrivateText.screenReason)
///
/// It uses all services that are running and starts none. It never waits: the program calls
/// ``SDEventLoop/process()`` when the descriptor of the loop is readable. Everything ends with
/// ``release()``, and by itself when the connection closes, in particular if the program is killed.
package final class ScreenInhibitors {
    private let loop: SDEventLoop
    private let inhibitors: [Inhibitor]

    /// - Parameter bus: the session bus, not attached to a loop yet; nil if there is none.
    package init(on loop: SDEventLoop, _ bus: Bus? = try? Bus.openUser()) {
        self.loop = loop
        guard let bus, (try? loop.attach(bus)) != nil else {
            inhibitors = []
            return
        }
        let services: [InhibitorService] = [.screenSaver, .gnomeSession, .notifications]
        inhibitors = services.map { Inhibitor($0, on: bus) }
    }

    /// The names of the services that have agreed.
    package var holders: [String] { inhibitors.filter(\.isHeld).map(\.service.destination.service) }

    /// - Parameter reason: a desktop may show it to the user.
    package func hold(reason: String) {
        for inhibitor in inhibitors { inhibitor.hold(reason: reason) }
        _ = try? loop.process()
    }

    /// After ``release()``: waits for services that have not answered yet, since an answer that comes
    /// while the process is stopped would hold everything until it continues.
    package func waitUntilReleased(atMost limit: Duration) {
        let deadline = SteadyClock.now + limit
        while inhibitors.contains(where: \.isReleasing) {
            let left = deadline - .now
            guard left > .zero else { return }
            var watched = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, Int32(left / .milliseconds(1)) + 1)
            _ = try? loop.process()
        }
    }

    package func release() {
        for inhibitor in inhibitors { inhibitor.release() }
        _ = try? loop.process()
    }
}
