import Testing

@testable import Commands

struct ClicksTests {
    @Test(arguments: [
        ("1", 1), (" 3 ", 3),
        (#"[{"name":"atrest","instance":"active","button":1,"x":4}"#, 1),
        (#",{"name":"atrest", "event": 273, "button": 2, "relative_x": 1}"#, 2),
    ]) func buttonIsFound(_ line: String, _ button: Int) {
        #expect(Clicks.button(in: line) == button)
    }

    @Test(arguments: [
        "", "[", "]", "left", #"{"name":"button"}"#, #"{"button":}"#, #"{"button":"x"}"#,
    ])
    func whatIsNoClickIsNone(_ line: String) { #expect(Clicks.button(in: line) == nil) }
}
