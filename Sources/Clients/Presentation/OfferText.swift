import Licences
import Words

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
