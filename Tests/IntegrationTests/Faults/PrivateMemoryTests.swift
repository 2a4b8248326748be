import Contract
import Glibc
import PrivateSession
import TerminalEmulator
import Testing

/// What is typed into a program with private memory never reaches a disk by way of swap space or a
/// core dump.
@Suite(.enabled(if: geteuid() == 0, "only root can look at the memory of such a program"))
struct PrivateMemoryTests {
    private static let secret = "what I noticed today and nothing else"

    @Test func textIsOnlyInLockedMemory() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let program = try GuardedText(session)
        try #expect(program.tell(":lock") == "locked")
        try #expect(program.tell(Self.secret) == "typed")
        // Much more than there was room for at first.
        let long = String(repeating: "many more words for a long text ", count: 3000)
        try #expect(program.tell(long) == "typed")
        for number in 0..<10 { try #expect(program.tell("line \(number)") == "typed") }
        let places = try program.memory.regions(with: Self.secret)
        #expect(!places.isEmpty)
        for place in places { #expect(place.isLocked, "\(place)") }
        // The same holds for everything else that it can write.
        let regions = try program.memory.regions().filter { $0.isOwn && $0.resident > 0 }
        #expect(
            regions.contains { $0.name == "[heap]" } && regions.contains { $0.name == "[stack]" })
        for region in regions { #expect(region.staysInMemory, "\(region)") }
    }

    /// The real program, in its own terminal, with a reflection that is being written.
    private final class Prayer {
        let session: PrivateSession
        let terminal: PseudoTerminal
        let program: ChildProcess

        init(writing text: String) throws {
            session = try PrivateSession(activates: false)
            session.environment["TERM"] = "xterm-256color"
            terminal = try PseudoTerminal(columns: 80, rows: 24)
            program = try ChildProcess(
                "atrest", ["compline", "--phase", "3"], environment: session.environment,
                input: terminal.program, output: .descriptor(terminal.program))
            try terminal.wait { $0.lines.contains { $0.contains("grateful") } }
            terminal.type("w")
            terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
            try terminal.wait { $0.lines.contains { $0.contains(text) } }
        }

        deinit { session.end() }

        var memory: ProcessMemory { ProcessMemory(id: program.id) }

        func leave() throws {
            // Escape leaves the field, and q the prayer.
            terminal.type("\u{1B}")
            try terminal.wait { !$0.showsCursor }
            terminal.type("q")
        }
    }

    @Test func reflectionStaysInLockedMemory() throws {
        let prayer = try Prayer(writing: Self.secret)
        let places = try prayer.memory.regions(with: Self.secret)
        #expect(!places.isEmpty)
        for region in try prayer.memory.regions() where region.isOwn && region.resident > 0 {
            #expect(region.staysInMemory, "\(region)")
        }
        for place in places { #expect(place.isLocked, "\(place)") }
        try prayer.leave()
        #expect(prayer.program.wait() == 0)
        let session = prayer.session
        let search = try session.run("/bin/grep", ["-rlF", Self.secret, session.folder])
        #expect(search.status == 1 && search.output == "")
    }

    /// Stops a program at its end, when its memory is still there (ptrace(2)).
    private static let stopAtTheEnd = """
        import ctypes, os, sys
        ptrace = ctypes.CDLL(None).ptrace
        ptrace.restype = ctypes.c_long
        ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
        CONT, SEIZE, TRACEEXIT, EVENT_EXIT, WALL = 7, 0x4206, 0x40, 6, 0x40000000
        program = int(sys.argv[1])
        if ptrace(SEIZE, program, None, TRACEEXIT) != 0: sys.exit('not allowed')
        print('ready', flush=True)
        while True:
            status = os.waitpid(program, WALL)[1]
            if status >> 16 == EVENT_EXIT: break
            ptrace(CONT, program, None, status >> 8 & 0xff)
        print('stopped', flush=True)
        sys.stdin.read()
        """

    private static let hasPython =
        (try? ChildProcess(
            "python3", ["-c", "import ctypes"], environment: processEnvironment(),
            output: .nowhere, errors: .nowhere))?.wait() == 0

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func nothingIsLeftOfTheReflectionAtTheEnd() throws {
        let prayer = try Prayer(writing: Self.secret)
        let (input, output) = (PipeEnds(), PipeEnds())
        let tracer = try ChildProcess(
            "python3", ["-c", Self.stopAtTheEnd, "\(prayer.program.id)"],
            environment: prayer.session.environment, input: input.reading,
            output: .descriptor(output.writing))
        input.closeReading()
        output.closeWriting()
        try #require(output.readLine() == "ready")
        try #expect(!prayer.memory.regions(with: Self.secret).isEmpty)
        try prayer.leave()
        try #require(output.readLine() == "stopped")
        // Nor is there a part of it.
        for text in [Self.secret, String(Self.secret.suffix(16)), "noticed today"] {
            let places = try prayer.memory.regions(with: text)
            #expect(places.isEmpty, "\(text): \(places)")
        }
        input.closeWriting()
        #expect(tracer.wait() == 0)
        #expect(prayer.program.wait() == 0)
    }

    @Test func clearedTextIsOverwritten() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let program = try GuardedText(session)
        try #expect(program.tell(":lock") == "locked")
        for _ in 0..<20 { try #expect(program.tell(Self.secret) == "typed") }
        try #expect(!program.memory.regions(with: Self.secret).isEmpty)
        try #expect(program.tell(":clear") == "cleared")
        try #expect(program.tell(":overwrite") == "overwritten")
        let places = try program.memory.regions(with: Self.secret)
        #expect(places.isEmpty, "\(places)")
    }

    @Test func dumpsAreOff() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let program = try GuardedText(session, prefix: Self.asOrdinaryUser)
        try #expect(program.tell(":lock") == "locked")
        let limits = try PrivateSession.read("/proc/\(program.process.id)/limits")
        let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core") })
        #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
        // The kernel gives the files of a process to root if it must not be dumped.
        var status = stat()
        #expect(stat("/proc/\(program.process.id)/environ", &status) == 0 && status.st_uid == 0)
    }

    /// A limit of 8 MB is what systems have; 64 KB is what containers and old systems have.
    @Test(arguments: [(8192, true), (64, false)]) func limitDecides(
        _ kilobytes: Int, _ isEnough: Bool
    ) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let shell = ["/bin/sh", "-c", "ulimit -l \(kilobytes) && exec \"$0\""]
        let program = try GuardedText(session, prefix: Self.asOrdinaryUser + shell)
        let answer = try program.tell(":lock")
        #expect(answer.hasPrefix(isEnough ? "locked" : "not locked, "), "\(answer)")
        #expect(isEnough || answer.hasSuffix("(limit: 65536)"), "\(answer)")
        // Nothing stays locked after a failure.
        let locked = try program.memory.regions().filter(\.isLocked)
        #expect(locked.isEmpty == !isEnough)
        try #expect(program.tell("more") == "typed")
    }

    private static let asOrdinaryUser = [
        "/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups",
    ]
}
