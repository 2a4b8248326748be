/// A property that the parser fills. It is a class, so that the parser can set what it finds with a
/// `Mirror`.
class Declaration {
    init() {}

    /// - Parameter property: the name of the property.
    func arguments(of property: String) -> [DeclaredArgument] { [] }
}

/// An argument, and how its property takes a value.
struct DeclaredArgument {
    let model: ArgumentModel
    /// Takes what was typed; nothing for a flag. Returns false if it is not a value.
    let take: (String) -> Bool
}

extension ParsableArguments {
    /// The arguments in the order of their declarations.
    func declared() -> [DeclaredArgument] {
        Mirror(reflecting: self).children.flatMap { label, value -> [DeclaredArgument] in
            guard let declaration = value as? Declaration, let label else { return [] }
            // The compiler puts `_` before the name.
            return declaration.arguments(of: String(label.drop { $0 == "_" }))
        }
    }
}

/// `dry-run` for `dryRun`.
private func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
}

/// A property with the value of one argument.
class DeclaredValue<Value>: Declaration {
    /// The last value that was typed, otherwise the initial one.
    fileprivate(set) final var value: Value
    private let kind: ArgumentModel.Kind
    private let short: Character?
    private let type: ArgumentKind
    private let help: String
    private let isOptional: Bool
    private let allValues: [String]
    /// Returns nil if the text is not a value. Gets the value before.
    private let read: (String, Value) -> Value?

    init(
        _ initial: Value, _ kind: ArgumentModel.Kind, _ type: ArgumentKind,
        short: Character? = nil, _ help: String, isOptional: Bool = true, allValues: [String] = [],
        read: @escaping (String, Value) -> Value?
    ) {
        value = initial
        self.kind = kind
        self.type = type
        self.short = short
        self.help = help
        self.isOptional = isOptional
        self.allValues = allValues
        self.read = read
    }

    override final func arguments(of property: String) -> [DeclaredArgument] {
        let model = ArgumentModel(
            kind: kind, name: hyphenated(property), short: short, value: type, abstract: help,
            isOptional: isOptional, isRepeating: Value.self is [String].Type, allValues: allValues)
        let take = { (text: String) -> Bool in
            guard let value = self.read(text, self.value) else { return false }
            self.value = value
            return true
        }
        return [DeclaredArgument(model: model, take: take)]
    }
}
