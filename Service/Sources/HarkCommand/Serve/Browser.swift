import Foundation

/// The user's web browser.
enum Browser {
  /// Opens a URL in the browser.
  ///
  /// Has no effect without a desktop; the terminal shows the URL.
  static func open(_ url: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
