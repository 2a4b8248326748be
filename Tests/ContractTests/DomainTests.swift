import Contract
import Fasting
import PrivateSession
import Testing

/// The descriptions in the XML agree with the domain's types.
struct DomainTests {
    /// The comment about a member or an interface.
    private func documentation(of name: String, in interface: String) throws -> String {
        let file = try PrivateSession.read("\(ScriptFolder.package)/dbus/\(interface).xml")
        let comments = file.split(separator: "<!--").dropFirst().map {
            $0.split(separator: "-->")[0]
        }
        let found = comments.first { $0.drop(while: \.isWhitespace).hasPrefix("\(name):") }
        return String(try #require(found))
    }

    @Test func wordsAreThoseOfTheDomain() throws {
        for (words, property, interface) in [
            (Milestone.allCases.map(\.rawValue), "Milestone", Timer1.interface),
            (Timer1.Status.allCases.map(\.rawValue), "Status", Timer1.interface),
            (WaterUnit.allCases.map(\.rawValue), "WaterUnit", Settings1.interface),
            (
                Settings.ReducedMotion.allCases.map(\.rawValue), "ReducedMotion",
                Settings1.interface
            ),
            (
                CalendarState.allCases.map(\.rawValue), "CalendarState", Settings1.interface
            ),
        ] {
            let text = try documentation(of: property, in: interface)
            for word in words { #expect(text.contains(word), "\(word) of \(property)") }
        }
        let text = try documentation(of: Journal1.interface, in: Journal1.interface)
        for kind in ActKind.allCases { #expect(text.contains(kind.rawValue), "\(kind)") }
        // Every outcome is a status too.
        #expect(Outcome.allCases.allSatisfy { Timer1.Status(rawValue: $0.rawValue) != nil })
    }

    @Test func everySettingHasAProperty() {
        let names = Settings.Key.allCases.map(\.property)
        #expect(
            Set(names)
                == Set(Settings1.Property.allCases)
                .subtracting([
                    .version, .calendarState,
                    // Held by interfaces of their own.
                    .vigil, .compline, .complineInvitation,
                ]))
    }

    @Test(arguments: Settings.Key.allCases) func everySettingKeepsItsValue(_ key: Settings.Key) {
        var settings = Settings()
        let keepsItsOwn = settings.set(key, to: settings.value(key))
        #expect(keepsItsOwn)
        #expect(settings == Settings())
        #expect(Settings.Value(settings.text(key), kind: key.kind) == settings.value(key))
        for value in [Settings.Value.number(0), .count(0), .word("?")] {
            let isTaken = settings.set(key, to: value)
            #expect(!isTaken, "\(value)")
        }
        let isTaken = settings.set(key, to: .flag(true))
        #expect(isTaken == (key.kind == .flag))
    }

    @Test(arguments: [
        0 as UInt64, 1_000_000, 253_402_300_799_999_999, 253_402_300_800_000_000, .max,
    ])
    func instantsEndWithTheYear9999(_ wire: UInt64) {
        #expect((Instant(wire: wire) != nil) == (wire < 253_402_300_800_000_000))
    }

    @Test func wireValuesAreReadBack() {
        #expect(Duration(wire: .max) == nil)
        #expect(Duration(wire: 1_500_000)?.wire == 1_500_000)
        #expect(Duration.seconds(-1).wire == 0)
        #expect(Duration.seconds(Int64.max).wire == .max)
        #expect(Target(wire: .max) == nil && Target.standard.wire == 57_600_000_000)
        #expect(WaterAmount(wire: 5001) == nil && (nil as WaterAmount?).wire == 0)
        #expect(RecordID(wire: "") == nil && (nil as RecordID?).wire == "")
    }
}
