import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Another program that owns our name on the bus, and what `atrest` prints of its answers.
struct SquatterTests {
    /// Escape sequences, C0, DEL, C1, a new line, characters that reorder text.
    private static let hostile =
        "\u{1b}[31;1mred\u{1b}]0;title\u{7}\u{9b}2J\u{7f}\u{8}\nforged\r\u{202e}\u{2066}\u{2028}end"

    private typealias Entry = BusStruct<
        String, UInt64, UInt64, UInt64, Int32, String, String, [String: Value]
    >
    private typealias Mark = BusStruct<UInt32, String, String, UInt32, [String: Value]>
    private typealias Water = BusStruct<String, UInt64, UInt32, [String: Value]>

    /// Owns the name and answers everything that the commands ask.
    private final class Squatter {
        private var slots: [Slot] = []

        init(on bus: Bus) throws {
            let path = ObjectPath(Names.objectPath)!
            for interface in Self.interfaces { slots.append(try bus.export(interface, at: path)) }
            guard try bus.requestName(Names.application) == .owned else {
                throw ChildProcess.Failure(description: "\(Names.application) is taken")
            }
        }

        private static func text(_ name: String, _ text: String = hostile) -> Interface.Member {
            .property(name, .emitsNothing) { text }
        }

        private static func number(_ name: String, _ number: UInt64 = 0) -> Interface.Member {
            .property(name, .emitsNothing) { number }
        }

        private static func refusal(_ name: String) -> Interface.Member {
            .method(name, in: ["options"]) { (_: [String: Value]) throws -> Void in
                throw BusError(name: ErrorName.notActive.rawValue, message: hostile)
            }
        }

        private static var interfaces: [Interface] {
            let start = UInt64(fromNow(-9 * hour))
            return [
                Interface(
                    Timer1.interface,
                    [
                        // A wrong word here would be refused before anything is printed.
                        text("Status", "active"), text("Id", ""), text("NextMilestone", ""),
                        text("Milestone", "metabolicTransition"), text("MilestoneTitle"),
                        text("MilestoneText"),
                        text("Line"), number("StartedAt", start), number("EndedAt"),
                        number("Target", 57_600_000_000), number("TargetAt"),
                        number("MilestoneSince", start), number("NextMilestoneAt"),
                        .property("Kept", .emitsNothing) { false },
                        text("NextMilestoneTitle"), text("Caution"), number("UndoAct"),
                        .property("FirstFast", .emitsNothing) { false },
                        .property("NeverStarted", .emitsNothing) { false },
                        .property("TreeVariant", .emitsNothing) { UInt32(0) },
                        .property("TreeTone", .emitsNothing) { UInt32(0) }, refusal("End"),
                    ]),
                Interface(
                    Vigil1.interface,
                    [
                        .property("Enabled", .emitsNothing) { true }, text("Scripture"),
                        text("Companion"), text("Inscription"), text("FastStartLine"),
                        .method("Citation", out: ["text"]) { () -> String in hostile },
                    ]),
                Interface(
                    History1.interface,
                    [
                        .method("List", in: ["options"], out: ["entries"]) {
                            (_: [String: Value]) -> [Entry] in
                            [
                                BusStruct(
                                    hostile, start, start + 40_000_000_000, 0, 0, hostile, hostile,
                                    [:])
                            ]
                        },
                        .method("Month", in: ["year", "month"], out: ["days"]) {
                            (_: UInt32, _: UInt32) -> [Mark] in
                            [BusStruct(1, hostile, hostile, 0, [:])]
                        },
                    ]),
                Interface(
                    Water1.interface,
                    [
                        .property("TodayMilliliters", .emitsNothing) { UInt32(250) },
                        .property("RecentMilliliters", .emitsNothing) { UInt32(0) },
                        text("Unit", "ml"),
                        .property("QuickAdd", .emitsNothing) { UInt32(250) },
                        .method("List", in: ["options"], out: ["entries"]) {
                            (_: [String: Value]) -> [Water] in
                            [BusStruct(hostile, start, 250, [:])]
                        },
                    ]),
                Interface(
                    Settings1.interface,
                    [
                        text("WaterUnit"), text("ReducedMotion"), text("Version"),
                        .property("TrayIcon", .emitsNothing) { false },
                    ]),
            ]
        }
    }

    @Test func nothingActsOnTheTerminal() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let watcher = try Watcher(session)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let squatter = try Squatter(on: bus)
        let commands = [
            ["status"], ["status", "--json"],
            ["status", "--format", "{{title}} {{text}} {{scripture}}"],
            ["vigil", "show", "--cite"], ["history"], ["history", "--json"], ["calendar"],
            ["calendar", "--json"], ["water"], ["water", "list"], ["water", "list", "--json"],
            ["settings"], ["settings", "--json"], ["settings", "get", "water-unit"], ["doctor"],
            ["end"], ["widget", "waybar"], ["widget", "polybar"], ["widget", "i3blocks"],
            ["widget", "swaybar"], ["widget", "genmon"], ["forest"],
        ]
        for command in commands {
            let run = Thread.Result { try session.run("atrest", command) }
            try watcher.wait(until: { run.isDone }, every: 10_000)
            let result = try run.value()
            #expect(!(result.output + result.errors).isEmpty, "\(command)")
            for scalar in (result.output + result.errors).unicodeScalars where scalar != "\n" {
                let isSound =
                    scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value)
                    && ![0x202e, 0x2066, 0x2028].contains(scalar.value)
                #expect(isSound, "\(command): U+\(String(scalar.value, radix: 16))")
            }
            // The JSON has the water too, and no id of an entry can be like that.
            if command != ["status", "--json"], ["status", "vigil", "end"].contains(command[0]) {
                #expect((result.output + result.errors).contains("red"), "\(command)")
            }
            let lines = result.output.split(separator: "\n")
            #expect(lines.allSatisfy { !$0.hasPrefix("forged") }, "\(command)")
        }
        withExtendedLifetime(squatter) {}
    }
}
