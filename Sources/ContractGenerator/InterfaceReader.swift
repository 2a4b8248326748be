/// The names of annotations that say what introspection cannot say begin so.
private let contractPrefix = "app.atrest.Contract."

extension InterfaceDescription {
    /// Reads a file of the folder `dbus`.
    public init(xml text: String) throws(ReadError) {
        let root = try XMLReader.read(text)
        guard root.name == "node", root.children.count == 1,
            let element = root.children.first, element.name == "interface"
        else { throw ReadError(line: root.line, reason: "A node with one interface is expected.") }
        name = try element.required("name")
        objectPath = try root.required("name")
        documentation = try Documentation(element.comment, of: name, line: element.line)

        var enumerations: [Enumeration] = []
        var rows: [Row] = []
        var dictionaries: [DictionaryType] = []
        var errors: [ErrorDescription] = []
        var isInManual = true
        for annotation in try element.annotations(contractPrefix) {
            let parts = annotation.name.split(separator: ".").map { String($0) }
            guard parts.count == 2 else { throw annotation.unknown }
            switch parts[0] {
            case "Enumeration":
                enumerations.append(
                    Enumeration(
                        name: parts[1],
                        words: annotation.value.split(separator: " ").map { String($0) }))
            case "Row":
                let halves = annotation.value.split(separator: ";", maxSplits: 1)
                rows.append(
                    Row(
                        name: parts[1], fields: try annotation.fields(halves[0]),
                        extras: try halves.dropFirst().first.map(annotation.fields) ?? [],
                        canGrow: true))
            case "FixedRow":
                rows.append(
                    Row(
                        name: parts[1], fields: try annotation.fields(annotation.value),
                        extras: [], canGrow: false))
            case "Dictionary":
                dictionaries.append(
                    DictionaryType(
                        name: parts[1], fields: try annotation.fields(annotation.value)))
            case "Error":
                errors.append(ErrorDescription(name: parts[1], meaning: annotation.value))
            case "Manual": isInManual = annotation.value != "none"
            default: throw annotation.unknown
            }
        }
        self.isInManual = isInManual
        self.enumerations = enumerations
        self.rows = rows
        self.dictionaries = dictionaries
        self.errors = errors

        var methods: [Method] = []
        var signals: [Signal] = []
        var properties: [Property] = []
        for child in element.children {
            switch child.name {
            case "method": methods.append(try Method(child))
            case "signal": signals.append(try Signal(child))
            case "property": properties.append(try Property(child))
            case "annotation": break
            default: throw ReadError(line: child.line, reason: "\(child.name) is unknown here.")
            }
        }
        self.methods = methods
        self.signals = signals
        self.properties = properties
    }
}

extension Method {
    fileprivate init(_ element: XMLElement) throws(ReadError) {
        name = try element.required("name")
        documentation = try Documentation(element.comment, of: name, line: element.line)
        inputs = try element.arguments { $0 == "in" }
        outputs = try element.arguments { $0 == "out" }
        guard inputs.count + outputs.count == element.children.count(where: { $0.name == "arg" })
        else { throw ReadError(line: element.line, reason: "An argument has no direction.") }
        let marks = try element.contractValues([
            "Arguments": ["streamed"], "Time": ["long"], ClientForms.annotation: ClientForms.values,
        ])
        isStreamed = marks["Arguments"] != nil
        isLong = marks["Time"] != nil
        clientForms = ClientForms(marks[ClientForms.annotation])
        try documentation.check(arguments: inputs + outputs, line: element.line)
    }
}

extension ClientForms {
    fileprivate static let annotation = "Client"
    fileprivate static let values = ["none", "waits", "calls-back"]

    /// - Parameter value: nil for both forms.
    fileprivate init(_ value: String?) {
        guard let value else { return }
        waits = value == "waits"
        callsBack = value == "calls-back"
    }
}

extension Signal {
    fileprivate init(_ element: XMLElement) throws(ReadError) {
        name = try element.required("name")
        documentation = try Documentation(element.comment, of: name, line: element.line)
        arguments = try element.arguments { $0 == nil }
        try documentation.check(arguments: arguments, line: element.line)
    }
}

extension Property {
    fileprivate init(_ element: XMLElement) throws(ReadError) {
        name = try element.required("name")
        documentation = try Documentation(element.comment, of: name, line: element.line)
        signature = try element.required("type")
        type = try element.typeName()
        let marks = try element.contractValues(
            [ClientForms.annotation: ClientForms.values], isTyped: true)
        clientForms = ClientForms(marks[ClientForms.annotation])
        switch try element.required("access") {
        case "read": isWritable = false
        case "readwrite": isWritable = true
        default: throw ReadError(line: element.line, reason: "\(name) has an unknown access.")
        }
        let emits = try element.annotations("org.freedesktop.DBus.Property.EmitsChangedSignal")
        guard let changes = Changes(rawValue: emits.first?.value ?? "true") else {
            throw ReadError(line: element.line, reason: "\(name) announces changes otherwise.")
        }
        self.changes = changes
        if isWritable, changes != .announced {
            throw ReadError(line: element.line, reason: "\(name) is writable and not announced.")
        }
    }
}

extension Documentation {
    /// - Throws: if an argument that does not exist is documented.
    fileprivate func check(arguments: [Argument], line: Int) throws(ReadError) {
        let known = Set(arguments.map(\.name))
        for name in self.arguments.keys.sorted() where !known.contains(name) {
            throw ReadError(line: line, reason: "There is no argument \(name).")
        }
    }
}

/// An annotation whose name has lost its prefix.
private struct Annotation {
    let name: String
    let value: String
    let line: Int

    var unknown: ReadError { ReadError(line: line, reason: "The annotation \(name) is unknown.") }

    /// Reads a list as in `Id s, Kept b?`.
    func fields(_ list: some StringProtocol) throws(ReadError) -> [Field] {
        var fields: [Field] = []
        for part in list.split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count == 2 else {
                throw ReadError(line: line, reason: "\(name): a name and a type are expected.")
            }
            let isOptional = words[1].hasSuffix("?")
            fields.append(
                Field(
                    name: String(words[0]),
                    type: String(isOptional ? words[1].dropLast() : words[1]),
                    isOptional: isOptional))
        }
        return fields
    }
}

extension XMLElement {
    fileprivate func required(_ attribute: String) throws(ReadError) -> String {
        guard let value = attributes[attribute], !value.isEmpty else {
            throw ReadError(line: line, reason: "\(name) has no \(attribute).")
        }
        return value
    }

    fileprivate func annotations(_ prefix: String) throws(ReadError) -> [Annotation] {
        var annotations: [Annotation] = []
        for child in children where child.name == "annotation" {
            let name = try child.required("name")
            guard name.hasPrefix(prefix) else { continue }
            annotations.append(
                Annotation(
                    name: String(name.dropFirst(prefix.count)), value: try child.required("value"),
                    line: child.line))
        }
        return annotations
    }

    fileprivate func arguments(
        where isWanted: (String?) -> Bool
    ) throws(ReadError) -> [Argument] {
        var arguments: [Argument] = []
        for child in children where child.name == "arg" && isWanted(child.attributes["direction"]) {
            _ = try child.contractValues([:], isTyped: true)
            arguments.append(
                Argument(
                    name: try child.required("name"), signature: try child.required("type"),
                    type: try child.typeName()))
        }
        return arguments
    }

    fileprivate func typeName() throws(ReadError) -> TypeName? {
        var text: String?
        for annotation in try annotations(contractPrefix) where annotation.name == "Type" {
            guard text == nil else { throw annotation.unknown }
            text = annotation.value
        }
        guard let text else { return nil }
        let isOptional = text.hasSuffix("?")
        return TypeName(
            name: String(isOptional ? text.dropLast() : text[...]), isOptional: isOptional)
    }

    /// The values of our annotations, by name. Each has a value that is known.
    ///
    /// - Parameter isTyped: whether the element may have the name of a type too, which is left out.
    fileprivate func contractValues(
        _ known: [String: [String]], isTyped: Bool = false
    ) throws(ReadError) -> [String: String] {
        var values: [String: String] = [:]
        for annotation in try annotations(contractPrefix) {
            if isTyped, annotation.name == "Type" { continue }
            guard known[annotation.name]?.contains(annotation.value) ?? false else {
                throw annotation.unknown
            }
            values[annotation.name] = annotation.value
        }
        return values
    }
}
