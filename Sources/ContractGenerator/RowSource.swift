/// Writes how one side reads and writes the rows and dictionaries of an interface.
struct RowSource {
    enum Side {
        case agent
        case client
    }

    let contract: ContractDescription
    let interface: InterfaceDescription
    let side: Side

    /// Which of the two a side does with a type.
    private struct Use {
        var isRead = false
        var isWritten = false
    }

    func write(to source: inout SourceText) throws(ContractError) {
        for row in interface.rows {
            let use = try use(of: row.name)
            if use.isRead || use.isWritten { try self.row(row, use, &source) }
        }
        for dictionary in interface.dictionaries {
            let use = try use(of: dictionary.name)
            // The agent reads options itself: a number may be of any integer type there.
            if use.isRead, side == .client { try read(dictionary, &source) }
            if use.isWritten { try write(dictionary, &source) }
        }
    }

    private func use(of name: String) throws(ContractError) -> Use {
        let qualified = "\(interface.shortName).\(name)"
        let use = try contract.use(of: qualified) { side == .agent || $0.clientForms.isCalled }
        // The two sides would make the same type readable in different ways.
        if use.goesIn, use.comesOut {
            throw ContractError("\(qualified) goes in both directions.")
        }
        // A client reads the rows of a property from a variant.
        let isInProperty = try contract.isRowOfProperty(qualified)
        return side == .agent
            ? Use(isRead: use.goesIn, isWritten: use.comesOut || isInProperty)
            : Use(isRead: use.comesOut, isWritten: use.goesIn)
    }

    // MARK: Rows

    private func row(
        _ row: Row, _ use: Use, _ source: inout SourceText
    ) throws(ContractError) {
        let name = "\(interface.shortName).\(row.name)"
        source.line()
        let protocols =
            (use.isRead ? ["BusReadable"] : []) + (use.isWritten ? ["BusWritable"] : [])
        let conformance = protocols.isEmpty ? ["BusTyped"] : protocols
        let header = "extension \(name): \(conformance.joined(separator: ", "))"
        try source.block(header) { (source) throws(ContractError) in
            source.line("public static let signature = \(literal("(\(row.contents))"))")
            if use.isRead {
                source.line()
                try source.block("public init(reading message: Message) throws(SystemError)") {
                    (source) throws(ContractError) in try read(row, name, &source)
                }
            }
            if use.isWritten {
                source.line()
                try source.block("public func write(to message: Message) throws(SystemError)") {
                    (source) throws(ContractError) in try write(row, &source)
                }
            }
        }
    }

    private static let closure = " () throws(SystemError) in"

    private func read(
        _ row: Row, _ name: String, _ source: inout SourceText
    ) throws(ContractError) {
        let header = "self = try message.readContainer(\"r\", \(literal(row.contents)))"
        try source.block(header, parameters: Self.closure) { (source) throws(ContractError) in
            for field in row.fields { source.line(try reading(field)) }
            let extras =
                side == .agent
                ? "CallExtras(reading: message, known: \(literals(row.extras.map(\.name))))"
                : "RowExtras(reading: message)"
            let isUsed = !row.extras.isEmpty
            if row.canGrow { source.line("\(isUsed ? "let extras" : "_") = try \(extras)") }
            let arguments =
                row.fields.map { "\(swiftName($0.name)): \(swiftName($0.name))" }
                + row.extras.map {
                    "\(swiftName($0.name)): try extras.optional(\(literal($0.name)))"
                }
            source.line("return \(name)(\(arguments.joined(separator: ", ")))")
        }
    }

    private func reading(_ field: Field) throws(ContractError) -> String {
        let name = swiftName(field.name)
        let wire = "\(try swiftType(of: field.signature))(reading: message)"
        guard field.domainType != nil else { return "let \(name) = try \(wire)" }
        // A caller that sends something wrong gets a separate sentence for each.
        guard side == .client else {
            throw ContractError("\(interface.name): \(field.name) comes in, and is not basic.")
        }
        let type = try field.swiftName
        return field.isOptional
            ? "let \(name) = try RowExtras.unlessNone(\(type).self, \(wire), \(literal(field.name)))"
            : "let \(name) = try RowExtras.required(\(type).self, \(wire), \(literal(field.name)))"
    }

    private func write(_ row: Row, _ source: inout SourceText) throws(ContractError) {
        let header = "try message.appendContainer(\"r\", \(literal(row.contents)))"
        try source.block(header, parameters: Self.closure) { (source) throws(ContractError) in
            for field in row.fields {
                source.line("try \(field.wire(swiftName(field.name))).write(to: message)")
            }
            if !row.canGrow { return }
            if row.extras.isEmpty { return source.line("try [String: Value]().write(to: message)") }
            source.line("var extras: [String: Value] = [:]")
            for field in row.extras { source.line(assignment(field, to: "extras")) }
            source.line("try extras.write(to: message)")
        }
    }

    private func assignment(_ field: Field, to dictionary: String) -> String {
        let name = swiftName(field.name)
        let value =
            "\(dictionary)[\(literal(field.name))] = .\(valueCase(field))(\(field.wire(name)))"
        return "if let \(name) { \(value) }"
    }

    private func valueCase(_ field: Field) -> String {
        BasicType(rawValue: field.signature)!.valueCase
    }

    // MARK: Dictionaries

    private func write(
        _ dictionary: DictionaryType, _ source: inout SourceText
    ) throws(ContractError) {
        source.line()
        try source.block("extension \(interface.shortName).\(dictionary.name)") {
            (source) throws(ContractError) in
            try source.block("var values: [String: Value]") { (source) throws(ContractError) in
                let required = dictionary.fields.filter { !$0.isOptional }
                let optional = dictionary.fields.filter(\.isOptional)
                let entries = required.map {
                    "\(literal($0.name)): .\(valueCase($0))(\($0.wire(swiftName($0.name))))"
                }
                let values = "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]"
                if optional.isEmpty { return source.line(values) }
                source.line("var values: [String: Value] = \(values)")
                for field in optional { source.line(assignment(field, to: "values")) }
                source.line("return values")
            }
        }
    }

    private func read(
        _ dictionary: DictionaryType, _ source: inout SourceText
    ) throws(ContractError) {
        source.line()
        try source.block("extension \(interface.shortName).\(dictionary.name)") {
            (source) throws(ContractError) in
            try source.block("init(_ values: AnswerValues) throws(ClientError)") {
                (source) throws(ContractError) in
                let arguments = try dictionary.fields.map { (field) throws(ContractError) in
                    if field.isOptional, field.domainType != nil {
                        throw ContractError("\(interface.name): \(field.name) may be absent.")
                    }
                    let isBasic = field.domainType == nil
                    let getter = field.isOptional ? "optional" : isBasic ? "value" : "required"
                    return "\(swiftName(field.name)): try values.\(getter)(\(literal(field.name)))"
                }
                source.line("self.init(\(arguments.joined(separator: ", ")))")
            }
        }
    }
}
