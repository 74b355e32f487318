import Foundation
import HTTPFixtures
import HarkServer
import SoundFixtures

/// `hark serve`, or another server program, as a real process with its own home folder.
///
/// The process is killed when this object is deallocated.
final class ServingProcess: Sendable {
  /// The port on which the server listens.
  let port: Int

  /// The server's home folder, which contains the secret.
  let home: TemporaryFolder

  /// The server's output up to and including its address.
  let greeting: String

  private let process: ChildProcess
  private let log: String

  /// The error thrown if the server does not report its address.
  struct Failure: Error {
    let log: String
  }

  /// Starts a server on any free port and returns once it is listening.
  init(
    _ arguments: [String] = [], of command: [String] = ["hark", "serve", "--port", "0"],
    home: TemporaryFolder
  ) async throws {
    self.home = home
    log = home.file("serve-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let pipe = Pipe()
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process = try ChildProcess(
      [HarkProcess.executable(command[0])] + command.dropFirst() + arguments,
      environment: Self.environment(home),
      output: pipe.fileHandleForWriting.fileDescriptor, error: errors.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    try errors.close()
    let said = await Self.begin(of: pipe.fileHandleForReading)
    greeting = said
    guard let port = said.split(separator: ":").last.flatMap({ Int($0.prefix(while: \.isNumber)) })
    else {
      process.send(SIGTERM)
      throw Failure(log: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
    }
    self.port = port
  }

  deinit { process.send(SIGKILL) }

  /// Returns an environment with `home` as the user's home folder, for a command of `hark`.
  static func environment(_ home: TemporaryFolder) -> [String: String] {
    [
      "HOME": home.path, "XDG_STATE_HOME": "", "XDG_DATA_HOME": "", "USER": "ada",
      "HARK_SECRET": "", "LANG": "C",
    ].filter { $0.key != "HARK_SECRET" }
  }

  /// The server's address.
  var url: String { "http://127.0.0.1:\(port)" }

  /// The text that the server has written to standard error.
  var errors: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  /// Returns a client with a token from `hark token`.
  func client(_ user: String = "ada") async throws -> RawHTTP {
    let token = try await HarkProcess.run(
      ["token", "--user", user], environment: Self.environment(home))
    return RawHTTP(
      port: port, token: token.output.trimmingCharacters(in: .newlines), of: self)
  }

  /// The process identifier.
  var identifier: Int32 { process.identifier }

  /// Sends a signal to the server.
  func send(_ number: Int32) { process.send(number) }

  /// Waits for the server to end and returns its status.
  func ending() async -> Int32 { await process.ending() }

  /// Returns the output up to the line with the address, or up to its end.
  private static func begin(of handle: FileHandle) async -> String {
    await withCheckedContinuation { answer in
      Thread.detachNewThread {
        var text = ""
        while !(text.hasSuffix("\n") && text.contains("Listening at")),
          case let data = handle.availableData, !data.isEmpty
        {
          text += String(decoding: data, as: UTF8.self)
        }
        answer.resume(returning: text.trimmingCharacters(in: .newlines))
      }
    }
  }
}
