import Foundation
import Testing

/// The map in CONTRIBUTING.md: which module may reach which. It is read from Package.swift, and the sources
/// import only what that declares.
struct ModuleMapTests {
    /// The modules that each module of the package depends on.
    private static let dependencies: [String: Set<String>] = {
        let url = PackageFile.root.appending(path: "Package.swift")
        guard let manifest = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
        return modules(of: manifest)
    }()

    /// Reads `.module("A", "B C")` and the like, and the C libraries, which import nothing.
    private static func modules(of manifest: String) -> [String: Set<String>] {
        let opening =
            /\.(?:target|systemLibrary)\(\s*name: "([\w-]+)"|\.(?:module|program|tests)\(\s*"([\w-]+)",/
        let starts = manifest.matches(of: opening)
        let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
        let pairs = zip(starts, ends).map { start, end in
            guard let name = start.2 else { return (String(start.1 ?? ""), Set<String>()) }
            let text = manifest[start.range.upperBound..<end]
            let list = text.prefix(
                upTo: text.firstMatch(of: /, \w+:/)?.range.lowerBound ?? text.endIndex)
            let names = list.matches(of: /"([\w -]*)"/).flatMap { $0.1.split(separator: " ") }
            return (String(name), Set(names.map(String.init)))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// All modules that are linked with a module.
    private static func reach(of module: String, _ dependencies: [String: Set<String>]) -> Set<
        String
    > {
        var reached: Set<String> = []
        var rest = [module]
        while let next = rest.popLast() {
            for dependency in dependencies[next] ?? [] where reached.insert(dependency).inserted {
                rest.append(dependency)
            }
        }
        return reached
    }

    @Test func manifestIsRead() throws {
        let core = try #require(Self.dependencies["AgentCore"])
        #expect(core.contains("Store") && Self.dependencies["Fasting"] == [])
        #expect(Self.dependencies.count > 60)
        let sample = Self.modules(
            of: """
                .module(
                    "A",
                    "B "
                        + "D" + (isThere ? " E" : ""), resources: [.embedInCode("x")]),
                .tests("B", "C", exclude: ["Golden"]), .systemLibrary(name: "C"),
                .program("D", "", path: "Tests/D"), .target(name: "E"),
                """)
        #expect(sample == ["A": ["B", "D", "E"], "B": ["C"], "C": [], "D": [], "E": []])
        #expect(Self.reach(of: "A", sample) == ["B", "C", "D", "E"])
    }

    /// The core knows rules and records: no sentence, no picture, no bus and no desktop. Sentences know no files.
    @Test(arguments: [
        (
            "AgentCore",
            ["Words", "Picture", "SDBus", "Contract", "Notices", "Tray", "SystemdSupport"]
        ),
        ("AgentBus", ["AgentDesktop", "Notices", "Tray", "Client"]),
        ("AgentDesktop", ["AgentBus", "Client"]),
        ("Agent", ["Client", "Presentation", "Commands", "CAdwaita", "example-await"]),
        ("Commands", ["AgentCore", "Store", "Notices", "Tray", "CAdwaita", "example-await"]),
        ("Window", ["AgentCore", "Store", "Notices", "Tray", "Commands", "FullScreen"]),
        ("Presentation", ["AgentCore", "Store", "FullScreen", "CAdwaita"]),
        ("Client", ["Words", "Store", "LocalTime"]), ("Contract", ["Words", "SDBus"]),
        ("Picture", ["SDBus", "Contract", "Words"]),
        (
            "Words",
            [
                "SDBus", "Contract", "Picture", "Folders", "Sharing", "Interchange", "Store",
                "System",
            ]
        ),
        ("Folders", ["SDBus", "Words", "Store"]), ("Sharing", ["System", "Folders", "Words"]),
        ("Store", ["SDBus", "Words", "LocalTime"]), ("Interchange", ["SDBus", "Words", "Store"]),
        ("FullScreen", ["SDBus", "Words", "Fasting"]), ("Tray", ["Words", "Fasting", "Contract"]),
        ("Notices", ["SDBus", "Words", "Fasting"]),
    ]) func moduleDoesNotReach(_ module: String, _ others: [String]) throws {
        try #require(Self.dependencies[module] != nil)
        #expect(Self.reach(of: module, Self.dependencies).intersection(others).isEmpty)
    }

    /// `make build` and `make run` build what these need and nothing else.
    @Test(arguments: ["atrestd", "atrest", "atrest-window", "demo"])
    func programNeedsNothingOfDevelopers(_ program: String) throws {
        try #require(Self.dependencies[program] != nil)
        let reached = Self.reach(of: program, Self.dependencies)
        #expect(reached.count > 10 && reached.contains("Words"))
        let others = [
            "example-await", "LicenceSigning", "PictureSamples", "SeededRandom", "Simulation",
            "SimulationModel",
            "TerminalEmulator", "TimerSamples", "VirtualDisk",
        ]
        #expect(reached.intersection(others).isEmpty)
    }

    /// Libraries that others could take.
    @Test(
        arguments: [
            ("Fasting", []), ("SDBus", ["CSystemd"]), ("Text", []),
            ("System", ["CSystem", "Text"]),
        ] as [(String, Set<String>)]) func moduleReachesOnly(
            _ module: String, _ others: Set<String>
        ) throws
    {
        try #require(Self.dependencies[module] != nil)
        #expect(Self.reach(of: module, Self.dependencies) == others)
    }

    /// The table in CONTRIBUTING.md says what each module of Sources contains.
    @Test func contributingNamesEveryModule() throws {
        let page = try #require(PackageFile.all.first { $0.path == "CONTRIBUTING.md" }).contents
        let paths = PackageFile.all.map(\.path).filter { $0.hasPrefix("Sources/") }
        let modules = Set(paths.map { String($0.split(separator: "/")[1]) })
        #expect(
            modules.count > 30 && modules.count <= 38
                && modules.isSubset(of: Self.dependencies.keys))
        let table = try #require(page.range(of: "| module | contents |")).lowerBound
        let end = try #require(page.range(of: "| folder | contents |")).lowerBound
        for module in modules.sorted() {
            #expect(page[table..<end].contains("`\(module)`"), "\(module)")
        }
    }

    /// A newcomer reads it before a first change.
    @Test func contributingIsShort() throws {
        let page = try #require(PackageFile.all.first { $0.path == "CONTRIBUTING.md" }).contents
        #expect(page.split(whereSeparator: \.isWhitespace).count <= 1_800)
    }

    /// The compiler finds other modules of the package too, if they are built by then.
    @Test func sourcesImportWhatTheManifestDeclares() {
        var imports: [String: Set<String>] = [:]
        for file in PackageFile.all where file.path.hasPrefix("Sources/") {
            let module = String(file.path.split(separator: "/")[1])
            guard file.path.hasSuffix(".swift") else { continue }
            for line in file.contents.matches(of: /(?m)^(?:@\w+ )?import (\w+)$/) {
                imports[module, default: []].insert(String(line.1))
            }
        }
        let known = Set(Self.dependencies.keys)
        for (module, imported) in imports {
            let declared = Self.dependencies[module] ?? []
            #expect(imported.intersection(known) == declared, "\(module)")
        }
    }

    /// A file is found by its name alone.
    @Test func noTwoSourcesHaveOneName() {
        var paths: [String: [String]] = [:]
        for path in PackageFile.all.map(\.path)
        where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            paths[String(path.split(separator: "/").last!), default: []].append(path)
        }
        #expect(paths.count > 700)
        for (name, paths) in paths where paths.count > 1 {
            Issue.record("\(name): \(paths.joined(separator: ", "))")
        }
    }
}
