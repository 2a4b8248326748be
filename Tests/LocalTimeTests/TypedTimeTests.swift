import Testing

/// Tables of what people type: the forms of the test suites of other readers of times, and our own. A row that is
/// refused, or that others expect in the future, says so.
struct TypedTimeTests {
    @Test(arguments: ["facts", "own"]) func textIsReadAsTheTableSays(table: String) throws {
        let rows = try TypedTimeCase.rows(table)
        #expect(rows.count > 240)
        for row in rows {
            #expect(row.result == row.verdict, "\(row.language) \(row.text): \(row.meaning)")
        }
    }

    /// Of the forms in the test suites of others, at least 90 of a hundred are read in each language.
    @Test(arguments: ["en", "de"]) func mostFormsAreRead(language: String) throws {
        let rows = try TypedTimeCase.rows("facts").filter { $0.language == language }
        let isRead = rows.filter { ["right", "past form"].contains($0.verdict) }
        #expect(isRead.count * 100 >= rows.count * 90)
        // Both are days that others count in another way: weeks from Monday, and a weekend of one day.
        #expect(
            rows.filter { $0.verdict == "wrong" }.map(\.text).allSatisfy {
                ["previous week", "last weekend"].contains($0)
            })
    }
}
