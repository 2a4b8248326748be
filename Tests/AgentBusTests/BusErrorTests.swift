import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Store
import Testing
import Words

@testable import AgentBus

/// The table from a refusal to the error on the bus.
struct BusErrorTests {
    /// A refusal may name what a caller has sent.
    @Test func `refusals are remembered up to a number of bytes`() {
        let refusals = RecentRefusals()
        func error(_ number: Int, _ length: Int) -> BusError {
            let text = "\(number) " + String(repeating: "x", count: length)
            return BusError(name: "a.B", message: text, details: ["Text": .string(text)])
        }
        func known(_ errors: [BusError]) -> [Bool] {
            errors.map { !refusals.details(of: $0.message).isEmpty }
        }
        let few = (0..<20).map { error($0, 10) }
        few.forEach(refusals.remember)
        #expect(known(few) == (0..<20).map { $0 >= 4 })
        let long = (0..<16).map { error($0, 10_000) }
        long.forEach(refusals.remember)
        #expect(known(long) == (0..<16).map { $0 >= 13 })
        refusals.remember(error(99, 60_000_000))
        #expect(known(long) == (0..<16).map { _ in false })
    }

    private static let now = Instant(secondsSinceEpoch: 1_772_431_200)
    private static let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
    private static let other = Session(
        id: id, start: now - 20 * 3600, end: now - 3600, endOffset: nil, target: nil)

    private static let table: [(Refusal, String)] = [
        (.rule(.alreadyActive), "app.atrest.Error.AlreadyActive"),
        (.rule(.notActive), "app.atrest.Error.NotActive"),
        (.rule(.nothingToUndo), "app.atrest.Error.NothingToUndo"),
        (.rule(.invalidTime(.inTheFuture)), "app.atrest.Error.InvalidTime"),
        (.rule(.invalidTime(.tooShort)), "app.atrest.Error.InvalidTime"),
        (.rule(.invalidTime(.tooLong)), "app.atrest.Error.InvalidTime"),
        (.rule(.overlap(other)), "app.atrest.Error.Overlap"),
        (.rule(.overlapsActive(since: now)), "app.atrest.Error.Overlap"),
        (.rule(.notFound), "app.atrest.Error.NotFound"),
        (.plain(.waterInTheFuture), "app.atrest.Error.InvalidTime"),
        (.waterNotFound(id), "app.atrest.Error.NotFound"),
        (.invalidSetting(.discreet), BusError.Name.invalidArgs),
        (.plain(.invalidMonth), BusError.Name.invalidArgs),
        (.plain(.notEntitled), "app.atrest.Error.NotEntitled"),
        (.noBackup(day: "2026-11-20"), "app.atrest.Error.NotFound"),
        (.unreadableBackup(day: "2026-11-20", .damaged), "app.atrest.Error.NotFound"),
        (.unreadableBackup(day: "2026-11-20", .newer), "app.atrest.Error.NotFound"),
        (.unreadableBackup(day: "2026-11-20", .notOurs), "app.atrest.Error.NotFound"),
        (
            .unreadableBackup(day: "2026-11-20", .other("Input/output error")),
            "app.atrest.Error.Storage"
        ),
        (.unreadableBackup(day: "2026-11-20", .diskFull), "app.atrest.Error.Storage"),
        (
            .storage(.diskFull, .writing, path: "/p"),
            "app.atrest.Error.Storage"
        ),
        (
            .storage(.newer, .reading, path: "/p"),
            "app.atrest.Error.Storage"
        ),
        (.noRandomID("reason"), BusError.Name.failed),
    ]

    @Test(arguments: table) func refusal_hasANameAndASentence(_ row: (Refusal, String)) {
        let error = BusError(row.0, now: Self.now, zone: .utc)
        #expect(error.name == row.1)
        #expect(!error.message.isEmpty)
    }

    /// A client gets the same refusal from the values beside the sentence.
    @Test(arguments: table.map(\.0) + more) func refusal_travelsAsValues(_ refusal: Refusal) {
        let details = RefusalDetails(refusal, runningSince: Self.now)
        #expect(details.refusal == refusal)
        let error = BusError(refusal, now: Self.now, zone: .utc)
        #expect(error.details["Reason"]?.stringValue?.isEmpty == false)
    }

    @Test func lastRefusalsAreRemembered() {
        let refusals = RecentRefusals()
        func error(_ number: Int, day: String = "d") -> BusError {
            BusError(name: "n", message: "\(number)", details: ["Day": .string(day)])
        }
        refusals.remember(error(1))
        refusals.remember(error(1, day: "e"))
        refusals.remember(BusError(name: "n", message: "2"))
        #expect(refusals.details(of: "1") == ["Day": .string("e")])
        #expect(refusals.details(of: "2").isEmpty)
        for number in 3...17 { refusals.remember(error(number)) }
        #expect(!refusals.details(of: "1").isEmpty)
        refusals.remember(error(18))
        #expect(refusals.details(of: "1").isEmpty)
        #expect(!refusals.details(of: "3").isEmpty && !refusals.details(of: "18").isEmpty)
    }

    private static let more: [Refusal] = [
        .rule(.invalidTime(.tooLongAgo)), .rule(.invalidTime(.beforeTheStart)),
        .rule(.invalidTime(.endsBeforeTheStart)), .plain(.nothingToRedo),
        .undoAgainst(.alreadyActive), .undoAgainst(.overlap(other)),
        .undoAgainst(.overlapsActive(since: now)), .plain(.noLicence),
        .licence(.wrong), .licence(.foreign), .licence(.expired(until: now)),
        .licence(.notYet(from: now)), .licence(.revoked), .licence(.damaged),
        .licence(.unchecked),
        .storage(.backup(path: "/b", .other("Permission denied")), .reading, path: "/p"),
        .storage(.inUse, .writing, path: "/p"), .storage(.readOnly, .writing, path: "/p"),
        .storage(.notOurs, .reading, path: "/p"), .deviceNotFound("desk"),
        .folder(FolderProblem(.shared, .absent, "/f")),
        .folder(FolderProblem(.calendar, .full, "/f")),
    ]

    /// Refusals without values, with their names as they travel.
    private static let plain: [(Refusal.Plain, String, String)] = [
        (.nothingToRedo, "nothing-to-redo", "app.atrest.Error.NothingToUndo"),
        (.anotherFast, "another-fast", "app.atrest.Error.NotFound"),
        (.anotherAct, "another-act", "app.atrest.Error.NotFound"),
        (.actNotFound, "act-not-found", "app.atrest.Error.NotFound"),
        (.waterInTheFuture, "water-in-the-future", "app.atrest.Error.InvalidTime"),
        (.invalidMonth, "invalid-month", BusError.Name.invalidArgs),
        (.notEntitled, "not-entitled", "app.atrest.Error.NotEntitled"),
        (.noLicence, "no-licence", "app.atrest.Error.NotFound"),
        (.invalidTarget, "invalid-target", "app.atrest.Error.InvalidTarget"),
        (.invalidAmount, "invalid-amount", "app.atrest.Error.InvalidValue"),
        (.noteTooLong, "note-too-long", BusError.Name.invalidArgs),
        (.importUnderWay, "import-under-way", "app.atrest.Error.Storage"),
        (.devicesBusy, "devices-busy", "app.atrest.Error.Storage"),
        (.ownRecords, "own-records", BusError.Name.invalidArgs),
        (.calendarOwnRecords, "calendar-own-records", BusError.Name.invalidArgs),
    ]

    @Test func plainRefusalsKeepTheirNames() {
        for (reason, code, name) in Self.plain {
            let error = BusError(reason)
            #expect(error.name == name)
            #expect(error.details == ["Reason": .string(code)])
            #expect(!error.message.isEmpty)
            #expect(RefusalDetails(.plain(reason)).refusal == .plain(reason))
        }
        #expect(Self.plain.map(\.0) == Refusal.Plain.allCases)
    }

    /// Folders that cannot be used: the name, and what travels.
    private static let folders: [(FolderProblem.Use, FolderProblem.Cause, String)] = [
        (.shared, .absent, "folder-absent"), (.shared, .notAFolder, "folder-not-a-folder"),
        (.shared, .notOurs, "folder-not-ours"), (.shared, .newer, "folder-newer"),
        (.shared, .unmarked, "folder-unmarked"), (.shared, .readOnly, "folder-read-only"),
        (.shared, .denied, "folder-denied"), (.shared, .full, "folder-full"),
        (.shared, .failed, "folder-failed"),
        (.calendar, .absent, "calendar-absent"),
        (.calendar, .notAFolder, "calendar-not-a-folder"),
        (.calendar, .notOurs, "calendar-not-ours"), (.calendar, .newer, "calendar-refused"),
        (.calendar, .readOnly, "calendar-read-only"), (.calendar, .denied, "calendar-refused"),
        (.calendar, .full, "calendar-full"), (.calendar, .failed, "calendar-refused"),
    ]

    @Test func foldersKeepTheirNames() {
        for (use, cause, code) in Self.folders {
            let refusal = Refusal.folder(FolderProblem(use, cause, "/here"))
            let error = BusError(refusal, now: Self.now, zone: .utc)
            #expect(
                error.name
                    == (code == "folder-absent"
                        ? "app.atrest.Error.NotFound" : BusError.Name.invalidArgs))
            #expect(error.details == ["Reason": .string(code), "Path": .string("/here")])
            #expect(error.message.contains("/here"))
            // A client with other words says the same.
            let read = RefusalDetails(refusal).refusal
            #expect(
                read.map { Words.sentence($0, now: Self.now, zone: .utc) } == error.message)
        }
    }

    @Test(arguments: [
        RecordsProblem.notOurs, .other("Permission denied"), .diskFull,
    ])
    func backupThatIsNeededAndCannotBeRead_isNamed(_ cause: RecordsProblem) {
        let path = "/p/backups/atrest-2026-11-20.sqlite"
        let bus = BusError(
            .storage(.backup(path: path, cause), .reading, path: "/p/atrest.sqlite"),
            now: Self.now, zone: .utc)
        #expect(bus.name == "app.atrest.Error.Storage")
        #expect(bus.message.contains(path))
        #expect(bus.message.contains("move it elsewhere"))
    }

    /// A fast that ended under a wrong clock blocks every start until it is edited or deleted.
    @Test func overlapWithAFastInTheFuture_namesTheWaysOut() {
        let future = Session(
            id: Self.id, start: Self.now, end: Self.now + 40 * 3600, endOffset: nil, target: nil)
        let error = BusError(.rule(.overlap(future)), now: Self.now, zone: .utc)
        for way in ["atrest undo", "atrest edit", "atrest delete"] {
            #expect(error.message.contains(way), "\(error.message)")
        }
    }
}

/// The options of calls.
struct CallOptionsTests {
    private enum Key: String {
        case at = "At"
        case target = "Target"
        case flag = "Flag"
    }

    private func options(_ values: [String: Value]) throws(BusError) -> CallOptions<Key> {
        try CallOptions(values, [.at, .target, .flag])
    }

    private func errorName(_ body: () throws(BusError) -> Void) -> String? {
        do throws(BusError) {
            try body()
            return nil
        } catch { return error.name }
    }

    @Test(arguments: [
        Value.byte(5), .int16(5), .uint16(5), .int32(5), .uint32(5), .int64(5), .uint64(5),
        .double(5),
    ]) func numberIsOfAnyType(_ value: Value) throws {
        #expect(try options(["At": value]).count(.at) == 5)
        #expect(try options(["At": value]).instant(.at) == nil)
    }

    @Test func instantWithinTheFirstSecond_isNone() throws {
        for (number, seconds) in [(0, nil), (999_999, nil), (1_000_000, 1)] as [(UInt64, Int64?)] {
            let instant = try options(["At": .uint64(number)]).instant(.at)
            #expect(instant?.secondsSinceEpoch == seconds)
        }
    }

    @Test(arguments: [
        (Value.int32(-1), ErrorName.invalidTime.rawValue),
        (.double(-2), "app.atrest.Error.InvalidTime"),
        (.double(0.5), BusError.Name.invalidArgs), (.double(.nan), BusError.Name.invalidArgs),
        (.double(.infinity), BusError.Name.invalidArgs), (.string("5"), BusError.Name.invalidArgs),
        (.boolean(true), BusError.Name.invalidArgs),
    ]) func instant_refusesOtherValues(_ value: Value, _ name: String) {
        #expect(
            errorName { () throws(BusError) in
                _ = try options(["At": value]).instant(.at)
            } == name)
    }

    @Test(arguments: [Value.uint64(0), .uint64(14_399_999_999), .int32(-1), .uint64(.max)])
    func target_outsideTheRange_isRefused(_ value: Value) {
        #expect(
            errorName { () throws(BusError) in
                _ = try options(["Target": value]).target(.target)
            } == ErrorName.invalidTarget.rawValue)
    }

    @Test func unknownKey_isRefused() {
        #expect(
            errorName { () throws(BusError) in _ = try options(["Other": .byte(1)]) }
                == BusError.Name.invalidArgs)
    }

    @Test func absentOption_isNil() throws {
        #expect(try options([:]).instant(.at) == nil)
        #expect(try options([:]).target(.target) == nil)
        #expect(try options([:]).flag(.flag) == nil)
    }
}
