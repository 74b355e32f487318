import Foundation
import Testing

/// The file in which a run notes which tests name which rows: a line each, the test's id, a tab, and
/// the rows with a space between.
///
/// It says nothing of passing; the run's event stream does.
enum CoverageFile {
  /// The environment variable with the file's path; without it nothing is noted.
  static let variable = "HARK_LEDGER"

  /// Adds a line.
  static func note(_ test: Test, _ rows: [String]) throws {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return }
    try append("\(test.id)\t\(rows.joined(separator: " "))\n", to: path)
  }

  /// Tests are prepared side by side: a line is written by one call at the file's end.
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
