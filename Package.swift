// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The commit that `--version` names, from the Makefile.
let commit = (Context.environment["ATREST_COMMIT"] ?? "").filter { $0.isHexDigit || $0 == "+" }

/// Whether the window is built: it needs the headers of GTK and libadwaita. The Makefile looks for them.
let hasWindow = Context.environment["ATREST_WINDOW"] != "no"

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

/// The modules that CI and scripts/test optimise in a debug build too, because their tests calculate most: those of
/// Interchange take 51 instead of 345 s of the processor. Such a build is not debugged.
let optimized: Set =
    Context.environment["CI"] == "true" ? ["Interchange", "LocalTime", "Picture", "Text"] : []

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

    private static func dependencies(_ names: [String]) -> [Dependency] {
        names.map { .byName(name: $0) }
    }

    /// - Parameters:
    ///   - path: the folder.
    ///   - uses: the modules that it imports.
    static func module(
        _ name: String, _ path: String, uses: [String], exclude: [String] = [],
        resources: [Resource]? = nil, libraries: [String] = []
    ) -> Target {
        .target(
            name: name, dependencies: dependencies(uses), path: path, exclude: exclude,
            resources: resources,
            swiftSettings: strict
                + (optimized.contains(name)
                    ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
                + (small.contains(name)
                    ? [.unsafeFlags(["-Osize"], .when(configuration: .release))] : []),
            linkerSettings: libraries.map { .linkedLibrary($0) })
    }

    static func program(
        _ name: String, _ path: String, uses: [String], exclude: [String] = []
    ) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies(uses), path: path, exclude: exclude,
            swiftSettings: strict)
    }

    /// Its folder is `Tests/NAME`.
    static func tests(_ name: String, uses: [String], exclude: [String] = []) -> Target {
        .testTarget(
            name: name, dependencies: dependencies(uses), exclude: exclude, swiftSettings: strict)
    }

    /// A library of C: `shim.h` and a module map.
    static func system(_ name: String, _ path: String, _ config: String, package: String) -> Target
    {
        .systemLibrary(name: name, path: path, pkgConfig: config, providers: [.apt([package])])
    }
}

let windowTargets: [Target] = [
    .program("atrest-window", "Sources/Clients/atrest-window", uses: ["Window"]),
    .module(
        "Window", "Sources/Clients/Window",
        uses: [
            "CAdwaita", "Client", "Compline", "Contract", "Fasting", "Interchange", "Licences",
            "LocalTime", "Pages", "Picture", "Presentation", "SDBus", "System", "SystemdSupport",
            "Text", "Words",
        ], resources: [.embedInCode("Application/window.css")]),
    .tests(
        "WindowTests",
        uses: [
            "Compline", "Contract", "Fasting", "Interchange", "LocalTime", "Picture",
            "Presentation", "Window", "Words",
        ]),
    .system("CAdwaita", "Sources/Clients/CAdwaita", "libadwaita-1", package: "libadwaita-1-dev"),
]

let package = Package(
    name: "atrest",
    products: [
        .executable(name: "atrestd", targets: ["atrestd"]),
        .executable(name: "atrest", targets: ["atrest"]),
        .executable(name: "demo", targets: ["demo"]),
        // A test preloads it into the agent to shift the agent's clock.
        .library(name: "ShiftedClock", type: .dynamic, targets: ["ShiftedClock"]),
        // Another one is preloaded into the window, and tells of texts that do not fit.
        .library(name: "SeenText", type: .dynamic, targets: ["SeenText"]),
    ],
    dependencies: [.package(path: "SDBus")],
    targets: [
        // Clients: the command line; the window is below.
        .program("atrest", "Sources/Clients/atrest", uses: ["Commands"]),
        .module(
            "Commands", "Sources/Clients/Commands",
            uses: [
                "Client", "Compline", "Contract", "Fasting", "Folders", "FullScreen", "Interchange",
                "Licences", "LocalTime", "Pages", "Picture", "Presentation", "SDBus", "Screens",
                "System", "SystemdSupport", "Text", "Words",
            ]),
        .module(
            "Screens", "Sources/Clients/Screens",
            uses: [
                "Client", "Compline", "Contract", "Fasting", "FullScreen", "LocalTime", "Pages",
                "Picture", "Presentation", "SDBus", "System", "SystemdSupport", "Text", "Words",
            ]),
        .module("FullScreen", "Sources/Clients/FullScreen", uses: ["CSystem", "System", "Text"]),
        .module(
            "Presentation", "Sources/Clients/Presentation",
            uses: [
                "Client", "Compline", "Contract", "Fasting", "Folders", "Interchange", "Licences",
                "LocalTime", "Picture", "SDBus", "System", "Text", "Words",
            ]),
        .module(
            "Client", "Sources/Clients/Client", uses: ["Contract", "Fasting", "SDBus", "System"]),

        // Agent.
        .program("atrestd", "Sources/Agent/atrestd", uses: ["Agent"]),
        .module(
            "Agent", "Sources/Agent/Agent",
            uses: [
                "AgentBus", "AgentCore", "AgentDesktop", "Compline", "Contract", "Fasting",
                "Folders", "Licences", "LocalTime", "Notices", "Pages", "SDBus", "Sharing", "Store",
                "System", "SystemdSupport", "Text", "Tray", "Words",
            ]),
        .module(
            "AgentBus", "Sources/Agent/AgentBus",
            uses: [
                "AgentCore", "Compline", "Contract", "Fasting", "Folders", "LocalTime", "Pages",
                "Picture", "SDBus", "Store", "System", "SystemdSupport", "Text", "Words",
            ]),
        .module(
            "AgentDesktop", "Sources/Agent/AgentDesktop",
            uses: [
                "AgentCore", "Compline", "Contract", "Fasting", "LocalTime", "Notices", "Pages",
                "Picture", "System", "Text", "Tray", "Words",
            ]),
        .module(
            "AgentCore", "Sources/Agent/AgentCore",
            uses: ["Compline", "Fasting", "Licences", "LocalTime", "Sharing", "Store", "System"]),
        .module("Notices", "Sources/Agent/Notices", uses: ["CNotify", "Text"]),
        .module("Tray", "Sources/Agent/Tray", uses: ["SDBus"]),
        .system("CNotify", "Sources/Agent/CNotify", "libnotify", package: "libnotify-dev"),

        // Reading.
        .module(
            "Interchange", "Sources/Reading/Interchange",
            uses: ["Fasting", "Folders", "LocalTime", "Text"]),

        // Records.
        .module(
            "Folders", "Sources/Records/Folders",
            uses: ["CSystem", "Fasting", "LocalTime", "Sharing", "System", "Text"]),
        .module(
            "Licences", "Sources/Records/Licences",
            uses: ["CSystem", "Fasting", "LocalTime", "Text"]),
        .module(
            "Store", "Sources/Records/Store",
            uses: ["CSQLite", "Fasting", "Sharing", "System", "Text"]),
        .module("Sharing", "Sources/Records/Sharing", uses: ["Fasting", "Text"]),
        .system("CSQLite", "Sources/Records/CSQLite", "sqlite3", package: "libsqlite3-dev"),

        // Content.
        .module(
            "Pages", "Sources/Content/Pages",
            uses: ["Fasting", "LocalTime", "Picture", "Text", "Words"],
            resources: [.embedInCode("today.css"), .embedInCode("today.js")]),
        .module(
            "Picture", "Sources/Content/Picture", uses: ["CSystem", "Fasting", "Text"],
            exclude: ["Trees"], resources: [.embedInCode("forest.css"), .embedInCode("forest.js")]),
        .module(
            "Words", "Sources/Content/Words",
            uses: ["CSystem", "Compline", "Fasting", "LocalTime", "Text"]),
        .module(
            "Compline", "Sources/Content/Compline", uses: ["Fasting", "LocalTime", "Text"],
            exclude: offices.filter { $0 != office }.map { "Office/\($0)" },
            resources: [.embedInCode("Office/\(office)/office.txt")]),

        // Domain.
        .module(
            "Contract", "Sources/Domain/Contract", uses: ["CSystem", "Fasting", "System", "Text"],
            resources: [.embedInCode("VERSION")]),
        .module("LocalTime", "Sources/Domain/LocalTime", uses: ["CSystem", "Fasting", "Text"]),
        .module("Fasting", "Sources/Domain/Fasting", uses: []),

        // Platform.
        .module(
            "SystemdSupport", "Sources/Platform/SystemdSupport",
            uses: ["CSystemdSupport", "SDBus", "System"]),
        .module("System", "Sources/Platform/System", uses: ["CSystem", "Text"]),
        .module("Text", "Sources/Platform/Text", uses: []),
        // What Swift's module of the C library leaves out, and libraries that are loaded when they are needed.
        .target(
            name: "CSystem", path: "Sources/Platform/CSystem",
            cSettings: [.define("ATREST_COMMIT", to: "\"\(commit)\"")]),
        .system(
            "CSystemdSupport", "Sources/Platform/CSystemdSupport", "libsystemd",
            package: "libsystemd-dev"),

        // A private session for the demo and the tests, an example of Tray, and programs for developers. They are
        // never installed.
        .program(
            "demo", "Tests/Demo", uses: ["Contract", "PrivateSession", "SDBus", "Text", "Words"]),
        .module("PrivateSession", "Tests/PrivateSession", uses: ["Contract", "SDBus", "System"]),
        .program("example-tray-item", "Examples/TrayItem", uses: ["SDBus", "Tray"]),
        .program("bench-sdbus-service", "bench/sdbus", uses: ["SDBus"], exclude: ["service.cpp"]),
        .program(
            "docs-pictures", "Tests/DocsPictures",
            uses: ["Fasting", "Pages", "Picture", "PictureSamples", "Words"]),
        .module(
            "PictureSamples", "Tests/PictureSamples",
            uses: ["Fasting", "Pages", "Picture", "SeededRandom", "Words"]),

        // The simulation of the whole agent.
        .program("simulate", "Tests/SimulateProgram", uses: ["Simulation"]),
        .module(
            "Simulation", "Tests/Simulation",
            uses: [
                "Agent", "AgentBus", "AgentCore", "AgentDesktop", "CSQLite", "Contract", "Fasting",
                "Folders", "LicenceSigning", "Licences", "LocalTime", "Notices", "SDBus",
                "SeededRandom", "Sharing", "SimulationModel", "Store", "System", "VirtualDisk",
                "Words",
            ],
            exclude: ["matrix.tsv", "mutants.toml"]),
        .module("SimulationModel", "Tests/SimulationModel", uses: []),

        // What the tests share.
        .module("BrowserCheck", "Tests/BrowserCheck", uses: []),
        .module(
            "LicenceSigning", "Tests/LicenceSigning",
            uses: ["CSystem", "Licences", "LocalTime", "Text"],
            libraries: ["gcrypt"]),
        .module(
            "TimerSamples", "Tests/TimerSamples",
            uses: ["Client", "Contract", "Fasting", "System", "Words"]),
        .module("TerminalEmulator", "Tests/TerminalEmulator", uses: ["CSystem"]),
        .module("Recording", "Tests/Recording", uses: []),
        .module("SeededRandom", "Tests/SeededRandom", uses: ["Fasting"]),
        .module("VirtualDisk", "Tests/VirtualDisk", uses: ["CSQLite", "SeededRandom", "Store"]),
        .program(
            "guarded-text", "Tests/GuardedText",
            uses: ["FullScreen", "Presentation", "SDBus", "SystemdSupport"]),
        .program("full-screen-sample", "Tests/FullScreenSample", uses: ["FullScreen", "System"]),
        .target(name: "ShiftedClock", path: "Tests/ShiftedClock"),
        .target(name: "SeenText", path: "Tests/SeenText"),

        // One folder of tests per module.
        .tests(
            "AgentBusTests",
            uses: [
                "AgentBus", "AgentCore", "Contract", "Fasting", "LocalTime", "SDBus",
                "SeededRandom", "Store", "Words",
            ]),
        .tests(
            "AgentCoreTests",
            uses: [
                "AgentCore", "CSQLite", "Compline", "Fasting", "LicenceSigning", "Licences",
                "LocalTime", "PrivateSession", "Recording", "SeededRandom", "Sharing", "Store",
                "System", "VirtualDisk",
            ], exclude: ["acts.txt", "trial.txt"]),
        .tests(
            "AgentDesktopTests",
            uses: [
                "AgentCore", "AgentDesktop", "Compline", "Fasting", "LocalTime", "Notices",
                "Picture", "PrivateSession", "Recording", "SeededRandom", "Store", "Tray", "Words",
            ], exclude: ["desktop.txt", "offers.txt"]),
        .tests(
            "AgentTests",
            uses: [
                "Agent", "AgentBus", "AgentCore", "Fasting", "Folders", "LocalTime",
                "PrivateSession", "SDBus", "SeededRandom", "Sharing", "Store", "System",
                "SystemdSupport", "Words",
            ]),
        .tests(
            "CommandsTests",
            uses: [
                "Client", "Commands", "Contract", "Fasting", "Interchange", "LocalTime",
                "Presentation", "PrivateSession", "Recording", "SDBus", "Text", "TimerSamples",
                "Words",
            ], exclude: ["reading.txt"]),
        .tests(
            "ComplineTests",
            uses: ["Compline", "Fasting", "LocalTime", "Recording", "SeededRandom"],
            exclude: ["changes.txt"]),
        .tests(
            "ContractTests",
            uses: ["AgentBus", "Contract", "Fasting", "PrivateSession", "Recording", "SDBus"],
            exclude: ["generated.txt", "mistakes.txt", "sample.xml"]),
        .tests(
            "FastingTests", uses: ["Fasting", "Recording", "SeededRandom", "SimulationModel"],
            exclude: ["Fast/fasts.txt", "Records/history.txt"]),
        .tests(
            "FoldersTests",
            uses: ["Fasting", "Folders", "PrivateSession", "SeededRandom", "Sharing", "System"]),
        .tests(
            "FullScreenTests",
            uses: [
                "FullScreen", "Recording", "SeededRandom", "System", "TerminalEmulator", "Text",
                "full-screen-sample",
            ], exclude: ["editor.txt", "input.txt"]),
        .tests(
            "IntegrationTests",
            uses: [
                "Contract", "Fasting", "PrivateSession", "SDBus", "SeededRandom", "Sharing",
                "System", "SystemdSupport", "TerminalEmulator", "atrest", "atrestd", "guarded-text",
            ] + (hasWindow ? ["atrest-window"] : [])),
        .tests(
            "InterchangeTests",
            uses: ["Fasting", "Folders", "Interchange", "LocalTime", "SeededRandom", "Text"],
            exclude: ["Files"]),
        .tests(
            "LicencesTests",
            uses: [
                "Fasting", "LicenceSigning", "Licences", "LocalTime", "PrivateSession",
                "SeededRandom", "Text",
            ]),
        .tests("LocalTimeTests", uses: ["Fasting", "LocalTime"], exclude: ["Tables"]),
        .tests("NoticesTests", uses: ["Notices", "PrivateSession", "SDBus"]),
        .tests(
            "PagesTests",
            uses: ["BrowserCheck", "Fasting", "LocalTime", "Pages", "Picture", "Words"]),
        .tests(
            "PictureTests",
            uses: [
                "BrowserCheck", "Fasting", "Pages", "Picture", "PictureSamples", "SeededRandom",
                "Words",
            ],
            exclude: ["Golden"]),
        .tests(
            "PresentationTests",
            uses: [
                "Client", "Contract", "Fasting", "Interchange", "LocalTime", "Presentation",
                "PrivateSession", "Recording", "SDBus", "System", "Text", "TimerSamples", "Words",
            ],
            exclude: [
                "Files/restore.txt", "Lines/calendar.txt", "replies.txt", "timer.txt", "typed.txt",
            ]),
        .tests(
            "ScreensTests",
            uses: [
                "Client", "Compline", "Contract", "Fasting", "FullScreen", "LocalTime", "Picture",
                "PictureSamples", "Presentation", "Recording", "Screens", "System", "Text",
                "TimerSamples", "Words",
            ], exclude: ["Compline/prayer.txt", "Watch/watch.txt"]),
        .tests("SharingTests", uses: ["Fasting", "SeededRandom", "Sharing"]),
        .tests("SimulationTests", uses: ["Simulation"], exclude: ["Stories"]),
        .tests(
            "StoreTests",
            uses: [
                "CSQLite", "Fasting", "PrivateSession", "SeededRandom", "Sharing", "Store",
                "VirtualDisk",
            ],
            exclude: ["Files"]),
        .tests("SystemTests", uses: ["PrivateSession", "SDBus", "System", "SystemdSupport"]),
        .tests("TextTests", uses: ["Text"]),
        .tests("TrayTests", uses: ["PrivateSession", "SDBus", "Tray", "example-tray-item"]),
        .tests("WordsTests", uses: ["Fasting", "Text", "Words"]),
    ] + (hasWindow ? windowTargets : [])
)

if let programs {
    for name in programs where !package.targets.contains(where: { $0.name == name }) {
        refuse("ATREST_BUILD_ONLY names \(name), which is not a target.")
    }
    var needed = Set(programs)
    var rest = programs
    while let name = rest.popLast() {
        // What is not a target is the product of another package.
        guard let target = package.targets.first(where: { $0.name == name }) else { continue }
        for case .byNameItem(let other, _) in target.dependencies
        where needed.insert(other).inserted {
            rest.append(other)
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    // Each program is a product by itself.
    package.products = []
}
