/// Writes what both sides share into the module `Contract`: the names of an interface, its words,
/// its rows and its dictionaries.
struct NamesSource {
    let contract: ContractDescription
    let interface: InterfaceDescription

    func text() throws(ContractError) -> String {
        var source = SourceText(from: interface.file)
        source.comment(interface.documentation.paragraphs)
        try source.block("public enum \(interface.shortName)") {
            (source) throws(ContractError) in
            source.line("public static let interface = \(literal(interface.name))")
            try cases("Method", interface.methods.map(\.name), &source)
            try cases("Signal", interface.signals.map(\.name), &source)
            try cases("Property", interface.properties.map(\.name), &source)
            for enumeration in interface.enumerations {
                try cases(
                    enumeration.name, enumeration.words, conformance: "WireConvertible, ", &source)
            }
            try cases("Key", interface.keys, &source)
            for row in interface.rows {
                try structure(row.name, fields: row.fields + row.extras, keys: [], &source)
            }
            for dictionary in interface.dictionaries {
                // Only what comes in is checked for other keys.
                let use = try contract.use(of: "\(interface.shortName).\(dictionary.name)")
                try structure(
                    dictionary.name, fields: dictionary.fields,
                    keys: use.goesIn ? dictionary.fields.map(\.name) : [], &source)
            }
        }
        return source.text
    }

    private func cases(
        _ name: String, _ words: [String], conformance: String = "", _ source: inout SourceText
    ) throws(ContractError) {
        if words.isEmpty { return }
        source.line()
        try source.block("public enum \(name): String, CaseIterable, \(conformance)Sendable") {
            (source) throws(ContractError) in
            let cases = words.map { word in
                let name = swiftName(word)
                return name == word ? name : "\(name) = \(literal(word))"
            }
            source.line("case \(cases.joined(separator: ", "))")
        }
    }

    /// What the documentation says where the type is used.
    private func use(of name: String) -> [String] {
        for method in interface.methods {
            for argument in method.inputs + method.outputs where argument.type?.name == name {
                return ["`\(argument.name)` of `\(method.name)`."]
                    + [method.documentation.arguments[argument.name]].compactMap(\.self)
            }
        }
        for property in interface.properties where property.type?.name == name {
            return ["`\(property.name)`."] + property.documentation.paragraphs
        }
        return ["Used by other interfaces."]
    }

    private func structure(
        _ name: String, fields: [Field], keys: [String], _ source: inout SourceText
    ) throws(ContractError) {
        source.line()
        source.comment(use(of: name))
        try source.block("public struct \(name): Equatable, Sendable") {
            (source) throws(ContractError) in
            if !keys.isEmpty {
                let cases = keys.map { ".\(swiftName($0))" }.joined(separator: ", ")
                source.line("public static let keys: [Key] = [\(cases)]")
            }
            let members = try fields.map { (field) throws(ContractError) in
                Member(
                    name: swiftName(field.name),
                    type: try field.swiftName + (field.isOptional ? "?" : ""),
                    initialValue: field.isOptional ? " = nil" : "")
            }
            for member in members { source.line("public var \(member.name): \(member.type)") }
            source.line()
            try source.initializer(members)
        }
    }
}

/// A stored property of a generated struct.
struct Member {
    let name: String
    let type: String
    /// As in ` = nil`, or "" if callers must name a value.
    let initialValue: String
}

extension SourceText {
    /// Writes the initializer that takes a value for each property.
    mutating func initializer(_ members: [Member]) throws(ContractError) {
        let parameters = members.map { "\($0.name): \($0.type)\($0.initialValue)" }
        try block("public init(\(parameters.joined(separator: ", ")))") {
            (source) throws(ContractError) in
            let properties = members.map { "self.\($0.name)" }.joined(separator: ", ")
            let values = members.map(\.name).joined(separator: ", ")
            source.line(
                members.count == 1 ? "\(properties) = \(values)" : "(\(properties)) = (\(values))")
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
