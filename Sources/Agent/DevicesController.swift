import AgentBus
import AgentCore
import DeviceFolder
import DeviceLines
import Fasting
import Glibc
import SDBus
import SteadyTime
import Store
import SystemdSupport
import UserFolders
import Words

/// Carries lines between the records and the folder that the user's machines share. Nothing waits for it:
/// what cannot be written now is written after a later act, after a wake-up, when a client asks, or at the
/// next start (docs/rules/devices.md, The folder).
final class DevicesController {
    private let engine: Engine
    private let loop: SDEventLoop
    private let job: BackgroundJob<Outcome>
    private let onProblem: (String) -> Void

    /// What a thread brings back.
    private enum Outcome: Sendable {
        case listed(DeviceFolder.Listing)
        case read(LineReader.Content)
        case appended([DeviceFolder.File])
        case counted(FolderContent)
        case adopted(id: String)
        case found([Inbox.Item])
        case finished
        case failed(DeviceFolder.Problem)
    }

    private enum Activity {
        case idle
        case scheduled
        case busy
    }

    private var activity = Activity.idle
    private var folder = ""
    /// Whether the folder has to be looked at before anything is written.
    private var mustLook = false
    private var hasBegun = false
    private var isBeginScheduled = false
    private var isWatchScheduled = false
    private var watchDelay = DoublingDelay(.seconds(2) ... .seconds(300))
    /// Files as they were when they were read.
    private var known: [String: ReadFile] = [:]
    private var broken: [String: Int] = [:]
    private var refused: [String] = []
    private var own = OwnLines()
    private var hasTwin = false
    private var hasInbox = false
    private let inbox: InboxReader
    private var problem: DeviceFolder.Problem?
    private var watches: [String: EventSource] = [:]
    private var lastLook = Instant(secondsSinceEpoch: 0)
    /// The caller that waits until the folder has been read for the first time.
    private var joining: Joining?

    private struct Joining {
        let call: DeviceJoinReply
        var found = FolderContent()
        var hasRead = false
    }

    /// The number of lines that are processed in one turn of the loop.
    private static let slice = 200
    /// The number of lines that are written at once.
    private static let batch = 500
    /// In seconds: while clients ask, the folder is checked at most this often. Some disks send no
    /// notifications about changes.
    private static let patience: Int64 = 60

    init(_ engine: Engine, loop: SDEventLoop, onProblem: @escaping (String) -> Void) {
        self.engine = engine
        self.loop = loop
        self.onProblem = onProblem
        job = BackgroundJob(loop: loop)
        inbox = InboxReader(engine)
    }

    // MARK: When something happens

    /// Schedules the work that a change causes for the folder.
    func apply(_ change: Change) {
        guard case .readable = change.after.records else { return }
        let isNew = change.events.contains {
            switch $0 {
            case .recordsRecovered, .recordsReplaced: true
            default: false
            }
        }
        if isNew { hasBegun = false }
        if !hasBegun { beginLater() }
        if change.events.contains(where: \.writesLines) { schedule() }
    }

    /// Starts with the stored folder. If none is stored, nothing is ever done.
    ///
    /// If the records cannot be read now, or are replaced later, sharing starts as soon as they can be
    /// read.
    func begin() {
        guard activity == .idle, let sharing = try? engine.sharing() else { return }
        hasBegun = true
        report()
        if sharing.isOn {
            use(sharing.folder)
        } else if !folder.isEmpty {
            stop()
        }
    }

    private func beginLater() {
        if isBeginScheduled { return }
        isBeginScheduled = true
        engine.environment.schedule(.zero) { [weak self] in
            guard let self else { return }
            isBeginScheduled = false
            if !hasBegun { begin() }
        }
    }

    /// Retries what could not be read or written.
    func retry() {
        if folder.isEmpty { return }
        mustLook = true
        schedule()
    }

    private func use(_ path: String) {
        folder = path
        let files = (try? engine.readFiles()) ?? []
        known = Dictionary(files.map { ($0.name, $0) }) { $1 }
        broken = [:]
        own = OwnLines()
        watches = [:]
        problem = nil
        mustLook = true
        schedule()
    }

    private func schedule() {
        guard activity == .idle, !folder.isEmpty else { return }
        activity = .scheduled
        engine.environment.schedule(.zero) { [weak self] in
            guard let self, activity == .scheduled else { return }
            activity = .busy
            mustLook ? look() : writeLines()
        }
    }

    private func finish() {
        activity = .idle
        report()
        if let joining, joining.hasRead {
            self.joining = nil
            var found = joining.found
            found.devices = Set(engine.snapshot.devices.devices.map(\.id))
            joining.call(.success(found))
        }
        if !hasBegun { return begin() }
        if mustLook && problem == nil { schedule() }
    }

    // MARK: Reading

    private func look() {
        mustLook = false
        lastLook = engine.environment.now()
        run(.list) { [weak self] outcome in
            guard let self else { return }
            guard case .listed(let listing) = outcome else { return fail(outcome) }
            problem = nil
            if !isWatchScheduled { watchDelay.reset() }
            refused = listing.refused
            hasInbox = listing.hasInbox
            watch(listing)
            let names = Set(listing.files.map(\.name))
            for name in known.keys where !names.contains(name) {
                known[name] = nil
                own.remove(file: name)
                broken[name] = nil
            }
            beginIncarnationOfCopiedHome()
            // It is not stored which lines of this machine are in the folder, so they are read.
            let writer = try? engine.presentWriter()
            read(
                listing.files.filter {
                    self.known[$0.name] != ReadFile($0)
                        || $0.writer == writer && !self.own.hasRead(file: $0.name)
                }[...])
        }
    }

    private func read(_ files: ArraySlice<DeviceFolder.File>) {
        guard let file = files.first else { return endReading() }
        run(.read(file)) { [weak self] outcome in
            guard let self else { return }
            guard case .read(let content) = outcome else { return fail(outcome) }
            broken[file.name] = content.broken
            if (try? engine.presentWriter()) == file.writer {
                own.set(
                    Set(
                        content.lines.lazy.filter { $0.line.writer == file.writer }
                            .map(\.line.number)), of: file.name)
            }
            receive(content.lines[...]) { [weak self] isWhole in
                guard let self else { return }
                if !isWhole { return finish() }
                known[file.name] = ReadFile(file)
                try? engine.noteRead(ReadFile(file), of: file.writer)
                read(files.dropFirst())
            }
        }
    }

    /// Takes lines, some in each turn of the loop, so that callers are answered in between.
    private func receive(_ lines: ArraySlice<WrittenLine>, then end: @escaping (Bool) -> Void) {
        if lines.isEmpty { return end(true) }
        do throws(Refusal) {
            let reception = try engine.receive(Array(lines.prefix(Self.slice)))
            hasTwin = hasTwin || reception.hasTwin
            joining?.found.add(reception)
        } catch {
            return end(false)
        }
        let rest = lines.dropFirst(Self.slice)
        if rest.isEmpty { return end(true) }
        engine.environment.schedule(.zero) { [weak self] in self?.receive(rest, then: end) }
    }

    private func endReading() {
        if hasTwin { beginIncarnation() }
        hasTwin = false
        try? engine.showWhatHasCome()
        joining?.hasRead = true
        hasInbox ? readInbox() : writeLines()
    }

    // MARK: The inbox

    private func readInbox() {
        run(.inbox) { [weak self] outcome in
            guard let self else { return }
            guard case .found(let items) = outcome else { return fail(outcome) }
            take(items[...])
        }
    }

    /// Carries out what the files say, one after another.
    private func take(_ items: ArraySlice<Inbox.Item>) {
        guard let item = items.first else { return writeLines() }
        switch inbox.take(item) {
        case .later: take(items.dropFirst())
        case .done: finish(item, sentence: nil, then: items.dropFirst())
        case .refused(let sentence): finish(item, sentence: sentence, then: items.dropFirst())
        }
    }

    private func finish(
        _ item: Inbox.Item, sentence: String?, then rest: ArraySlice<Inbox.Item>
    ) {
        run(.finish(item, sentence: sentence)) { [weak self] outcome in
            guard let self else { return }
            guard case .finished = outcome else { return fail(outcome) }
            take(rest)
        }
    }

    // MARK: Writing

    private func writeLines() {
        guard let writer = try? engine.presentWriter(), let last = try? engine.lastOwnLine() else {
            return finish()
        }
        guard let first = own.firstMissing(upTo: last),
            let lines = try? engine.ownLines(from: first, limit: Self.batch)
        else { return finish() }
        let missing = lines.filter { !own.contains($0.number) }
        if missing.isEmpty { return finish() }
        let texts = missing.map(\.text)
        run(.append(texts, of: writer)) {
            [weak self] outcome in
            guard let self else { return }
            guard case .appended(let files) = outcome else { return fail(outcome) }
            problem = nil
            for file in files { known[file.name] = ReadFile(file) }
            if let name = files.last?.name { own.add(missing.map(\.number), of: name) }
            writeLines()
        }
    }

    // MARK: Incarnations

    /// Begins a new incarnation if the records came here with a home folder that was copied from another
    /// machine.
    private func beginIncarnationOfCopiedHome() {
        guard let sharing = try? engine.sharing(), let machine = MachineID.text,
            !sharing.machine.isEmpty, sharing.machine != machine
        else { return }
        beginIncarnation()
    }

    private func beginIncarnation() {
        let all = (try? engine.ownLines(from: 1, limit: .max).map(\.number)) ?? []
        try? engine.beginIncarnation(
            machine: MachineID.text ?? "", name: name,
            carrying: Set(all.filter { !own.contains($0) }))
        own = OwnLines()
        onProblem(Words.Devices.newIncarnation)
    }

    // MARK: The folder

    /// After new watches are added, the folder is listed again, to find files that arrived before.
    private func watch(_ listing: DeviceFolder.Listing) {
        let before = watches.count
        defer { mustLook = mustLook || watches.count > before }
        add(folder, [.written, .arrived, .made, .gone])
        if listing.hasInbox { add("\(folder)/\(Inbox.name)", [.written, .arrived]) }
        for name in listing.folders { add("\(folder)/\(name)", [.written, .arrived]) }
    }

    private func add(_ path: String, _ events: FolderEvents) {
        if watches[path] != nil { return }
        watches[path] = try? loop.addFolderWatch(path, events) { [weak self] in
            guard let self else { return }
            mustLook = true
            schedule()
        }
        if watches[path] == nil, access(path, F_OK) == 0 { watchLater() }
    }

    /// Retries later: the user has too many inotify instances at the moment
    /// (`fs.inotify.max_user_instances`).
    private func watchLater() {
        if isWatchScheduled { return }
        isWatchScheduled = true
        engine.environment.schedule(watchDelay.duration) { [weak self] in
            guard let self else { return }
            isWatchScheduled = false
            retry()
        }
        watchDelay.lengthen()
    }

    /// What a thread does.
    private enum Work: Sendable {
        case list
        case read(DeviceFolder.File)
        case append([String], of: Writer)
        case count
        case adopt(id: String)
        case inbox
        case finish(Inbox.Item, sentence: String?)

        func outcome(in folder: DeviceFolder) -> Outcome {
            do throws(DeviceFolder.Problem) {
                switch self {
                case .list: return .listed(try folder.list())
                case .read(let file): return .read(try folder.read(file))
                case .append(let lines, let writer):
                    return .appended(try folder.append(lines, of: writer))
                case .count: return .counted(try FolderContent(of: folder))
                case .inbox: return .found(try Inbox(in: folder.path).items())
                case .finish(let item, let sentence):
                    try Inbox(in: folder.path).finish(item, sentence: sentence)
                    return .finished
                case .adopt(let id): return .adopted(id: try folder.adopt(id: id))
                }
            } catch {
                return .failed(error)
            }
        }
    }

    /// - Parameter path: nil for the folder that is used.
    private func run(
        _ work: Work, in path: String? = nil, then handler: @escaping (Outcome) -> Void
    ) {
        let folder = DeviceFolder(path: path ?? folder)
        job.start {
            work.outcome(in: folder)
        } then: { result in
            switch result {
            case .success(let outcome): handler(outcome)
            case .failure(let failure): handler(.failed(.failed(failure.code)))
            }
        }
    }

    /// The next act, wake-up or call of a client retries.
    private func fail(_ outcome: Outcome) {
        guard case .failed(let problem) = outcome else { return finish() }
        self.problem = problem
        watches = [:]
        if problem == .absent, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            add(String(folder[..<slash]), [.arrived, .made])
            add(folder, [.written, .arrived])
        }
        // The folder may have different content when it comes back.
        mustLook = true
        if let joining, !joining.hasRead {
            self.joining = nil
            joining.call(.failure(.folder(problem, folder)))
        }
        finish()
    }

    // MARK: What clients are told

    /// The name of this machine.
    private var name: String {
        if let stored = try? engine.sharing().name, !stored.isEmpty { return stored }
        return hostName
    }

    private var hostName: String {
        var text = [CChar](repeating: 0, count: 256)
        gethostname(&text, text.count - 1)
        let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        return String(name.prefix { $0 != "." })
    }

    /// Tells clients what is known.
    func report() {
        guard let sharing = try? engine.sharing(), let facts = try? engine.deviceFacts() else {
            return
        }
        var report = DevicesReport()
        report.folder = sharing.folder
        report.name = name
        report.devices = facts.devices
        report.beside = facts.beside
        if sharing.isOn {
            report.waiting = max(0, Int((try? engine.lastOwnLine()) ?? 0) - own.count)
            report.state =
                switch problem {
                case nil, .readOnly, .full: .ready
                case .absent: .absent
                case .notAFolder, .notOurs, .newer, .failed: .refused
                }
        }
        report.problems = problems(sharing.folder, facts)
        engine.setDevices(report)
    }

    private func problems(_ path: String, _ facts: DeviceFacts) -> [DeviceProblem] {
        var found: [DeviceProblem] = []
        switch problem {
        case nil: break
        case .absent: found.append(.absent(path))
        case .readOnly, .full, .failed: found.append(.unwritable(path))
        case .notAFolder, .notOurs: found.append(.notOurs(path))
        case .newer: found.append(.newer(path))
        }
        for name in refused { found.append(.notOurs("\(path)/\(name)")) }
        let lines = broken.values.reduce(0, +)
        if lines > 0 { found.append(.broken(lines)) }
        let tomorrow = engine.environment.now() + SharedFast.tolerance
        for device in facts.devices {
            if device.missing > 0 { found.append(.missing(device.name, device.missing)) }
            if let act = device.lastAct, act > tomorrow { found.append(.clockAhead(device.name)) }
        }
        if facts.contradicting > 0 { found.append(.contradicting(facts.contradicting)) }
        return found
    }
}

/// The requests of clients.
extension DevicesController: DeviceControl {
    func clientAsks() {
        if folder.isEmpty || engine.environment.now() - lastLook < Self.patience { return }
        retry()
    }

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        guard activity == .idle else { return reply(.failure(.busy)) }
        let records = dataFolderPath()
        if path == records || path.hasPrefix(records + "/") {
            return reply(.failure(.ownRecords))
        }
        activity = .busy
        if isDryRun {
            run(.count, in: path) {
                [weak self] outcome in
                guard let self else { return }
                activity = .idle
                switch outcome {
                case .counted(var content):
                    if let own = try? engine.presentWriter().device { content.devices.remove(own) }
                    content.fasts = content.fasts.filter {
                        !((try? self.engine.knows(fast: $0)) ?? false)
                    }
                    content.water = content.water.filter {
                        !((try? self.engine.knows(water: $0)) ?? false)
                    }
                    reply(.success(content))
                case .failed(let problem): reply(.failure(.folder(problem, path)))
                case .listed, .read, .appended, .adopted, .found, .finished: reply(.failure(.busy))
                }
            }
            return
        }
        let id = (try? engine.environment.makeID())?.description ?? ""
        run(.adopt(id: id), in: path) { [weak self] outcome in
            guard let self else { return }
            activity = .idle
            switch outcome {
            case .adopted(let id): join(path, id, reply)
            case .failed(let problem): reply(.failure(.folder(problem, path)))
            case .listed, .read, .appended, .counted, .found, .finished: reply(.failure(.busy))
            }
        }
    }

    private func join(_ path: String, _ id: String, _ reply: @escaping DeviceJoinReply) {
        do throws(Refusal) {
            try engine.join(
                path, folderID: id, name: name, machine: MachineID.text ?? "")
            joining = Joining(call: reply)
            use(path)
        } catch {
            reply(.failure(.refusal(error)))
        }
    }

    func leave() throws(Refusal) {
        try engine.leaveFolder()
        stop()
    }

    private func stop() {
        folder = ""
        watches = [:]
        known = [:]
        own = OwnLines()
        broken = [:]
        refused = []
        problem = nil
        report()
    }

    func rename(_ name: String) throws(Refusal) {
        try engine.setDeviceName(name, shown: name.isEmpty ? hostName : name)
        report()
        schedule()
    }

    func forget(_ device: DeviceID) throws(Refusal) -> Bool {
        let isKnown = try engine.forgetDevice(device)
        report()
        schedule()
        return isKnown
    }
}

extension FolderContent {
    /// Counts the records in the segments of a folder. Changes nothing.
    fileprivate init(of folder: DeviceFolder) throws(DeviceFolder.Problem) {
        self.init()
        let listing: DeviceFolder.Listing
        do throws(DeviceFolder.Problem) { listing = try folder.list() } catch {
            // A folder that no machine has joined yet.
            if error == .absent, access(folder.path, F_OK) == 0 { return }
            throw error
        }
        for file in listing.files {
            for line in try folder.read(file).lines {
                devices.insert(line.line.writer.device)
                switch line.line.content {
                case .fast(let id, _): fasts.insert(id)
                case .water(let id, _): water.insert(id)
                case .act, .device, .unknown: break
                }
            }
        }
    }

    fileprivate mutating func add(_ reception: Reception) {
        fasts.formUnion(reception.fasts)
        water.formUnion(reception.water)
    }
}

extension Event {
    /// Whether an act of this machine was stored.
    fileprivate var writesLines: Bool {
        switch self {
        case .started, .ended, .resumed, .adjusted, .logged, .edited, .deleted, .merged, .undone,
            .redone, .restored, .waterAdded, .waterRemoved:
            true
        case .received, .milestoneReached, .targetReached, .settingChanged, .momentReached,
            .calendarChanged, .recordsRecovered, .recordsReplaced, .recordsFailed, .backupFailed:
            false
        }
    }
}

/// Which lines of this machine are in the folder.
private struct OwnLines {
    private var byFile: [String: Set<Int64>] = [:]
    private var all: Set<Int64> = []
    /// All lines before this number are in the folder.
    private var first: Int64 = 1

    var count: Int { all.count }

    func contains(_ number: Int64) -> Bool { all.contains(number) }
    func hasRead(file name: String) -> Bool { byFile[name] != nil }

    mutating func set(_ numbers: Set<Int64>, of name: String) {
        byFile[name] = numbers
        countAgain()
    }

    mutating func remove(file name: String) {
        if byFile.removeValue(forKey: name) != nil { countAgain() }
    }

    mutating func add(_ numbers: [Int64], of name: String) {
        byFile[name, default: []].formUnion(numbers)
        all.formUnion(numbers)
    }

    private mutating func countAgain() {
        all = byFile.values.reduce(into: []) { $0.formUnion($1) }
        first = 1
    }

    /// The number of the first line that is missing in the folder; nil if none is.
    mutating func firstMissing(upTo last: Int64) -> Int64? {
        while first <= last, all.contains(first) { first += 1 }
        return first <= last ? first : nil
    }
}

extension ReadFile {
    fileprivate init(_ file: DeviceFolder.File) {
        self.init(
            name: file.name, size: file.size, changed: file.changed,
            inode: Int64(truncatingIfNeeded: file.inode))
    }
}
