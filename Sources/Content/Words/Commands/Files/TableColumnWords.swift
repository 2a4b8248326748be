import LocalTime

extension Words.Interchange {
    // What the preview of a file of any program begins with.
    public static let table = translated("Table")
    public static let calendarFile = translated("Calendar file")

    public static let unknownDateOrder = quoting(
        "`{order}` is not an order of dates. Use dmy, mdy or ymd.")

    // MARK: The columns

    /// - Parameters:
    ///   - number: from 1.
    ///   - name: as in the file; nil if the table has no names.
    public static func column(_ number: Int, _ name: String?) -> String {
        guard let name else { return translated("column {number}", ["number": number]) }
        return translated(
            "column {number} `{name}`", ["number": number, "name": Words.quoted(name, most: 40)])
    }
    /// - Parameters: the columns with the date and with the time.
    public static func columns(_ date: String, _ time: String) -> String {
        translated("{date} and {time}", ["date": date, "time": time])
    }
    public static let startColumn = saying("Start: {column}.")
    /// - Parameter unit: of the amounts, as in the file: ml, l, fl oz, cups.
    public static func drinkColumns(_ time: String, _ amount: String, _ unit: String) -> String {
        translated(
            "Water: {time}, amount in {amount}, {unit}.",
            ["time": time, "amount": amount, "unit": unit])
    }
    public static let noteColumn = saying("Notes: {column}.")
    /// - Parameter kinds: the texts in the column that were taken for fasts.
    public static func kindColumn(_ column: String, _ kinds: [String]) -> String {
        translated(
            "Only the rows with {kinds} in {column}.",
            ["column": column, "kinds": listed(kinds)])
    }
    /// The first of some texts of a file, each between marks.
    static func listed(_ texts: [String]) -> String {
        texts.prefix(8).map { "`\(Words.quoted($0, most: 40))`" }.joined(separator: ", ")
            + (texts.count > 8 ? ", …" : "")
    }
    public static let leftOutColumns = saying("Left out: {columns}.")
    public static let endColumn = saying("End: {column}.")
    public static func lengthColumn(_ column: String, _ unit: LengthUnit) -> String {
        translated("Length: {column}, {unit}.", ["column": column, "unit": word(unit)])
    }
    public static func targetColumn(_ column: String, _ unit: LengthUnit) -> String {
        translated("Target: {column}, {unit}.", ["column": column, "unit": word(unit)])
    }

    private static func word(_ unit: LengthUnit) -> String {
        switch unit {
        case .days: translated("days")
        case .hours: translated("hours")
        case .minutes: translated("minutes")
        case .seconds: translated("seconds")
        case .milliseconds: translated("milliseconds")
        }
    }

    // MARK: The dates

    /// - Parameter zone: its name, or the column that says it.
    public static let timeZone = saying("Time zone: {zone}.")

    public static func dates(_ order: DateOrder) -> String {
        switch order {
        case .dayFirst: translated("Dates: day first.")
        case .monthFirst: translated("Dates: month first.")
        case .yearFirst: translated("Dates: year first.")
        }
    }
    /// Why dates are not imported without a question if they may be read in another order.
    public static let openDates = translated(
        "Each date in the file can be read with the day or with the month first. Use "
            + "--date-order dmy or --date-order mdy. Nothing was changed.")
    /// For dates that may be read in another order, which the named option chooses.
    public static func guessedDates(_ order: DateOrder) -> String {
        switch order {
        case .dayFirst:
            translated("Dates: probably day first. Use --date-order mdy if the month comes first.")
        case .monthFirst:
            translated("Dates: probably month first. Use --date-order dmy if the day comes first.")
        case .yearFirst:
            translated("Dates: probably year first. Use --date-order dmy if the day comes first.")
        }
    }
}
