extension Office {
    /// How many bytes an office file may have.
    public static let maximumSize = 64 * 1024

    /// The office that is part of the program.
    public static let builtIn: Office = {
        do throws(OfficeError) {
            return try Office(file: PackageResources.office_txt)
        } catch {
            // A test reads the same bytes.
            fatalError("office.txt is damaged: \(error)")
        }
    }()

    /// Reads the bytes of an office file. The file that is part of the program describes the format.
    ///
    /// A file is valid as a whole or not at all.
    public init(file bytes: [UInt8]) throws(OfficeError) {
        let sections = try OfficeText(bytes).sections
        for section in sections where !["Compline", "Phase", "Closing"].contains(section.name) {
            throw .unknownHeading(line: section.line)
        }
        var prayer = try PartReader(the: "Compline", of: sections)
        (hub, next, amen) = try (
            prayer.hub(), prayer.oneLine("Continue"), prayer.oneLine("Amen")
        )
        try prayer.end()

        let phases = sections.filter { $0.name == "Phase" }
        if phases.count != Self.phaseCount { throw .phaseCount(phases.count) }
        self.phases = []
        for section in phases {
            var reader = PartReader(section)
            self.phases.append(try reader.phase())
            try reader.end()
        }

        var closing = try PartReader(the: "Closing", of: sections)
        self.closing = try closing.closing()
        try closing.end()
    }
}

/// Takes the parts of a section, each once.
private struct PartReader {
    private let section: OfficeText.Section
    private var parts: [String: OfficeText.Part]

    /// How many characters a line may have, and how many lines a part.
    private static let maximumWidth = 200
    private static let maximumLines = 100
    private static let maximumQuestions = 6

    init(_ section: OfficeText.Section) {
        self.section = section
        parts = Dictionary(
            section.parts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The only section with a name.
    init(the name: String, of sections: [OfficeText.Section]) throws(OfficeError) {
        let found = sections.filter { $0.name == name }
        guard let first = found.first else { throw .missing("# \(name)") }
        if found.count > 1 { throw .repeatedHeading(line: found[1].line) }
        self.init(first)
    }

    /// Throws if the section has a part that was not taken.
    func end() throws(OfficeError) {
        if let line = parts.values.map(\.line).min() { throw .unknownHeading(line: line) }
    }

    // MARK: Parts

    /// - Returns: nil if there is no such part.
    mutating func lines(_ name: String) throws(OfficeError) -> [String]? {
        guard let part = parts.removeValue(forKey: name) else { return nil }
        guard (1...Self.maximumLines).contains(part.lines.count),
            part.lines.allSatisfy({ $0.count <= Self.maximumWidth })
        else { throw .badLength(line: part.line) }
        return part.lines
    }

    mutating func text(_ name: String) throws(OfficeError) -> String? {
        try lines(name)?.joined(separator: "\n")
    }

    mutating func oneLine(_ name: String) throws(OfficeError) -> String {
        let line = parts[name]?.line
        guard let lines = try lines(name) else { throw .missing("# \(section.name) ## \(name)") }
        if lines.count > 1 { throw .badLength(line: line ?? section.line) }
        return lines[0]
    }

    /// Whether there is a part that stands for a picture and has no lines.
    mutating func picture(_ name: String) throws(OfficeError) -> Bool {
        guard let part = parts.removeValue(forKey: name) else { return false }
        if !part.lines.isEmpty { throw .strayText(line: part.line) }
        return true
    }

    // MARK: Sections

    mutating func hub() throws(OfficeError) -> Office.Hub {
        Office.Hub(
            title: try oneLine("Title"), greetings: try greetings(), verse: try oneLine("Verse"),
            citation: try oneLine("Citation"), invitation: try oneLine("Invitation"),
            mood: try oneLine("Mood"))
    }

    private mutating func greetings() throws(OfficeError) -> [PrayerHour: String] {
        var greetings: [PrayerHour: String] = [:]
        for hour in PrayerHour.allCases {
            let preposition = hour == .afternoon ? "in the" : "at"
            greetings[hour] = try oneLine("Greeting \(preposition) \(hour.rawValue)")
        }
        return greetings
    }

    mutating func phase() throws(OfficeError) -> Office.Phase {
        Office.Phase(
            title: try oneLine("Title"), instruction: try oneLine("Instruction"),
            content: try content(), response: try text("Response") ?? "")
    }

    private mutating func content() throws(OfficeError) -> Office.Content {
        var found: [Office.Content] = []
        if try picture("Breath") { found.append(.breath) }
        if try picture("Candle") { found.append(.candle) }
        if let text = try text("Text") { found.append(.text(text)) }
        if let questions = try lines("Questions") {
            // Empty lines between questions are allowed.
            let questions = questions.filter { !$0.isEmpty }
            if questions.count > Self.maximumQuestions { throw .badLength(line: section.line) }
            found.append(.questions(questions, reflection: try oneLine("Reflection")))
        }
        if found.count != 1 { throw .content(line: section.line) }
        return found[0]
    }

    mutating func closing() throws(OfficeError) -> Office.Closing {
        Office.Closing(
            title: try oneLine("Title"), text: try required("Text"),
            blessing: try required("Blessing"),
            citation: try oneLine("Citation"), farewell: try oneLine("Farewell"))
    }

    private mutating func required(_ name: String) throws(OfficeError) -> String {
        guard let text = try text(name) else { throw .missing("# \(section.name) ## \(name)") }
        return text
    }
}
