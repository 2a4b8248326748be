import Testing

@testable import Commands

struct WidgetRequestTests {
    @Test(arguments: [
        (["widget", "waybar"], Bar.waybar, false, false),
        (["widget", "polybar", "--follow"], .polybar, false, true),
        (["widget", "--hours", "genmon"], .genmon, true, false),
        (["widget", "--follow", "swaybar", "--hours"], .swaybar, true, true),
        (["widget", "i3blocks"], .i3blocks, false, false),
    ]) func plainFormsAreReadFast(
        _ arguments: [String], _ bar: Bar, _ hours: Bool, _ follow: Bool
    ) throws {
        let request = try #require(WidgetRequest(fast: arguments))
        #expect(request.bar == bar)
        #expect(request.hours == hours)
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
