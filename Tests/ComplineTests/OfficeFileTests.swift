import Foundation
import Testing

@testable import Compline

/// Which office is used.
@Suite final class OfficeFileTests {
    private let root = FileManager.default.temporaryDirectory.appending(
        path: "office-\(UUID().uuidString)"
    ).path

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// - Returns: the folder in which the file was installed.
    private func install(_ name: String, _ bytes: [UInt8]) throws -> String {
        let folder = "\(root)/\(name)"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/atrest", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: "\(folder)/atrest/office.txt"))
        return folder
    }

    private func office(farewell: String) -> [UInt8] {
        Array(OfficeReaderTests.given.replacing("Good Night", with: farewell).utf8)
    }

    @Test func withoutAFileTheGivenOfficeIsUsed() {
        let file = OfficeFile(in: ["\(root)/none", "/dev/null"])
        #expect(file.office == .given)
        #expect(file.path == nil)
        #expect(file.problems.isEmpty)
    }

    @Test func theFirstFileIsUsed() throws {
        let folders = [
            try install("a", office(farewell: "First")),
            try install("b", office(farewell: "Second")),
        ]
        let file = OfficeFile(in: ["\(root)/none"] + folders)
        #expect(file.office.closing.farewell == "First")
        #expect(file.path == "\(folders[0])/atrest/office.txt")
        #expect(file.problems.isEmpty)
    }

    @Test func aDamagedFileIsSkippedAndNamed() throws {
        let damaged = try install("a", Array(office(farewell: "First").dropLast(100)))
        let whole = try install("b", office(farewell: "Second"))
        let file = OfficeFile(in: [damaged, whole])
        #expect(file.office.closing.farewell == "Second")
        #expect(file.problems.map(\.path) == ["\(damaged)/atrest/office.txt"])
        let only = OfficeFile(in: [damaged])
        #expect(only.office == .given)
        #expect(only.path == nil)
        #expect(only.problems == file.problems)
    }

    @Test func aRelativeFolderIsSkipped() throws {
        let folder = try install("a", office(farewell: "First"))
        let relative = String(
            repeating: "../", count: FileManager.default.currentDirectoryPath.count { $0 == "/" })
        let file = OfficeFile(in: [relative + folder.dropFirst()])
        #expect(file.path == nil)
        #expect(file.problems.isEmpty)
    }

    @Test func aHugeFileIsRefused() throws {
        let folder = try install("a", [UInt8](repeating: 0x3B, count: Office.maximumSize + 1))
        #expect(OfficeFile(in: [folder]).problems.map(\.error) == [.tooLarge])
    }

    /// Reading it would wait forever, or fail.
    @Test func somethingElseInItsPlaceIsSkipped() throws {
        try FileManager.default.createDirectory(
            atPath: "\(root)/a/atrest/office.txt", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: "\(root)/b/atrest", withIntermediateDirectories: true)
        #expect(mkfifo("\(root)/b/atrest/office.txt", 0o600) == 0)
        let file = OfficeFile(in: ["\(root)/a", "\(root)/b"])
        #expect(file.office == .given)
        #expect(file.problems.map(\.error) == [.unreadable(EISDIR), .missing("# Compline")])
    }
}
