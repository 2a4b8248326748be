// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "SDBus",
    products: [
        .library(name: "SDBus", targets: ["SDBus"]),
        // What an executor for `await` needs besides: see Examples/Await.
        .library(name: "CSystemd", targets: ["CSystemd"]),
    ],
    targets: [
        .target(name: "SDBus", dependencies: ["CSystemd"], swiftSettings: strict),
        .systemLibrary(
            name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),

        .executableTarget(
            name: "example-service", dependencies: ["SDBus"], path: "Examples/Service",
            swiftSettings: strict),
        .executableTarget(
            name: "example-client", dependencies: ["SDBus"], path: "Examples/Client",
            swiftSettings: strict),
        .executableTarget(
            name: "example-login-client", dependencies: ["SDBus"], path: "Examples/LoginClient",
            swiftSettings: strict),
        .executableTarget(
            name: "example-await", dependencies: ["CSystemd", "SDBus"], path: "Examples/Await",
            swiftSettings: strict),

        .target(
            name: "PrivateBus", dependencies: ["SDBus"], path: "Tests/PrivateBus",
            swiftSettings: strict),
        .testTarget(
            name: "SDBusTests",
            dependencies: [
                "PrivateBus", "SDBus", "example-await", "example-client", "example-login-client",
                "example-service",
            ],
            swiftSettings: strict),
    ]
)
