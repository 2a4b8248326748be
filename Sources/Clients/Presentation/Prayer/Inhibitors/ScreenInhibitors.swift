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
/// ``release()``, and by itself when the connections close, in particular if the program is killed.
package final class ScreenInhibitors {
    private let loop: SDEventLoop
    private let inhibitors: [Inhibitor]

    /// Connects to the session bus and to the system bus. A bus that cannot be reached is left out.
    package convenience init(on loop: SDEventLoop) {
        self.init(on: loop, session: try? Bus.openUser(), system: try? Bus.openSystem())
    }

    /// - Parameters:
    ///   - session: not attached to a loop yet; nil if there is none.
    ///   - system: like `session`.
    package init(on loop: SDEventLoop, session: Bus?, system: Bus?) {
        self.loop = loop
        var inhibitors: [Inhibitor] = []
        let services: [(Bus?, [InhibitorService])] = [
            (session, [.screenSaver, .gnomeSession, .notifications]), (system, [.login]),
        ]
        for case (let bus?, let services) in services where (try? loop.attach(bus)) != nil {
            inhibitors += services.map { Inhibitor($0, on: bus) }
        }
        self.inhibitors = inhibitors
    }

    /// The names of the services that have agreed.
    package var holders: [String] { inhibitors.filter(\.isHeld).map(\.service.name) }

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
