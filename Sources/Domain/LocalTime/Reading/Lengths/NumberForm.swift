/// How a column writes numbers: whether a comma or a point is the decimal sign or separates thousands.
package struct NumberForm: Equatable {
    /// The sign that separates thousands; nil if every comma and every point is the decimal sign.
    package var thousands: UInt8?

    package init(thousands: UInt8? = nil) { self.thousands = thousands }

    /// Reads a number without a sign.
    package func number(_ text: ArraySlice<UInt8>) -> Double? {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var at = text.startIndex
        while at < text.endIndex {
            let byte = text[at]
            if byte == thousands || byte == UInt8(ascii: "'") {
                guard isGroup(text, after: at) else { return nil }
            } else if byte == UInt8(ascii: " ") {
                guard isGroup(text, after: at) else { return nil }
            } else if byte == 0xC2, at + 1 < text.endIndex, text[at + 1] == 0xA0 {
                at += 1
            } else if byte == 0xE2, at + 2 < text.endIndex, text[at + 1] == 0x80,
                text[at + 2] == 0xAF
            {
                at += 2
            } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") {
                plain.append(UInt8(ascii: "."))
            } else if TextCursor.isDigit(byte) {
                plain.append(byte)
            } else {
                return nil
            }
            at += 1
        }
        return TextCursor.decimal(plain[...])
    }

    /// Whether three digits, and no fourth one, come after a sign that separates thousands.
    private func isGroup(_ text: ArraySlice<UInt8>, after sign: Int) -> Bool {
        sign > text.startIndex && text[(sign + 1)...].prefix(while: TextCursor.isDigit).count == 3
    }
}

/// Finds the form of the numbers in a column.
package struct NumberFormVotes {
    private var commas = Votes()
    private var points = Votes()
    private var (hasBothCommaFirst, hasBothPointFirst) = (false, false)

    private struct Votes {
        /// Numbers that have the sign.
        var all = 0
        /// Those in which three digits follow, and up to three precede.
        var groups = 0
        /// Those of them that may be a few thousand: one digit, which is not 0, precedes.
        var fewThousand = 0
        /// Those in which it comes twice.
        var repeated = 0
        /// Those whose three digits are a usual fraction: 000, 250, 500, 750.
        var fractions = 0
    }

    package init() {}

    package mutating func count(_ cell: ArraySlice<UInt8>) {
        guard cell.contains(UInt8(ascii: ",")) || cell.contains(UInt8(ascii: ".")),
            cell.count <= 24,
            cell.allSatisfy({
                TextCursor.isDigit($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
            })
        else { return }
        let comma = cell.lastIndex(of: UInt8(ascii: ","))
        let point = cell.lastIndex(of: UInt8(ascii: "."))
        if let comma, let point {
            if comma < point { hasBothCommaFirst = true } else { hasBothPointFirst = true }
        } else if let comma {
            Self.count(cell, comma, UInt8(ascii: ","), &commas)
        } else if let point {
            Self.count(cell, point, UInt8(ascii: "."), &points)
        }
    }

    private static func count(
        _ cell: ArraySlice<UInt8>, _ last: Int, _ sign: UInt8, _ votes: inout Votes
    ) {
        votes.all += 1
        if cell.firstIndex(of: sign) != last { votes.repeated += 1 }
        let after = cell[(last + 1)...]
        guard after.count == 3, (1...3).contains(cell[..<last].filter(TextCursor.isDigit).count)
        else {
            return
        }
        votes.groups += 1
        if last == cell.startIndex + 1, cell.first != UInt8(ascii: "0") { votes.fewThousand += 1 }
        if cell.first == UInt8(ascii: "0")
            || ["000", "250", "500", "750"].contains(where: { after.elementsEqual($0.utf8) })
        {
            votes.fractions += 1
        }
    }

    /// - Parameters:
    ///   - unit: of the column; nil if it is not known. Minutes and less have no fraction of three digits, hours
    ///     have no thousands.
    ///   - volume: the unit of a column of drinks. `1.500` ml are a litre and a half; `236.588` ml are a cup.
    package func form(_ unit: LengthUnit?, _ volume: VolumeUnit? = nil) -> NumberForm {
        if hasBothCommaFirst { return NumberForm(thousands: UInt8(ascii: ",")) }
        if hasBothPointFirst { return NumberForm(thousands: UInt8(ascii: ".")) }
        for (votes, sign) in [(commas, UInt8(ascii: ",")), (points, UInt8(ascii: "."))]
        where votes.all > 0 {
            if votes.repeated > 0 { return NumberForm(thousands: sign) }
            if let volume {
                let isThousands = votes.groups > 0 && votes.fewThousand == votes.groups
                if volume == .milliliters, isThousands { return NumberForm(thousands: sign) }
                continue
            }
            guard votes.groups == votes.all else { continue }
            let isLarge =
                switch unit {
                case .hours, .days: false
                case .minutes, .seconds, .milliseconds: true
                case nil: votes.fractions < votes.all
                }
            if isLarge { return NumberForm(thousands: sign) }
        }
        return NumberForm()
    }
}
