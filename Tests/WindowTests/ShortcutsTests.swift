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

    /// Two acts with the same keys in one group could not both work.
    @Test func keysOfAGroupDiffer() {
        for group in Shortcuts.groups(hasCompline: true) {
            let keys = group.shortcuts.flatMap { $0.keys.split(separator: " ") }
            #expect(Set(keys).count == keys.count, "\(group.title)")
        }
    }
}
