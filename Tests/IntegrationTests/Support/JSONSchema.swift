import Foundation

/// A schema of `docs/json`, and what in a value does not follow it (JSON Schema 2020-12).
///
/// Only the keywords that these files use are known. A file with another one is refused, so that no
/// condition is left unchecked.
struct JSONSchema {
    let root: [String: Any]

    private static let known: Set = [
        "$schema", "title", "description", "$defs", "$ref", "type", "required", "properties",
        "minProperties", "maxProperties", "items", "enum", "const", "pattern", "minimum", "maximum",
        "anyOf",
    ]

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(name: String) throws {
        let file = packageFolder.appending(path: "docs/json/\(name).schema.json")
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        guard let root = value as? [String: Any] else { throw Failure(description: name) }
        try self.init(root: root)
    }

    init(root: [String: Any]) throws {
        self.root = root
        try checkKeywords(root)
    }

    /// Keywords that only describe.
    private static let descriptive: Set = ["$schema", "title", "description", "$defs"]

    private func checkKeywords(_ schema: [String: Any]) throws {
        // Nothing else is checked beside these two.
        let conditions = Set(schema.keys).subtracting(Self.descriptive)
        if !conditions.isDisjoint(with: ["anyOf", "$ref"]), conditions.count > 1 {
            throw Failure(description: "conditions beside each other: \(conditions.sorted())")
        }
        for (key, value) in schema {
            guard Self.known.contains(key) else {
                throw Failure(description: "unknown keyword \(key)")
            }
            switch (key, value) {
            case ("properties", let members as [String: [String: Any]]),
                ("$defs", let members as [String: [String: Any]]):
                try members.values.forEach(checkKeywords)
            case ("anyOf", let choices as [[String: Any]]): try choices.forEach(checkKeywords)
            case ("items", let item as [String: Any]): try checkKeywords(item)
            case ("properties", _), ("$defs", _), ("anyOf", _), ("items", _):
                throw Failure(description: "\(key) has another form")
            default: break
            }
        }
    }

    /// What is wrong with a value. A member that the schema does not name is wrong too, although a
    /// reader has to accept it: it is missing from the documentation.
    func problems(of value: Any) -> [String] { problems(of: value, root, at: "$") }

    private func problems(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let found = choices.map { self.problems(of: value, $0, at: place) }
            return found.contains(where: \.isEmpty) ? [] : found.min { $0.count < $1.count } ?? []
        }
        if let path = schema["$ref"] as? String {
            let name = String(path.drop { $0 != "/" }.dropFirst("/$defs/".count))
            let definitions = root["$defs"] as? [String: [String: Any]]
            guard let definition = definitions?[name] else { return ["\(place): no \(path)"] }
            return self.problems(of: value, definition, at: place)
        }
        if let type = schema["type"] as? String, !Self.isOf(type, value) {
            return ["\(place): \(value) is not of type \(type)"]
        }
        var problems: [String] = []
        func expect(_ isRight: Bool, _ what: String) {
            if !isRight { problems.append("\(place): \(value), \(what)") }
        }
        if let constant = schema["const"] { expect(Self.equal(value, constant), "not \(constant)") }
        if let choices = schema["enum"] as? [Any] {
            expect(choices.contains { Self.equal(value, $0) }, "none of \(choices)")
        }
        if let text = value as? String, let pattern = schema["pattern"] as? String {
            expect(text.range(of: pattern, options: .regularExpression) != nil, "not \(pattern)")
        }
        if let number = value as? NSNumber, !Self.isBoolean(value) {
            if let least = schema["minimum"] as? Double {
                expect(number.doubleValue >= least, "under \(least)")
            }
            if let greatest = schema["maximum"] as? Double {
                expect(number.doubleValue <= greatest, "over \(greatest)")
            }
        }
        if let object = value as? [String: Any] {
            problems += self.problems(of: object, schema, at: place)
        }
        if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
            for (index, element) in array.enumerated() {
                problems += self.problems(of: element, items, at: "\(place)[\(index)]")
            }
        }
        return problems
    }

    private func problems(
        of object: [String: Any], _ schema: [String: Any], at place: String
    ) -> [String] {
        let members = schema["properties"] as? [String: [String: Any]] ?? [:]
        var problems = (schema["required"] as? [String] ?? [])
            .filter { object[$0] == nil }.map { "\(place): no \($0)" }
        if object.count < schema["minProperties"] as? Int ?? 0 {
            problems.append("\(place): too few members")
        }
        if object.count > schema["maxProperties"] as? Int ?? .max {
            problems.append("\(place): too many members")
        }
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let member = members[key] else {
                problems.append("\(place): \(key) is not documented")
                continue
            }
            problems += self.problems(of: value, member, at: "\(place).\(key)")
        }
        return problems
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "null": value is NSNull
        case "boolean": isBoolean(value)
        case "integer":
            !isBoolean(value) && (value as? NSNumber).map { Int64(exactly: $0) != nil } ?? false
        case "number": !isBoolean(value) && value is NSNumber
        case "string": value is String
        case "array": value is [Any]
        case "object": value is [String: Any]
        default: false
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        // On Linux Foundation has no other way to tell true from 1.
        (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
    }

    private static func equal(_ a: Any, _ b: Any) -> Bool {
        (a as? NSObject).map { $0.isEqual(b) } ?? false
    }
}
