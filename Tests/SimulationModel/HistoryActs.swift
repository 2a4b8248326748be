extension Model {
    mutating func log(
        _ start: Int64, _ end: Int64, _ target: Int64?, now: Int64, newID: String
    ) throws(Refusal) -> Answer {
        try checkTimes(start, end, now: now)
        try checkTarget(target)
        let fast = Fast(
            id: newID, start: start, end: end, offset: offset(end),
            target: target ?? defaultTarget)
        try commit("log", [(.fast(newID), .fast(fast))])
        let isCompleted = Rules.isCompleted(seconds: end - start, target: fast.target)
        if isCompleted { licensed?.complete(newID) }
        return .id(newID)
    }

    mutating func edit(
        _ id: String, _ start: Int64?, _ end: Int64?, _ target: Int64?, now: Int64
    ) throws(Refusal) -> Answer {
        guard var fast = fasts[id] else { throw Refusal("NotFound") }
        let old = fast
        fast.start = start ?? fast.start
        fast.end = end ?? fast.end
        if fast.start != old.start || fast.end != old.end {
            // An end that the edit keeps is not checked, even if the clock was set back before it.
            try checkTimes(fast.start, fast.end, now: fast.end == old.end ? fast.end : now)
        }
        try checkTarget(target)
        fast.target = target ?? fast.target
        if fast.end != old.end { fast.offset = offset(fast.end) }
        try commit("edit", [(.fast(id), .fast(fast))])
        return .done
    }

    /// For the journal the note of the running fast is an adjustment. It starts no phase again.
    mutating func setNote(_ id: String, _ text: String) throws(Refusal) -> Answer {
        if var fast = running, fast.id == id {
            fast.note = text
            try commit("adjust", [(.running(id), .running(fast))])
        } else {
            guard var fast = fasts[id] else { throw Refusal("NotFound") }
            fast.note = text
            try commit("edit", [(.fast(id), .fast(fast))])
        }
        return .done
    }

    mutating func delete(_ id: String, now: Int64) throws(Refusal) -> Answer {
        guard fasts[id] != nil else { throw Refusal("NotFound") }
        try commit("delete", [(.fast(id), nil)])
        return .done
    }

    private func checkTimes(_ start: Int64, _ end: Int64, now: Int64) throws(Refusal) {
        guard start > 0, end <= now, end > start, end - start >= Rules.shortestKept else {
            throw Refusal("InvalidTime")
        }
        guard end - start <= Rules.longestTyped else { throw Refusal("InvalidTime") }
    }

    mutating func addWater(
        _ milliliters: Int?, _ at: Int64?, now: Int64, newID: String
    ) throws(Refusal) -> Answer {
        let amount = milliliters ?? quickAdd
        let at = at ?? now
        guard Rules.milliliters.contains(amount) else { throw Refusal("InvalidValue") }
        guard at > 0, at <= now else { throw Refusal("InvalidTime") }
        let entry = Water(id: newID, at: at, milliliters: amount)
        try commit("water-add", [(.water(newID), .water(entry))])
        return .id(newID)
    }

    mutating func removeWater(_ id: String, now: Int64) throws(Refusal) -> Answer {
        guard water[id] != nil else { throw Refusal("NotFound") }
        try commit("water-remove", [(.water(id), nil)])
        return .done
    }

    /// Merges records by id. Import is exempt from the rule on overlaps.
    mutating func importRecords(
        _ newFasts: [Fast], _ newWater: [Water], now: Int64
    ) throws(Refusal) -> Answer {
        for fast in newFasts { try checkTarget(fast.target == 0 ? nil : fast.target) }
        for entry in newWater {
            guard Rules.milliliters.contains(entry.milliliters) else {
                throw Refusal("InvalidValue")
            }
        }

        var counts = (fasts: ImportCounts(), water: ImportCounts())
        let mergedFasts = merge(newFasts, now: now, counts: &counts.fasts)
        let mergedWater = merge(newWater, now: now, counts: &counts.water)
        let changes: [(RecordName, Content?)] =
            mergedFasts.map { (.fast($0.id), .fast($0)) }
            + mergedWater.map { (.water($0.id), .water($0)) }
        try commit("import", changes, mayOverlap: true)
        lastImport = counts
        return .counts(
            new: counts.fasts.new + counts.water.new,
            changed: counts.fasts.changed + counts.water.changed,
            equal: counts.fasts.equal + counts.water.equal,
            short: counts.fasts.short + counts.water.short)
    }

    private func merge(
        _ records: [Fast], now: Int64, counts: inout ImportCounts
    ) -> [Fast] {
        var winners: [String: Fast] = [:]
        for var record in records {
            if record.id == running?.id { continue }
            if record.target == 0 { record.target = nil }
            let isLongEnough =
                record.end > record.start && record.start >= 0
                && record.end - record.start >= Rules.shortestKept
            guard isLongEnough, record.end <= now else {
                counts.short += 1
                continue
            }
            winners[record.id] = winners[record.id].map { Rules.winner($0, record) } ?? record
        }
        var changed: [Fast] = []
        for id in winners.keys.sorted() {
            let record = winners[id]!
            let result = fasts[id].map { Rules.winner($0, record) } ?? record
            if fasts[id] == nil {
                counts.new += 1
            } else if fasts[id] == result {
                counts.equal += 1
            } else {
                counts.changed += 1
            }
            if fasts[id] != result { changed.append(result) }
        }
        return changed
    }

    private func merge(
        _ records: [Water], now: Int64, counts: inout ImportCounts
    ) -> [Water] {
        var winners: [String: Water] = [:]
        for record in records {
            guard record.at > 0, record.at <= now else {
                counts.short += 1
                continue
            }
            winners[record.id] = winners[record.id].map { Rules.winner($0, record) } ?? record
        }
        var changed: [Water] = []
        for id in winners.keys.sorted() {
            let record = winners[id]!
            let result = water[id].map { Rules.winner($0, record) } ?? record
            if water[id] == nil {
                counts.new += 1
            } else if water[id] == result {
                counts.equal += 1
            } else {
                counts.changed += 1
            }
            if water[id] != result { changed.append(result) }
        }
        return changed
    }
}
