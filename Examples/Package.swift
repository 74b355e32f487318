// swift-tools-version: 6.1
// Keeps Xcode from showing the examples inside the package above, of which they are users.
import PackageDescription

let package = Package(name: "Examples")
