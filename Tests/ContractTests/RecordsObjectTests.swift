import Contract
import Testing

/// What a caller in a sandbox reaches only at the second object.
struct RecordsObjectTests {
    /// Rule: docs/rules/contract.md, Names.
    @Test func membersOfTheSecondObject() {
        let members: [(interface: String, all: [String], served: String)] = [
            (
                Timer1.interface, Timer1.Method.allCases.map(\.rawValue), ""
            ),
            (
                History1.interface, History1.Method.allCases.map(\.rawValue),
                "Add Log Edit Delete SetNote Undo Merge"
            ),
            (Journal1.interface, Journal1.Method.allCases.map(\.rawValue), "Import Restore"),
            (Devices1.interface, Devices1.Method.allCases.map(\.rawValue), "Join Leave Forget"),
            (Devices1.interface, ["Name"], "Name"),
            (
                Premium1.interface, Premium1.Method.allCases.map(\.rawValue),
                "Add Show Remove Dismiss"
            ),
            (Settings1.interface, ["CalendarFolder", "Plan"], "CalendarFolder Plan"),
            (Vigil1.interface, ["Enabled"], ""),
            ("org.freedesktop.Application", ["Activate"], ""),
        ]
        for (interface, all, expected) in members {
            let served = all.filter { RecordsObject.serves($0, of: interface) }
            #expect(
                Set(served) == Set(expected.split(separator: " ").map(String.init)), "\(interface)")
        }
    }
}
