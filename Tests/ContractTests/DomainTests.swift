import Contract
import ContractGenerator
import Fasting
import Testing

/// The descriptions in the XML agree with the domain's types.
struct DomainTests {
    private func documentation(of property: String, in interface: String) throws -> [String] {
        let contract = try Generator.read(GeneratedFilesTests.interfaceFiles())
        let found = contract.interfaces.first { $0.name == interface }?.properties
            .first { $0.name == property }
        return try #require(found).documentation.paragraphs
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
            let text = try documentation(of: property, in: interface)[0]
            for word in words { #expect(text.contains(word), "\(word) of \(property)") }
        }
        let journal = try Generator.read(GeneratedFilesTests.interfaceFiles()).interfaces
            .first { $0.name == Journal1.interface }
        let text = try #require(journal).documentation.paragraphs.joined(separator: " ")
        for kind in ActKind.allCases { #expect(text.contains(kind.rawValue), "\(kind)") }
        // Every outcome is a status too.
        #expect(Outcome.allCases.allSatisfy { Timer1.Status(rawValue: $0.rawValue) != nil })
    }

    @Test func everySettingHasAProperty() {
        let names = Settings.Key.allCases.map(\.property)
        #expect(
            Set(names)
                == Set(Settings1.Property.allCases)
                .subtracting([.version, .apiVersion, .calendarState]))
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
