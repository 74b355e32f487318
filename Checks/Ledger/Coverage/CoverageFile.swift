import Foundation
import Testing

/// The file in which a test run records the rows that each test names.
///
/// Each line contains a test's ID, a tab, and the rows separated by spaces. The run's event stream,
/// not this file, reports which tests pass.
enum CoverageFile {
  /// The environment variable with the file's path; without it, nothing is recorded.
  static let variable = "HARK_LEDGER"

  /// Adds the line for a test.
  static func note(_ test: Test, _ rows: [String]) throws {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return }
    try append("\(test.id)\t\(rows.joined(separator: " "))\n", to: path)
  }

  /// Appends the line with a single write, because tests are prepared concurrently.
  private static func append(_ line: String, to path: String) throws {
    guard let stream = OutputStream(toFileAtPath: path, append: true) else {
      throw CocoaError(.fileWriteUnknown)
    }
    stream.open()
    defer { stream.close() }
    let bytes = Array(line.utf8)
    guard stream.write(bytes, maxLength: bytes.count) == bytes.count else {
      throw stream.streamError ?? CocoaError(.fileWriteUnknown)
    }
  }
}
