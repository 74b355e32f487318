import Foundation

/// A folder of its own for one test, removed when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    path = NSTemporaryDirectory() + "hark-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in it.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes `bytes` to `name` and returns the path.
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }
}
