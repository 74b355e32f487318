import Foundation

/// A file that holds the input that a target is given, so that it remains if the process ends.
package final class CurrentInput {
  private let file: Int32

  /// Creates the file at `path`; `nil` if that is impossible.
  package init?(_ path: String) {
    file = creat(path, 0o600)
    if file < 0 { return nil }
  }

  package func keep(_ input: [UInt8]) {
    guard pwrite(file, input, input.count, 0) == input.count, ftruncate(file, input.count) == 0
    else { fatalError("The input cannot be kept. Free some space on the disk.") }
  }

  deinit { close(file) }
}
