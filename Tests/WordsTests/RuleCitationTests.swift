import Foundation
import Testing

/// Comments cite rules by page and heading: "Rule: docs/rules/domain.md, Milestones".
struct RuleCitationTests {
    /// The headings of each page, by its name without the ending.
    private static func headings() -> [String: [String]] {
        var headings: [String: [String]] = [:]
        for file in PackageFile.all where file.path.hasPrefix("docs/rules/") {
            let page = file.path.dropFirst("docs/rules/".count).prefix { $0 != "." }
            headings[String(page)] = file.contents.matches(of: /(?m)^#{2,3} (.+)$/).map {
                String($0.1)
            }
        }
        return headings
    }

    @Test func citedRulesAreThere() throws {
        let headings = Self.headings()
        #expect(headings.count == 6)
        var count = 0
        for file in PackageFile.all where file.path.hasSuffix(".swift") {
            // A citation may be broken into two lines of a comment.
            let text = file.contents.replacing(/\n\s*\/\/\/? */, with: " ")
            for citation in text.matches(of: /docs\/rules\/(\w+)\.md, "?([A-Z][A-Za-z .0-9]+)/) {
                count += 1
                #expect(
                    headings[String(citation.1)]?.contains { citation.2.hasPrefix($0) } == true,
                    "\(file.path): \(citation.0)")
            }
        }
        #expect(count > 0)
    }
}
