import AgentCore
import Fasting
import Folders
import Glibc
import SDBus
import Sharing
import Store

/// Lists the folder, reads what is new there, and watches it.
extension DevicesController {
    func look() {
        mustLook = false
        isTold = false
        lastLook = engine.environment.now()
        run(.list) { [weak self] outcome in
            guard let self else { return }
            guard case .listed(let listing) = outcome else { return fail(outcome) }
            // Another folder may have this path now.
            if problem != nil { watches = [:] }
            problem = nil
            if !isWatchScheduled { watchDelay.reset() }
            refused = listing.refused
            tooLarge = listing.tooLarge
            isSilent = listing.isSilent
            hasInbox = listing.hasInbox
            watch(listing)
            let names = Set(listing.files.map(\.name))
            for name in known.keys where !names.contains(name) {
                known[name] = nil
                own.remove(file: name)
                broken[name] = nil
            }
            needsIncarnation = needsIncarnation || isCopiedHome
            // It is not stored which lines of this machine are in the folder, so they are read.
            let writer = try? engine.presentWriter()
            read(
                listing.files.filter {
                    self.known[$0.name] != ReadFile($0)
                        || $0.writer == writer && !self.own.hasRead(file: $0.name)
                }[...])
        }
    }

    func read(_ files: ArraySlice<DeviceFolder.File>) {
        guard let file = files.first else { return endReading() }
        run(.read(file)) { [weak self] outcome in
            guard let self else { return }
            guard case .read(let found) = outcome else {
                if case .failed(let problem) = outcome, problem.cause == .absent {
                    return fail(outcome)
                }
                // A file that cannot be read does not prevent reading the others.
                refused.append(file.name)
                return read(files.dropFirst())
            }
            // It has disappeared in the meantime. It is read when it is back.
            guard let content = found else { return read(files.dropFirst()) }
            broken[file.name] = content.broken
            if (try? engine.presentWriter()) == file.writer {
                // Lines that were cut there are written again.
                broken[file.name] = 0
                own.set(
                    content.lines.lazy.filter { $0.line.writer == file.writer }.map(\.line.number),
                    of: file.name)
            }
            receive(content.lines[...]) { [weak self] refusal in
                guard let self else { return }
                if let refusal {
                    mustLook = true
                    refuseJoining(refusal)
                    activity = .idle
                    return report()
                }
                known[file.name] = ReadFile(file)
                // A file with a broken line is read again after a restart, so that it is still named.
                try? engine.rememberRead(
                    ReadFile(file), of: file.writer, isWhole: broken[file.name] == 0)
                read(files.dropFirst())
            }
        }
    }

    /// Takes lines, some in each turn of the loop, so that callers are answered in between.
    func receive(_ lines: ArraySlice<WrittenLine>, then end: @escaping (Refusal?) -> Void) {
        if lines.isEmpty { return end(nil) }
        do throws(Refusal) {
            let reception = try engine.receive(Array(lines.prefix(Self.slice)))
            needsIncarnation = needsIncarnation || reception.hasTwin
            // Acts from before these records were restored are older, and they are this machine's own.
            if let acted = reception.twinActedAt, acted > usedSince { hasTwin = true }
            joining?.found.add(reception)
        } catch {
            return end(error)
        }
        let rest = lines.dropFirst(Self.slice)
        if rest.isEmpty { return end(nil) }
        let use = use
        engine.environment.schedule(.zero) { [weak self] in
            guard let self else { return }
            use == self.use ? receive(rest, then: end) : finish()
        }
    }

    func endReading() {
        if needsIncarnation { beginIncarnation() }
        needsIncarnation = false
        try? engine.showFastsNoLongerAhead()
        tellBeside()
        joining?.hasRead = true
        hasInbox ? readInbox() : writeLines()
    }

    /// Announces each fast beside the shown one once, after all files have been read. In the middle of a
    /// history, a fast may still seem to run that ended long ago.
    private func tellBeside() {
        let beside = (try? engine.deviceFacts().beside) ?? []
        let new = beside.filter { !toldBeside.contains($0.id) }
        toldBeside = Set(beside.map(\.id))
        engine.announceOtherFasts(new)
    }

    // MARK: Watching

    /// After new watches are added, the folder is listed again, to find files that arrived before.
    func watch(_ listing: DeviceFolder.Listing) {
        let inner = listing.folders + (listing.hasInbox ? [Inbox.name] : [])
        let paths = inner.map { "\(folder)/\($0)" }
        for path in watches.keys where path != folder && !paths.contains(path) {
            watches[path] = nil
        }
        let before = watches.count
        defer { mustLook = mustLook || watches.count > before }
        add(folder, [.written, .arrived, .made, .removed, .gone])
        for path in paths { add(path, [.written, .arrived, .gone]) }
    }

    /// - Parameter only: the only name in the folder whose changes count; nil if all count.
    func add(_ path: String, _ events: FolderEvents, about only: String? = nil) {
        if watches[path] != nil { return }
        watches[path] = try? loop.addFolderWatch(path, events) { [weak self] news in
            guard let self else { return }
            // A new folder may have the same path. It is not watched yet.
            if news.isGone { watches[path] = nil }
            if let only, news.name != only, !news.isGone { return }
            mustLook = true
            isTold = true
            schedule()
        }
        if watches[path] == nil, access(path, F_OK) == 0 { watchLater() }
    }

    /// Retries later: the user has too many inotify instances at the moment
    /// (`fs.inotify.max_user_instances`).
    func watchLater() {
        if isWatchScheduled { return }
        isWatchScheduled = true
        engine.environment.schedule(watchDelay.duration) { [weak self] in
            guard let self else { return }
            isWatchScheduled = false
            retry()
        }
        watchDelay.lengthen()
    }
}
