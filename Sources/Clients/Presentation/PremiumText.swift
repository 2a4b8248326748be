import Client
import Contract
import Fasting
import Licences
import LocalTime
import Words

/// What is said about the licence of an installation.
package struct PremiumText {
    /// The valid licence, or why there is none.
    package let state: String
    /// Whether a licence holds.
    package let isPremium: Bool

    package init(_ premium: Premium1State, zone: Zone) {
        let date = premium.until.map { TimeText.date(zone.civil($0)) }
        if let holder = premium.holder, premium.problem == nil {
            state = Words.Premium.state(holder: holder.printable, until: date)
            isPremium = true
            return
        }
        let sentence = premium.problem.map { problem in
            Words.Premium.Problem(rawValue: problem).map {
                Words.Premium.sentence($0, date: $0 == .expired ? date : nil)
            } ?? problem.printable
        }
        state = sentence ?? Words.Premium.noLicence
        isPremium = false
    }

    /// The text of a file that may be a licence; nil if it cannot be one.
    package static func licence(_ bytes: [UInt8]) -> String? {
        // D-Bus has no text with a null character.
        guard bytes.count < enough, !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// A text from the clipboard, which may have lost its last line break or have others.
    package static func pasted(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Whether a file begins as a licence does. It is read by the program, not by its user.
    package static func isLicence(atPath path: String) -> Bool {
        guard let bytes = try? InputFile.bytes(ofPlainFile: path, upTo: enough) else {
            return false
        }
        return bytes.count < enough && bytes.starts(with: Array(opening.utf8))
    }

    /// In bytes. A licence has fewer.
    package static let enough = (1 << 16) + 1
    private static let opening = "Atrest licence 1\n"
}

/// The offer of the licence authority: what a licence keeps, what is free for ever, the prices, and who
/// sells them. Rule: docs/rules/domain.md, Trial.
package struct OfferText {
    package struct Part: Equatable {
        package let title: String
        package let lines: [String]
    }

    private typealias Say = Words.Premium

    package let title = Words.Premium.continueWithAtrest
    package let parts: [Part]
    /// A link.
    package let terms: String

    package init(_ seller: Seller) {
        terms = seller.terms
        parts = [
            Part(title: Say.keepsTitle, lines: [Say.keeps]),
            Part(title: Say.freeTitle, lines: [Say.isFree]),
            Part(title: Say.pricesTitle, lines: seller.offers.map(Self.line)),
            Part(
                title: Say.sellerTitle,
                lines: [seller.name, seller.address, Say.terms(seller.terms)]),
        ]
    }

    private static func line(_ offer: Seller.Offer) -> String {
        switch offer.kind {
        case .annual: Say.annual(offer.price)
        case .lifetime: Say.lifetime(offer.price)
        }
    }
}
