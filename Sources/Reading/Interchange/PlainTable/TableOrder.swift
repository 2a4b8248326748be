import Fasting
import LocalTime

/// Finds the order of day, month and year from all rows of a table.
struct TableOrder {
    private(set) var order: DateOrder
    /// Whether a date leaves its order open.
    private(set) var hasOpenDates = false
    /// Whether nothing in the table decides between two orders.
    private(set) var isOpen = false

    private let now: Instant
    private var votes: [DateOrder: Votes] = [:]
    private var (hasPoints, hasHalf, hasShort) = (false, false, false)

    /// What speaks for an order.
    private struct Votes {
        /// Dates that exist.
        var possible = 0
        /// Fasts that end within two weeks of their start, and not in the future.
        var likely = 0
        /// The starts are this far from one another, in seconds.
        var steps: Int64 = 0
        var count = 0
        var last: Int64?
    }

    init(now: Instant) {
        self.now = now
        order = .dayFirst
    }

    mutating func count(_ start: CellTime, _ end: CellTime?) {
        var isFixed = true
        for time in [start, end].compactMap({ $0 }) {
            if time.clock?.hasHalf == true { hasHalf = true }
            guard let date = time.date else { continue }
            if !date.isFixed { isFixed = false }
            if date.hasPoints { hasPoints = true }
            if case .short = date { hasShort = true }
        }
        if isFixed { return }
        hasOpenDates = true
        for order in DateOrder.allCases {
            count(start, end, order, &votes[order, default: Votes()])
        }
    }

    private func count(
        _ start: CellTime, _ end: CellTime?, _ order: DateOrder, _ votes: inout Votes
    ) {
        let to = end?.civil(order)
        if to != nil { votes.possible += 1 }
        guard let from = start.civil(order) else { return }
        votes.possible += 1
        if let last = votes.last { votes.steps += abs(from.secondsSinceEpoch - last) }
        (votes.last, votes.count) = (from.secondsSinceEpoch, votes.count + 1)
        let length = to.map { $0.secondsSinceEpoch - from.secondsSinceEpoch } ?? 0
        let day: Int64 = 86_400
        let last = max(from.secondsSinceEpoch, to?.secondsSinceEpoch ?? 0)
        // The time is on the wall clock.
        if (0...14 * day).contains(length), last - day <= now.secondsSinceEpoch {
            votes.likely += 1
        }
    }

    /// Chooses the order. Dates with points have the day first, dates with AM and PM the month,
    /// unless the values say something else.
    ///
    /// - Parameter wanted: nil to guess it.
    mutating func settle(_ wanted: DateOrder?) {
        if let wanted {
            order = wanted
            return
        }
        // A year of four digits that is not first is last.
        let orders = hasShort ? DateOrder.allCases : [.dayFirst, .monthFirst]
        let weights = orders.map { order in
            let votes = votes[order] ?? Votes()
            return (order: order, weight: (votes.possible, votes.likely))
        }
        let best = weights.map(\.weight).max { $0 < $1 } ?? (0, 0)
        let likely = weights.filter { $0.weight == best }.map(\.order)
        // Dates of a few days are spread over months in the wrong order.
        let near = likely.filter { order in
            likely.allSatisfy { $0 == order || isMuchNearer(order, than: $0) }
        }
        let left = near.isEmpty ? likely : near
        let preferred: DateOrder = hasHalf && !hasPoints ? .monthFirst : .dayFirst
        order = left.contains(preferred) ? preferred : left[0]
        isOpen = hasOpenDates && left.count > 1 && !hasPoints
    }

    private func isMuchNearer(_ order: DateOrder, than other: DateOrder) -> Bool {
        guard let near = votes[order], let far = votes[other], near.count > 2 else { return false }
        return near.steps * 4 < far.steps
    }
}
