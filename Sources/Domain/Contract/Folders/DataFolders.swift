import Glibc
import System
import Text

/// Where the user's data is: `$XDG_DATA_HOME/atrest`, otherwise `~/.local/share/atrest`.
///
/// A relative `XDG_DATA_HOME` is ignored, as the XDG Base Directory Specification asks.
public func dataFolderPath(environment: (String) -> String? = environmentVariable) -> String {
    "\(dataHome(environment))/\(Names.folder)"
}

/// Whether an agent, on this bus or on another one, holds the lock of a data folder.
public func isDataFolderLocked(_ path: String) -> Bool {
    let descriptor = open(path + "/lock", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
}

/// Where translations may be: `locale` in the data home, then in the `share` beside the program's
/// folder, then in each of `XDG_DATA_DIRS`.
///
/// - Parameter bin: the folder of the program.
public func catalogueFolders(
    bin: String? = programFolder(),
    environment: (String) -> String? = environmentVariable
) -> [String] {
    var folders = dataFolders(environment: environment).filter { $0.hasPrefix("/") }
    // A program below /opt has its translations there too.
    if let beside = bin.flatMap(shareBeside) {
        if folders.first != beside {
            folders.removeAll { $0 == beside }
            folders.insert(beside, at: min(1, folders.count))
        }
    }
    return folders.map { "\($0)/locale" }
}

/// The icon of notifications: its name, or the path of its file if it is installed for one user or
/// outside of `/usr`.
///
/// Dunst and mako find names only below an `index.theme`, which `/usr/share` has. One in the user's
/// folder would make dunst look there and nowhere else.
///
/// - Parameter bin: the folder of the program.
public func iconForNotifications(
    bin: String? = programFolder(),
    environment: (String) -> String? = environmentVariable
) -> String {
    let folders = [dataHome(environment), bin.flatMap(shareBeside)].compactMap { $0 }
    return folders.filter { $0 != "/usr/share" }
        .map { "\($0)/icons/hicolor/scalable/apps/\(Names.application).svg" }
        .first { access($0, R_OK) == 0 } ?? Names.application
}

/// The `share` beside a folder of programs.
private func shareBeside(_ bin: String) -> String? {
    bin.lastIndex(of: "/").map { "\(bin[..<$0])/share" }
}

/// Where programs install data, the user's own first: the data home, then `XDG_DATA_DIRS`
/// unchanged.
public func dataFolders(
    environment: (String) -> String? = environmentVariable
) -> [String] {
    let shared = environment("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [dataHome(environment)] + shared.split(separator: ":").map(String.init)
}

/// Where packages install data: the `share` beside the program's folder, then each of `XDG_DATA_DIRS`.
/// The user's own folder is left out.
///
/// - Parameter bin: the folder of the program.
public func sharedFolders(
    bin: String? = programFolder(),
    environment: (String) -> String? = environmentVariable
) -> [String] {
    let shared = dataFolders(environment: environment).dropFirst().filter { $0.hasPrefix("/") }
    guard let beside = bin.flatMap(shareBeside) else { return Array(shared) }
    return [beside] + shared.filter { $0 != beside }
}

private func dataHome(_ environment: (String) -> String?) -> String {
    if let home = environment("XDG_DATA_HOME"), home.hasPrefix("/") { return home }
    return "\(homeFolder(environment))/.local/share"
}

/// The home folder of the user: `HOME`, or what the system knows.
public func homeFolder(_ environment: (String) -> String? = environmentVariable) -> String {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    return getpwuid(getuid()).map { String(path: $0.pointee.pw_dir) } ?? "/"
}

/// The folder of this process's program; nil if the system does not tell.
public func programFolder() -> String? {
    guard let path = readlinkat(AT_FDCWD, "/proc/self/exe") else { return nil }
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
}

/// The first program with a name in the folders of `PATH`; nil if there is none.
public func pathOfProgram(_ name: String) -> String? {
    (environmentVariable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// The names in a folder, in no order, `.` and `..` among them; none if it cannot be read.
public func namesInFolder(_ path: String) -> [String] {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return [] }
    defer { close(folder) }
    return OpenDescriptor.names(in: folder) ?? []
}
