// The entry point of the test programs on Linux. Because it exists, SwiftPM does not search a code
// index for XCTest cases, so no index is needed.
import Dispatch
import Testing

@main
enum Tests {
  // Not `async`: the tested programs are linked in, and the linker would merge their asynchronous
  // `main` functions with this one.
  static func main() {
    Task { await Testing.__swiftPMEntryPoint() as Never }
    dispatchMain()
  }
}
