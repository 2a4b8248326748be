/// Writes what a client uses of an interface, into the module `Client`: its methods, and the values
/// of its properties at one moment. The documentation is on the other side, in `AgentBus`.
struct ClientSource {
    let contract: ContractDescription
    let interface: InterfaceDescription

    private var name: String { interface.shortName }
    private var stateType: String { "\(name)State" }
    /// Computed properties follow from the others and from the clock.
    private var properties: [Property] { interface.properties.filter { $0.changes != .silent } }

    func text() throws(ContractError) -> String {
        var source = SourceText(from: interface.file, imports: ["Contract", "SDBus"])
        if !properties.isEmpty {
            try state(&source)
            source.line()
        }
        try proxy(&source)
        source.line()
        source.line(
            "extension AgentProxy { public var \(swiftName(name)): \(name)Proxy { .init(agent: self) } }"
        )
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
            let members = try properties.map { (property) throws(ContractError) in
                Member(
                    name: swiftName(property.name), type: try type(property),
                    initialValue: try initialValue(property))
            }
            for member in members { source.line("public var \(member.name): \(member.type)") }
            source.line()
            try source.initializer(members)
            source.line()
            try source.block("public init(_ values: AnswerValues) throws(ClientError)") {
                (source) throws(ContractError) in
                for property in properties {
                    var getter =
                        property.type.map { $0.isOptional ? "unlessNone" : "required" } ?? "value"
                    if property.signature.hasPrefix("a") { getter = "value" }
                    source.line(
                        "\(swiftName(property.name)) = try values.\(getter)(\(literal(property.name)))"
                    )
                }
            }
        }
    }

    private func type(_ property: Property) throws(ContractError) -> String {
        try contract.typeText(property.type, property.signature, in: interface)
    }

    private func initialValue(_ property: Property) throws(ContractError) -> String {
        if property.signature.hasPrefix("a") { return " = []" }
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

    // MARK: Methods

    private func proxy(_ source: inout SourceText) throws(ContractError) {
        source.comment(["Calls `\(interface.name)`."])
        try source.block("public struct \(name)Proxy") { (source) throws(ContractError) in
            source.line("let agent: AgentProxy")
            if !properties.isEmpty {
                source.line()
                source.line(
                    "public func state() throws(ClientError) -> \(stateType) { try agent.state() }")
            }
            for method in interface.methods { try write(try call(method), &source) }
            for property in properties where property.isWritable {
                try write(try setter(property), &source)
            }
        }
    }

    /// A call in its two forms: one waits for the answer, the other calls a closure with it.
    private struct Call {
        /// As in `start`.
        let name: String
        let parameters: [String]
        let result: String?
        /// The arguments of the function that sends the call.
        let arguments: String
        /// The functions of `AgentProxy`.
        let functions: (waiting: String, callingBack: String)
        let forms: ClientForms
    }

    private func write(_ call: Call, _ source: inout SourceText) throws(ContractError) {
        if call.forms.isCalled { source.line() }
        if call.forms.waits {
            try source.block(
                "public func \(call.name)(\(call.parameters.joined(separator: ", ")))"
                    + " throws(ClientError)\(call.result.map { " -> \($0)" } ?? "")"
            ) { (source) throws(ContractError) in
                source.line("try agent.\(call.functions.waiting)(\(call.arguments))")
            }
        }
        if call.forms.callsBack {
            let handler =
                "_ handler: @escaping (Result<\(call.result ?? "Void"), ClientError>) -> Void"
            let parameters = (call.parameters + [handler]).joined(separator: ", ")
            try source.block("public func \(call.name)(\(parameters)) throws -> Slot") {
                (source) throws(ContractError) in
                source.line(
                    "try agent.\(call.functions.callingBack)(\(call.arguments), handler: handler)")
            }
        }
    }

    private func call(_ method: Method) throws(ContractError) -> Call {
        if method.outputs.count > 1 {
            throw ContractError("\(interface.name): \(method.name) has several results.")
        }
        let parameters = try method.inputs.map { (argument) throws(ContractError) in
            "\(swiftName(argument.name)): \(try type(argument))"
        }
        let values = try method.inputs.map { (argument) throws(ContractError) in
            swiftName(argument.name) + (try contract.suffix(argument.type, in: interface))
        }
        let fill =
            values.isEmpty ? "" : " fill: { try $0.append(\(values.joined(separator: ", "))) },"
        let read = try method.outputs.first.map(reading) ?? "_ in"
        let timeout = method.isLong ? " timeout: AgentProxy.longTimeout," : ""
        return Call(
            name: swiftName(method.name), parameters: parameters,
            result: try method.outputs.first.map(type),
            arguments:
                "\(name).interface, \(literal(method.name)),\(timeout)\(fill) read: { \(read) }",
            functions: ("ask", "send"), forms: method.clientForms)
    }

    private func setter(_ property: Property) throws(ContractError) -> Call {
        guard let wireCase = BasicType(rawValue: property.signature)?.valueCase else {
            throw ContractError("\(interface.name): \(property.name) is not basic.")
        }
        let value = property.type == nil ? "value" : "value.wire"
        return Call(
            name: "set\(property.name)", parameters: ["_ value: \(try type(property))"],
            result: nil,
            arguments:
                "\(literal(property.name)), of: \(name).interface, to: .\(wireCase)(\(value))",
            functions: ("set", "set"), forms: property.clientForms)
    }

    private func type(_ argument: Argument) throws(ContractError) -> String {
        try contract.typeText(argument.type, argument.signature, in: interface)
    }

    private func reading(_ output: Argument) throws(ContractError) -> String {
        let wire = "\(try contract.wireType(output, in: interface))(reading: $0)"
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
}
