// The entry point of the test programs on Linux. Because it exists, SwiftPM does not search a code index
// for XCTest cases, so that no index is needed.
import Testing

@main
enum Tests {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
