import Fasting
import Foundation
import Testing
import Text
import Words

/// docs/evidence.md has what the claims say.
struct EvidencePageTests {
    private static let path = "docs/evidence.md"

    /// With `ATREST_WRITE` in the environment the page is written, as `make evidence` does.
    @Test func pageIsWhatTheClaimsSay() throws {
        let page = Self.page
        let url = packageFileURL(Self.path)
        if ProcessInfo.processInfo.environment["ATREST_WRITE"] != nil {
            try page.write(to: url, atomically: true, encoding: .utf8)
        }
        let isSame = try String(contentsOf: url, encoding: .utf8) == page
        #expect(isSame, "\(Self.path) differs. Run `make evidence`.")
    }

    private static let introduction = """
        What Atrest says about the body rests on the claims of this page, and the claims on texts that were \
        read, as an abstract or as a whole. `atrest why` shows the same in the terminal, in English or \
        German, and `Timer1.Why` on the bus. The page is generated from `Sources/Content/Words/Evidence`; `make \
        evidence` writes it. [The rules](rules/evidence.md) say what may be claimed.

        Bodies differ. A phase begins at a round number of hours because a program needs one.
        """

    private static let neverClaimed = """
        Atrest never claims anything about autophagy, growth hormone, immunity, detoxification or longevity. \
        It never claims that longer is better, or that a phase begins at the same hour for everybody.
        """

    private static var page: String {
        var blocks = ["# What is known about the body in a fast", introduction]
        var told: Set<Words.Claim.ID> = []
        for topic in Words.Why.allCases {
            blocks.append("## " + (topic.hours.map { "\(topic.title), \($0)" } ?? topic.title))
            blocks += beginning(of: topic)
            let claims = topic.claims.map(Words.Claim.init)
            // A claim has one heading, so that it has one anchor.
            let above = claims.filter { told.contains($0.id) }.map(\.title)
            if !above.isEmpty { blocks.append("Also above: \(above.joined(separator: " · ")).") }
            for claim in claims where told.insert(claim.id).inserted {
                blocks += ["### \(claim.title)", details(of: claim)]
            }
        }
        blocks += ["## Never claimed", neverClaimed]
        return blocks.map(folded).joined(separator: "\n\n") + "\n"
    }

    private static func beginning(of topic: Words.Why) -> [String] {
        guard case .phase(let milestone) = topic else {
            let reasons = Words.Safety.askFirstIf.map { "- \($0.text)" }.joined(separator: "\n")
            let dangers = Words.Safety.Danger.allCases.map {
                "**\($0.name.text).** \($0.signs.text) \($0.now.text)"
            }
            let stop = Words.Safety.stop.text
            return [stop] + dangers + [Words.Safety.askFirst.text, reasons]
                + Words.Safety.paragraphs.map(\.text).filter { $0 != stop }
        }
        return ["> \(Words.companion(milestone))"]
    }

    private static func details(of claim: Words.Claim) -> String {
        let sources = claim.sources.map { source in
            source.citation + (source.doi.map { ", [doi:\($0)](https://doi.org/\($0))" } ?? "")
        }.joined(separator: "; ")
        return [
            (Words.Why.measuredLabel, claim.measured), (Words.Why.peopleLabel, claim.people),
            (Words.Why.certaintyLabel, claim.certaintyText),
            (Words.Why.unknownLabel, claim.unknown),
            (Words.Why.sourcesLabel, sources),
        ].map { "- \($0) \($1)" }.joined(separator: "\n")
    }

    /// The lines of a block, at most 110 columns wide.
    private static func folded(_ block: String) -> String {
        block.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.hasPrefix("#") || line.isEmpty
                ? [String(line)]
                : WrappedText.lines(String(line), width: 108).enumerated().map { index, text in
                    let mark = line.hasPrefix("- ") ? "  " : line.hasPrefix("> ") ? "> " : ""
                    return (index == 0 ? "" : mark) + text
                }
        }.joined(separator: "\n")
    }
}
