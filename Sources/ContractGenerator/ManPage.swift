/// Writes the lists of members and errors of the manual page, between markers:
///
///     .\" BEGIN app.atrest.Timer1
///     .\" END app.atrest.Timer1
struct ManPage {
    static let path = "docs/man/app.atrest.Atrest.5"

    let contract: ContractDescription

    /// - Parameter page: the page as it is; what is outside of the markers stays.
    func text(_ page: String) throws(ContractError) -> String {
        var page = page
        for interface in contract.interfaces where interface.isInManual {
            page = try Self.replace(interface.name, in: page, with: members(of: interface))
        }
        return try Self.replace("errors", in: page, with: errors)
    }

    private static func replace(
        _ name: String, in page: String, with lines: [String]
    ) throws(ContractError) -> String {
        let old = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let begin = old.firstIndex(of: ".\\\" BEGIN \(name)"),
            let end = old.firstIndex(of: ".\\\" END \(name)"), begin < end
        else { throw ContractError("\(path): the markers of \(name) are missing.") }
        return (old[...begin].map { String($0) } + lines + old[end...].map { String($0) })
            .joined(separator: "\n")
    }

    private func members(of interface: InterfaceDescription) -> [String] {
        var lines = paragraphs(interface.documentation.paragraphs)
        lines += list("Properties", interface.properties.map(self.lines))
        lines += list("Methods", interface.methods.map(self.lines))
        lines += list("Signals", interface.signals.map(self.lines))
        return lines
    }

    private func list(_ title: String, _ items: [[String]]) -> [String] {
        if items.isEmpty { return [] }
        return [".Ss \(title)", ".Bl -tag -width Ds"] + items.flatMap(\.self) + [".El"]
    }

    private func lines(_ property: Property) -> [String] {
        let access = property.isWritable ? ", writable" : ""
        return [".It Va \(property.name) No (\(property.signature)\(access))"]
            + paragraphs(property.documentation.paragraphs)
            + raises(property.documentation.errors)
    }

    private func lines(_ method: Method) -> [String] {
        let results = method.outputs.map(\.signature).joined(separator: " ")
        let arrow = results.isEmpty ? "" : " No \\(-> \(results)"
        return [".It Fn \(method.name)\(arguments(method.inputs))\(arrow)"]
            + paragraphs(method.documentation.paragraphs)
            + meanings(of: method.inputs + method.outputs, method.documentation)
            + raises(method.documentation.errors)
    }

    private func lines(_ signal: Signal) -> [String] {
        [".It Fn \(signal.name)\(arguments(signal.arguments))"]
            + paragraphs(signal.documentation.paragraphs)
            + meanings(of: signal.arguments, signal.documentation)
    }

    private func arguments(_ arguments: [Argument]) -> String {
        arguments.map { " \"\($0.signature) \($0.name)\"" }.joined()
    }

    private func meanings(of arguments: [Argument], _ documentation: Documentation) -> [String] {
        let items = arguments.flatMap { argument -> [String] in
            guard let text = documentation.arguments[argument.name] else { return [] }
            return [".It Fa \(argument.name)"] + sentences(text)
        }
        return items.isEmpty ? [] : [".Bl -tag -width Ds -compact"] + items + [".El"]
    }

    private func raises(_ errors: [String]) -> [String] {
        errors.isEmpty ? [] : ["Errors:", ".Li \(errors.joined(separator: " , ")) ."]
    }

    private var errors: [String] {
        contract.errors.flatMap { error in
            [".It Li app.atrest.Error.\(error.name)"] + sentences(error.meaning)
        }
    }

    private func paragraphs(_ paragraphs: [String]) -> [String] {
        paragraphs.enumerated().flatMap { index, paragraph in
            (index == 0 ? [] : [".Pp"]) + sentences(paragraph)
        }
    }

    /// One line for each sentence, as the manual's language asks.
    private func sentences(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            line += (line.isEmpty ? "" : " ") + word
            if word.last == "." {
                lines.append(Self.escaped(line))
                line = ""
            }
        }
        return line.isEmpty ? lines : lines + [Self.escaped(line)]
    }

    private static func escaped(_ line: String) -> String {
        let text = line.split(separator: "\\", omittingEmptySubsequences: false)
            .joined(separator: "\\e")
        return text.first == "." || text.first == "'" ? "\\&" + text : text
    }
}
