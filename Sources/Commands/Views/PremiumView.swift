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
        .object([
            JSON.schema, ("state", .string(state.state)),
            ("holder", .optional(state.holder) { .string($0) }),
            ("until", .optional(state.until) { .string(TimeText.iso8601($0)) }),
            ("problem", .optional(state.problem) { .string($0) }),
            ("momentDue", .boolean(state.momentDue)),
        ])
    }
}
