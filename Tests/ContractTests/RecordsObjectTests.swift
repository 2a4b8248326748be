import Contract
import Fasting
import Testing

/// What a caller in a sandbox reaches only at the second object.
struct RecordsObjectTests {
    /// Rule: docs/rules/contract.md, Two objects.
    @Test func membersOfTheSecondObject() {
        let members: [(interface: String, all: [String], served: String)] = [
            (Agent1.interface, Agent1.Method.allCases.map(\.rawValue), ""),
            (Timer1.interface, Timer1.Method.allCases.map(\.rawValue), ""),
            (Water1.interface, Water1.Method.allCases.map(\.rawValue), "Remove"),
            (
                History1.interface, History1.Method.allCases.map(\.rawValue),
                "Log Edit Delete SetNote"
            ),
            (
                Journal1.interface, Journal1.Method.allCases.map(\.rawValue),
                "Undo Redo Import Restore"
            ),
            (Devices1.interface, Devices1.Method.allCases.map(\.rawValue), "Join Leave Forget"),
            (
                Premium1.interface, Premium1.Method.allCases.map(\.rawValue),
                "Add Show Remove Dismiss"
            ),
            (Vigil1.interface, Vigil1.Method.allCases.map(\.rawValue), ""),
            (Forest1.interface, Forest1.Method.allCases.map(\.rawValue), ""),
            (Compline1.interface, Compline1.Method.allCases.map(\.rawValue), ""),
            // A method that is added is guarded until it is listed.
            (Timer1.interface, ["Later"], "Later"),
            ("org.freedesktop.Application", ["Activate"], ""),
        ]
        for (interface, all, expected) in members {
            let served = all.filter { RecordsObject.serves($0, of: interface) }
            #expect(
                Set(served) == Set(expected.split(separator: " ").map(String.init)), "\(interface)")
        }
    }

    @Test func undoAndRedoDependOnTheAct() {
        let effect = { RecordsObject.effect(of: $0, on: Journal1.interface) }
        #expect(effect("Undo") == .undo && effect("Redo") == .redo && effect("Import") == .past)
        let guarded = ActKind.allCases.filter { !$0.isOfThePresent }.map(\.rawValue)
        #expect(guarded == ["log", "edit", "delete", "import", "restore"])
    }
}
