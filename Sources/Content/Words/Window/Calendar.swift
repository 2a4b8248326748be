import Fasting

extension Words.Calendar {
    // MARK: The window

    public static let previousMonth = translated("Previous month")
    public static let nextMonth = translated("Next month")
    /// Given copy. A button that shows the day of today, and what a screen reader says after its date.
    public static let today = translated("Today")

    /// The title of a month: "November 2026".
    public static func title(_ month: String, _ year: Int) -> String {
        translated("{month} {year}", ["month": month, "year": String(year)])
    }

    /// The title of a day: "Friday, 20 November", with the year if it is another one.
    public static func title(
        weekday: String, _ day: Int, _ month: String, _ year: Int?
    ) -> String {
        guard let year else {
            return translated(
                "{weekday}, {day} {month}", ["weekday": weekday, "day": day, "month": month])
        }
        return translated(
            "{weekday}, {day} {month} {year}",
            ["weekday": weekday, "day": day, "month": month, "year": String(year)])
    }

    /// The water of a day.
    public static let water = saying("Water: {amount}")

    // MARK: Totals

    /// The page with how many fasts there are in a period, and how long they lasted.
    public static let totals = translated("Totals")
    // What the page has a line for.
    public static let byDay = translated("Days")
    public static let byWeek = translated("Weeks")
    public static let byMonth = translated("Months")
    /// `{day}`: the first one of the week, as in a title of a day.
    public static let weekFrom = saying("Week from {day}")

    // MARK: Changing a fast

    public static let add = translated("Add a fast")
    public static let change = translated("Change the fast")
    public static let delete = translated("Delete the fast")

    // The buttons of the dialog.
    public static let addNow = translated("Add")
    public static let save = translated("Save")

    // The fields of the dialog.
    public static let started = translated("Started")
    public static let ended = translated("Ended")

    public static let deleted = saying("Deleted: {duration}.")
}
