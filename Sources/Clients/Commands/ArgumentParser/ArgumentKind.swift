/// What the value of an argument is: what stands for it in help, which words are one, and what a shell offers.
struct ArgumentKind: Sendable {
    /// Values that a shell offers.
    ///
    /// - Parameter before: the arguments without a name that were typed before.
    typealias Offer =
        @Sendable (_ source: any CompletionSource, _ before: [String]) ->
        [Completion.Candidate]

    /// What stands for the value in help, in capital letters.
    let placeholder: String
    /// nil if the value names a file or a folder. Such a value need not be UTF-8.
    let offers: Offer?
    /// Whether words can be meant as one value; nil if a value is one word.
    var reads: (@Sendable (String) -> Bool)?
    /// Whether a text is a value, if not all that is meant as one is.
    var accepts: (@Sendable (String) -> Bool)?
    /// Whether words can be its values after those of an option before them.
    var begins: @Sendable ([String]) -> Bool = { _ in true }
    /// Whether it is a time or a period. A command takes one as an argument or as an option, not both.
    var isMoment = false
    /// Whether an empty value means something, as an empty note does. Otherwise it is as good as none: a script's
    /// variable may be unset.
    var canBeEmpty = false
    /// Whether the bytes of a value are kept.
    var isPath: Bool

    init(_ placeholder: String, isPath: Bool = false, _ offers: Offer?) {
        self.placeholder = placeholder
        self.offers = offers
        self.isPath = isPath || offers == nil
    }

    /// A kind with a few values.
    init(_ placeholder: String, _ values: [String]) {
        self.init(placeholder) { _, _ in values.map { Completion.Candidate(value: $0) } }
    }

    /// The same kind with a change.
    func with(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }
}
