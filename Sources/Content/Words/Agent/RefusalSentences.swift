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
        case .unreadableBackup(let day, .damaged): damagedBackup(of: day)
        case .unreadableBackup(let day, let problem): unreadableBackup(of: day, reason(problem))
        case .waterNotFound(let id): Water.notFound(id.description)
        case .invalidSetting(let key): Settings.refusal(key)
        case .licence(let problem):
            Premium.sentence(
                problem.kind, date: problem.instant.map { TimeText.date(zone.civil($0)) })
        case .noBackup(let day): noBackup(of: day)
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
        case .invalidMonth: noMonth
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
        if cause == .newer { return recordsNewer(path: path) }
        if cause == .unreleased { return recordsUnreleased(path: path) }
        return recordsFailed(access, path: path, reason(cause))
    }

    /// What keeps the records from being read or written, as part of a sentence.
    public static func reason(_ cause: RecordsProblem) -> String {
        switch cause {
        case .newer: recordsWrittenByNewer
        case .unreleased: recordsWrittenBeforeRelease
        case .inUse: recordsInUse
        case .diskFull: diskFull
        case .readOnly: recordsReadOnly
        case .damaged: recordsDamaged
        case .notOurs: recordsNotOurs
        case .backup(let path, .notOurs): backupIsNone(path: path)
        case .backup(let path, .other(let reason)): backupNeeded(path: path, reason)
        case .backup(let path, let cause): backupNeeded(path: path, Words.reason(cause))
        case .other(let reason): unusable(reason)
        }
    }
}
