/// All interfaces together, checked against each other.
public struct ContractDescription: Sendable {
    public let interfaces: [InterfaceDescription]

    /// - Throws: if an interface names a type or an error that no interface declares, or gives a
    ///   member another signature than its type has.
    public init(_ interfaces: [InterfaceDescription]) throws(ContractError) {
        self.interfaces = interfaces
        for interface in interfaces { try check(interface) }
    }

    /// Every error of the interfaces, in the order of the files.
    public var errors: [ErrorDescription] { interfaces.flatMap(\.errors) }

    private func check(_ interface: InterfaceDescription) throws(ContractError) {
        var named = interface.documentation.errors
        for method in interface.methods {
            named += method.documentation.errors
            for argument in method.inputs + method.outputs {
                try check(argument.type, argument.signature, of: argument.name, in: interface)
            }
        }
        for argument in interface.signals.flatMap(\.arguments) {
            try check(argument.type, argument.signature, of: argument.name, in: interface)
        }
        for property in interface.properties {
            named += property.documentation.errors
            try check(property.type, property.signature, of: property.name, in: interface)
        }
        let known = Set(errors.map(\.name)).union(["InvalidArgs"])
        for name in named where !known.contains(name) {
            throw ContractError("\(interface.name): the error \(name) is declared nowhere.")
        }
        let fields =
            interface.dictionaries.flatMap(\.fields)
            + interface.rows.flatMap { $0.fields + $0.extras }
        for field in fields where BasicType(rawValue: field.signature) == nil {
            throw ContractError("\(interface.name): \(field.name) is not of a basic type.")
        }
        for row in interface.rows {
            for field in row.fields where field.isOptional && field.domainType == nil {
                throw ContractError("\(interface.name): \(field.name) has no value for none.")
            }
            for field in row.extras where !field.isOptional {
                throw ContractError("\(interface.name): \(field.name) must be optional.")
            }
        }
    }

    private func check(
        _ type: TypeName?, _ signature: String, of name: String, in interface: InterfaceDescription
    ) throws(ContractError) {
        guard let type else {
            _ = try swiftType(of: signature)
            return
        }
        let expected = try resolve(type, in: interface).signature
        if expected != signature {
            throw ContractError(
                "\(interface.name): \(name) is \(signature), and \(type.name) is \(expected).")
        }
    }

    /// Which methods of all interfaces a type travels with.
    struct Use {
        var goesIn = false
        var comesOut = false
    }

    /// - Parameters:
    ///   - qualified: as in `History1.SessionRow`.
    ///   - isCounted: which methods count.
    func use(
        of qualified: String, in isCounted: (Method) -> Bool = { _ in true }
    ) throws(ContractError) -> Use {
        func isUsed(
            in arguments: [Argument], of owner: InterfaceDescription
        ) throws(ContractError) -> Bool {
            for type in arguments.compactMap(\.type) {
                switch try resolve(type, in: owner) {
                case .row(_, qualified), .dictionary(_, qualified): return true
                default: break
                }
            }
            return false
        }
        var use = Use()
        for owner in interfaces {
            let methods = owner.methods.filter(isCounted)
            if try isUsed(in: methods.flatMap(\.inputs), of: owner) { use.goesIn = true }
            if try isUsed(in: methods.flatMap(\.outputs), of: owner) { use.comesOut = true }
        }
        return use
    }

    /// Whether a property has rows of this name.
    func isRowOfProperty(_ qualified: String) throws(ContractError) -> Bool {
        for owner in interfaces {
            for type in owner.properties.compactMap(\.type) {
                if case .row(_, qualified) = try resolve(type, in: owner) { return true }
            }
        }
        return false
    }

    /// What the name of a type stands for.
    func resolve(
        _ type: TypeName, in interface: InterfaceDescription
    ) throws(ContractError) -> ResolvedType {
        let parts = type.name.split(separator: ".").map { String($0) }
        let owner =
            parts.count == 1
            ? interface : interfaces.first { parts.count == 2 && $0.shortName == parts[0] }
        guard let owner, let name = parts.last else {
            throw ContractError("\(interface.name): the interface of \(type.name) is unknown.")
        }
        let qualified = "\(owner.shortName).\(name)"
        if owner.enumerations.contains(where: { $0.name == name }) {
            return .enumeration(qualified)
        }
        if let row = owner.rows.first(where: { $0.name == name }) { return .row(row, qualified) }
        if let type = owner.dictionaries.first(where: { $0.name == name }) {
            return .dictionary(type, qualified)
        }
        guard parts.count == 1, let type = DomainType(rawValue: name) else {
            throw ContractError("\(interface.name): the type \(type.name) is unknown.")
        }
        return .domain(type)
    }
}

// MARK: - Types in Swift

extension ContractDescription {
    /// The type of the domain.
    func typeText(
        _ type: TypeName?, _ signature: String, in interface: InterfaceDescription
    ) throws(ContractError) -> String {
        guard let type else { return try swiftType(of: signature) }
        let mark = type.isOptional ? "?" : ""
        return switch try resolve(type, in: interface) {
        case .enumeration(let name): name + mark
        case .domain(let domain): domain.swiftName + mark
        case .dictionary(_, let name): name
        case .row(_, let name): "[\(name)]"
        }
    }

    /// The type that travels.
    func wireType(
        _ property: Property, in interface: InterfaceDescription
    ) throws(ContractError) -> String {
        try wireType(
            Argument(name: property.name, signature: property.signature, type: property.type),
            in: interface)
    }

    /// The type that travels.
    func wireType(
        _ argument: Argument, in interface: InterfaceDescription
    ) throws(ContractError) -> String {
        if let type = argument.type, case .row(_, let name) = try resolve(type, in: interface) {
            return "[\(name)]"
        }
        return try swiftType(of: argument.signature)
    }

    /// What makes a value of the domain one that travels.
    func suffix(
        _ type: TypeName?, in interface: InterfaceDescription
    ) throws(ContractError) -> String {
        guard let type else { return "" }
        return switch try resolve(type, in: interface) {
        case .dictionary: ".values"
        case .domain, .enumeration: ".wire"
        case .row: ""
        }
    }
}

/// Why interfaces do not fit together.
public struct ContractError: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}

/// What the name of a type stands for. The texts are the names in Swift, as in
/// `History1.SessionRow`.
enum ResolvedType {
    case enumeration(String)
    case row(Row, String)
    case dictionary(DictionaryType, String)
    case domain(DomainType)

    var signature: String {
        switch self {
        case .enumeration: "s"
        case .row(let row, _): "a(\(row.contents))"
        case .dictionary: "a{sv}"
        case .domain(let type): type.signature
        }
    }
}

/// Types that the module `Contract` makes of a basic type.
enum DomainType: String, CaseIterable {
    case instant = "Instant"
    /// The standard library's.
    case duration = "Duration"
    case target = "Target"
    case recordID = "RecordID"
    case milestone = "Milestone"
    case outcome = "Outcome"
    case treeState = "TreeState"
    case reducedMotion = "ReducedMotion"
    /// A text; "" means none.
    case text = "Text"
    case waterUnit = "WaterUnit"
    case waterAmount = "WaterAmount"
    case actKind = "ActKind"
    case calendarState = "CalendarState"
    case recordChangeKind = "RecordChangeKind"

    var signature: String {
        switch self {
        case .instant, .duration, .target: "t"
        case .recordID, .milestone, .outcome, .treeState, .reducedMotion, .text, .waterUnit,
            .actKind, .calendarState, .recordChangeKind:
            "s"
        case .waterAmount: "u"
        }
    }

    var swiftName: String {
        switch self {
        case .reducedMotion: "Settings.ReducedMotion"
        case .text: "String"
        default: rawValue
        }
    }
}
