import Foundation
import PrivateSession
import Testing

/// Nothing in our C headers would be checked at run time with `_FORTIFY_SOURCE`, so programs without it have
/// nothing less (docs/decisions/0028-no-fortify.md).
struct FortifyTests {
    /// The compiler that comes with Swift, or that of the system.
    private static let compiler: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":") + ["/usr/bin"]
        let programs = ["clang", "cc"].flatMap { name in folders.map { "\($0)/\(name)" } }
        return programs.first { access($0, X_OK) == 0 }
    }()

    private static let sources = packageFolder.path + "/Sources"

    /// The names of the checked functions that C code calls if it is compiled with FORTIFY.
    private func checks(in code: String, packages: [String] = []) throws -> Set<String> {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let found = try session.run("pkg-config", ["--cflags"] + packages)
        // The window is left out of the build without its headers.
        if found.status != 0, packages.contains("gtk4") { return [] }
        let flags = found.output.split(whereSeparator: \.isWhitespace).map(String.init)
        let file = session.folder + "/code.c"
        try PrivateSession.write(code, to: file)
        let compiled = try session.run(
            try #require(Self.compiler),
            ["-O2", "-D_FORTIFY_SOURCE=2", "-w", "-S", "-o", "-"] + flags + [file])
        try #require(compiled.status == 0, "\(compiled.errors)")
        return Set(compiled.output.matches(of: /__\w+_chk\b/).map { String($0.output) })
    }

    private static let headers: [String] = {
        let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix("/shim.h") }.sorted()
    }()

    @Test(.enabled(if: compiler != nil, "there is no C compiler"), arguments: headers)
    func headerHasNothingToCheck(_ header: String) throws {
        // A function that is not used would be left out.
        let code = try PrivateSession.read("\(Self.sources)/\(header)")
            .replacing("static inline", with: "__attribute__((used)) static")
        let packages = [
            "CAdwaita": ["gtk4", "libadwaita-1"], "CNotify": ["libnotify"], "CSQLite": ["sqlite3"],
        ]
        let name = String(header.split(separator: "/").dropLast().last ?? "")
        let found = try checks(in: code, packages: packages[name] ?? ["libsystemd"])
        // Of its memory the compiler does not know the size, so it would check nothing.
        #expect(found.subtracting(["__explicit_bzero_chk"]) == [])
    }

    @Test(.enabled(if: compiler != nil, "there is no C compiler"))
    func unknownLengthIsFound() throws {
        let code = """
            #include <string.h>
            void use(char *);
            void copy(const char *text, size_t count) {
                char own[8];
                memcpy(own, text, count);
                use(own);
            }
            """
        #expect(try checks(in: code, packages: ["libsystemd"]) == ["__memcpy_chk"])
    }
}
