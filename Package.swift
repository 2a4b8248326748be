// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

/// The commit that `--version` names, from the Makefile.
let commit = (Context.environment["ATREST_COMMIT"] ?? "").filter { $0.isHexDigit || $0 == "+" }

/// Whether the window is built: it needs the headers of GTK and libadwaita. `ATREST_WINDOW` is "yes" or
/// "no" and comes from the Makefile. Without it, the usual folders are searched.
let hasWindow =
    Context.environment["ATREST_WINDOW"].map { $0 == "yes" }
    ?? ["/usr/include", "/usr/local/include"].contains {
        access("\($0)/libadwaita-1/adwaita.h", R_OK) == 0
    }

/// The programs that are built, from the Makefile; everything if it is not set. `swift build` has an option for
/// one product only.
let programs = Context.environment["ATREST_BUILD_ONLY"]?.split(separator: " ").map(String.init)

let windowTargets: [Target] = [
    .executableTarget(name: "atrest-window", dependencies: ["Window"], swiftSettings: strict),
    .target(
        name: "Window",
        dependencies: [
            "CAdwaita", "Client", "Compline", "Contract", "Fasting", "Interchange", "Licences",
            "LocalTime", "Markup", "Picture", "Presentation", "SDBus", "SteadyTime",
            "SystemdSupport", "UserFolders", "Words",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "WindowTests",
        dependencies: [
            "Client", "Compline", "Contract", "Fasting", "Interchange", "LocalTime", "Picture",
            "Presentation", "Window", "Words",
        ],
        swiftSettings: strict),
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
    ],
    targets: [
        // The two programs contain only their main function.
        .executableTarget(name: "atrestd", dependencies: ["Agent"], swiftSettings: strict),
        .executableTarget(name: "atrest", dependencies: ["Commands"], swiftSettings: strict),

        // The agent's modules. Each imports only later ones.
        .target(
            name: "Agent",
            dependencies: [
                "AgentBus", "AgentCore", "AgentDesktop", "CalendarFiles", "Compline", "Contract",
                "DeviceFolder", "DeviceLines", "Fasting", "Licences", "LocalTime", "Notices",
                "Processes", "SDBus", "Search", "SteadyTime", "Store", "SystemdSupport", "Today",
                "Tray", "UserFolders", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "AgentBus",
            dependencies: [
                "AgentCore", "CalendarFiles", "Compline", "Contract", "DeviceFolder", "Fasting",
                "LocalTime", "Picture", "SDBus", "Search", "SteadyTime", "Store",
                "SystemdSupport", "UnfinishedFiles", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "AgentDesktop",
            dependencies: [
                "AgentCore", "Compline", "Contract", "Fasting", "LocalTime", "Notices", "Picture",
                "Tray", "UserFolders", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "Search", dependencies: ["AgentCore", "Fasting", "LocalTime", "Words"],
            swiftSettings: strict),
        .target(
            name: "AgentCore",
            dependencies: [
                "Compline", "DeviceLines", "Fasting", "Licences", "LocalTime", "SteadyTime",
                "Store",
            ],
            swiftSettings: strict),
        .target(name: "Tray", dependencies: ["SDBus"], swiftSettings: strict),
        .target(name: "Notices", dependencies: ["CNotify", "Markup"], swiftSettings: strict),
        .target(
            name: "Store", dependencies: ["CSQLite", "DeviceLines", "Fasting"],
            swiftSettings: strict),

        // The modules of the command line. Each imports only later ones.
        .target(
            name: "Commands",
            dependencies: [
                "ArgumentParsing", "CalendarFiles", "Client", "Compline", "Contract",
                "DeviceFolder", "Fasting", "FullScreen", "Interchange", "Licences", "LocalTime",
                "Markup", "Picture", "Pixbuf",
                "Presentation", "Processes", "SDBus", "Screens", "SteadyTime", "SystemdSupport",
                "TerminalPicture", "TextCells", "UnfinishedFiles", "UserFolders", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "Screens",
            dependencies: [
                "Client", "Compline", "Contract", "Fasting", "FullScreen", "LocalTime", "Picture",
                "Presentation", "SDBus", "SteadyTime", "SystemdSupport", "TerminalPicture",
                "TextCells", "UserFolders", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "Presentation",
            dependencies: [
                "CalendarFiles", "Client", "Compline", "Contract", "Fasting", "Interchange",
                "Licences", "LocalTime", "Picture", "SDBus", "SteadyTime", "TextCells",
                "UserFolders", "Words",
            ],
            swiftSettings: strict),
        .target(name: "ArgumentParsing", swiftSettings: strict),
        .target(
            name: "Client", dependencies: ["Contract", "Fasting", "SDBus", "SteadyTime"],
            swiftSettings: strict),

        // Modules that both use.
        .target(
            name: "Contract", dependencies: ["CRevision", "Fasting"],
            resources: [.embedInCode("VERSION")], swiftSettings: strict),
        .target(name: "CRevision", cSettings: [.define("ATREST_COMMIT", to: "\"\(commit)\"")]),
        .target(name: "UserFolders", dependencies: ["Contract"], swiftSettings: strict),
        .target(
            name: "Words",
            dependencies: [
                "CIntl", "CalendarFiles", "Compline", "DeviceFolder", "Fasting", "LocalTime",
                "TextCells",
            ],
            swiftSettings: strict),
        .target(
            name: "Interchange",
            dependencies: ["CGcrypt", "CalendarFiles", "Fasting", "LocalTime"],
            swiftSettings: strict),
        .target(
            name: "CalendarFiles", dependencies: ["Fasting", "LocalTime", "UnfinishedFiles"],
            swiftSettings: strict),
        .target(
            name: "DeviceFolder",
            dependencies: ["CDisk", "DeviceLines", "Fasting", "UnfinishedFiles"],
            swiftSettings: strict),
        .target(name: "UnfinishedFiles", swiftSettings: strict),
        .target(
            name: "DeviceLines", dependencies: ["Encodings", "Fasting"], swiftSettings: strict),
        .target(name: "LocalTime", dependencies: ["CIntl", "Fasting"], swiftSettings: strict),
        .target(
            name: "Picture", dependencies: ["Encodings", "Fasting", "Markup", "Words"],
            exclude: ["Trees"],
            swiftSettings: strict),
        .target(name: "Fasting", swiftSettings: strict),
        .target(
            name: "Today",
            dependencies: ["Encodings", "Fasting", "LocalTime", "Markup", "Picture", "Words"],
            swiftSettings: strict),
        .target(
            name: "Licences", dependencies: ["CEd25519", "Encodings", "Fasting", "LocalTime"],
            swiftSettings: strict),
        .target(
            name: "Compline", dependencies: ["Fasting", "LocalTime"],
            resources: [.embedInCode("Office/office.txt")], swiftSettings: strict),
        .target(
            name: "SDBus", dependencies: ["CSystemd"], exclude: ["README.md"],
            swiftSettings: strict),
        .target(
            name: "SystemdSupport", dependencies: ["CSystemdSupport", "SDBus"],
            swiftSettings: strict),

        .target(
            name: "Processes", dependencies: ["CProcesses", "SteadyTime"], swiftSettings: strict),
        .target(
            name: "FullScreen",
            dependencies: ["CTerminal", "SteadyTime", "TerminalPicture", "TextCells"],
            swiftSettings: strict),
        .target(name: "SteadyTime", swiftSettings: strict),
        .target(name: "Markup", swiftSettings: strict),
        .target(name: "Encodings", swiftSettings: strict),
        .target(
            name: "TerminalPicture", dependencies: ["Encodings"], swiftSettings: strict),
        .target(name: "TextCells", swiftSettings: strict),
        .target(name: "Pixbuf", dependencies: ["CPixbuf"], swiftSettings: strict),

        // A private session for the demo and the tests; never installed.
        .executableTarget(
            name: "demo",
            dependencies: ["Contract", "PrivateSession", "SDBus", "TextCells", "Words"],
            path: "Tests/Demo", swiftSettings: strict),
        .target(
            name: "PrivateSession",
            dependencies: ["Contract", "Processes", "SDBus", "UserFolders"],
            path: "Tests/PrivateSession", swiftSettings: strict),

        // Examples of SDBus, run by its tests; never installed.
        .executableTarget(
            name: "example-service", dependencies: ["SDBus"], path: "Examples/Service",
            swiftSettings: strict),
        .executableTarget(
            name: "example-login-client", dependencies: ["SDBus"], path: "Examples/LoginClient",
            swiftSettings: strict),
        .executableTarget(
            name: "example-tray-item", dependencies: ["SDBus", "Tray"], path: "Examples/TrayItem",
            swiftSettings: strict),
        .executableTarget(
            name: "example-await", dependencies: ["CSystemd", "SDBus"], path: "Examples/Await",
            swiftSettings: strict),

        // The service that scripts/bench-sdbus measures; never installed.
        .executableTarget(
            name: "bench-sdbus-service", dependencies: ["SDBus"], path: "bench/sdbus",
            exclude: ["service.cpp"], swiftSettings: strict),

        // Draws the pictures of the documentation; never installed.
        .executableTarget(
            name: "docs-pictures", dependencies: ["Fasting", "Picture", "PictureSamples", "Words"],
            path: "Tests/DocsPictures", swiftSettings: strict),
        .target(
            name: "PictureSamples",
            dependencies: ["Fasting", "Picture", "SeededRandom", "Words"],
            path: "Tests/PictureSamples", swiftSettings: strict),

        // Runs the checks of Tests/browser.
        .target(name: "BrowserCheck", path: "Tests/BrowserCheck", swiftSettings: strict),

        // One folder of tests per module.
        .testTarget(name: "EncodingsTests", dependencies: ["Encodings"], swiftSettings: strict),
        .testTarget(
            name: "DeviceLinesTests", dependencies: ["DeviceLines", "Fasting", "SeededRandom"],
            swiftSettings: strict),
        .testTarget(
            name: "FastingTests", dependencies: ["Fasting", "SeededRandom"], swiftSettings: strict),
        .testTarget(
            name: "PictureTests",
            dependencies: [
                "BrowserCheck", "Fasting", "Picture", "PictureSamples", "Pixbuf", "Words",
            ],
            exclude: ["Golden"],
            swiftSettings: strict),
        .testTarget(
            name: "TodayTests",
            dependencies: [
                "BrowserCheck", "Fasting", "LocalTime", "Picture", "Today", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TerminalPictureTests", dependencies: ["SeededRandom", "TerminalPicture"],
            swiftSettings: strict),
        .testTarget(name: "TextCellsTests", dependencies: ["TextCells"], swiftSettings: strict),
        .testTarget(
            name: "SteadyTimeTests", dependencies: ["SteadyTime"], swiftSettings: strict),
        .testTarget(
            name: "FullScreenTests",
            dependencies: [
                "FullScreen", "SeededRandom", "SteadyTime", "TerminalEmulator", "TerminalPicture",
                "TextCells", "full-screen-sample",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ComplineTests",
            dependencies: ["Compline", "Fasting", "LocalTime", "SeededRandom"],
            swiftSettings: strict),
        .testTarget(
            name: "LocalTimeTests", dependencies: ["Fasting", "LocalTime"], swiftSettings: strict),

        .testTarget(
            name: "LicencesTests",
            dependencies: [
                "Encodings", "Fasting", "LicenceSigning", "Licences", "LocalTime", "PrivateSession",
                "SeededRandom",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "InterchangeTests",
            dependencies: ["CalendarFiles", "Fasting", "Interchange", "LocalTime", "SeededRandom"],
            swiftSettings: strict),
        .testTarget(
            name: "CalendarFilesTests",
            dependencies: ["CalendarFiles", "Fasting", "PrivateSession", "SeededRandom"],
            swiftSettings: strict),
        .testTarget(
            name: "DeviceFolderTests",
            dependencies: ["DeviceFolder", "DeviceLines", "Fasting", "PrivateSession"],
            swiftSettings: strict),
        .testTarget(
            name: "AgentCoreTests",
            dependencies: [
                "AgentCore", "Compline", "DeviceLines", "Fasting", "LicenceSigning", "Licences",
                "LocalTime", "PrivateSession", "SeededRandom", "Store", "VirtualDisk",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ContractTests",
            dependencies: ["AgentBus", "Contract", "Fasting", "PrivateSession", "SDBus"],
            swiftSettings: strict),
        .testTarget(
            name: "AgentDesktopTests",
            dependencies: [
                "AgentCore", "AgentDesktop", "Compline", "Contract", "Fasting", "LocalTime",
                "Notices", "Picture", "SeededRandom", "Tray", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AgentBusTests",
            dependencies: [
                "AgentBus", "AgentCore", "Compline", "Contract", "Fasting", "LocalTime", "SDBus",
                "Search", "Store", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SearchTests",
            dependencies: [
                "AgentCore", "Fasting", "LocalTime", "Search", "SeededRandom", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "AgentTests",
            dependencies: [
                "Agent", "AgentCore", "DeviceFolder", "Fasting", "LocalTime", "PrivateSession",
                "SeededRandom", "Store", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SDBusTests",
            dependencies: [
                "PrivateSession", "SDBus", "SystemdSupport", "example-await",
                "example-login-client", "example-service", "example-tray-item",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "CSQLite", "Fasting", "PrivateSession", "SeededRandom", "Store", "VirtualDisk",
            ],
            exclude: ["Files"], swiftSettings: strict),
        .testTarget(
            name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "ArgumentParsing", "Client", "Commands", "Compline", "Contract", "Fasting",
                "Interchange", "LocalTime", "Presentation", "PrivateSession", "SDBus", "TextCells",
                "TimerSamples", "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Client", "Compline", "Contract", "Fasting", "FullScreen", "LocalTime", "Picture",
                "PictureSamples", "Presentation", "PrivateSession", "SDBus", "Screens",
                "SteadyTime", "TerminalEmulator", "TerminalPicture", "TextCells", "TimerSamples",
                "Words",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PresentationTests",
            dependencies: [
                "Client", "Contract", "Fasting", "Interchange", "LocalTime", "Picture",
                "Presentation", "PrivateSession", "SDBus", "SteadyTime", "TimerSamples", "Words",
            ],
            swiftSettings: strict),
        .target(
            name: "TimerSamples",
            dependencies: ["Client", "Contract", "Fasting", "SteadyTime", "Words"],
            path: "Tests/TimerSamples", swiftSettings: strict),
        .testTarget(
            name: "WordsTests", dependencies: ["Fasting", "TextCells", "Words"],
            swiftSettings: strict),
        .testTarget(
            name: "NoticesTests", dependencies: ["Notices", "PrivateSession", "SDBus"],
            swiftSettings: strict),
        .testTarget(
            name: "TrayTests", dependencies: ["PrivateSession", "SDBus", "Tray"],
            swiftSettings: strict),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "ArgumentParsing", "Commands", "Compline", "Contract", "Fasting", "LicenceSigning",
                "Licences", "PictureSamples", "PrivateSession", "SDBus", "SeededRandom", "Store",
                "SystemdSupport", "TerminalEmulator", "TextCells", "UserFolders", "Words", "atrest",
                "atrestd",
                "guarded-text",
            ] + (hasWindow ? ["atrest-window"] : []),
            swiftSettings: strict),

        // The simulation of the whole agent; never installed.
        .executableTarget(
            name: "simulate", dependencies: ["Simulation"], path: "Tests/SimulateProgram",
            swiftSettings: strict),
        .target(
            name: "Simulation",
            dependencies: [
                "Agent", "AgentBus", "AgentCore", "AgentDesktop", "CSQLite", "Compline", "Contract",
                "DeviceLines", "Fasting", "LicenceSigning", "Licences", "LocalTime", "Notices",
                "Picture", "SDBus",
                "SeededRandom", "SimulationModel", "Store", "VirtualDisk", "Words",
            ],
            path: "Tests/Simulation", exclude: ["mutants.toml"], swiftSettings: strict),
        .target(
            name: "SimulationModel", path: "Tests/SimulationModel", swiftSettings: strict),
        .testTarget(
            name: "SimulationModelTests", dependencies: ["SimulationModel"],
            swiftSettings: strict),
        .testTarget(
            name: "SimulationTests", dependencies: ["Simulation"], swiftSettings: strict),

        // A program with a private text, for tests; never installed.
        .executableTarget(
            name: "guarded-text",
            dependencies: ["FullScreen", "SDBus", "Presentation", "SystemdSupport"],
            path: "Tests/GuardedText", swiftSettings: strict),
        .target(name: "ShiftedClock", path: "Tests/ShiftedClock"),
        .executableTarget(
            name: "full-screen-sample",
            dependencies: ["FullScreen", "SteadyTime", "TerminalPicture"],
            path: "Tests/FullScreenSample", swiftSettings: strict),
        .target(
            name: "TerminalEmulator", dependencies: ["CTerminal"], path: "Tests/TerminalEmulator",
            swiftSettings: strict),
        // Makes licences for tests.
        .target(
            name: "LicenceSigning",
            dependencies: ["CGcrypt", "Encodings", "Licences", "LocalTime"],
            path: "Tests/LicenceSigning", swiftSettings: strict),
        .target(
            name: "SeededRandom", dependencies: ["Fasting"], path: "Tests/SeededRandom",
            swiftSettings: strict),
        .target(
            name: "VirtualDisk", dependencies: ["CSQLite", "SeededRandom", "Store"],
            path: "Tests/VirtualDisk", swiftSettings: strict),

        // The system's C libraries.
        .systemLibrary(name: "CEd25519"),
        .systemLibrary(name: "CIntl"),
        .systemLibrary(name: "CPixbuf"),
        .systemLibrary(name: "CDisk"),
        .systemLibrary(name: "CProcesses"),
        .systemLibrary(name: "CTerminal"),
        .systemLibrary(
            name: "CGcrypt", pkgConfig: "libgcrypt", providers: [.apt(["libgcrypt20-dev"])]),
        .systemLibrary(
            name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        .systemLibrary(
            name: "CSystemdSupport", pkgConfig: "libsystemd",
            providers: [.apt(["libsystemd-dev"])]),
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
            fatalError("ATREST_BUILD_ONLY names \(name), which is not a target.")
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
