import FullScreen
import Testing

struct TextEditorTests {
    private let area = ScreenSize(columns: 20, rows: 4)

    @Test func largePasteIsCut() {
        var editor = TextEditor()
        editor.paste(String(repeating: "漢字 and words\r\n", count: 50_000), in: area)
        #expect(editor.text.utf8.count <= editor.limit && editor.text.utf8.count > 65_520)
        let window = editor.window(in: area)
        #expect(window.lines.count == 4 && window.hasMoreAbove && !window.hasMoreBelow)
    }

    @Test func clearingForgetsWhatWasDeleted() {
        var editor = TextEditor("secret")
        _ = editor.handle(.control("u"), in: area)
        editor.clear()
        _ = editor.handle(.control("y"), in: area)
        #expect(editor == TextEditor())
    }
}
