/// Writes what an agent implements to serve an interface, into the module `AgentBus`.
struct ServedSource {
    let contract: ContractDescription
    let interface: InterfaceDescription

    private var name: String { interface.shortName }
    private var propertiesType: String { "\(name)Properties" }

    func text() throws(ContractError) -> String {
        var source = SourceText(from: interface.file, imports: ["Contract", "SDBus"])
        if !interface.published.isEmpty {
            try properties(&source)
            source.line()
        }
        try handler(&source)
        source.line()
        try members(&source)
        if !interface.signals.isEmpty {
            source.line()
            try signals(&source)
        }
        try RowSource(contract: contract, interface: interface, side: .agent).write(to: &source)
        return source.text
    }

    // MARK: Properties

    private func properties(_ source: inout SourceText) throws(ContractError) {
        source.comment(["The properties of `\(interface.name)` whose changes are announced."])
        try source.block("struct \(propertiesType): PropertyValues") {
            (source) throws(ContractError) in
            source.line("static var interface: String { \(name).interface }")
            source.line()
            for property in interface.published {
                source.comment(property.documentation.paragraphs)
                source.line(
                    "var \(swiftName(property.name)): \(try contract.wireType(property, in: interface))"
                        + " = \(initialValue(property.signature))")
            }
            source.line()
            try source.block("func names(differingFrom other: \(propertiesType)) -> [String]") {
                (source) throws(ContractError) in
                source.line("var names: [String] = []")
                for property in interface.published {
                    let field = swiftName(property.name)
                    source.line(
                        "if \(field) != other.\(field) { names.append(\(literal(property.name))) }")
                }
                source.line("return names")
            }
        }
    }

    private func initialValue(_ signature: String) -> String {
        if let basic = BasicType(rawValue: signature) { return basic.initialValue }
        return signature.hasPrefix("a{") ? "[:]" : "[]"
    }

    // MARK: The handler

    private func handler(_ source: inout SourceText) throws(ContractError) {
        source.comment(["What carries out the calls of `\(interface.name)`."])
        let parent =
            interface.published.isEmpty
            ? "ServedInterface" : "PublishingInterface where Properties == \(propertiesType)"
        try source.block("protocol \(name)Handler: \(parent)") { (source) throws(ContractError) in
            for method in interface.methods {
                source.comment(
                    method.documentation.paragraphs, throwing: method.documentation.errors)
                source.line(try requirement(of: method))
            }
            for property in interface.properties where property.changes != .announced {
                source.comment(
                    property.documentation.paragraphs, throwing: property.documentation.errors)
                let type = try contract.wireType(property, in: interface)
                source.line(
                    property.changes == .constant
                        ? "var \(swiftName(property.name)): \(type) { get }"
                        : "func \(swiftName(property.name))() throws -> \(type)")
            }
            for property in interface.properties where property.isWritable {
                source.comment(
                    ["Sets `\(property.name)`."], throwing: property.documentation.errors)
                source.line(
                    "func set\(property.name)(_ value: \(try contract.wireType(property, in: interface))) throws"
                )
            }
        }
    }

    private func requirement(of method: Method) throws(ContractError) -> String {
        let name = swiftName(method.name)
        if method.isStreamed { return "func \(name)(call: PendingCall, message: Message) throws" }
        return "func \(name)(\(try parameters(of: method))) throws" + (try arrow(method.outputs))
    }

    private func parameters(of method: Method) throws(ContractError) -> String {
        try method.inputs.map { (argument) throws(ContractError) in
            "\(swiftName(argument.name)): \(try inputType(argument))"
        }.joined(separator: ", ")
    }

    /// Options stay as they came: a number may be of any integer type there.
    private func inputType(_ argument: Argument) throws(ContractError) -> String {
        try contract.wireType(argument, in: interface)
    }

    private func outputType(_ argument: Argument) throws(ContractError) -> String {
        try contract.typeText(argument.type, argument.signature, in: interface)
    }

    private func arrow(_ outputs: [Argument]) throws(ContractError) -> String {
        guard let output = outputs.first else { return "" }
        if outputs.count > 1 {
            throw ContractError("\(interface.name): a method has several results.")
        }
        return " -> \(try outputType(output))"
    }

    // MARK: The table

    private func members(_ source: inout SourceText) throws(ContractError) {
        try source.block("extension \(name)Handler") { (source) throws(ContractError) in
            source.comment([
                "The interface as it is exported: calls go to this handler, which must outlive it."
            ])
            try source.block("func makeInterface() -> Interface") {
                (source) throws(ContractError) in
                source.line("var members: [Interface.Member] = []")
                if !interface.published.isEmpty { source.line("let published = published") }
                for method in interface.methods { add(try member(method), to: &source) }
                for signal in interface.signals {
                    let arguments = try typed(signal.arguments)
                    add(".signal(\(literal(signal.name)), \(arguments))", to: &source)
                }
                for property in interface.properties { add(try member(property), to: &source) }
                source.line("return Interface(\(name).interface, members)")
            }
        }
    }

    private func add(_ member: String, to source: inout SourceText) {
        source.line("members.append(\(member))")
    }

    private func member(_ method: Method) throws(ContractError) -> String {
        let name = swiftName(method.name)
        if method.isStreamed {
            return
                ".readingMethod(\(literal(method.name)), in: \(try typed(method.inputs)),"
                + " out: \(try typed(method.outputs)))"
                + " { [unowned self] in try self.\(name)(call: $0, message: $1) }"
        }
        let result = try method.outputs.map(inputType).first ?? "Void"
        let arguments = method.inputs.map { "\(swiftName($0.name)): \(swiftName($0.name))" }
        let call = "try self.\(name)(\(arguments.joined(separator: ", ")))"
        let suffix = try contract.suffix(method.outputs.first?.type, in: interface)
        return ".method(\(literal(method.name)), in: \(literals(method.inputs.map(\.name))),"
            + " out: \(literals(method.outputs.map(\.name)))) { [unowned self]"
            + " (\(try parameters(of: method))) throws -> \(result) in \(call)\(suffix) }"
    }

    private func typed(_ arguments: [Argument]) throws(ContractError) -> String {
        let parts = try arguments.map { (argument) throws(ContractError) in
            "(\(literal(argument.name)), \(try inputType(argument)).self)"
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func member(_ property: Property) throws(ContractError) -> String {
        let name = swiftName(property.name)
        let type = try contract.wireType(property, in: interface)
        let opening = ".property(\(literal(property.name)),"
        let isChecked = !interface.published.isEmpty
        return switch property.changes {
        case .announced where property.isWritable:
            "\(opening) .emitsChange, get: { try published.checked.\(name) },"
                + " set: { [unowned self] (value: \(type)) in try self.set\(property.name)(value) })"
        case .announced: "\(opening) .emitsChange) { try published.checked.\(name) }"
        case .silent where isChecked:
            "\(opening) .emitsNothing) { [unowned self] in"
                + " try published.checking { try self.\(name)() } }"
        case .silent: "\(opening) .emitsNothing) { [unowned self] in try self.\(name)() }"
        case .constant: "\(opening) .constant) { [unowned self] in self.\(name) }"
        }
    }

    // MARK: Signals

    private func signals(_ source: inout SourceText) throws(ContractError) {
        source.comment(["Sends the signals of `\(interface.name)`."])
        try source.block("struct \(name)Signals") { (source) throws(ContractError) in
            source.line("let bus: Bus")
            for signal in interface.signals {
                source.line()
                source.comment(signal.documentation.paragraphs)
                let parameters = try signal.arguments.map { (argument) throws(ContractError) in
                    "\(swiftName(argument.name)): \(try outputType(argument))"
                }
                let header =
                    "func \(swiftName(signal.name))(\(parameters.joined(separator: ", "))) throws"
                try source.block(header) { (source) throws(ContractError) in
                    let values = try signal.arguments.map { (argument) throws(ContractError) in
                        ", \(swiftName(argument.name))\(try contract.suffix(argument.type, in: interface))"
                    }.joined()
                    source.line(
                        "try bus.emit(\(literal(signal.name)), of: \(name).interface,"
                            + " at: .agent\(values))")
                }
            }
        }
    }
}
