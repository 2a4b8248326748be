import Fasting
import Testing

@testable import AgentCore

struct EngineTests {
    @Test func makeID_thatFails_refusesTheStart() throws {
        struct Failure: Error {}
        let other = EngineRun()
        var environment = other.engine.environment
        environment.makeID = { throw Failure() }
        other.stop()
        let engine = Engine(folder: other.folder, environment: environment)
        // A process that another test starts may hold the lock until it has replaced its program.
        _ = try engine.lock(waiting: .seconds(30))
        #expect(throws: Refusal.noRandomID("Failure()")) { try engine.perform(.start()) }
        #expect(engine.snapshot.fast.active == nil)
    }
}
