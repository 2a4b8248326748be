import Fasting

extension Words {
    /// The words about licences. They are shown only if the installation names a licence authority.
    /// Rule: docs/rules/words.md, Other strings.
    public enum Premium {
        // Given copy.
        public static let title = translated("Premium")
        public static let goPremium = translated("Go premium")
        public static let continueWithAtrest = translated("Continue with Atrest")
        public static let maybeLater = translated("Maybe later")

        // MARK: The offer. Prices, the seller and the terms are the authority's own text.

        public static let keepsTitle = translated("What a licence includes")
        public static let keeps = translated(
            "The forest, the tree of a running fast and the whole calendar.")
        public static let freeTitle = translated("What is free for ever")
        public static let isFree = translated(
            "The timer, its phases and notifications, water, Vigil, settings, export and import. No "
                + "fast is ever deleted.")
        public static let pricesTitle = translated("Licences")
        public static let annual = saying(
            "{price}. The licence is for one year. It ends on its own and is never renewed.")
        public static let lifetime = saying("{price}. The licence does not expire.")
        public static let sellerTitle = translated("Seller")
        public static let terms = saying("Terms: {link}")

        // MARK: The transition moment

        /// The title of the question that is asked once.
        public static let prompt = translated("About premium")
        /// It does not say "your first": an import may have brought others.
        public static let promptText = translated(
            "You have completed ten fasts here. The forest, the tree of a running fast and the whole "
                + "calendar belong to premium. Everything else stays as it is.")
        /// How to go on in a terminal. The answer "no" means ``maybeLater``.
        public static let ask = translated("Continue with Atrest, and see the offer? [y/N]")
        /// How to go on if no window can be opened.
        public static let promptCommand = translated(
            "For more, type `atrest premium` in a terminal.")

        // MARK: atrest premium

        public static let help = translated("Show the licence, add one or remove it.")
        public static let discussion = translated(
            "Without a subcommand, it says which licence there is, and what a licence includes.")
        public static let offerHelp = translated(
            "Show which licence there is, and what a licence includes.")
        public static let showHelp = translated(
            "Print the text of the licence, to take it to another device.")
        public static let addHelp = translated("Add a licence.")
        public static let removeHelp = translated("Remove the licence. No fast is deleted.")
        public static let fileHelp = translated("The file of the licence; - is standard input.")
        public static let howToInWindow = translated(
            "Add a licence in the settings, or drop its file there.")
        public static let howTo = translated("`atrest premium add FILE` adds a licence.")
        public static let notServed = translated(
            "The agent does not know about licences yet. Log out and in again.")

        // MARK: The state

        public static func state(holder: String, until date: String?) -> String {
            guard let date else {
                return translated("Premium. Licence of {name}.", ["name": holder])
            }
            return translated(
                "Premium until {date}. Licence of {name}.", ["date": date, "name": holder])
        }
        public static let noLicence = translated("There is no licence.")
        public static let copy = translated("Copy the licence")
        public static let copied = translated("The text of the licence is on the clipboard.")
        public static let added = translated("The licence was added.")
        public static let removed = translated("The licence was removed. All your fasts are kept.")

        // MARK: What keeps a licence from being valid

        public typealias Problem = LicenceProblem.Kind

        /// - Parameter date: when the licence ended or begins; nil if it is not known.
        public static func sentence(_ problem: Problem, date: String? = nil) -> String {
            switch (problem, date) {
            case (.wrong, _):
                translated(
                    "This text is not a licence for Atrest. Use the text or the file as you received "
                        + "it.")
            case (.foreign, _):
                translated(
                    "This licence is for a different installation of Atrest. Use one for this "
                        + "installation.")
            case (.expired, let date?):
                translated("This licence expired on {date}.", ["date": date])
            case (.expired, nil): translated("This licence has expired.")
            case (.notYet, let date?):
                translated("This licence starts on {date}.", ["date": date])
            case (.notYet, nil): translated("This licence has not started yet.")
            case (.revoked, _):
                translated("This licence was revoked by its issuer.")
            case (.damaged, _):
                translated(
                    "This licence is damaged. Use the file as you received it, with every line.")
            case (.unchecked, _):
                translated(
                    "This licence cannot be checked, because the library libgcrypt is missing. "
                        + "Install it.")
            }
        }
    }
}
