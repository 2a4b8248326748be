/// The options and the other words of a command line.
struct ToolArguments {
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    private(set) var words: [String] = []
    /// The values of the option that may be given several times.
    private(set) var repeated: [String] = []

    init(
        _ arguments: [String], options: Set<String>, flags known: Set<String> = [],
        repeated repeatable: String? = nil
    ) throws(LicenceTool.Problem) {
        var rest = arguments[...]
        var areOptionsOver = false
        while let word = rest.popFirst() {
            if areOptionsOver || word == "-" || !word.hasPrefix("-") {
                words.append(word)
                continue
            }
            if word == "--" {
                areOptionsOver = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0].dropFirst(2))
            if known.contains(name), parts.count == 1 {
                flags.insert(name)
                continue
            }
            guard word.hasPrefix("--"), options.contains(name) else {
                throw .usage("There is no option `\(parts[0])`.")
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw .usage("`--\(name)` needs a value.")
            }
            if name == repeatable {
                repeated.append(value)
                continue
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw .usage("`--\(name)` is given twice.")
            }
        }
    }

    func required(_ name: String) throws(LicenceTool.Problem) -> String {
        guard let value = values[name] else { throw .usage("`--\(name)` is missing.") }
        return value
    }

    /// Exactly as many words as there are names.
    func words(_ names: String...) throws(LicenceTool.Problem) -> [String] {
        if words.count < names.count { throw .usage("\(names[words.count]) is missing.") }
        if words.count > names.count {
            throw .usage("`\(words[names.count])` is one word too many.")
        }
        return words
    }
}
