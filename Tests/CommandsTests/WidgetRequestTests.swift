import Testing

@testable import Commands

struct WidgetRequestTests {
    private func request(_ arguments: [String]) throws -> WidgetRequest? {
        try (Atrest.parse(arguments) as? WidgetCommand).map { try WidgetRequest($0) }
    }

    @Test(arguments: [
        (["widget", "waybar"], Bar.waybar, false, false, false),
        (["widget", "polybar", "--follow"], .polybar, false, false, true),
        (["widget", "--hours", "genmon"], .genmon, true, false, false),
        (["widget", "--follow", "swaybar", "--hours"], .swaybar, true, false, true),
        (["widget", "i3blocks"], .i3blocks, false, false, false),
        (["widget", "waybar", "--fasting", "--follow"], .waybar, false, true, true),
    ]) func optionsSayTheForm(
        _ arguments: [String], _ bar: Bar, _ hours: Bool, _ fasting: Bool, _ follow: Bool
    ) throws {
        let request = try #require(try request(arguments))
        #expect(request.bar == bar)
        #expect(request.hours == hours)
        #expect(request.fasting == fasting)
        #expect(request.follow == follow)
    }

    @Test(arguments: [
        ["widget"], ["widget", "dwm"], ["widget", "waybar", "polybar"],
        ["widget", "waybar", "--minutes"],
    ]) func mistakeIsRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try request(arguments) }
    }
}
