// swift-tools-version: 6.1
// Keeps Xcode from showing the examples inside the parent package; they are its clients.
import PackageDescription

let package = Package(name: "Examples")
