import Glibc
import Text

/// A variable of this process's environment; nil if it is unset or empty. It need not be UTF-8: see ``String/init(pathBytes:)``.
public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(path: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// The whole environment of this process.
public func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var position = environ
    while let entry = position.pointee {
        let text = String(path: entry)
        if let sign = text.firstIndex(of: "=") {
            variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        position += 1
    }
    return variables
}

/// The arguments of this process, with its name. They need not be UTF-8.
public func programArguments() -> [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        .map { String(path: $0!) }
}
