import Testing

@testable import Notices

struct DesktopNotificationTests {
    @Test func lineIsAParagraphOfItsOwn() {
        let notification = DesktopNotification(
            title: "", body: ["text", .init("line", isItalic: true)], category: "")
        #expect(
            notification.adding("<1>", at: .afterText).text(markup: true)
                == "text\n&lt;1&gt;\n<i>line</i>")
        #expect(
            notification.adding("2", at: .last).text(markup: true) == "text\n<i>line</i>\n2")
        #expect(notification.adding("2", at: .last).text(markup: false) == "text\n\nline\n\n2")
        let two = DesktopNotification(title: "", body: ["1", "2"], category: "")
        #expect(two.adding("3", at: .afterText).text(markup: true) == "1\n2\n3")
        let bare = DesktopNotification(title: "", body: [], category: "")
        #expect(bare.adding("3", at: .afterText).text(markup: false) == "3")
    }

    @Test(arguments: [
        ("", ""), ("a & b", "a &amp; b"), ("<i>", "&lt;i&gt;"), ("&amp;", "&amp;amp;"),
        ("é✓", "é✓"), ("\"a\"", "&quot;a&quot;"), ("<\u{301}", "&lt;\u{301}"),
    ]) func markupIsEscaped(_ text: String, _ markup: String) {
        let notification = DesktopNotification(title: "", body: [.init(text)], category: "")
        #expect(notification.text(markup: true) == markup)
    }

    @Test func imageNeedsFourBytesForEachPixel() {
        #expect(DesktopNotification.Image(side: 2, pixels: [UInt8](repeating: 0, count: 16)) != nil)
        #expect(DesktopNotification.Image(side: 2, pixels: [UInt8](repeating: 0, count: 12)) == nil)
        #expect(DesktopNotification.Image(side: 0, pixels: []) == nil)
    }
}
