import Foundation
import SoundFixtures

/// `hark` as a real process, run to its end.
struct HarkProcess {
  let status: Int32
  let output: String
  let error: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The built command, beside the tests.
  static let path = Bundle.main.bundleURL.appendingPathComponent("hark").path

  /// Runs `hark` with `arguments`; `input` is a file, nothing unless given.
  static func run(
    _ arguments: [String], input: String = "/dev/null", environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    try await start([path] + arguments, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `$HARK` is the command and `$1`, `$2`… are `arguments`.
  static func shell(
    _ line: String, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    try await start(
      ["/bin/bash", "-c", line, "bash"] + arguments, input: "/dev/null", environment: environment)
  }

  private static func start(
    _ command: [String], input: String, environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    // In the place of the user's, and of each run its own: a command that has to wait for others at
    // one store says so.
    let state = try TemporaryFolder()
    defer { withExtendedLifetime(state) {} }
    let own = [
      "HARK": path, "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "XDG_STATE_HOME": state.path,
    ]
    let source = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    // Into files, which never fill up as pipes do.
    let places = try (0..<2).map { _ in try Capture() }
    let process = try ChildProcess(
      command, environment: own.merging(environment) { $1 }, input: source.fileDescriptor,
      output: places[0].handle.fileDescriptor, error: places[1].handle.fileDescriptor)
    let status = await process.ending()
    try source.close()
    return try HarkProcess(status: status, output: places[0].text(), error: places[1].text())
  }

  private struct Capture {
    let url = URL(fileURLWithPath: NSTemporaryDirectory() + "hark-" + UUID().uuidString)
    let handle: FileHandle

    init() throws {
      try Data().write(to: url)
      handle = try FileHandle(forWritingTo: url)
    }

    func text() throws -> String {
      defer { try? FileManager.default.removeItem(at: url) }
      try handle.close()
      return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
  }
}
