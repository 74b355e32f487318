// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let hark: [Target.Dependency] = [
  .product(name: "Hark", package: "hark"), .product(name: "HarkTesting", package: "hark"),
]

let package = Package(
  name: "benchmarks",
  products: [
    // Loaded by the programs in Python that run the detectors of others.
    .library(name: "peer-loops", type: .dynamic, targets: ["CPeerLoops"])
  ],
  dependencies: [.package(name: "hark", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "COneCore"),
    .target(name: "CPeerLoops"),
    .target(name: "Sounds", dependencies: hark, swiftSettings: strict),
    .executableTarget(
      name: "front-end-cost", dependencies: hark + ["CAllocations", "Sounds"],
      swiftSettings: strict),
    .executableTarget(name: "session-latency", dependencies: hark, swiftSettings: strict),
    .executableTarget(
      name: "paced-sessions", dependencies: hark + ["COneCore", "Sounds"], swiftSettings: strict),
    .executableTarget(name: "detection", dependencies: hark + ["Sounds"], swiftSettings: strict),
  ]
)
