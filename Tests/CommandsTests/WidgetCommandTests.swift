import Testing

@testable import Commands

struct WidgetCommandTests {
    private func bar(_ arguments: [String]) throws -> Bar? {
        try (Atrest.parse(arguments) as? WidgetCommand)?.named()
    }

    @Test(arguments: [
        (["widget", "waybar"], Bar.waybar), (["widget", "--hours", "genmon"], .genmon),
        (["widget", "--follow", "swaybar", "--hours"], .swaybar),
        (["widget", "waybar", "--fasting", "--follow"], .waybar),
    ]) func barIsNamed(_ arguments: [String], _ bar: Bar) throws {
        #expect(try self.bar(arguments) == bar)
    }

    @Test(arguments: [
        ["widget"], ["widget", "dwm"], ["widget", "waybar", "polybar"],
        ["widget", "waybar", "--minutes"],
    ]) func mistakeIsRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try bar(arguments) }
    }
}
