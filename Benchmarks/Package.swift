// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "hark", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "front-end-cost",
      dependencies: [
        .product(name: "Hark", package: "hark"), .product(name: "HarkTesting", package: "hark"),
        "CAllocations",
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "session-latency",
      dependencies: [
        .product(name: "Hark", package: "hark"), .product(name: "HarkTesting", package: "hark"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
