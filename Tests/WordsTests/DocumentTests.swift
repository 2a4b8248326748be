import Testing

/// The paragraphs that the scanner reads in the documentation.
struct DocumentTests {
    private func texts(_ document: Document) -> [String] {
        document.paragraphs.map(\.text)
    }

    @Test func markdownIsReadByParagraph() {
        let page = """
            # A title

            One line and
            `code` and a [link](https://example.org/goal).
            - an item
            | a row | of a table |

            ```
            goal
            ```
            ![A picture](goal.png)
            """
        #expect(
            texts(Document(markdown: page)) == [
                "A title", "One line and\nx and a link.", "- an item", "| a row | of a table |",
                "A picture",
            ])
        #expect(Document(markdown: page).paragraphs.map(\.line) == [1, 3, 5, 6, 11])
    }

    @Test func sectionsAndParagraphsOfVigilAreKnown() {
        let page = "# A\n\nb\n\n## Vigil\n\nc\n\n### D\n\ne\n\n## F\n\ng\n\nWith Vigil, h\n"
        let vigil = Document(markdown: page).paragraphs.filter(\.isVigil).map(\.text)
        #expect(vigil == ["Vigil", "c", "D", "e", "With Vigil, h"])
    }

    @Test func manualPageIsReadByParagraph() {
        let page = """
            .Dd November 20, 2026
            .Sh DESCRIPTION
            One line of
            .Nm
            and
            .Li goal .
            .Pp
            Another.
            .Bl -tag
            .It Fl -goal Ar goal , Fl -all
            The item.
            .It Cm vigil
            Turn Vigil on.
            """
        let document = Document(manPage: page)
        #expect(
            texts(document) == [
                "x", "DESCRIPTION", "One line of\nx\nand\nx", "Another.\nx", "x x , x\nThe item.",
                "x\nTurn Vigil on.",
            ])
        #expect(document.paragraphs.map(\.isVigil) == [false, false, false, false, false, true])
    }
}
