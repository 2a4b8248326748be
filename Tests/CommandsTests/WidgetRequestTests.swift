import Testing

@testable import Commands

struct WidgetRequestTests {
    @Test(arguments: [
        (["widget", "waybar"], Bar.waybar, false, false, false),
        (["widget", "polybar", "--follow"], .polybar, false, false, true),
        (["widget", "--hours", "genmon"], .genmon, true, false, false),
        (["widget", "--follow", "swaybar", "--hours"], .swaybar, true, false, true),
        (["widget", "i3blocks"], .i3blocks, false, false, false),
        (["widget", "waybar", "--fasting", "--follow"], .waybar, false, true, true),
    ]) func plainFormsAreReadFast(
        _ arguments: [String], _ bar: Bar, _ hours: Bool, _ fasting: Bool, _ follow: Bool
    ) throws {
        let request = try #require(WidgetRequest(fast: arguments))
        #expect(request.bar == bar)
        #expect(request.hours == hours)
        #expect(request.fasting == fasting)
        #expect(request.follow == follow)
    }

    @Test(arguments: [
        ["widget"], ["widget", "--help"], ["widget", "dwm"], ["widget", "waybar", "polybar"],
        ["widget", "waybar", "--minutes"], ["status"], [],
        ["widget", "waybar", "--color", "never"],
    ]) func everythingElseIsLeftToTheParser(_ arguments: [String]) {
        #expect(WidgetRequest(fast: arguments) == nil)
    }
}
