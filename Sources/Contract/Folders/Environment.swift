import Glibc

/// A variable of this process's environment; nil if it is unset or empty.
public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// The whole environment of this process.
public func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var position = environ
    while let entry = position.pointee {
        let text = String(cString: entry)
        if let sign = text.firstIndex(of: "=") {
            variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        position += 1
    }
    return variables
}
