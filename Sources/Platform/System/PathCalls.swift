import Glibc
import Text

// Functions of the C library that take a path. Swift would pass a `String` to them as UTF-8. A path need not be UTF-8, and
// these pass the bytes that it has (``Swift/String/init(pathBytes:)``). They are preferred to those of Glibc in each file that
// imports this module, and a test finds the files that do not.

package func open(_ path: String, _ flags: Int32) -> Int32 {
    path.withPath { Glibc.open($0, flags) }
}

package func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    path.withPath { Glibc.open($0, flags, mode) }
}

package func openat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
    path.withPath { Glibc.openat(folder, $0, flags) }
}

package func openat(_ folder: Int32, _ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    path.withPath { Glibc.openat(folder, $0, flags, mode) }
}

package func fopen(_ path: String, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    path.withPath { Glibc.fopen($0, mode) }
}

/// `stat` of the C library. Swift would prefer that one under its own name, because it is a type too.
package func fileStatus(_ path: String, _ status: inout Glibc.stat) -> Int32 {
    path.withPath { Glibc.fstatat(AT_FDCWD, $0, &status, 0) }
}

package func lstat(_ path: String, _ status: inout Glibc.stat) -> Int32 {
    path.withPath { Glibc.lstat($0, &status) }
}

package func fstatat(
    _ folder: Int32, _ path: String, _ status: inout Glibc.stat, _ flags: Int32
) -> Int32 {
    path.withPath { Glibc.fstatat(folder, $0, &status, flags) }
}

package func access(_ path: String, _ mode: Int32) -> Int32 {
    path.withPath { Glibc.access($0, mode) }
}

package func faccessat(_ folder: Int32, _ path: String, _ mode: Int32, _ flags: Int32) -> Int32 {
    path.withPath { Glibc.faccessat(folder, $0, mode, flags) }
}

@discardableResult
package func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
    path.withPath { Glibc.mkdir($0, mode) }
}

package func mkdirat(_ folder: Int32, _ path: String, _ mode: mode_t) -> Int32 {
    path.withPath { Glibc.mkdirat(folder, $0, mode) }
}

@discardableResult
package func chmod(_ path: String, _ mode: mode_t) -> Int32 {
    path.withPath { Glibc.chmod($0, mode) }
}

package func chdir(_ path: String) -> Int32 { path.withPath { Glibc.chdir($0) } }

@discardableResult
package func unlink(_ path: String) -> Int32 { path.withPath { Glibc.unlink($0) } }

@discardableResult
package func unlinkat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
    path.withPath { Glibc.unlinkat(folder, $0, flags) }
}

package func rename(_ old: String, _ new: String) -> Int32 {
    old.withPath { old in new.withPath { Glibc.rename(old, $0) } }
}

package func renameat(
    _ oldFolder: Int32, _ old: String, _ newFolder: Int32, _ new: String
) -> Int32 {
    old.withPath { old in new.withPath { Glibc.renameat(oldFolder, old, newFolder, $0) } }
}

package func linkat(
    _ oldFolder: Int32, _ old: String, _ newFolder: Int32, _ new: String, _ flags: Int32
) -> Int32 {
    old.withPath { old in new.withPath { Glibc.linkat(oldFolder, old, newFolder, $0, flags) } }
}

/// - Returns: nil if it cannot be read.
package func readlinkat(_ folder: Int32, _ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = path.withPath { path in
        buffer.withUnsafeMutableBytes {
            Glibc.readlinkat(
                folder, path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
    }
    return count < 0 ? nil : String(pathBytes: buffer.prefix(count))
}
