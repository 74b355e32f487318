import Foundation

/// A folder that goes away with whoever made it.
final class TemporaryFolder: Sendable {
  /// Where it is.
  let path = NSTemporaryDirectory() + "hark-store-" + UUID().uuidString

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where a file of this name is in it.
  func file(_ name: String) -> String { path + "/" + name }
}
