import Client
import Contract
import LocalTime
import Presentation
import Words

/// The licence, and what there is without one.
struct PremiumView {
    private typealias Say = Words.Premium

    let state: Premium1State
    var zone = Zone.system

    func lines() -> [StyledText] {
        let text = PremiumText(state, zone: zone)
        if text.isPremium { return [StyledText(text.state)] }
        return [
            StyledText(text.state), "", StyledText(Say.annualOffer),
            StyledText(Say.lifetimeOffer), "", StyledText(Say.whatStays), .dim(Say.source),
            .dim(Say.howTo),
        ]
    }

    func json() -> JSON {
        .answer([
            "state": state.state, "holder": state.holder, "until": state.until,
            "problem": state.problem, "momentDue": state.momentDue,
        ])
    }
}
