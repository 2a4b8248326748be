import Fasting
import LocalTime

extension Words {
    /// Why the core refused something, and what the user can do about it.
    ///
    /// - Parameters:
    ///   - start: of the fast that is running.
    ///   - now: tells whether an instant is in the future.
    ///   - zone: used to write instants. Their offset is beside them, since the caller may be in
    ///     another zone (docs/decisions/0017-one-zone-for-an-answer.md).
    public static func sentence(
        _ refusal: Refusal, runningSince start: Instant? = nil, now: Instant, zone: Zone
    ) -> String {
        let time = { (instant: Instant) in TimeText.withOffset(instant, zone: zone) }
        return switch refusal {
        case .rule(let error): self.refusal(error, runningSince: start, now: now, time: time)
        case .undoAgainst(let error): undoRefusal(error, time: time)
        case .plain(let reason): sentence(reason)
        case .unreadableBackup(let day, .damaged):
            translated(
                "The backup from {day} is damaged and cannot be restored. `atrest restore` lists the "
                    + "others.", ["day": day])
        case .unreadableBackup(let day, let problem):
            translated(
                "The backup from {day} cannot be read: {reason}. `atrest restore` lists the others.",
                ["day": day, "reason": reason(problem)])
        case .waterNotFound(let id): Water.notFound(id.description)
        case .invalidSetting(let key): Settings.refusal(key)
        case .licence(let problem):
            Premium.sentence(
                problem.kind, date: problem.instant.map { TimeText.date(zone.civil($0)) })
        case .noBackup(let day): noBackup(day)
        case .storage(let problem, let access, let path): sentence(problem, access, path: path)
        case .noRandomID(let reason): reason
        case .deviceNotFound(let text): Devices.notFound(text)
        case .folder(let problem): sentence(problem, isUsed: false)
        }
    }

    /// A sentence of which nothing depends on values.
    public static func sentence(_ reason: Refusal.Plain) -> String {
        switch reason {
        case .nothingToRedo: nothingToRedo
        case .anotherFast: anotherFast
        case .anotherAct: anotherAct
        case .actNotFound: actNotFound
        case .waterInTheFuture: Water.inTheFuture
        case .invalidMonth:
            translated("A month must be from 1 to 12, and a year from 1 to 9999.")
        case .notEntitled: Forest.absent
        case .noLicence: Premium.noLicence
        case .invalidTarget: invalidTarget
        case .invalidAmount: Water.invalidAmount(in: .milliliters)
        case .noteTooLong: noteTooLong
        case .importUnderWay: importUnderWay
        case .devicesBusy: Devices.busy
        case .ownRecords: Devices.ownRecords
        case .calendarOwnRecords: CalendarFolder.ownRecords
        }
    }

    /// Why a folder cannot be used.
    ///
    /// - Parameter isUsed: whether it was used before, so that what is missing is done later. Otherwise the user has just
    ///   named it.
    public static func sentence(_ problem: FolderProblem, isUsed: Bool) -> String {
        let path = problem.path
        return switch (problem.use, problem.cause) {
        case (_, .absent) where !isUsed: folderMissing(path)
        case (.shared, .absent): Devices.absent(path)
        case (.shared, .unmarked): isUsed ? Devices.unmarked(path) : Devices.incomplete(path)
        case (.shared, .notAFolder) where !isUsed: Devices.notAFolder(path)
        case (.shared, .notOurs) where !isUsed: CalendarFolder.notOurs(path)
        case (.shared, .notAFolder), (.shared, .notOurs): Devices.notOurs(path)
        case (.shared, .newer): Devices.newer(path)
        case (.shared, .readOnly): Devices.readOnly(path)
        case (.shared, .full): Devices.full(path)
        case (.shared, .denied): Devices.denied(path)
        case (.shared, .hangs): Devices.noAnswer(path)
        case (.shared, .failed): Devices.failed(path)
        case (.calendar, .absent): CalendarFolder.absent(path)
        case (.calendar, .notAFolder): CalendarFolder.notAFolder(path)
        case (.calendar, .notOurs): CalendarFolder.notOurs(path)
        case (.calendar, .readOnly): CalendarFolder.readOnly(path)
        case (.calendar, .full): CalendarFolder.full(path)
        case (.calendar, _): CalendarFolder.refused(path)
        }
    }

    /// Why the records at a path cannot be read or written.
    public static func sentence(
        _ cause: RecordsProblem, _ access: RecordsAccess, path: String
    ) -> String {
        switch cause {
        case .newer:
            translated(
                "The data in {path} was written by a newer version of Atrest and is left as it is. "
                    + "Install that version or a later one.", ["path": path])
        case .unreleased:
            translated(
                "The data in {path} is from a version of Atrest before the first release and is left as it "
                    + "is. Export it with that version (`atrest export fasts.json`), move its folder away, "
                    + "and run `atrest import fasts.json`.", ["path": path])
        default: recordsFailed(access, path: path, reason(cause))
        }
    }

    /// What keeps the records from being read or written, as part of a sentence.
    public static func reason(_ cause: RecordsProblem) -> String {
        switch cause {
        case .newer:
            translated("a newer version of Atrest wrote it; install that version or a later one")
        case .unreleased:
            translated(
                "a version of Atrest before the first release wrote it; export the data with that version"
            )
        case .inUse: translated("another program is using it; try again in a moment")
        case .diskFull: diskFull
        case .readOnly: translated("it is read-only; make it writable and try again")
        case .damaged: translated("it is damaged; restart Atrest so that it can recover it")
        case .notOurs:
            translated(
                "something that is not a file of yours is in its place; move that elsewhere and try again"
            )
        case .backup(let path, .notOurs):
            translated(
                "{path} has the name of a backup but is not a file; move it elsewhere and try again",
                ["path": path])
        // The backup has to replace damaged or missing records.
        case .backup(let path, let cause):
            translated(
                "the backup {path} must replace it, but cannot be read ({reason}); make the backup "
                    + "readable or move it elsewhere, and try again",
                ["path": path, "reason": cause.inWordsOfTheSystem ?? reason(cause)])
        case .other(let reason):
            translated("{reason}; `atrest doctor` checks the folder", ["reason": reason])
        }
    }
}

extension RecordsProblem {
    fileprivate var inWordsOfTheSystem: String? {
        if case .other(let reason) = self { reason } else { nil }
    }
}
