import Foundation

/// The person's browser.
enum Browser {
  /// Shows a page in it; where there is no desktop nothing happens, and the address is on the
  /// terminal.
  static func open(_ url: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
