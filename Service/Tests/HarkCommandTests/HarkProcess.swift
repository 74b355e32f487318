import Foundation
import SoundFixtures
import Testing

/// The result of running `hark` as a real process.
struct HarkProcess {
  let status: Int32
  let output: String
  let error: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The path of the built command, which is next to the test program.
  static let path = executable("hark")

  /// Returns the path of a program of the package, built as it is shipped.
  static func executable(_ program: String) -> String {
    Bundle.main.bundleURL.appendingPathComponent(program).path
  }

  /// Runs `hark`, or another program, with `arguments` and the file `input` as its standard input.
  ///
  /// The default input is empty.
  static func run(
    _ arguments: [String], of program: String = "hark", input: String = "/dev/null",
    environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    try await start([executable(program)] + arguments, input: input, environment: environment)
  }

  /// Runs a shell line in which `$HARK` is the command and `$1`, `$2`… are `arguments`.
  static func shell(
    _ line: String, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    try await start(
      ["/bin/bash", "-c", line, "bash"] + arguments, input: "/dev/null", environment: environment)
  }

  private static func start(
    _ command: [String], input: String, environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    // Each run has its own state folder instead of the user's, because a command that waits for
    // others that use the same store prints a message.
    let state = try TemporaryFolder()
    defer { withExtendedLifetime(state) {} }
    let source = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    // Files, unlike pipes, never fill up.
    let places = try (0..<2).map { _ in try Capture() }
    let process = try ChildProcess(
      command, environment: own(state).merging(environment) { $1 }, input: source.fileDescriptor,
      output: places[0].handle.fileDescriptor, error: places[1].handle.fileDescriptor)
    let status = await process.ending()
    try source.close()
    return try HarkProcess(status: status, output: places[0].text(), error: places[1].text())
  }

  /// Returns the variables that replace those of the user's environment, with `state` as the state
  /// folder.
  fileprivate static func own(_ state: TemporaryFolder) -> [String: String] {
    ["HARK": path, "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "XDG_STATE_HOME": state.path]
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

/// A running `hark` process whose standard streams are pipes.
///
/// Its output is read as it arrives, and its input ends when a test closes it.
final class RunningHark: Sendable {
  private let child: ChildProcess
  private let input: FileHandle
  private let output: WrittenText
  private let error: WrittenText
  private let state: TemporaryFolder

  /// Starts `hark` with `arguments`.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    state = try TemporaryFolder()
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    child = try ChildProcess(
      [HarkProcess.path] + arguments,
      environment: HarkProcess.own(state).merging(environment) { $1 },
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
      error: error.fileHandleForWriting.fileDescriptor)
    self.input = input.fileHandleForWriting
    self.output = WrittenText(Self.copy(output.fileHandleForReading))
    self.error = WrittenText(Self.copy(error.fileHandleForReading))
  }

  /// Waits until standard output contains one of `texts`, and throws if the output ends before
  /// that.
  func writes(_ texts: String...) async throws {
    let place = await output.first { bytes in
      texts.compactMap { bytes.range(of: Data($0.utf8))?.lowerBound }.min()
    }
    try #require(place != nil, "none of \(texts) is in \(output.string)")
  }

  /// Returns whether standard output contains `text` so far.
  func hasWritten(_ text: String) -> Bool { output.string.contains(text) }

  /// Sends a signal to the process.
  func send(_ number: Int32) { child.send(number) }

  /// Closes the input of the process.
  func endInput() { try? input.close() }

  /// Waits for the process to end and returns its result.
  func ended() async -> HarkProcess {
    let status = await child.ending()
    await output.ends()
    await error.ends()
    return HarkProcess(status: status, output: output.string, error: error.string)
  }

  /// Duplicates the descriptor for a reader that closes it.
  private static func copy(_ handle: FileHandle) -> Int32 {
    fcntl(handle.fileDescriptor, F_DUPFD_CLOEXEC, 0)
  }
}
