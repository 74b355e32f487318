// swift-tools-version: 6.1
// Compiles what is written for Apple's systems against hand-written declarations of their interfaces.
import CompilerPluginSupport
import PackageDescription

#if !os(Linux)
  #error("For Linux alone: on a Mac the package above is built, with the real frameworks.")
#endif

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apple's SwiftUI has far more overloads than the stand-in, so an expression that is quick here may be
/// too long for the compiler there: it is allowed the two-hundredth of what the compiler allows.
let brief: SwiftSetting = .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=5000"])

/// A stand-in for one of Apple's modules.
func stub(_ name: String, _ dependencies: [Target.Dependency] = ["FoundationGaps"]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Stubs/\(name)", swiftSettings: strict)
}

/// A target of the package above, reached by the link `Sources`.
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
    stub("SwiftUI", ["PreviewMacro", "UIKit", "FoundationGaps"]),
    stub("AVFAudio"),
    stub("AudioToolbox"),
    stub("AVFoundation", ["AVFAudio"]),
    stub("CoreMedia"),
    stub("Speech", ["AVFAudio", "CoreMedia", "FoundationGaps"]),
    stub("Accessibility"),
    stub("UIKit"),
    stub("Network"),
    // Objective-C headers that say nothing of threads are imported as Swift 5 would write them.
    .target(name: "Flutter", path: "Stubs/Flutter", swiftSettings: [.swiftLanguageMode(.v5)]),
    hark("HarkDetection", []),
    hark("Hark", ["HarkDetection"]),
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
        "CoreMedia", "Network", "Speech", "UIKit",
      ]),
    .target(name: "LedgerCoverage", path: "LedgerCoverage", swiftSettings: strict),
    // Runs the adapters against stand-ins that follow a script.
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "Hark", "HarkPresentation", "HarkApple", "HarkTesting", "LedgerCoverage", "AVFAudio",
        "AVFoundation", "Speech", "UIKit", "Network", "Accessibility", "CoreMedia",
      ],
      path: "Tests/AdapterTests", swiftSettings: strict),
    // The Flutter plugin, by a link, and its tests over both channels.
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
    hark(
      "HarkUI",
      ["Hark", "HarkPresentation", "HarkScreens", "HarkApple", "SwiftUI", "UIKit", "AVFAudio"],
      settings: strict + [brief]),
    // The example app, by the link `Examples`.
    .target(
      name: "HarkSampler",
      dependencies: [
        "Hark", "HarkPresentation", "HarkMeals", "HarkScreens", "HarkServices", "HarkApple",
        "HarkUI", "SwiftUI",
      ],
      path: "Examples/HarkSampler/Sources", swiftSettings: strict + [brief]),
  ]
)
