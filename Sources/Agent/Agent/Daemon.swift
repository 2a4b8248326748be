import AgentBus
import AgentCore
import AgentDesktop
import Compline
import Contract
import Fasting
import Glibc
import Licences
import LocalTime
import Notices
import SDBus
import Store
import System
import SystemdSupport
import Text
import Words

/// The agent from its start to its end.
public struct Daemon: Sendable {
    private let log = JournalLog()
    /// How long to wait for a bus that accepts connections and does not answer.
    private static let busPatience = Duration.seconds(25)
    /// How long to wait at the end for a bus that may not answer.
    private static let farewell = Duration.milliseconds(500)
    /// How long to carry out the last calls. Each may write to a slow disk. It is less than `TimeoutStopSec` of the unit.
    private static let lastCalls = Duration.seconds(5)
    /// For the bus, its timers, the records with their backup, the tray and notifications. The agent uses
    /// about 20; the rest is for what it opens for a moment.
    private static let neededDescriptors = 32

    public init() {}

    /// Runs until the bus goes away or a signal ends the process.
    ///
    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit code: 0 after a signal, or if another agent serves this bus.
    public func run(_ arguments: [String] = Array(programArguments().dropFirst())) -> Int32 {
        Bus.forgetEmptyAddress()
        Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _): return serveAndReport()
        case ("--version", nil): print("atrestd \(Names.versionAndCommit)")
        case ("--help", nil), ("-h", nil): print(Words.agentHelp)
        case ("--check", nil): return check()
        case (let first?, let second):
            log(.error, Words.agentTakesNo(second ?? first))
            return ExitStatus.usage.rawValue
        }
        return ExitStatus.success.rawValue
    }

    /// Checks the records for `atrest doctor`. Needs no bus and takes no lock.
    private func check() -> Int32 {
        let folder = DataFolder(path: dataFolderPath())
        do throws(StoreError) {
            switch try RecordsCheck(of: folder) {
            case .absent:
                print(Words.Doctor.noRecords)
                checkBackups(of: folder)
            case .sound(let fasts):
                print(Words.Doctor.recordsSound(fasts: fasts))
                checkBackups(of: folder, fasts)
            }
            return ExitStatus.success.rawValue
        } catch {
            print(Words.sentence(error.cause, .reading, path: folder.database))
            checkBackups(of: folder)
            return ExitStatus.storage.rawValue
        }
    }

    /// Names backups that cannot be read, and one from which fasts may be missing.
    ///
    /// - Parameter fasts: how many the records have; nil if they have none or cannot be read.
    private func checkBackups(of folder: DataFolder, _ fasts: Int? = nil) {
        let today = TimeText.date(Zone.system.civil(Clock.now))
        let backups: BackupList
        do throws(StoreError) {
            backups = try folder.listBackups(today: today, isThorough: true)
        } catch {
            return print(Words.Doctor.backupsUnreadable(folder.backups, Words.reason(error.cause)))
        }
        for day in backups.unreadable { print(Words.Doctor.backupUnreadable(day)) }
        if let fasts, let fuller = backups.muchFuller(than: fasts) {
            print(Words.Doctor.backupIsFuller(fuller.day, fuller.fasts, than: fasts))
        }
    }

    private func serveAndReport() -> Int32 {
        do {
            return try serve()
        } catch let error as StartProblem {
            log(error.exitStatus == .success ? .notice : .error, error.sentence)
            return error.exitStatus.rawValue
        } catch {
            log(.error, "\(error)")
            return EXIT_FAILURE
        }
    }

    private struct StartProblem: Error {
        let exitStatus: ExitStatus
        let sentence: String

        /// Another process has the name: an agent, or a program that has nothing to do with Atrest. The status is not
        /// a failure, so that systemd does not start this program again and again.
        static func nameTaken(on bus: Bus) -> StartProblem {
            let process = bus.process(of: Names.application)
            guard let process, let program = processName(process), program != Names.agentProgram
            else { return StartProblem(exitStatus: .success, sentence: Words.alreadyServed) }
            return StartProblem(
                exitStatus: .success, sentence: Words.nameTaken(by: program, process: process))
        }
    }

    private func serve() throws -> Int32 {
        prepareProcess()
        try checkDescriptors()
        // Until signals are blocked they end the process at once, even while it waits for a mute bus.
        let bus = try connect()
        let loop = try SDEventLoop()
        // Before another thread starts: it would receive the signals otherwise.
        try loop.exitOnTerminationSignals()
        try loop.attach(bus)
        try bus.exitOnDisconnect()
        try bus.dropCallsOfGoneCallers()

        let presenter = LibnotifyPresenter(
            application: Words.name, desktopEntry: Names.application, icon: iconForNotifications()
        ) { line in log(.warning, line) }
        let later = LaterQueue(on: loop) { log(.error, $0) }
        let engine = try makeEngine(on: loop, later, presenter)
        try lock(engine, bus)
        // No client listens before the name is owned, so these events are published afterwards.
        var missed: [Event] = []
        engine.onChange = { missed += $0.events }
        // If the records cannot be opened the agent stays and says so to each caller.
        try? engine.prepareRead()
        let publisher = try Publisher(engine, presenter, bus: bus, loop: loop, log: log)

        // This comes last: a client that sees the name finds everything there.
        guard try requestName(on: bus) == .owned else {
            throw StartProblem.nameTaken(on: bus)
        }
        try loop.feedWatchdog()
        ServiceManager.ready(status: Words.agentReady)
        log(.info, Words.Log.serves, .serves, [.version: Names.version])
        engine.onChange = { [unowned publisher] in publisher.publish($0) }
        publisher.publish(
            Change(before: engine.snapshot, after: engine.snapshot, events: missed))
        engine.tick()
        publisher.begin()
        let exit = try loop.addExit { [unowned bus] in Self.answerLastCalls(on: bus) }
        let code = try withExtendedLifetime((publisher, exit)) { try loop.run() }
        engine.prepareToEnd()
        engine.onChange = { _ in }
        // What waits for a later turn holds the engine, and so the store, which is closed with it.
        later.cancelAll()
        // Nothing else can remove the notifications once this process has ended.
        presenter.close()
        if code == 0 {
            log(.info, Words.Log.leaves, .leaves)
        } else {
            log(.notice, Words.Log.busIsGone)
        }
        return code
    }

    /// Gives the name back, and answers the calls that arrived before that. Later ones start the next agent, or the bus
    /// says that there is none.
    private static func answerLastCalls(on bus: Bus) {
        ServiceManager.stopping()
        let begin = SteadyClock.now
        let end = begin + farewell
        do {
            let release = try bus.methodCall(to: .daemon, "ReleaseName")
            try release.append(Names.application)
            var isReleased = false
            let slot = try bus.callAsync(release) { _ in isReleased = true }
            while !isReleased, SteadyClock.now < end {
                if try !bus.process() { _ = try bus.wait(timeout: end - SteadyClock.now) }
            }
            while SteadyClock.now < begin + lastCalls, try bus.process() {}
            withExtendedLifetime(slot) {}
        } catch {
            // The bus has gone, and with it every caller.
        }
    }

    private func prepareProcess() {
        // Only the user may read the files that are written.
        umask(0o077)
        emptyCoreDump()
        limitAllocatorCache()
        // A closed pipe and a file that reaches its size limit give an error instead.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // If standard error is closed, no file may get its number.
        while case let descriptor = open("/dev/null", O_RDWR), descriptor >= 0 {
            if descriptor > STDERR_FILENO {
                close(descriptor)
                break
            }
        }
    }

    /// Leaves all memory out of a core dump, because it has notes: the registers and the headers of the programs stay
    /// (core(5), docs/decisions/0020-private-memory.md).
    private func emptyCoreDump() {
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        if filter < 0 { return }
        let headersOnly = "0x10"
        _ = write(filter, headersOnly, headersOnly.utf8.count)
        close(filter)
    }

    /// With too few descriptors it would end sooner or later, and not say why.
    private func checkDescriptors() throws {
        let free = FreeDescriptors.count(upTo: Self.neededDescriptors)
        if free == Self.neededDescriptors { return }
        throw StartProblem(
            exitStatus: .configuration,
            sentence: Words.tooFewFiles(free, needed: Self.neededDescriptors))
    }

    private func connect() throws -> Bus {
        do throws(UserBusFailure) { return try Bus.connectUser(timeout: Self.busPatience) } catch {
            throw StartProblem(
                exitStatus: .unavailable,
                sentence: Words.sessionBusProblem(
                    code: error.code, address: error.address.map(String.init(pathBytes:)),
                    answering: error.answering.map(String.init(pathBytes:)))
                    ?? Words.noSessionBusForAgent)
        }
    }

    private func requestName(on bus: Bus) throws -> Bus.NameRequest {
        do throws(SystemError) {
            return try bus.requestName(Names.application)
        } catch {
            guard error.code == EACCES else { throw error }
            let sentence = Words.nameRefused(Names.application)
            throw StartProblem(exitStatus: .unavailable, sentence: sentence)
        }
    }

    /// The engine with the system's clock, the loop's timers and random ids.
    private func makeEngine(
        on loop: SDEventLoop, _ later: LaterQueue, _ presenter: LibnotifyPresenter
    ) throws(SystemError) -> Engine {
        let alarm = try Alarm(on: loop, "transition", accuracy: .microseconds(1)) { line in
            log(.error, line)
        }
        let since = Clock.now
        let office = OfficeReader { line in log(.warning, line) }
        let engine = Engine(
            folder: DataFolder(path: dataFolderPath()),
            environment: EngineEnvironment(
                now: { Clock.now }, zone: .system, setAlarm: alarm.set,
                schedule: later.schedule,
                makeID: { RecordID(bytes: try randomID128())! },
                usage: { [presenter] in
                    .now(since: since, notifications: UInt64(presenter.acceptedCount))
                },
                readOffice: { office.read(for: PrayerNight(at: Clock.now, zone: .system)) },
                authority: InstalledAuthority(in: sharedFolders()).file?.authority))
        alarm.ring = { [unowned engine] in engine.tick() }
        return engine
    }

    /// Takes the data folder for this process.
    private func lock(_ engine: Engine, _ bus: Bus) throws {
        do throws(StoreError) {
            if try engine.lock(waiting: Patience.lock) { return }
        } catch {
            // If the folder cannot be made, each caller learns why.
            return
        }
        if try bus.owner(of: Names.application) != nil {
            throw StartProblem.nameTaken(on: bus)
        }
        throw StartProblem(
            exitStatus: .configuration, sentence: Words.folderInUse(path: dataFolderPath()))
    }
}
