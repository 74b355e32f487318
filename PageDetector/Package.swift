// swift-tools-version: 6.1
import PackageDescription

// A package of its own, since only a root package may have unsafe flags. Sources/PageDetector/Engine has
// links to the engine's own files, as SwiftPM lets no path leave its folder.
// What the page calls: its ear on the audio thread, and what it draws.
let exports = [
  "frame", "frameLength", "hear", "level", "reset",
  "look", "ringScale", "orbScale", "orbBrightness", "orbGlowRadius", "orbGlowOpacity",
  "meterThickness", "beginRecording", "remember", "drawBars", "barCount", "barHeights",
  "barFullnesses",
]

let package = Package(
  name: "page-detector",
  targets: [
    .target(
      name: "CRuntime",
      cSettings: [.unsafeFlags(["-ffreestanding", "-fno-builtin", "-mbulk-memory", "-Oz"])]),
    .executableTarget(
      name: "PageDetector", dependencies: ["CRuntime"],
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableExperimentalFeature("Embedded"),
        .unsafeFlags([
          "-wmo", "-Osize", "-parse-as-library", "-Xfrontend", "-disable-stack-protector",
        ]),
      ],
      linkerSettings: [
        .unsafeFlags(
          ["-Xclang-linker", "-nostdlib"]
            + (["--no-entry", "--strip-all"] + exports.map { "--export=\($0)" })
            .flatMap { ["-Xlinker", $0] })
      ]),
  ]
)
