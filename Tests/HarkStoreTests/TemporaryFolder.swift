import Foundation

/// A folder that is deleted together with its instance.
final class TemporaryFolder: Sendable {
  /// The path of the folder.
  let path = NSTemporaryDirectory() + "hark-store-" + UUID().uuidString

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }
}
