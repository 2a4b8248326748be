import ContractGenerator
import Glibc

/// Writes the files that follow from `dbus/*.xml`. Run it in the folder of the package, as
/// `make contract` does.
@main
enum Program {
    static func main() {
        do {
            var files: [String: String] = [:]
            for name in try names(in: "dbus") where name.hasSuffix(".xml") {
                files[name] = try read("dbus/\(name)")
            }
            let texts = try Generator.generate(files, manPage: read(Generator.manPagePath))
            for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
                // An unchanged file keeps its time, so that nothing is compiled again.
                if (try? read(path)) == text { continue }
                try write(text, to: path)
                print(path)
            }
        } catch {
            let message = Array("generate-contract: \(error)\n".utf8)
            _ = Glibc.write(STDERR_FILENO, message, message.count)
            exit(1)
        }
    }

    private struct FileError: Error, CustomStringConvertible {
        let description: String

        init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }
    }

    private static func names(in path: String) throws -> [String] {
        guard let folder = opendir(path) else { throw FileError(path) }
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

    private static func read(_ path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw FileError(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer.prefix(count)
        }
        if ferror(file) != 0 { throw FileError(path) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw FileError(path) }
        let written = fwrite(Array(text.utf8), 1, text.utf8.count, file)
        guard fclose(file) == 0, written == text.utf8.count else { throw FileError(path) }
    }
}
