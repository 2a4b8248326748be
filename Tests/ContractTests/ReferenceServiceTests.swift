import Contract
import Foundation
import Testing

/// The benchmark compares the agent with services that answer as much.
struct ReferenceServiceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    @Test func hasThePropertiesOfTheTimer() throws {
        let contract = try text("dbus/app.atrest.Timer1.xml")
            .matches(of: /<property name="(\w+)" type="([^"]+)"/).map { "\($0.1) \($0.2)" }
        let served = try text("bench/timer1.properties")
            .matches(of: /\nPROPERTY\((\w+), (\w), .*\)/)
            .map { "\($0.1) \($0.2 == "o" ? "a{sv}" : $0.2)" }
        #expect(served == contract)
    }
}
