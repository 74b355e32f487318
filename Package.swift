// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// The engine hears sound as it comes, and unoptimised its networks are a hundred times slower. A package
// that apps depend on must not ask for optimisation itself; `make` does, in debug builds, too.
let isOptimized = Context.environment["HARK_OPTIMIZED"] == "1"
let engine = strict + (isOptimized ? [.unsafeFlags(["-O"])] : [])

let package = Package(
  name: "hark",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Hark", targets: ["Hark"]),
    .library(name: "HarkScreens", targets: ["HarkScreens"]),
    .library(name: "HarkServices", targets: ["HarkServices"]),
    .library(name: "HarkStore", targets: ["HarkStore"]),
    .library(name: "HarkApple", targets: ["HarkApple"]),
    .library(name: "HarkUI", targets: ["HarkUI"]),
    .library(name: "HarkTesting", targets: ["HarkTesting"]),
    .library(name: "LedgerCoverage", targets: ["LedgerCoverage"]),
  ],
  dependencies: [
    // For HarkStore alone; whoever uses the other products builds nothing of it.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
  ],
  targets: [
    .target(name: "Hark", swiftSettings: engine),
    .target(name: "HarkScreens", dependencies: ["Hark"], swiftSettings: strict),
    .target(name: "HarkServices", dependencies: ["Hark"], swiftSettings: strict),
    .target(
      name: "HarkStore", dependencies: ["Hark", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: strict),
    // What only Apple's systems have stands in `#if canImport(UIKit)`; the rest is built everywhere.
    .target(name: "HarkApple", dependencies: ["Hark"], swiftSettings: strict),
    .target(
      name: "HarkUI", dependencies: ["Hark", "HarkScreens", "HarkApple"], swiftSettings: strict),
    .target(name: "HarkTesting", dependencies: ["Hark"], swiftSettings: strict),
    .target(
      name: "LedgerCoverage", path: "Checks/Ledger/Coverage", swiftSettings: strict),
    .testTarget(
      name: "HarkTests", dependencies: ["Hark", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "HarkScreensTests",
      dependencies: ["Hark", "HarkScreens", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "HarkServicesTests",
      dependencies: ["Hark", "HarkServices", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    // Dictates until a test kills it.
    .executableTarget(
      name: "dictation-child",
      dependencies: [
        "Hark", "HarkStore", "HarkTesting", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Tests/DictationChild", swiftSettings: strict),
    .testTarget(
      name: "HarkStoreTests",
      dependencies: ["Hark", "HarkStore", "HarkTesting", "LedgerCoverage", "dictation-child"],
      swiftSettings: strict),
    .testTarget(
      name: "HarkAppleTests",
      dependencies: ["Hark", "HarkApple", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "HarkUITests",
      dependencies: ["Hark", "HarkScreens", "HarkUI", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "HarkTestingTests", dependencies: ["Hark", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "LedgerCoverageTests", dependencies: ["LedgerCoverage"],
      path: "Checks/Ledger/CoverageTests", swiftSettings: strict),
  ]
)
