import Fasting

/// The fasts that run, and how many break a rule, as they were last read. A shared folder may bring thousands, and each
/// act asks for them.
struct KnownFasts {
    let validity: Validity
    /// The fast that is shown.
    let shown: RunningFasts.Fast?
    /// The running fasts that are not covered, the earliest first.
    let uncovered: [RunningFasts.Fast]
    /// The ones of them that run beside the one that is shown.
    let beside: [RunningFasts.Fast]
    /// How many fasts are kept and not shown.
    let broken: Int
}

extension Store {
    /// The fasts that run beside the one that is shown and are not covered.
    public func fastsBeside(at now: Instant) throws(StoreError) -> [RunningFasts.Fast] {
        try knownFasts(at: now).beside
    }

    /// How many fasts are kept and not shown, because their registers break a rule together.
    public func brokenRecords(at now: Instant) throws(StoreError) -> Int {
        try knownFasts(at: now).broken
    }

    /// The running fasts that are not covered, the earliest first; also in the middle of an act.
    func uncoveredFasts(at now: Instant) throws(StoreError) -> [RunningFasts.Fast] {
        let shown = try shownFast()
        if let known = known(shown, at: now) { return known.uncovered }
        return try runningFasts(shown, at: now).uncovered
    }

    /// What is changed if the answer may be another one. An act that comes has nothing to do with a fast that is there.
    private static let places = [
        "fast", "fast_register", "act.clock", "act.counter", "act.writer", "device_writer.label",
    ]

    /// What was read, if it is still right.
    private func known(_ shown: RunningFasts.Fast?, at now: Instant) -> KnownFasts? {
        guard let known = fasts, holds(known.validity, at: now), known.shown == shown else {
            return nil
        }
        return known
    }

    /// Not for the middle of an act: what is read then is not right for long.
    private func knownFasts(at now: Instant) throws(StoreError) -> KnownFasts {
        let shown = try shownFast()
        if let known = known(shown, at: now) { return known }
        let validity = validity(
            of: Self.places, from: now,
            until: try earliest(["start", "ending"], of: "fast_register", after: now))
        let uncovered = try runningFasts(shown, at: now).uncovered
        let known = KnownFasts(
            validity: validity, shown: shown, uncovered: uncovered,
            beside: uncovered.filter { !$0.isShown }, broken: try countBroken(at: now))
        fasts = known
        return known
    }

    /// Whether no fast has changed since then, and no time of one has ceased to be too far in the future.
    func areFastsAsTheyWere(at before: Instant, _ now: Instant) throws(StoreError) -> Bool {
        guard let known = known(try shownFast(), at: now) else { return false }
        return known.validity.from <= before
    }

    /// Whether no glass of others has changed since then, and no time of one has ceased to be too far in the future.
    func isWaterAsItWas(at before: Instant, _ now: Instant) throws(StoreError) -> Bool {
        if let water = hiddenWater, holds(water, at: now) { return water.from <= before }
        hiddenWater = validity(
            of: ["water_register"], from: now,
            until: try earliest(["at"], of: "water_register", after: now))
        return false
    }

    /// When the first of the times that are too far in the future no longer is.
    private func earliest(
        _ columns: [String], of table: String, after now: Instant
    ) throws(StoreError) -> Instant? {
        let times = columns.map { "SELECT min(\($0)) AS time FROM \(table) WHERE \($0) > ?1" }
        let found: Int64? = try database.one(
            "SELECT min(time) FROM (\(times.joined(separator: " UNION ALL ")))",
            [now + SharedFast.tolerance])
        return found.map { Instant(secondsSinceEpoch: $0) - SharedFast.tolerance }
    }

    /// It is ``SharedFast/broken`` in SQL.
    private func countBroken(at now: Instant) throws(StoreError) -> Int {
        try database.one(
            """
            SELECT count(*) FROM fast_register WHERE there = 1 AND start_clock IS NOT NULL
            AND ending_clock IS NOT NULL
            AND (start <= 0 OR CASE WHEN ending IS NULL THEN start > ?1
            ELSE ending - start < ?2 OR ending > ?1 END)
            AND NOT EXISTS (SELECT 1 FROM fast WHERE fast.id = fast_register.id AND state = 'kept')
            """, [now + SharedFast.tolerance, Session.shortest]) ?? 0
    }

    /// The fast that is shown.
    func shownFast() throws(StoreError) -> RunningFasts.Fast? {
        try runningFasts(Self.shown).first
    }

    /// The fasts that run, and the ends that may cover them.
    private func runningFasts(
        _ shown: RunningFasts.Fast?, at now: Instant
    ) throws(StoreError) -> RunningFasts {
        let fasts = try (shown.map { [$0] } ?? []) + runningFasts(Self.beside)
        guard let first = fasts.map(\.start).min() else { return RunningFasts([], ends: []) }
        let ends = try database.all(
            "SELECT ending, ending_clock, ending_counter \(Self.covers) AND ending <= ?",
            [first, now + SharedFast.tolerance]
        ) { (Instant(secondsSinceEpoch: $0.integer(0)), ActClock($0, from: 1)) }
        return RunningFasts(fasts, ends: ends)
    }

    private func runningFasts(_ which: String) throws(StoreError) -> [RunningFasts.Fast] {
        try database.all(
            """
            SELECT shown.id, shown.start, coalesce(start_clock, clock, 0),
            coalesce(start_counter, counter, 0), is_shown, coalesce(label, '')
            FROM (SELECT fast.id, start, act, is_shown FROM \(which)) AS shown
            LEFT JOIN fast_register ON fast_register.id = shown.id
            LEFT JOIN act ON act.number = shown.act
            LEFT JOIN device_writer ON device_writer.number = act.writer
            """
        ) { row in
            guard let id: RecordID = row[0], let start: Instant = row[1] else { return nil }
            return RunningFasts.Fast(
                id: id, start: start, begun: ActClock(row, from: 2), isShown: row[4] ?? false,
                machine: row.text(5))
        }
    }
}
