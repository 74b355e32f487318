// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "hark",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Hark", targets: ["Hark"]),
    .library(name: "HarkScreens", targets: ["HarkScreens"]),
    .library(name: "HarkServices", targets: ["HarkServices"]),
    .library(name: "HarkTesting", targets: ["HarkTesting"]),
    .library(name: "LedgerCoverage", targets: ["LedgerCoverage"]),
  ],
  targets: [
    .target(name: "Hark", swiftSettings: strict),
    .target(name: "HarkScreens", dependencies: ["Hark"], swiftSettings: strict),
    .target(name: "HarkServices", dependencies: ["Hark"], swiftSettings: strict),
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
    .testTarget(
      name: "HarkTestingTests", dependencies: ["Hark", "HarkTesting", "LedgerCoverage"],
      swiftSettings: strict),
    .testTarget(
      name: "LedgerCoverageTests", dependencies: ["LedgerCoverage"],
      path: "Checks/Ledger/CoverageTests", swiftSettings: strict),
  ]
)
