import Presentation
import Testing

@testable import Commands

struct ComplineArgumentTests {
    @Test func phasesAreNumbers() throws {
        for number in 1...6 { #expect(try ComplineCommand.phase("\(number)") == number - 1) }
        for text in ["0", "7", "-1", "+1", "1.0", "", " 1", "one", "٣", "99999999999999999999"] {
            #expect(throws: Problem.self) { try ComplineCommand.phase(text) }
        }
    }

    @Test func invitationIsATimeOrOff() throws {
        #expect(try InvitationSetting("off") == .off)
        #expect(try InvitationSetting("OFF") == .off)
        for (text, time) in [
            ("21:30", "21:30"), ("9:05", "09:05"), ("00:00", "00:00"), ("9pm", "21:00"),
            ("9:30 PM", "21:30"), ("at 21:30", "21:30"), ("midnight", "00:00"), ("12am", "00:00"),
            ("21.30", "21:30"), ("24:00", "00:00"), ("half past nine pm", "21:30"),
        ] {
            guard case .at(let read) = try InvitationSetting(text) else {
                Issue.record("\(text)")
                continue
            }
            #expect(String(describing: read) == time)
        }
        for text in [
            "24:01", "21:60", "9", "", "21:3", "on", "021:30", "half past nine", "21:30:15", "13pm",
            "now", "2h ago", "yesterday 21:30", "21:30 22:30", "-21:30",
        ] {
            #expect(throws: Problem.self) { try InvitationSetting(text) }
        }
    }
}
