/// Writes every generated file.
public enum Generator {
    /// The manual page whose lists are generated.
    public static let manPagePath = ManPage.path

    /// - Parameters:
    ///   - files: the texts of `dbus/*.xml`, by name.
    ///   - manPage: the text of the manual page; what is outside of its markers stays.
    /// - Returns: the texts of the generated files, by path below the package.
    public static func generate(
        _ files: [String: String], manPage: String
    ) throws(ContractError) -> [String: String] {
        let contract = try read(files)
        var texts: [String: String] = [:]
        texts["Sources/Contract/Generated/ErrorName.swift"] =
            try ErrorsSource(contract: contract).text()
        for interface in contract.interfaces {
            let name = interface.shortName
            texts["Sources/Contract/Generated/\(name).swift"] =
                try NamesSource(contract: contract, interface: interface).text()
            texts["Sources/AgentBus/Generated/\(name)Handler.swift"] =
                try ServedSource(contract: contract, interface: interface).text()
            if interface.isForeign { continue }
            texts["Sources/Client/Generated/\(name)Proxy.swift"] =
                try ClientSource(contract: contract, interface: interface).text()
        }
        texts[manPagePath] = try ManPage(contract: contract).text(manPage)
        return texts
    }

    /// Reads all interfaces, in the order of the names of their files.
    public static func read(
        _ files: [String: String]
    ) throws(ContractError) -> ContractDescription {
        var interfaces: [InterfaceDescription] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            do throws(ReadError) {
                let interface = try InterfaceDescription(xml: text)
                guard name == "\(interface.name).xml" else {
                    throw ReadError(line: 1, reason: "The interface is \(interface.name).")
                }
                interfaces.append(interface)
            } catch {
                throw ContractError("\(name), \(error)")
            }
        }
        return try ContractDescription(interfaces)
    }
}
