import Testing

@testable import Commands

struct ClicksTests {
    private static let ours = Clicks.Format.object(name: "atrest")

    @Test(
        arguments: [
            ("1", .number, 1), (" 3 ", .number, 3),
            (#"[{"name":"atrest","instance":"active","button":1,"x":4}"#, ours, 1),
            (#",{"name": "atrest", "event": 273, "button": 2, "relative_x": 1}"#, ours, 2),
            (#"{"instance":"name","button":3,"name":"atrest"}"#, ours, 3),
        ] as [(String, Clicks.Format, Int)])
    func buttonIsFound(_ line: String, _ format: Clicks.Format, _ button: Int) {
        #expect(Clicks.button(in: line, format) == button)
    }

    @Test(arguments: [
        "", "[", "]", "1", "left", #"{"name":"button"}"#, #"{"button":}"#,
        #"{"name":"atrest","button":"x"}"#, #"{"button":2}"#, #"{"name":"volume","button":2}"#,
        #"{"name":"atrest 2","button":2}"#, #"{"name":"at rest","button":2}"#,
        #"{"name":"volume","instance":"atrest","button":2}"#,
        #"{"instance":"\"name\":\"atrest\"","button":2}"#,
    ])
    func clickOnAnotherBlockIsIgnored(_ line: String) {
        #expect(Clicks.button(in: line, Self.ours) == nil)
    }

    @Test(arguments: ["", "left", "1 x", #"{"name":"atrest","button":2}"#])
    func lineWithoutANumberIsIgnored(_ line: String) {
        #expect(Clicks.button(in: line, .number) == nil)
    }

    @Test func standardInputIsReadOnlyIfItIsOurs() {
        #expect(Bar.swaybar.clickFormat(environment: [:]) == Self.ours)
        #expect(Bar.i3blocks.clickFormat(environment: ["BLOCK_INTERVAL": "persist"]) == .number)
        // i3blocks 1.4 says no more than this, and shares its own standard input.
        let shared = ["BLOCK_NAME": "atrest", "BLOCK_INSTANCE": "", "BLOCK_BUTTON": ""]
        #expect(Bar.i3blocks.clickFormat(environment: shared) == nil)
        for bar in [Bar.waybar, .polybar, .genmon] {
            #expect(bar.clickFormat(environment: ["BLOCK_INTERVAL": "persist"]) == nil)
        }
    }
}
