// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where Hark is published, and from which version on; nil until it is.
let published: (url: String, version: Version)? = nil

/// Hark: of the checkout that this plugin stands in, else as it is published.
///
/// Flutter's tool reaches this package through a link in the app, so the way up to the checkout begins
/// where the link leads to.
let hark: Package.Dependency = {
  let own = URL(fileURLWithPath: Context.packageDirectory).resolvingSymlinksInPath()
  let checkout = own.appendingPathComponent("../../../..").standardizedFileURL
  let engine = checkout.appendingPathComponent("Sources/Hark/Bridge/SpeechBridge.swift")
  if let published, !FileManager.default.fileExists(atPath: engine.path) {
    return .package(url: published.url, from: published.version)
  }
  return .package(name: "hark", path: checkout.path)
}()

let package = Package(
  name: "hark_speech",
  // What needs more than iOS 15 is asked for where it is used (D1).
  platforms: [.iOS(.v15)],
  products: [.library(name: "hark-speech", targets: ["hark_speech"])],
  dependencies: [
    // Flutter's tool puts it beside the link to this package.
    .package(name: "FlutterFramework", path: "../FlutterFramework"),
    hark,
  ],
  targets: [
    .target(
      name: "hark_speech",
      dependencies: [
        .product(name: "FlutterFramework", package: "FlutterFramework"),
        .product(name: "Hark", package: "hark"),
        .product(name: "HarkApple", package: "hark"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
