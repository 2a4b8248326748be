import Glibc
import Text

/// A path without links, as the system has it: its bytes need not be UTF-8. nil if there is no such file.
package func realPath(_ path: String) -> [UInt8]? {
    guard let real = path.withPath({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
}

/// Whether a path is that of a folder, or of something in it. Both are without links.
package func isPath(_ path: [UInt8], in folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return folder == [slash] || path == folder || path.starts(with: folder + [slash])
}

/// Whether one of two folders contains the other, or they are the same. Links are followed. False if one of them
/// does not exist.
public func foldersOverlap(_ one: String, _ other: String) -> Bool {
    guard let one = realPath(one), let other = realPath(other) else { return false }
    return isPath(one, in: other) || isPath(other, in: one)
}
