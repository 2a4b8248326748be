/// Writes what an agent implements to serve an interface, into the module `AgentBus`.
struct ServedSource {
    let contract: ContractDescription
    let interface: InterfaceDescription

    private var name: String { interface.shortName }
    private var propertiesType: String { "\(name)Properties" }

    func text() throws(ContractError) -> String {
        var source = SourceText(
            from: interface.file, imports: ["Contract", "Fasting", "Glibc", "SDBus"])
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
        try source.block("struct \(propertiesType): PropertyValues, Equatable, Sendable") {
            (source) throws(ContractError) in
            source.line("static var interface: String { \(name).interface }")
            source.line()
            for property in interface.published {
                source.comment(property.documentation.paragraphs)
                source.line(
                    "var \(swiftName(property.name)): \(try swiftType(of: property.signature))"
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
        try source.block("protocol \(name)Handler: AnyObject") { (source) throws(ContractError) in
            for method in interface.methods {
                source.comment(
                    method.documentation.paragraphs, throwing: method.documentation.errors)
                source.line(try requirement(of: method))
            }
            for property in interface.properties where property.changes != .announced {
                source.comment(
                    property.documentation.paragraphs, throwing: property.documentation.errors)
                let type = try swiftType(of: property.signature)
                source.line(
                    property.changes == .constant
                        ? "var \(swiftName(property.name)): \(type) { get }"
                        : "func \(swiftName(property.name))() throws -> \(type)")
            }
            for property in interface.properties where property.isWritable {
                source.comment(
                    ["Sets `\(property.name)`."], throwing: property.documentation.errors)
                source.line(
                    "func set\(property.name)(_ value: \(try swiftType(of: property.signature))) throws"
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
        if let type = argument.type,
            case .row(_, let name) = try contract.resolve(type, in: interface)
        {
            return "[\(name)]"
        }
        return try swiftType(of: argument.signature)
    }

    private func outputType(_ argument: Argument) throws(ContractError) -> String {
        switch try argument.type.map({ type throws(ContractError) in
            try contract.resolve(type, in: interface)
        }) {
        case .row(_, let name): "[\(name)]"
        case .dictionary(_, let name): name
        case .enumeration(let name): name
        case .domain(let type): type.swiftName + (argument.type!.isOptional ? "?" : "")
        case nil: try swiftType(of: argument.signature)
        }
    }

    private func arrow(_ outputs: [Argument]) throws(ContractError) -> String {
        if outputs.isEmpty { return "" }
        if outputs.count == 1 { return " -> \(try outputType(outputs[0]))" }
        let fields = try outputs.map { (argument) throws(ContractError) in
            "\(swiftName(argument.name)): \(try outputType(argument))"
        }
        return " -> (\(fields.joined(separator: ", ")))"
    }

    // MARK: The table

    private func members(_ source: inout SourceText) throws(ContractError) {
        let isPublished = !interface.published.isEmpty
        try source.block("extension \(name)Handler") { (source) throws(ContractError) in
            let argument = isPublished ? "_ published: PublishedProperties<\(propertiesType)>" : ""
            source.comment([
                "The interface as it is exported: calls go to this handler, which must outlive it."
            ])
            try source.block("func makeInterface(\(argument)) -> Interface") {
                (source) throws(ContractError) in
                var parts: [String] = []
                if !interface.methods.isEmpty { parts.append("methodMembers") }
                if !interface.signals.isEmpty { parts.append("signalMembers") }
                if !interface.properties.isEmpty {
                    parts.append(isPublished ? "propertyMembers(published)" : "propertyMembers()")
                }
                source.line("Interface(\(name).interface, \(parts.joined(separator: " + ")))")
            }
            if !interface.methods.isEmpty {
                source.line()
                try methodMembers(&source)
            }
            if !interface.signals.isEmpty {
                source.line()
                try signalMembers(&source)
            }
            if !interface.properties.isEmpty {
                source.line()
                try source.block("private func propertyMembers(\(argument)) -> [Interface.Member]")
                {
                    (source) throws(ContractError) in
                    source.line("var members: [Interface.Member] = []")
                    for property in interface.properties { try member(property, &source) }
                    source.line("return members")
                }
            }
        }
    }

    private func methodMembers(_ source: inout SourceText) throws(ContractError) {
        try source.block("private var methodMembers: [Interface.Member]") {
            (source) throws(ContractError) in
            source.line("var members: [Interface.Member] = []")
            for method in interface.methods { try member(method, &source) }
            source.line("return members")
        }
    }

    private func member(_ method: Method, _ source: inout SourceText) throws(ContractError) {
        let name = swiftName(method.name)
        if method.isStreamed {
            let header =
                "members.append(.readingMethod(\(literal(method.name)),"
                + " in: \(try typed(method.inputs, inputType)),"
                + " out: \(try typed(method.outputs, wireType)))"
            try source.block(header, end: "})") { (source) throws(ContractError) in
                source.line("[unowned self] call, message in")
                source.line("try self.\(name)(call: call, message: message)")
            }
            return
        }
        let header =
            "members.append(.method(\(literal(method.name)),"
            + " in: \(literals(method.inputs.map(\.name))),"
            + " out: \(literals(method.outputs.map(\.name))))"
        try source.block(header, end: "})") { (source) throws(ContractError) in
            let results = try method.outputs.map(wireType)
            let result =
                results.count == 1 ? results[0] : results.isEmpty ? "Void" : tuple(results)
            source.line("[unowned self] (\(try parameters(of: method))) throws -> \(result) in")
            let arguments = method.inputs.map {
                "\(swiftName($0.name)): \(swiftName($0.name))"
            }
            let call = "try self.\(name)(\(arguments.joined(separator: ", ")))"
            switch method.outputs.count {
            case 0: source.line(call)
            case 1: source.line("return \(call)\(try suffix(method.outputs[0]))")
            default:
                source.line("let results = \(call)")
                let results = try method.outputs.map { (output) throws(ContractError) in
                    "results.\(swiftName(output.name))\(try suffix(output))"
                }
                source.line("return \(tuple(results))")
            }
        }
    }

    /// What makes a result ready for the bus.
    private func suffix(_ output: Argument) throws(ContractError) -> String {
        guard let type = output.type else { return "" }
        return switch try contract.resolve(type, in: interface) {
        case .dictionary: ".values"
        case .domain, .enumeration: ".wire"
        case .row: ""
        }
    }

    private func tuple(_ parts: [String]) -> String { "(\(parts.joined(separator: ", ")))" }

    /// The type that is handed to the bus.
    private func wireType(_ argument: Argument) throws(ContractError) -> String {
        if let type = argument.type,
            case .row(_, let name) = try contract.resolve(type, in: interface)
        {
            return "[\(name)]"
        }
        return try swiftType(of: argument.signature)
    }

    private func typed(
        _ arguments: [Argument], _ type: (Argument) throws(ContractError) -> String
    ) throws(ContractError) -> String {
        let parts = try arguments.map { (argument) throws(ContractError) in
            "(\(literal(argument.name)), \(try type(argument)).self)"
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    private func member(_ property: Property, _ source: inout SourceText) throws(ContractError) {
        let name = swiftName(property.name)
        let type = try swiftType(of: property.signature)
        let policy =
            switch property.changes {
            case .announced: ".emitsChange"
            case .silent: ".emitsNothing"
            case .constant: ".constant"
            }
        let header = "members.append(.property(\(literal(property.name)), \(policy)"
        let check = interface.published.isEmpty ? [] : ["try published.check()"]
        switch property.changes {
        case .announced where property.isWritable:
            source.line("\(header), get: {")
            source.line("    try published.check()")
            source.line("    return published.current.\(name)")
            source.line("}, set: { [unowned self] (value: \(type)) in")
            source.line("    try self.set\(property.name)(value)")
            source.line("}))")
        case .announced:
            source.line("\(header)) {")
            source.line("    try published.check()")
            source.line("    return published.current.\(name)")
            source.line("})")
        case .silent:
            source.line("\(header)) { [unowned self] () throws -> \(type) in")
            for line in check { source.line("    \(line)") }
            source.line("    return try self.\(name)()")
            source.line("})")
        case .constant:
            source.line("\(header)) { [unowned self] in self.\(name) })")
        }
    }

    // MARK: Signals

    private func signalMembers(_ source: inout SourceText) throws(ContractError) {
        try source.block("private var signalMembers: [Interface.Member]") {
            (source) throws(ContractError) in
            source.line("[")
            for signal in interface.signals {
                source.line(
                    "    .signal(\(literal(signal.name)), \(try typed(signal.arguments, inputType))),"
                )
            }
            source.line("]")
        }
    }

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
                        ", \(swiftName(argument.name))\(try suffix(argument))"
                    }.joined()
                    source.line(
                        "try bus.emit(\(literal(signal.name)), of: \(name).interface,"
                            + " at: .agent\(values))")
                }
            }
        }
    }
}
