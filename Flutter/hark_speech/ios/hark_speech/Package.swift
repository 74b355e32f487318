// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The URL at which Hark is published and its minimum version; `nil` until it is published.
let published: (url: String, version: Version)? = nil

/// The dependency on Hark: the checkout that contains this plugin, or else the published package.
///
/// Flutter's tool reaches this package through a link in the app, so the path to the checkout
/// starts at the target of the link.
let hark: Package.Dependency = {
  let own = URL(fileURLWithPath: Context.packageDirectory).resolvingSymlinksInPath()
  let checkout = own.appendingPathComponent("../../../..").standardizedFileURL
  let engine = checkout.appendingPathComponent("Sources/HarkBridge/SpeechBridge.swift")
  if let published, !FileManager.default.fileExists(atPath: engine.path) {
    return .package(url: published.url, from: published.version)
  }
  return .package(name: "hark", path: checkout.path)
}()

let package = Package(
  name: "hark_speech",
  // The availability of APIs newer than iOS 15 is checked where they are used (D1).
  platforms: [.iOS(.v15)],
  products: [.library(name: "hark-speech", targets: ["hark_speech"])],
  dependencies: [
    // Flutter's tool places this package beside the link to the plugin's package.
    .package(name: "FlutterFramework", path: "../FlutterFramework"),
    hark,
  ],
  targets: [
    .target(
      name: "hark_speech",
      dependencies: [
        .product(name: "FlutterFramework", package: "FlutterFramework"),
        .product(name: "Hark", package: "hark"),
        .product(name: "HarkBridge", package: "hark"),
        .product(name: "HarkApple", package: "hark"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
