import Testing

@testable import Fasting
@testable import Store

@Suite struct CommitTests {
    private let temporary = TemporaryFolder()

    /// Commits a state and returns what another connection reads from the file.
    private func stored(_ state: FastState) throws -> FastState {
        let folder = try temporary.dataFolder()
        try openStore(folder).commit(FastChange(state: state))
        return try openStore(folder).load()
    }

    @Test func `a running fast comes back whole`() throws {
        for number in [UInt8(0), 1] {
            let state = FastState(
                stage: .active(
                    fast(number, announced: [.beginningToShift, .metabolicTransition])))
            #expect(try stored(state) == state)
        }
    }

    @Test(arguments: [Target.minimum, .standard, .maximum, Target(hours: 16.333333)!])
    func `a target comes back to the microsecond`(target: Target) throws {
        var running = fast(1)
        running.target = target
        let state = FastState(stage: .active(running))
        #expect(try stored(state) == state)
    }

    @Test func `every set of announced milestones comes back`() throws {
        let store = try openStore(temporary.dataFolder())
        for bits in UInt8(0)..<64 {
            var running = fast(1)
            running.announced = MilestoneSet(bits: bits)
            let state = FastState(stage: .active(running))
            try store.commit(FastChange(state: state))
            #expect(try store.load() == state)
        }
    }

    /// The agent shows an ended fast until midnight. After a restart it does not.
    @Test func `an ended fast comes back as idle`() throws {
        let ended = EndedFast(
            fast: fast(1), end: at(17), ending: .completed(session(1, from: 0, to: 17)),
            shownUntil: at(18))
        let state = FastState(stage: .ended(ended))
        #expect(try stored(state) == FastState())
    }

    @Test func `a later commit replaces the earlier one`() throws {
        let store = try openStore(temporary.dataFolder())
        let first = FastState(stage: .active(fast(1)))
        try store.commit(FastChange(state: first))
        try store.commit(FastChange(state: FastState()))
        #expect(try store.load() == FastState())
    }

    @Test func `sessions are stored and removed`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        var bare = session(2, from: -60, to: -40)
        bare.endOffset = nil
        bare.target = nil
        try store.commit(keeping(session(1, from: -30, to: -10), bare))
        #expect(
            try store.session(endingAfter: at(-20), upTo: nil, except: fastID(9))
                == session(1, from: -30, to: -10))
        #expect(
            try store.session(endingAfter: at(-50), upTo: at(-40), except: fastID(9)) == bare)
        try store.commit(FastChange(state: FastState(), writes: [.removeFast(fastID(1))]))
        let stranger = Stranger(folder.database)
        #expect(stranger.texts("SELECT id FROM fast WHERE end > 0") == [fastID(2).description])
    }

    @Test func `removing a session that was never stored is not an error`() throws {
        let store = try openStore(temporary.dataFolder())
        try store.commit(FastChange(state: FastState(), writes: [.removeFast(fastID(1))]))
    }

    /// Another program reads the file and its log as a crash would leave them.
    @Test func `a commit is in the files before it returns`() throws {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        try store.commit(keeping(session(1, from: -30, to: -10)))
        let copy = DataFolder(path: temporary.path + "/copy")
        try copy.create()
        for suffix in ["", "-wal"] {
            Files.copy(folder.database + suffix, to: copy.database + suffix)
        }
        #expect(Stranger(copy.database).number("SELECT count(end) FROM fast") == 1)
        withExtendedLifetime(store) {}
    }
}
