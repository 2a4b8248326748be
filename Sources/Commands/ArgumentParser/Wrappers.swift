/// An option with a value: `--at 20:00`. Its name is that of the property. If it is given twice,
/// the last value counts.
@propertyWrapper
public final class Option<Value>: DeclaredValue<Value> {
    /// What was typed, otherwise the initial value.
    public var wrappedValue: Value { value }
}

extension Option where Value == String? {
    /// An option that may be left out.
    ///
    /// - Parameter short: another name of one letter.
    public convenience init(short: Character? = nil, help: ArgumentHelp) {
        self.init(nil, .option, short: short, help) { text, _ in text }
    }
}

extension Option where Value == String {
    /// An option that must be given.
    public convenience init(help: ArgumentHelp) {
        self.init("", .option, help, isOptional: false) { text, _ in text }
    }
}

extension Option where Value: ExpressibleByArgument {
    /// An option with a few values.
    public convenience init(wrappedValue: Value, help: ArgumentHelp) {
        self.init(wrappedValue, .option, help, allValues: Value.allArguments) { text, _ in
            Value(argument: text)
        }
    }
}

/// An option without a value: `--json`. Its name is that of the property.
@propertyWrapper
public final class Flag: DeclaredValue<Bool> {
    /// What was typed, otherwise the initial value.
    public var wrappedValue: Bool { value }

    public convenience init(wrappedValue: Bool, help: ArgumentHelp) {
        self.init(wrappedValue, .flag, help) { _, _ in true }
    }
}

/// An argument without a name.
@propertyWrapper
public final class Argument<Value>: DeclaredValue<Value> {
    /// What was typed, otherwise the initial value.
    public var wrappedValue: Value { value }
}

extension Argument where Value == String? {
    /// An argument that may be left out.
    public convenience init(help: ArgumentHelp) {
        self.init(nil, .positional, help) { text, _ in text }
    }
}

extension Argument where Value == String {
    /// An argument that must be given.
    public convenience init(help: ArgumentHelp) {
        self.init("", .positional, help, isOptional: false) { text, _ in text }
    }
}

extension Argument where Value == [String] {
    /// All arguments from this one on.
    public convenience init(wrappedValue: [String], help: ArgumentHelp) {
        self.init(wrappedValue, .positional, help) { text, before in before + [text] }
    }
}

/// The arguments of another type, at this place.
@propertyWrapper
public final class OptionGroup<Group: ParsableArguments>: Declaration {
    /// The arguments with their values.
    public let wrappedValue: Group

    override public init() { wrappedValue = Group() }

    override func arguments(of property: String) -> [DeclaredArgument] { wrappedValue.declared() }
}
