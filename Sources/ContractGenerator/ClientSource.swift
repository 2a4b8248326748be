/// Writes what a client uses of an interface, into the module `Client`: its methods, and the values
/// of its properties at one moment.
struct ClientSource {
    let contract: ContractDescription
    let interface: InterfaceDescription

    private var name: String { interface.shortName }
    private var stateType: String { "\(name)State" }
    /// Computed properties follow from the others and from the clock.
    private var properties: [Property] { interface.properties.filter { $0.changes != .silent } }

    func text() throws(ContractError) -> String {
        var source = SourceText(
            from: interface.file, imports: ["Contract", "Fasting", "Glibc", "SDBus"])
        if !properties.isEmpty {
            try state(&source)
            source.line()
        }
        try proxy(&source)
        source.line()
        try source.block("extension AgentProxy") { (source) throws(ContractError) in
            source.comment(["`\(interface.name)` of the agent."])
            source.line(
                "public var \(swiftName(name)): \(name)Proxy { \(name)Proxy(agent: self) }")
        }
        try RowSource(contract: contract, interface: interface, side: .client).write(to: &source)
        return source.text
    }

    // MARK: Properties

    private func state(_ source: inout SourceText) throws(ContractError) {
        source.comment(["The properties of `\(interface.name)` at one moment."])
        try source.block("public struct \(stateType): InterfaceState, Equatable, Sendable") {
            (source) throws(ContractError) in
            source.line("public static var interface: String { \(name).interface }")
            source.line()
            for property in properties {
                source.comment(property.documentation.paragraphs)
                source.line("public var \(swiftName(property.name)): \(try type(property))")
            }
            source.line()
            let parameters = try properties.map { (property) throws(ContractError) in
                "\(swiftName(property.name)): \(try type(property))\(try initialValue(property))"
            }
            source.line("public init(")
            for (index, parameter) in parameters.enumerated() {
                source.line("    \(parameter)\(index + 1 < parameters.count ? "," : "")")
            }
            try source.block(")") { (source) throws(ContractError) in
                for property in properties {
                    let name = swiftName(property.name)
                    source.line("self.\(name) = \(name)")
                }
            }
            source.line()
            source.comment(["- Throws: if a property is absent or of another type."])
            try source.block("public init(_ values: AnswerValues) throws(ClientError)") {
                (source) throws(ContractError) in
                for property in properties {
                    let getter =
                        property.type.map { $0.isOptional ? "unlessNone" : "required" } ?? "value"
                    source.line(
                        "\(swiftName(property.name)) = try values.\(getter)(\(literal(property.name)))"
                    )
                }
            }
        }
    }

    private func type(_ property: Property) throws(ContractError) -> String {
        guard let type = property.type else { return try swiftType(of: property.signature) }
        return try typeText(of: type)
    }

    private func initialValue(_ property: Property) throws(ContractError) -> String {
        guard let type = property.type else {
            return BasicType(rawValue: property.signature).map { " = \($0.initialValue)" } ?? ""
        }
        if type.isOptional { return " = nil" }
        let name = type.name.split(separator: ".").last ?? ""
        guard let words = interface.enumerations.first(where: { $0.name == name })?.words else {
            return ""
        }
        return " = .\(swiftName(words[0]))"
    }

    private func typeText(of type: TypeName) throws(ContractError) -> String {
        let mark = type.isOptional ? "?" : ""
        return switch try contract.resolve(type, in: interface) {
        case .enumeration(let name): name + mark
        case .domain(let domain): domain.swiftName + mark
        case .dictionary(_, let name): name
        case .row(_, let name): "[\(name)]"
        }
    }

    // MARK: Methods

    private func proxy(_ source: inout SourceText) throws(ContractError) {
        source.comment(interface.documentation.paragraphs)
        try source.block("public struct \(name)Proxy") { (source) throws(ContractError) in
            source.line("let agent: AgentProxy")
            if !properties.isEmpty {
                source.line()
                source.comment(["Asks for all properties."])
                source.line(
                    "public func state() throws(ClientError) -> \(stateType) { try agent.state() }")
            }
            for method in interface.methods {
                source.line()
                try self.method(method, &source)
            }
            for property in properties where property.isWritable {
                source.line()
                source.comment(["Sets `\(property.name)`."])
                let header =
                    "public func set\(property.name)(_ value: \(try type(property)))"
                    + " throws(ClientError)"
                let value = property.type == nil ? "value" : "value.wire"
                let wireCase = BasicType(rawValue: property.signature)?.valueCase
                guard let wireCase else {
                    throw ContractError("\(interface.name): \(property.name) is not basic.")
                }
                try source.block(header) { (source) throws(ContractError) in
                    source.line(
                        "try agent.set(\(literal(property.name)), of: \(name).interface,"
                            + " to: .\(wireCase)(\(value)))")
                }
            }
        }
    }

    /// Writes a method twice: one waits for the answer, the other calls a closure with it.
    private func method(
        _ method: Method, _ source: inout SourceText
    ) throws(ContractError) {
        let parameters = try method.inputs.map { (argument) throws(ContractError) in
            "\(swiftName(argument.name)): \(try type(argument))"
        }
        if method.outputs.count > 1 {
            throw ContractError("\(interface.name): \(method.name) has several results.")
        }
        let output = method.outputs.first
        let result = try output.map { (argument) throws(ContractError) in try type(argument) }
        let read = try output.map { (argument) throws(ContractError) in try reading(argument) }
        let timeout = method.isLong ? ", timeout: AgentProxy.longTimeout" : ""
        let values = try method.inputs.map { (argument) throws(ContractError) in
            swiftName(argument.name) + (try suffix(argument))
        }
        let fill =
            values.isEmpty ? "_ in" : "try $0.append(\(values.joined(separator: ", ")))"
        let name = swiftName(method.name)
        let member = "\(self.name).interface, \(literal(method.name))\(timeout)"

        source.comment(method.documentation.paragraphs)
        let header =
            "public func \(name)(\(parameters.joined(separator: ", ")))"
            + " throws(ClientError)\(result.map { " -> \($0)" } ?? "")"
        try source.block(header) { (source) throws(ContractError) in
            let call = "try agent.call(\(member)) { \(fill) }"
            guard let read else { return source.line("_ = \(call)") }
            source.line("let reply = \(call)")
            source.line("return try agent.read(reply) { \(read) }")
        }
        source.line()
        let labels = method.inputs.map { "\(swiftName($0.name)):" }.joined()
        source.comment(["As ``\(name)(\(labels))``, without blocking."])
        let handler = "_ handler: @escaping (Result<\(result ?? "Void"), ClientError>) -> Void"
        try source.block(
            "public func \(name)(\((parameters + [handler]).joined(separator: ", "))) throws -> Slot"
        ) { (source) throws(ContractError) in
            source.line(
                "try agent.send(\(member), fill: { \(fill) }, read: { \(read ?? "_ in") },"
                    + " handler: handler)")
        }
    }

    private func type(_ argument: Argument) throws(ContractError) -> String {
        guard let type = argument.type else { return try swiftType(of: argument.signature) }
        return try typeText(of: type)
    }

    /// What makes an argument ready for the bus.
    private func suffix(_ argument: Argument) throws(ContractError) -> String {
        guard let type = argument.type else { return "" }
        return switch try contract.resolve(type, in: interface) {
        case .dictionary: ".values"
        case .domain, .enumeration: ".wire"
        case .row: ""
        }
    }

    private func reading(_ output: Argument) throws(ContractError) -> String {
        let wire = "\(try wireType(output))(reading: $0)"
        guard let type = output.type else { return "try \(wire)" }
        let name = literal(output.name)
        switch try contract.resolve(type, in: interface) {
        case .row: return "try \(wire)"
        case .dictionary(_, let dictionary):
            return "try \(dictionary)(AnswerValues(reading: $0))"
        case .enumeration(let swift):
            return "try AnswerValues.required(\(swift).self, \(wire), \(name))"
        case .domain(let domain):
            let getter = type.isOptional ? "unlessNone" : "required"
            return "try AnswerValues.\(getter)(\(domain.swiftName).self, \(wire), \(name))"
        }
    }

    private func wireType(_ argument: Argument) throws(ContractError) -> String {
        if let type = argument.type,
            case .row(_, let name) = try contract.resolve(type, in: interface)
        {
            return "[\(name)]"
        }
        return try swiftType(of: argument.signature)
    }
}
