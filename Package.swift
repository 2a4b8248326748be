// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The commit that `--version` names, from the Makefile.
let commit = (Context.environment["ATREST_COMMIT"] ?? "").filter { $0.isHexDigit || $0 == "+" }

/// Whether the window is built: it needs the headers of GTK and libadwaita. `ATREST_WINDOW` is "yes" or
/// "no" and comes from the Makefile. Without it, the usual folders are searched.
let hasWindow =
    Context.environment["ATREST_WINDOW"].map { $0 == "yes" }
    ?? ["/usr/include", "/usr/local/include"].contains {
        access("\($0)/libadwaita-1/adwaita.h", R_OK) == 0
    }

/// The folder with the words of the night prayer that the programs carry: "given" or "free". Packages for others take the
/// free ones, which anyone may copy: see docs/provenance.md.
let offices = ["given", "free"]
let office =
    Context.environment["ATREST_OFFICE"].flatMap { $0.isEmpty ? nil : $0 } ?? offices[0]
if !offices.contains(office) {
    refuse("ATREST_OFFICE is \"\(office)\". It is \"given\" or \"free\".")
}

/// Ends the build with a sentence.
func refuse(_ sentence: String) -> Never {
    let line = "\(sentence)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(64)
}

/// The programs that are built, from the Makefile; everything if it is not set. `swift build` has an option for
/// one product only.
let programs = Context.environment["ATREST_BUILD_ONLY"]?.split(separator: " ").map(String.init)

/// The modules that CI and scripts/test optimise in a debug build too, because their tests calculate most. That takes
/// 15 s of the processor, and saves 45. Such a build is not debugged.
let optimized: Set = Context.environment["CI"] == "true" ? ["LocalTime", "Text"] : []

/// The modules that a release optimises for size, because what they do is waiting, sentences and screens. The others
/// calculate, or are on the way of each call of the bus (docs/decisions/0021-size-and-start.md).
let small: Set = [
    "Agent", "AgentDesktop", "Client", "Commands", "Compline", "Contract", "Folders", "Licences",
    "Notices", "Pages", "Presentation", "Screens", "System", "SystemdSupport", "Tray", "Window",
    "Words",
]

extension Target {
    /// The settings of every target in Swift.
    private static let strict: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
    ]

    private static func dependencies(_ names: String) -> [Dependency] {
        names.split(separator: " ").map { .byName(name: String($0)) }
    }

    /// A library. Its folder is in `Sources`, if no other one is named.
    ///
    /// - Parameter imports: the names of the modules, separated by spaces.
    static func module(
        _ name: String, _ imports: String, path: String? = nil, exclude: [String] = [],
        resources: [Resource]? = nil, libraries: [String] = []
    ) -> Target {
        .target(
            name: name, dependencies: dependencies(imports), path: path, exclude: exclude,
            resources: resources,
            swiftSettings: strict
                + (optimized.contains(name)
                    ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
                + (small.contains(name)
                    ? [.unsafeFlags(["-Osize"], .when(configuration: .release))] : []),
            linkerSettings: libraries.map { .linkedLibrary($0) })
    }

    static func program(
        _ name: String, _ imports: String, path: String? = nil, exclude: [String] = []
    ) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies(imports), path: path, exclude: exclude,
            swiftSettings: strict)
    }

    static func tests(_ name: String, _ imports: String, exclude: [String] = []) -> Target {
        .testTarget(
            name: name, dependencies: dependencies(imports), exclude: exclude, swiftSettings: strict
        )
    }
}

let windowTargets: [Target] = [
    .program("atrest-window", "Window"),
    .module(
        "Window",
        "CAdwaita Client Compline Contract Fasting Interchange Licences LocalTime Pages "
            + "Picture Presentation SDBus System SystemdSupport Text Words"),
    .tests(
        "WindowTests",
        "Compline Contract Fasting Interchange LocalTime Picture Presentation Window "
            + "Words"),
    .systemLibrary(
        name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
]

let package = Package(
    name: "atrest",
    products: [
        .executable(name: "atrestd", targets: ["atrestd"]),
        .executable(name: "atrest", targets: ["atrest"]),
        .executable(name: "demo", targets: ["demo"]),
        .library(name: "SDBus", targets: ["SDBus"]),
        // A test preloads it into the agent to shift the agent's clock.
        .library(name: "ShiftedClock", type: .dynamic, targets: ["ShiftedClock"]),
        // Another one is preloaded into the window, and tells of texts that do not fit.
        .library(name: "SeenText", type: .dynamic, targets: ["SeenText"]),
    ],
    targets: [
        // The three programs have only their main function.
        .program("atrestd", "Agent"),
        .program("atrest", "Commands"),

        // The agent. Each module imports only later ones.
        .module(
            "Agent",
            "AgentBus AgentCore AgentDesktop Compline Contract Fasting Folders Licences "
                + "LocalTime Notices Pages SDBus Sharing Store System SystemdSupport Text Tray "
                + "Words"),
        .module(
            "AgentBus",
            "AgentCore Compline Contract Fasting Folders LocalTime Pages Picture SDBus Store "
                + "System SystemdSupport Text Words"),
        .module(
            "AgentDesktop",
            "AgentCore Compline Contract Fasting LocalTime Notices Pages Picture System Text Tray "
                + "Words"),
        .module("AgentCore", "Compline Fasting Licences LocalTime Sharing Store System"),
        .module("Notices", "CNotify Text"),
        .module("Tray", "SDBus"),
        .module("Store", "CSQLite Fasting Sharing System Text"),

        // The command line.
        .module(
            "Commands",
            "Client Compline Contract Fasting Folders FullScreen Interchange Licences "
                + "LocalTime Pages Picture Presentation SDBus Screens System SystemdSupport "
                + "Text Words"),
        .module(
            "Screens",
            "Client Compline Contract Fasting FullScreen LocalTime Pages Picture Presentation "
                + "SDBus System SystemdSupport Text Words"),
        .module("FullScreen", "CSystem System Text"),
        .module(
            "Presentation",
            "Client Compline Contract Fasting Folders Interchange Licences LocalTime Picture "
                + "SDBus System Text Words"),
        .module("Client", "Contract Fasting SDBus System"),

        // What both use.
        .module("Contract", "CSystem Fasting System Text", resources: [.embedInCode("VERSION")]),
        .module("Interchange", "Fasting Folders LocalTime Text"),
        .module("Folders", "CSystem Fasting LocalTime Sharing System Text"),
        .module("Sharing", "Fasting Text"),
        .module("Pages", "Fasting LocalTime Picture Text Words"),
        .module("Picture", "CSystem Fasting Text", exclude: ["Trees"]),
        .module("Words", "CSystem Compline Fasting LocalTime Text"),
        .module(
            "Compline", "Fasting LocalTime Text",
            exclude: offices.filter { $0 != office }.map { "Office/\($0)" },
            resources: [.embedInCode("Office/\(office)/office.txt")]),
        .module("Licences", "CSystem Fasting LocalTime Text"),
        .module("LocalTime", "CSystem Fasting Text"),
        .module("Text", ""),
        .module("System", "CSystem Text"),
        .module("SystemdSupport", "CSystemd SDBus System"),
        .module("SDBus", "CSystemd", exclude: ["README.md"]),
        .module("Fasting", ""),

        // A private session for the demo and the tests, the examples of SDBus, and programs for developers. They are
        // never installed.
        .program("demo", "Contract PrivateSession SDBus Text Words", path: "Tests/Demo"),
        .module("PrivateSession", "Contract SDBus System", path: "Tests/PrivateSession"),
        .program("example-service", "SDBus", path: "Examples/Service"),
        .program("example-login-client", "SDBus", path: "Examples/LoginClient"),
        .program("example-tray-item", "SDBus Tray", path: "Examples/TrayItem"),
        .program("example-await", "CSystemd SDBus", path: "Examples/Await"),
        .program("bench-sdbus-service", "SDBus", path: "bench/sdbus", exclude: ["service.cpp"]),
        .program(
            "docs-pictures",
            "Fasting Pages Picture PictureSamples Words", path: "Tests/DocsPictures"),
        .module(
            "PictureSamples",
            "Fasting Pages Picture SeededRandom Words", path: "Tests/PictureSamples"),

        // The simulation of the whole agent.
        .program("simulate", "Simulation", path: "Tests/SimulateProgram"),
        .module(
            "Simulation",
            "Agent AgentBus AgentCore AgentDesktop CSQLite Contract Fasting Folders LicenceSigning "
                + "Licences LocalTime Notices SDBus SeededRandom Sharing SimulationModel Store "
                + "VirtualDisk Words", path: "Tests/Simulation",
            exclude: ["matrix.tsv", "mutants.toml"]),
        .module("SimulationModel", "", path: "Tests/SimulationModel"),

        // What the tests share.
        .module("BrowserCheck", "", path: "Tests/BrowserCheck"),
        .module(
            "LicenceSigning", "CSystem Licences LocalTime Text", path: "Tests/LicenceSigning",
            libraries: ["gcrypt"]),
        .module("TimerSamples", "Client Contract Fasting System Words", path: "Tests/TimerSamples"),
        .module("TerminalEmulator", "CSystem", path: "Tests/TerminalEmulator"),
        .module("SeededRandom", "Fasting", path: "Tests/SeededRandom"),
        .module("VirtualDisk", "CSQLite SeededRandom Store", path: "Tests/VirtualDisk"),
        .program(
            "guarded-text",
            "FullScreen Presentation SDBus SystemdSupport", path: "Tests/GuardedText"),
        .program("full-screen-sample", "FullScreen System", path: "Tests/FullScreenSample"),
        .target(name: "ShiftedClock", path: "Tests/ShiftedClock"),
        .target(name: "SeenText", path: "Tests/SeenText"),

        // One folder of tests per module.
        .tests(
            "AgentBusTests",
            "AgentBus AgentCore Contract Fasting LocalTime SDBus SeededRandom Store "
                + "Words"),
        .tests(
            "AgentCoreTests",
            "AgentCore CSQLite Compline Fasting LicenceSigning Licences LocalTime PrivateSession "
                + "SeededRandom Sharing Store VirtualDisk"),
        .tests(
            "AgentDesktopTests",
            "AgentCore AgentDesktop Compline Contract Fasting LocalTime Notices Pages Picture "
                + "PrivateSession SeededRandom Store Tray Words"),
        .tests(
            "AgentTests",
            "Agent AgentBus AgentCore Fasting Folders LocalTime PrivateSession SDBus SeededRandom "
                + "Sharing Store SystemdSupport Words"),
        .tests(
            "CommandsTests",
            "Client Commands Contract Fasting Interchange LocalTime Presentation "
                + "PrivateSession SDBus Text TimerSamples Words"),
        .tests("ComplineTests", "Compline Fasting LocalTime SeededRandom"),
        .tests("ContractTests", "AgentBus Contract Fasting PrivateSession SDBus"),
        .tests("FastingTests", "Fasting SeededRandom"),
        .tests("FoldersTests", "Fasting Folders PrivateSession SeededRandom Sharing System"),
        .tests(
            "FullScreenTests",
            "FullScreen SeededRandom System TerminalEmulator Text full-screen-sample"),
        .tests(
            "IntegrationTests",
            "Commands Compline Contract Fasting LicenceSigning Licences PictureSamples "
                + "PrivateSession SDBus SeededRandom Sharing Store System SystemdSupport "
                + "TerminalEmulator Text Words atrest atrestd guarded-text"
                + (hasWindow ? " atrest-window" : "")),
        .tests("InterchangeTests", "Fasting Folders Interchange LocalTime SeededRandom Text"),
        .tests(
            "LicencesTests",
            "Fasting LicenceSigning Licences LocalTime PrivateSession SeededRandom Text"),
        .tests("LocalTimeTests", "Fasting LocalTime", exclude: ["Tables"]),
        .tests("NoticesTests", "Notices PrivateSession SDBus"),
        .tests("PagesTests", "BrowserCheck Fasting LocalTime Pages Picture Words"),
        .tests(
            "PictureTests",
            "BrowserCheck Fasting Pages Picture PictureSamples SeededRandom Words",
            exclude: ["Golden"]),
        .tests(
            "PresentationTests",
            "Client Contract Fasting Interchange LocalTime Presentation PrivateSession SDBus "
                + "System Text TimerSamples Words"),
        .tests(
            "SDBusTests",
            "PrivateSession SDBus SystemdSupport example-await example-login-client "
                + "example-service example-tray-item"),
        .tests(
            "ScreensTests",
            "Client Compline Contract Fasting FullScreen LocalTime Picture PictureSamples "
                + "Presentation Screens System Text TimerSamples Words"),
        .tests("SharingTests", "Fasting SeededRandom Sharing"),
        .tests("SimulationModelTests", "SimulationModel"),
        .tests("SimulationTests", "Simulation"),
        .tests(
            "StoreTests",
            "CSQLite Fasting PrivateSession SeededRandom Sharing Store VirtualDisk",
            exclude: ["Files"]),
        .tests("SystemTests", "PrivateSession System"),
        .tests("TextTests", "Text"),
        .tests("TrayTests", "PrivateSession SDBus Tray"),
        .tests("WordsTests", "Fasting Text Words"),

        // The system's C libraries. `CSystem` has what is missing in Swift's module of the C library, and functions of
        // libraries that are loaded when they are needed.
        .target(name: "CSystem", cSettings: [.define("ATREST_COMMIT", to: "\"\(commit)\"")]),
        .systemLibrary(
            name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        .systemLibrary(
            name: "CNotify", pkgConfig: "libnotify", providers: [.apt(["libnotify-dev"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    ] + (hasWindow ? windowTargets : [])
)

if let programs {
    var needed = Set(programs)
    var rest = programs
    while let name = rest.popLast() {
        guard let target = package.targets.first(where: { $0.name == name }) else {
            refuse("ATREST_BUILD_ONLY names \(name), which is not a target.")
        }
        for case .byNameItem(let other, _) in target.dependencies
        where needed.insert(other).inserted {
            rest.append(other)
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    // Each program is a product by itself.
    package.products = []
}
