import Foundation

/// A script of `Tests/browser` that checks a page in a real browser.
public struct PageChecker: Sendable {
    private let script: URL
    /// Whether the machine has the browser.
    public let hasBrowser: Bool
    public static let noBrowser = "Chromium is not installed; a snap does not count"

    public init(_ name: String) {
        script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "browser/\(name)")
        hasBrowser = (try? Self.run(script, ["--find"]).status) == 0
    }

    /// - Returns: the status of the script and its output.
    public func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
        try Self.run(script, arguments)
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
