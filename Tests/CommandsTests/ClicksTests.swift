import Testing

@testable import Commands

struct ClicksTests {
    private static let ours = Clicks.Format.object(name: "atrest")

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
