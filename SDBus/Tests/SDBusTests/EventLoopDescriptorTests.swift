import Glibc
import Testing

@testable import SDBus

/// A loop inside a loop of another library.
struct EventLoopDescriptorTests {
    /// Waits on the descriptor as another library does.
    private func waitAndProcess(_ loop: SDEventLoop) throws -> Int32? {
        var watched = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&watched, 1, 20_000) == 1)
        return try loop.process()
    }

    @Test func timerMakesTheDescriptorReadable() throws {
        let loop = try SDEventLoop()
        var rings = 0
        let timer = try loop.addTimer(.monotonic, accuracy: .milliseconds(1)) { rings += 1 }
        #expect(try loop.process() == nil)
        // Armed outside of a handler, after the loop was processed.
        try timer.arm(after: .milliseconds(20))
        #expect(try loop.process() == nil)
        while rings == 0 { #expect(try waitAndProcess(loop) == nil) }
        #expect(rings == 1)
    }

    @Test func deferredWorkRunsAtOnce() throws {
        let loop = try SDEventLoop()
        var runs = 0
        let work = try loop.addDeferred { runs += 1 }
        #expect(try loop.process() == nil)
        #expect(runs == 1)
        _ = work
    }

    @Test func descriptorOfASource() throws {
        let loop = try SDEventLoop()
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        var bytes = 0
        let source = try loop.addDescriptor(ends[0], events: .readable) { _ in
            var buffer = [UInt8](repeating: 0, count: 8)
            bytes += read(ends[0], &buffer, buffer.count)
        }
        #expect(try loop.process() == nil)
        #expect(write(ends[1], "abc", 3) == 3)
        #expect(try waitAndProcess(loop) == nil)
        #expect(bytes == 3)
        _ = source
    }

    @Test func endOfTheLoopIsTold() throws {
        let loop = try SDEventLoop()
        let work = try loop.addDeferred { loop.exit(7) }
        #expect(try loop.process() == 7)
        // And again, for a caller that goes on.
        #expect(try loop.process() == 7)
        _ = work
    }

    /// As GLib does: it asks before and after each wait, and is not told of changes in between.
    @Test func readinessFollowsChangesOutsideOfHandlers() throws {
        let loop = try SDEventLoop()
        var rings = 0
        let timer = try loop.addTimer(.monotonic, accuracy: .milliseconds(1)) { rings += 1 }
        #expect(try !loop.isReady)
        try timer.arm(after: .milliseconds(20))
        // Armed by the next question, so that the descriptor tells the end of the time.
        #expect(try !loop.isReady)
        var watched = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&watched, 1, 20_000) == 1)
        #expect(try loop.isReady)
        // A question calls no handler, and may be repeated.
        #expect(try loop.isReady)
        #expect(rings == 0)
        #expect(try loop.process() == nil)
        #expect(rings == 1)
        #expect(try !loop.isReady)
    }

    @Test func loopThatHasEndedIsReady() throws {
        let loop = try SDEventLoop()
        let work = try loop.addDeferred { loop.exit(7) }
        #expect(try loop.isReady)
        #expect(try loop.process() == 7)
        #expect(try loop.isReady)
        _ = work
    }
}
