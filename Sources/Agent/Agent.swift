import Contract
import Glibc
import SDBus
import Store
import SystemdSupport
import Words

/// The agent from its start to its end.
public struct Agent {
    private let log = Log()
    /// How long a new agent waits for one that is leaving, in seconds. Source: the contract.
    private static let patience = 2

    public init() {}

    /// Runs until the bus goes or somebody ends it.
    ///
    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit code: 0 after SIGTERM, or where another agent serves this bus already.
    public func run(_ arguments: [String]) -> Int32 {
        Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
        switch (arguments.first, arguments.dropFirst().first) {
        case (nil, _): return serveAndReport()
        case ("--version", nil): print("atrestd \(Names.version)")
        case ("--help", nil), ("-h", nil): print(Words.agentHelp)
        case ("--check", nil): return check()
        case (let first?, let second):
            log(.error, Words.agentTakesNo(second ?? first))
            return ExitStatus.usage.rawValue
        }
        return ExitStatus.success.rawValue
    }

    /// Looks at the records and says what was found, for `atrest doctor`: no bus, no lock.
    private func check() -> Int32 {
        let folder = DataFolder(path: dataFolderPath())
        do throws(StoreError) {
            switch try RecordsCheck(of: folder) {
            case .absent: print(Words.Doctor.noRecords)
            case .sound(let fasts): print(Words.Doctor.recordsSound(fasts: fasts))
            }
            return ExitStatus.success.rawValue
        } catch {
            print(BusError(error, path: folder.database, while: .reading).message)
            return ExitStatus.storage.rawValue
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
    }

    private func serve() throws -> Int32 {
        prepareProcess()
        let loop = try SDEventLoop()
        // Before any thread exists: GLib's would take the signals otherwise.
        try loop.exitOnTerminationSignals()
        let bus = try connect(to: loop)
        let folder = DataFolder(path: dataFolderPath())
        let records = Records(folder: folder, log: log)
        try hold(records, folder, bus)
        let keepers = try Keepers(records: records, folder: folder, log: log, loop: loop)
        var setAside: Store.SetAside?
        records.onSetAside = { setAside = $0 }
        // Records that cannot be opened are said to whoever asks; the agent stays.
        _ = try? records.opened()
        let service = try Service(keepers, bus: bus, loop: loop, log: log)

        // Last of all: whoever calls now finds everything there.
        guard try bus.requestName(Names.application) == .owned else { throw alreadyServed }
        try loop.feedWatchdog()
        ServiceManager.ready(status: Words.agentReady)
        log(.info, Words.Log.serves, .serves, [.version: Names.version])
        service.begin(setAside: setAside)
        let code = try loop.run()
        ServiceManager.stopping()
        service.end()
        if code == 0 { log(.info, Words.Log.leaves, .leaves) }
        return code
    }

    private func prepareProcess() {
        // Nobody else may read what is written, and a closed pipe is no reason to die.
        umask(0o077)
        limitAllocatorCache()
        signal(SIGPIPE, SIG_IGN)
        // Where standard error is closed, no file of ours may take its number.
        while case let descriptor = open("/dev/null", O_RDWR), descriptor >= 0 {
            if descriptor > STDERR_FILENO {
                close(descriptor)
                break
            }
        }
    }

    private func connect(to loop: SDEventLoop) throws -> Bus {
        let bus: Bus
        do {
            bus = try Bus.openUser()
        } catch {
            throw StartProblem(exitStatus: .unavailable, sentence: Words.noSessionBus)
        }
        try loop.attach(bus)
        try bus.exitOnDisconnect()
        return bus
    }

    /// Takes the data folder for this agent alone.
    private func hold(_ records: Records, _ folder: DataFolder, _ bus: Bus) throws {
        do throws(StoreError) {
            if try records.lock(waiting: Self.patience) { return }
        } catch {
            // A folder that cannot be made is a matter of the records: said to whoever asks.
            return
        }
        if try bus.owner(of: Names.application) != nil { throw alreadyServed }
        throw StartProblem(
            exitStatus: .configuration, sentence: Words.folderInUse(path: folder.path))
    }

    private var alreadyServed: StartProblem {
        StartProblem(exitStatus: .success, sentence: Words.alreadyServed)
    }
}
