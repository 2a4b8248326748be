import Fasting
import Glibc
import Interchange
import LocalTime
import Presentation
import Testing
import Words

/// What window and command line share about files.
struct FilesTests {
    @Test(arguments: [
        ("/home/a/fasts.json", ExportFormat.json), ("/home/a/FASTS.CSV", .csv),
        ("/home/a/fasts.ics", .ics), ("/home/a/fasts", .json), ("/home/a/fasts.txt", .json),
    ])
    func endingChoosesTheFormat(_ name: String, _ format: ExportFormat) {
        #expect(ExportFormat(fileName: name) == format)
    }

    /// The window must not wait for the writer of a pipe, or read a folder.
    @Test func onlyPlainFilesAreRead() throws {
        var name = Array("/tmp/atrest-files-XXXXXX".utf8CString)
        let folder = String(cString: try #require(mkdtemp(&name)))
        let (pipe, file) = ("\(folder)/pipe", "\(folder)/file")
        defer { for path in [pipe, file, folder] { remove(path) } }
        mkfifo(pipe, 0o600)
        let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
        _ = write(descriptor, "abc", 3)
        close(descriptor)
        #expect(try InputFile.bytes(ofPlainFile: file) == Array("abc".utf8))
        #expect(try InputFile.bytes(ofPlainFile: file, upTo: 2) == Array("ab".utf8))
        #expect(try InputFile.bytes(of: "/dev/zero", upTo: 100_000).count == 100_000)
        for path in [pipe, folder, "\(folder)/missing"] {
            let problem = #expect(throws: Problem.self) {
                try InputFile.bytes(ofPlainFile: path)
            }
            #expect(problem?.exitStatus == .badInput)
            #expect(problem?.sentence?.contains(path) == true)
        }
    }

    /// In the window a list chooses the order of the dates, not an option of the command line.
    @Test func previewInTheWindowNamesNoOption() throws {
        let table = "start,end\n03/04/2025 06:00,03/04/2025 22:00"
        let records = try RecordsImport(
            reading: Array(table.utf8), now: Instant(secondsSinceEpoch: 1_795_000_000), zone: .utc)
        #expect(records.openDateOrder == .dayFirst)
        let counts = MergeCounts(new: 1, changed: 0, equal: 0)
        let inWindow = records.preview(counts, zone: .utc, isInWindow: true).lines
        #expect(!inWindow.contains { $0.contains("--date-order") })
        let inTerminal = records.preview(counts, zone: .utc).lines
        #expect(inTerminal.contains { $0.contains("--date-order") })
    }

    @Test func previewNamesTheTargetsThatAnImportChanges() throws {
        let rows = ["0", "2", "16", "200"].enumerated().map {
            "2025-03-0\($0 + 1) 06:00,2025-03-0\($0 + 1) 22:00,\($1)"
        }
        let table = (["start,end,target hours"] + rows).joined(separator: "\n")
        let records = try RecordsImport(
            reading: Array(table.utf8), now: Instant(secondsSinceEpoch: 1_795_000_000), zone: .utc)
        let lines = records.preview(MergeCounts(new: 4, changed: 0, equal: 0), zone: .utc).lines
        #expect(lines.contains(Words.Interchange.targetsMoved(2)))
        #expect(lines.contains(Words.Interchange.targetsRemoved(1)))
    }
}
