// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let hark = Target.Dependency.product(name: "Hark", package: "hark")

let package = Package(
  name: "hark-service",
  platforms: [.macOS(.v12)],
  products: [
    .library(name: "HarkLinux", targets: ["HarkLinux"])
  ],
  dependencies: [
    .package(name: "hark", path: "..")
  ],
  targets: [
    .systemLibrary(
      name: "CPocketSphinx", pkgConfig: "pocketsphinx",
      providers: [.apt(["libpocketsphinx-dev", "pocketsphinx-en-us"])]),
    .target(
      name: "HarkLinux",
      dependencies: [
        hark,
        "CPocketSphinx",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bare-two-pass",
      dependencies: [
        "CPocketSphinx"
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HarkLinuxTests",
      dependencies: [
        hark,
        "HarkLinux",
      ],
      swiftSettings: strict),
  ]
)
