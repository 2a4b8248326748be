import PrivateSession
import SDBus
import Testing

@testable import Tray

/// Any program can own the name of the watcher. What it sends does not decide how much the agent does.
struct HostileWatcherTests {
    /// How many signals the watcher sends. Earlier versions made a call for each.
    private static let signals = 2000

    /// Lets the watcher send its signals, a few at a time, and waits until the last one has arrived.
    private func flood(_ scene: Scene, _ host: TrayHost) throws {
        for _ in 0..<Self.signals / 100 {
            for _ in 0..<100 { host.signalHost() }
            try scene.fence(host)
        }
    }

    @Test func manySignalsBringFewQuestions() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host(hasHost: false)
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 && host.questions == 1 }
        try flood(scene, host)
        #expect(host.questions < Self.signals / 20)
        // What is true at the end is noticed.
        host.hasHost = true
        try scene.wait { scene.tray.isShown }
        #expect(scene.problems == [])
    }

    /// A watcher that answers with something else, and much of it, is asked once.
    @Test func invalidAnswerEndsTheQuestions() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host(nonsense: String(repeating: "x", count: 1 << 20))
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 && scene.tray.isShown }
        try flood(scene, host)
        #expect(host.questions == 1)
        #expect(scene.tray.isShown)
    }

    /// Two programs that take the name in turn.
    @Test func ownersInTurnBringFewRegistrations() throws {
        let scene = try Scene()
        defer { scene.end() }
        scene.tray.isWanted = true
        var registrations = 0
        for _ in 0..<60 {
            let host = try scene.host()
            // The item hears of the new owner meanwhile.
            for _ in 0..<10 { try scene.ask(host) }
            registrations += host.items.count
            try host.leave()
        }
        #expect(registrations < 20)
        let last = try scene.host()
        try scene.wait { last.items.count == 1 && scene.tray.isShown }
        #expect(scene.problems == [])
    }

    /// A refusal may have had a reason that is gone. It is reported once.
    @Test func refusedItemIsOfferedAgain() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        host.refuses = true
        scene.tray.isWanted = true
        try scene.wait { host.refusals == 1 && scene.problems.count == 1 }
        host.signalHost()
        try scene.wait { host.refusals == 2 }
        host.refuses = false
        host.signalHost()
        try scene.wait { scene.tray.isShown }
        #expect(host.items.count == 1)
        #expect(scene.problems.count == 1)
    }

    /// A panel takes the name before it is ready, and says nothing when it is.
    @Test func watcherThatIsNotReadyIsAskedAgain() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        host.refusalsToCome = 1
        scene.tray.isWanted = true
        try scene.wait { scene.tray.isShown }
        #expect(host.items.count == 1 && host.refusals == 1)
    }

    /// Any signal of the watcher is a sign of life, such as that of another item.
    @Test func forgottenItemComesBack() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { scene.tray.isShown }
        for _ in 0..<2 {
            try host.dropItems()
            try scene.wait { host.items.count == 1 }
        }
        try scene.wait { scene.tray.isShown }
        #expect(scene.problems == [])
    }
}
