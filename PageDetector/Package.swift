// swift-tools-version: 6.1
import PackageDescription

// A separate package, because only a root package may have unsafe flags.
// Sources/PageDetector/Engine contains symbolic links to the engine's files, because SwiftPM
// permits no paths outside the package.
//
// The functions that the page calls: analysis on the audio thread, and drawing.
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
