import Contract
import Foundation
import Testing

/// The benchmark compares the agent with a service in C that answers as much.
struct ReferenceServiceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: ["bench/service.c", "bench/sdbus/service.swift", "bench/sdbus/service.cpp"])
    func hasThePropertiesOfTheTimer(_ path: String) throws {
        let contract = try text("dbus/app.atrest.Timer1.xml")
        let names = contract.matches(of: /<property name="(\w+)"/).map { String($0.1) }
        let served = try text(path).matches(
            of: /(?:PROPERTY\(|\.property\(|add\()"(\w+)"/
        ).map { String($0.1) }
        #expect(served == names)
    }

    @Test func hasTheirTypes() throws {
        let contract = try text("dbus/app.atrest.Timer1.xml")
        let types = contract.matches(of: /<property name="\w+" type="([^"]+)"/).map(\.1)
        let served = try text("bench/service.c").matches(of: /PROPERTY\("\w+", "([^"]+)"/).map(\.1)
        #expect(served == types)
    }
}
