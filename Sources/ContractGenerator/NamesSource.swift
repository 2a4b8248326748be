/// Writes what both sides share into the module `Contract`: the names of an interface, its words,
/// its rows and its dictionaries.
struct NamesSource {
    let interface: InterfaceDescription

    func text() throws(ContractError) -> String {
        var source = SourceText(from: interface.file, imports: ["Fasting"])
        source.comment(interface.documentation.paragraphs)
        try source.block("public enum \(interface.shortName)") {
            (source) throws(ContractError) in
            source.line("public static let interface = \(literal(interface.name))")
            try names("Method", interface.methods.map { ($0.name, $0.documentation) }, &source)
            try names("Signal", interface.signals.map { ($0.name, $0.documentation) }, &source)
            try names(
                "Property", interface.properties.map { ($0.name, $0.documentation) }, &source)
            for enumeration in interface.enumerations {
                try words(enumeration.name, enumeration.words, &source)
            }
            if !interface.keys.isEmpty {
                source.line()
                source.line("/// The keys of options, results and extras.")
                try cases("Key", interface.keys, &source)
            }
        }
        for row in interface.rows { try self.row(row, &source) }
        for dictionary in interface.dictionaries { try self.dictionary(dictionary, &source) }
        return source.text
    }

    private func names(
        _ kind: String, _ members: [(String, Documentation)], _ source: inout SourceText
    ) throws(ContractError) {
        if members.isEmpty { return }
        source.line()
        try source.block("public enum \(kind): String, CaseIterable, Sendable") {
            (source) throws(ContractError) in
            for (name, documentation) in members {
                source.comment([documentation.summary])
                source.line("case \(swiftName(name)) = \(literal(name))")
            }
        }
    }

    private func words(
        _ name: String, _ words: [String], _ source: inout SourceText
    ) throws(ContractError) {
        source.line()
        try cases(name, words, conformances: "CaseIterable, WireConvertible, Sendable", &source)
    }

    private func cases(
        _ name: String, _ words: [String],
        conformances: String = "CaseIterable, Sendable", _ source: inout SourceText
    ) throws(ContractError) {
        try source.block("public enum \(name): String, \(conformances)") {
            (source) throws(ContractError) in
            for word in words {
                let name = swiftName(word)
                source.line(name == word ? "case \(name)" : "case \(name) = \(literal(word))")
            }
        }
    }

    private func row(_ row: Row, _ source: inout SourceText) throws(ContractError) {
        try structure(
            row.name, comment: use(of: row.name), fields: row.fields + row.extras, keys: nil,
            &source)
    }

    private func dictionary(
        _ dictionary: DictionaryType, _ source: inout SourceText
    ) throws(ContractError) {
        try structure(
            dictionary.name, comment: use(of: dictionary.name), fields: dictionary.fields,
            keys: dictionary.fields.map(\.name), &source)
    }

    /// What the documentation says where the type is used.
    private func use(of name: String) -> [String] {
        for method in interface.methods {
            for argument in method.inputs + method.outputs where argument.type?.name == name {
                return ["`\(argument.name)` of `\(method.name)`."]
                    + [method.documentation.arguments[argument.name]].compactMap(\.self)
            }
        }
        return ["Used by other interfaces."]
    }

    private func structure(
        _ name: String, comment: [String], fields: [Field], keys: [String]?,
        _ source: inout SourceText
    ) throws(ContractError) {
        source.line()
        try source.block("extension \(interface.shortName)") { (source) throws(ContractError) in
            source.comment(comment)
            try source.block("public struct \(name): Equatable, Sendable") {
                (source) throws(ContractError) in
                if let keys {
                    let cases = keys.map { ".\(swiftName($0))" }.joined(separator: ", ")
                    source.line("public static let keys: [Key] = [\(cases)]")
                    source.line()
                }
                let members = try fields.map { (field) throws(ContractError) in
                    (
                        swiftName(field.name),
                        try field.swiftName + (field.isOptional ? "?" : ""),
                        field.isOptional ? " = nil" : ""
                    )
                }
                for (name, type, _) in members { source.line("public var \(name): \(type)") }
                source.line()
                let parameters = members.map { "\($0): \($1)\($2)" }.joined(separator: ", ")
                try source.block("public init(\(parameters))") { (source) throws(ContractError) in
                    for (name, _, _) in members { source.line("self.\(name) = \(name)") }
                }
            }
        }
    }
}

/// Writes the errors of all interfaces.
struct ErrorsSource {
    let contract: ContractDescription

    func text() throws(ContractError) -> String {
        var source = SourceText(from: "dbus/*.xml")
        source.comment([
            "The names of errors on the bus. Each comes with a sentence that the user can act on."
        ])
        try source.block("public enum ErrorName: String, CaseIterable, Sendable") {
            (source) throws(ContractError) in
            for error in contract.errors {
                source.comment([error.meaning])
                source.line(
                    "case \(swiftName(error.name)) = \(literal("app.atrest.Error." + error.name))")
            }
        }
        return source.text
    }
}
