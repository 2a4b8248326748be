/// An option with a value: `--at 20:00`. Its name is that of the property. If it is given twice,
/// the last value counts.
@propertyWrapper
final class Option<Value>: DeclaredValue<Value> {
    /// What was typed, otherwise the initial value.
    var wrappedValue: Value { value }
}

extension Option where Value == String? {
    /// An option that may be left out.
    ///
    /// - Parameter short: another name of one letter.
    convenience init(_ kind: ArgumentKind, short: Character? = nil, _ help: String) {
        self.init(nil, .option, kind, short: short, help) { text, _ in text }
    }
}

extension Option where Value == String {
    /// An option that must be given.
    convenience init(_ kind: ArgumentKind, _ help: String) {
        self.init("", .option, kind, help, isOptional: false) { text, _ in text }
    }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
    /// An option with a few values.
    convenience init(wrappedValue: Value, _ kind: ArgumentKind, _ help: String) {
        let known = Value.allCases.map(\.rawValue)
        self.init(wrappedValue, .option, kind, help, allValues: known) { text, _ in
            Value(rawValue: text)
        }
    }
}

/// An option without a value: `--json`. Its name is that of the property.
@propertyWrapper
final class Flag: DeclaredValue<Bool> {
    /// What was typed, otherwise the initial value.
    var wrappedValue: Bool { value }

    convenience init(wrappedValue: Bool, _ help: String) {
        self.init(wrappedValue, .flag, .none, help) { _, _ in true }
    }
}

/// An argument without a name.
@propertyWrapper
final class Argument<Value>: DeclaredValue<Value> {
    /// What was typed, otherwise the initial value.
    var wrappedValue: Value { value }
}

extension Argument where Value == String? {
    /// An argument that may be left out.
    convenience init(_ kind: ArgumentKind, _ help: String) {
        self.init(nil, .positional, kind, help) { text, _ in text }
    }
}

extension Argument where Value == String {
    /// An argument that must be given.
    convenience init(_ kind: ArgumentKind, _ help: String) {
        self.init("", .positional, kind, help, isOptional: false) { text, _ in text }
    }
}

extension Argument where Value == [String] {
    /// All arguments from this one on.
    convenience init(wrappedValue: [String], _ kind: ArgumentKind, _ help: String) {
        self.init(wrappedValue, .positional, kind, help) { text, before in before + [text] }
    }
}

/// The arguments of another type, at this place.
@propertyWrapper
final class OptionGroup<Group: ParsableArguments>: Declaration {
    /// The arguments with their values.
    let wrappedValue: Group

    override init() { wrappedValue = Group() }

    override func arguments(of property: String) -> [DeclaredArgument] { wrappedValue.declared() }
}
