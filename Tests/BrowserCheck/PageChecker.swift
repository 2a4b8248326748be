import Foundation

/// A script of `Tests/browser` that checks pages in a real browser.
public struct PageChecker: Sendable {
    private let script: URL
    /// Whether the machine has the browser.
    public let hasBrowser: Bool
    public static let noBrowser = "Chromium is not installed; a snap does not count"

    public struct Page {
        let name: String
        let text: String
        let arguments: [String]

        /// - Parameter arguments: what the script is told after the file.
        public init(_ name: String, _ text: String, _ arguments: [String]) {
            self.name = name
            self.text = text
            self.arguments = arguments
        }
    }

    public init(_ name: String) {
        script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "browser/\(name)")
        hasBrowser = (try? Self.run(script, ["--find"]).status) == 0
    }

    /// Checks pages in one browser, which takes long to start.
    ///
    /// - Returns: a line for each mistake, after the name of the page and a colon. A browser that fails is one.
    public func mistakes(in pages: [Page]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "atrest-pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let words = try pages.map { page in
            let file = folder.appending(path: "\(page.name).html")
            try page.text.write(to: file, atomically: false, encoding: .utf8)
            return [file.path] + page.arguments
        }
        let (status, text) = try Self.run(script, Array(words.joined(separator: ["--"])))
        let lines = text.split(separator: "\n").map(String.init)
        return status > 1 ? lines + ["The status is \(status)."] : lines
    }

    private static func run(
        _ script: URL, _ arguments: [String]
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = script
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
