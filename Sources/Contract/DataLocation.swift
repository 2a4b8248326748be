import Glibc

/// Where the user's data lies: `$XDG_DATA_HOME/atrest`, otherwise `~/.local/share/atrest`.
///
/// A relative `XDG_DATA_HOME` is ignored, as the basedir specification asks.
public func dataFolderPath(environment: (String) -> String? = environmentVariable) -> String {
    "\(dataHome(environment))/\(Names.folder)"
}

/// Where translations may lie, the user's own first: `locale` in the data home and in each of
/// `XDG_DATA_DIRS`.
public func catalogueFolders(
    environment: (String) -> String? = environmentVariable
) -> [String] {
    dataFolders(environment: environment).filter { $0.hasPrefix("/") }.map { "\($0)/locale" }
}

/// Where programs lay down data, the user's own first: the data home and `XDG_DATA_DIRS`, as they
/// stand there.
public func dataFolders(
    environment: (String) -> String? = environmentVariable
) -> [String] {
    let shared = environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [dataHome(environment)] + shared.split(separator: ":").map(String.init)
}

private func dataHome(_ environment: (String) -> String?) -> String {
    if let home = environment("XDG_DATA_HOME"), home.hasPrefix("/") { return home }
    return "\(homeFolder(environment))/.local/share"
}

private func homeFolder(_ environment: (String) -> String?) -> String {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    return getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
}

/// A variable of this process's environment; nil where it is unset or empty.
public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// All of this process's environment.
public func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let entry = place.pointee {
        let text = String(cString: entry)
        if let sign = text.firstIndex(of: "=") {
            variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
        }
        place += 1
    }
    return variables
}

/// The folder that this process's program lies in; nil where the system does not tell.
public func programFolder() -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
}

/// The names of what lies in a folder, in no order; none where it cannot be read.
public func namesInFolder(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            })
    }
    return names
}
