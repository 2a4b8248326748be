/// A row of a message in the window, made of the lines that a terminal gets.
package struct MessageRow: Equatable {
    /// A sentence, or the name of the value.
    package var title: String
    /// The number that the line ends with: `New: 2.`; nil if it has none, or says more.
    package var value: String?
    /// The lines below it, which begin with spaces, or what follows a short name: `Longest: 18h 0m`.
    package var details: [String] = []

    package static func rows(_ lines: [String]) -> [MessageRow] {
        lines.reduce(into: []) { rows, line in
            if line.hasPrefix(" "), !rows.isEmpty {
                rows[rows.count - 1].details.append(String(line.drop { $0 == " " }))
            } else {
                rows += counts(line) ?? [named(line) ?? MessageRow(title: line)]
            }
        }
    }

    private static func named(_ line: String) -> MessageRow? {
        guard let colon = line.firstIndex(of: ":"), line[..<colon].count <= longestName else {
            return nil
        }
        let text = line[colon...].dropFirst()
        guard text.first == " ", text.count > 1 else { return nil }
        return MessageRow(title: String(line[..<colon]), details: [String(text.dropFirst())])
    }

    private static let longestName = 24

    /// - Returns: nil if a part of the line is not a name and a number.
    private static func counts(_ line: String) -> [MessageRow]? {
        var rows: [MessageRow] = []
        var rest = line[...]
        while let colon = rest.firstIndex(of: ":") {
            let number = rest[colon...].dropFirst().drop { $0 == " " }.prefix { $0 != " " }
            guard number.last == ".",
                number.dropLast().allSatisfy({ $0.isNumber || $0.isPunctuation }),
                number.first?.isNumber == true
            else { return nil }
            rows.append(MessageRow(title: String(rest[..<colon]), value: String(number.dropLast())))
            rest = rest[number.endIndex...].drop { $0 == " " }
        }
        return rest.isEmpty ? rows : nil
    }
}
