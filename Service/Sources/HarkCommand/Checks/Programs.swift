import Foundation

/// What can be called in a shell.
enum Programs {
  /// Whether `path`, folders with a colon between, holds a program of that name.
  static func has(
    _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
