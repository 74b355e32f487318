// swift-tools-version: 6.1
// Compiles the code for Apple's systems against hand-written declarations of their APIs.
import CompilerPluginSupport
import PackageDescription

#if !os(Linux)
  #error("For Linux alone: on a Mac the package above is built, with the real frameworks.")
#endif

/// Whether the sources are compiled for macOS (without UIKit) instead of iOS.
let isMac = Context.environment["HARK_MAC"] == "1"

/// Whether the parent package's portable tests are built instead of the example app. They cover the
/// parts of the adapters and screens that use no system API.
let hasPortableTests = Context.environment["HARK_PORTABLE"] == "1"

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apple's SwiftUI has far more overloads than the stand-in, so an expression that compiles quickly
/// here may exceed the compiler's limit there. Therefore, the limit here is one two-hundredth of
/// the default.
let brief: SwiftSetting = .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])

/// A stand-in for one of Apple's modules.
func stub(
  _ name: String, _ dependencies: [Target.Dependency] = ["FoundationGaps"],
  without files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Stubs/\(name)", exclude: files,
    swiftSettings: strict)
}

/// The module with the system's controls and colors.
let kit: Target.Dependency = isMac ? "AppKit" : "UIKit"

/// A target of the parent package, found through the symbolic link `Sources`.
func hark(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "AppleTypecheck",
  targets: [
    .macro(name: "PreviewMacro", path: "PreviewMacro"),
    .target(name: "FoundationGaps", path: "Stubs/FoundationGaps", swiftSettings: strict),
    stub(
      "SwiftUI", ["PreviewMacro", kit, "FoundationGaps"],
      without: [isMac ? "Bridges.swift" : "MacBridges.swift"]),
    // macOS has no audio sessions.
    stub(
      "AVFAudio",
      without: isMac ? ["Session.swift", "SessionTypes.swift", "Routes.swift"] : []),
    stub("AudioToolbox"),
    stub("AVFoundation", ["AVFAudio"]),
    stub("CoreMedia"),
    stub("Speech", ["AVFAudio", "CoreMedia", "FoundationGaps"]),
    stub("Accessibility"),
    stub(isMac ? "AppKit" : "UIKit"),
    stub("Network"),
    stub("AppIntents"),
    hark("HarkDetection", []),
    hark("HarkFinishing", []),
    hark("Hark", ["HarkDetection", "HarkFinishing"]),
    hark("HarkPresentation", ["Hark"]),
    hark("HarkScreens", ["Hark", "HarkPresentation"]),
    hark("HarkBridge", ["Hark", "HarkPresentation"]),
    hark("HarkMeals", ["Hark"]),
    hark("HarkServices", ["Hark", "HarkScreens"]),
    hark("HarkTesting", ["Hark"]),
    hark(
      "HarkApple",
      [
        "Hark", "HarkPresentation", "Accessibility", "AudioToolbox", "AVFAudio", "AVFoundation",
        "CoreMedia", "Network", "Speech", kit,
      ]),
    .target(name: "LedgerCoverage", path: "LedgerCoverage", swiftSettings: strict),
    hark(
      "HarkUI",
      [
        "Hark", "HarkPresentation", "HarkScreens", "HarkApple", "SwiftUI", kit, "AVFAudio",
      ],
      settings: strict + [brief]),
  ]
)

if hasPortableTests {
  /// Tests of the parent package, through a symbolic link.
  func portable(
    _ name: String, _ dependencies: [Target.Dependency], without files: [String] = []
  ) -> Target {
    .testTarget(
      name: name,
      dependencies: ["Hark", "HarkTesting", "LedgerCoverage", "TestLimits"] + dependencies,
      path: "Tests/Portable/\(name)", exclude: files, swiftSettings: strict)
  }
  package.targets += [
    .target(name: "TestLimits", path: "Tests/Portable/TestLimits", swiftSettings: strict),
    portable(
      "FieldTests", ["HarkPresentation", "HarkScreens"], without: ["VoiceTextTests.swift"]),
    portable("HarkAppleTests", ["HarkPresentation", "HarkApple"]),
    portable(
      "HarkUITests", ["HarkPresentation", "HarkScreens", "HarkUI"], without: ["Strings"]),
  ]
} else {
  package.targets.append(
    // The example app, through the symbolic link `Examples`.
    .target(
      name: "HarkSampler",
      dependencies: [
        "Hark", "HarkPresentation", "HarkMeals", "HarkScreens", "HarkServices", "HarkApple",
        "HarkTesting", "HarkUI", "SwiftUI", "AVFAudio",
      ],
      path: "Examples/HarkSampler/Sources", swiftSettings: strict + [brief]))
}

if isMac {
  package.targets.append(
    .testTarget(
      name: "MacTests",
      dependencies: [
        "Hark", "HarkPresentation", "HarkApple", "HarkScreens", "HarkTesting", "HarkUI", "AppKit",
        "AVFAudio", "AVFoundation", "LedgerCoverage", "SwiftUI",
      ],
      path: "Tests/MacTests", swiftSettings: strict))
} else {
  package.targets += [
    // Swift 5 mode, because Flutter's Objective-C headers have no concurrency annotations.
    .target(name: "Flutter", path: "Stubs/Flutter", swiftSettings: [.swiftLanguageMode(.v5)]),
    // Runs the adapters against scripted stand-ins.
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "Hark", "HarkPresentation", "HarkApple", "HarkScreens", "HarkTesting", "HarkUI",
        "LedgerCoverage", "AVFAudio", "AVFoundation", "Speech", "UIKit", "Network", "Accessibility",
        "AppIntents", "CoreMedia", "SwiftUI",
      ],
      path: "Tests/AdapterTests", swiftSettings: strict),
    // The Flutter plugin, through a symbolic link, and its tests, which use both channels.
    .target(
      name: "hark_speech", dependencies: ["Hark", "HarkBridge", "HarkApple", "Flutter"],
      path: "SpeechPlugin",
      swiftSettings: strict),
    .testTarget(
      name: "PluginTests",
      dependencies: [
        "hark_speech", "Hark", "HarkBridge", "HarkTesting", "Flutter", "LedgerCoverage",
      ],
      path: "Tests/PluginTests", swiftSettings: strict),
    // The parts of the example app that need no screen, through symbolic links.
    .testTarget(
      name: "SamplerTests", dependencies: ["HarkTesting"], path: "Tests/SamplerTests",
      swiftSettings: strict),
  ]
}
