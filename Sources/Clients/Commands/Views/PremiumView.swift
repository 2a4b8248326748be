import Client
import Contract
import Fasting
import Licences
import LocalTime
import Presentation
import Words

/// The licence, and after the trial the offer.
struct PremiumView {
    private typealias Say = Words.Premium

    let state: Premium1State
    /// nil if the offer is not shown.
    let seller: Seller?
    var zone = Zone.system

    /// During the trial nothing names a price.
    private var offer: Seller? { state.state == Entitlement.free.rawValue ? seller : nil }

    func lines() -> [StyledText] {
        let text = PremiumText(state, zone: zone)
        if text.isPremium { return [StyledText(text.state)] }
        var lines = [StyledText(text.state)]
        for part in offer.map(OfferText.init)?.parts ?? [] {
            lines += ["", .bold(part.title)] + part.lines.map { StyledText($0.printable) }
        }
        return lines + ["", .dim(Say.howTo)]
    }

    /// - Parameter licence: the text of the licence, if it was asked for.
    func json(licence: String? = nil) -> JSON {
        .answer([
            "state": state.state, "holder": state.holder, "until": state.until,
            "problem": state.problem, "momentDue": state.momentDue, "licence": licence,
            "offers": JSON.array(
                (offer?.offers ?? []).map {
                    JSON.object([("kind", $0.kind.rawValue.json), ("price", $0.price.json)])
                }), "seller": offer?.name, "address": offer?.address, "terms": offer?.terms,
        ])
    }
}
