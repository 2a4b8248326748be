import Glibc

/// Whether one of two folders contains the other, or they are the same. Links are followed. False if one of them
/// does not exist.
public func foldersOverlap(_ one: String, _ other: String) -> Bool {
    guard let one = realPath(one), let other = realPath(other) else { return false }
    return one == other || one.hasPrefix(other + "/") || other.hasPrefix(one + "/")
}

/// Returns a path without links; "" for the root folder, nil if there is no such file.
private func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let text = String(cString: real)
    return text == "/" ? "" : text
}
