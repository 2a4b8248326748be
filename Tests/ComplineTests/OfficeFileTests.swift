import Fasting
import Foundation
import LocalTime
import Testing

@testable import Compline

/// Which office is used.
@Suite final class OfficeFileTests {
    private let root = FileManager.default.temporaryDirectory.appending(
        path: "office-\(UUID().uuidString)"
    ).path

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// - Returns: the folder in which the file was installed.
    private func install(
        _ name: String, _ bytes: [UInt8], as file: String = "office"
    ) throws -> String {
        let folder = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/atrest", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: "\(folder)/atrest/\(file).txt"))
        return folder
    }

    private func office(farewell: String) -> [UInt8] {
        Array(OfficeReaderTests.given.replacing("Good Night", with: farewell).utf8)
    }

    @Test func withoutAFileTheGivenOfficeIsUsed() {
        let file = OfficeFile(in: ["\(root)/none", "/dev/null"], for: .tuesday)
        #expect(file.office == .builtIn)
        #expect(file.path == nil)
        #expect(file.problems.isEmpty)
    }

    @Test func theFirstFileIsUsed() throws {
        let folders = [
            try install("a", office(farewell: "First")),
            try install("b", office(farewell: "Second")),
        ]
        let file = OfficeFile(in: ["\(root)/none"] + folders, for: .tuesday)
        #expect(file.office.closing.farewell == "First")
        #expect(file.path == "\(folders[0])/atrest/office.txt")
        #expect(file.problems.isEmpty)
    }

    /// A folder before another one counts more than a day before all days.
    @Test func eachNightMayHaveItsOwnFile() throws {
        let home = try install("home", office(farewell: "Monday"), as: "office-monday")
        _ = try install("home", office(farewell: "Sunday"), as: "office-sunday")
        let system = try install("system", office(farewell: "Friday"), as: "office-friday")
        _ = try install("system", office(farewell: "Every Night"))
        // 2026-11-22 is a Sunday.
        let farewells = (0..<8).map { day in
            OfficeFile(in: [home, system], for: .tuesday.days(day - 2)).office.closing.farewell
        }
        #expect(
            farewells == [
                "Sunday", "Monday", "Every Night", "Every Night", "Every Night", "Friday",
                "Every Night", "Sunday",
            ])
        _ = try install("home", office(farewell: "Mine"))
        let friday = OfficeFile(in: [home, system], for: .tuesday.days(3))
        #expect(friday.office.closing.farewell == "Mine")
    }

    /// 04:59 belongs to the night before.
    @Test func nightHasTheFileOfItsEvening() {
        let evening = PrayerNight.tuesday.start(in: .utc)
        for (hours, weekday): (Int64, String) in [
            (-1, "tuesday"), (0, "tuesday"), (7, "tuesday"), (8, "wednesday"), (24, "wednesday"),
        ] {
            #expect(PrayerNight(at: evening + hours * 3600, zone: .utc).weekday == weekday)
        }
    }

    @Test func aDamagedFileIsSkippedAndNamed() throws {
        let damaged = try install("a", Array(office(farewell: "First").dropLast(100)))
        let whole = try install("b", office(farewell: "Second"))
        let file = OfficeFile(in: [damaged, whole], for: .tuesday)
        #expect(file.office.closing.farewell == "Second")
        #expect(file.problems.map(\.path) == ["\(damaged)/atrest/office.txt"])
        let only = OfficeFile(in: [damaged], for: .tuesday)
        #expect(only.office == .builtIn)
        #expect(only.path == nil)
        #expect(only.problems == file.problems)
    }

    @Test func aRelativeFolderIsSkipped() throws {
        let folder = try install("a", office(farewell: "First"))
        let relative = String(
            repeating: "../", count: FileManager.default.currentDirectoryPath.count { $0 == "/" })
        let file = OfficeFile(in: [relative + folder.dropFirst()], for: .tuesday)
        #expect(file.path == nil)
        #expect(file.problems.isEmpty)
    }

    @Test func aHugeFileIsRefused() throws {
        let folder = try install("a", [UInt8](repeating: 0x3B, count: Office.maximumSize + 1))
        #expect(OfficeFile(in: [folder], for: .tuesday).problems.map(\.error) == [.tooLarge])
    }

    /// Reading it would wait forever, or fail.
    @Test func somethingElseInItsPlaceIsSkipped() throws {
        try FileManager.default.createDirectory(
            atPath: "\(root)/a/atrest/office.txt", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: "\(root)/b/atrest", withIntermediateDirectories: true)
        #expect(mkfifo("\(root)/b/atrest/office.txt", 0o600) == 0)
        let file = OfficeFile(in: ["\(root)/a", "\(root)/b"], for: .tuesday)
        #expect(file.office == .builtIn)
        #expect(file.problems.map(\.error) == [.unreadable(EISDIR), .missing("# Compline")])
    }
}

extension PrayerNight {
    /// 2026-11-24 in the evening.
    fileprivate static let tuesday = PrayerNight(
        at: Instant(secondsSinceEpoch: 1_795_557_600), zone: .utc)

    fileprivate func days(_ days: Int) -> PrayerNight {
        PrayerNight(at: start(in: .utc) + Int64(days) * 86_400, zone: .utc)
    }
}
