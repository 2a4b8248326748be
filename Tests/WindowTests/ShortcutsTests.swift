import Testing

@testable import Window

struct ShortcutsTests {
    @Test func everyKeyAndTitleIsInTheWindow() {
        let groups = [
            Shortcuts.Group(
                title: "A & B", shortcuts: [Shortcuts.Shortcut("<Control>n", "Begin <now>")])
        ]
        let markup = Shortcuts.markup(groups)
        #expect(markup.contains("A &amp; B") && markup.contains("Begin &lt;now&gt;"))
        #expect(markup.contains("&lt;Control&gt;n"))
        #expect(!markup.contains("id=\"\""))
    }

    /// Menus show these keys, and screens listen to them.
    @Test func keysAreThoseOfTheirAction() {
        #expect(Shortcuts.keys(of: "timer.end-at") == "<Control><Shift>e")
        #expect(Shortcuts.keys(of: "app.show-settings") == "<Control>comma")
        #expect(Shortcuts.keys(of: "timer.abandon") == nil)
    }

    /// Two acts with the same keys in one group could not both work.
    @Test func keysOfAGroupDiffer() {
        for group in Shortcuts.groups(hasCompline: true) {
            let keys = group.shortcuts.flatMap { $0.keys.split(separator: " ") }
            #expect(Set(keys).count == keys.count, "\(group.title)")
        }
    }
}
