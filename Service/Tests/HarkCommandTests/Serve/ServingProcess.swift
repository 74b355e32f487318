import Foundation
import HTTPFixtures
import HarkServer
import SoundFixtures

/// `hark serve`, or another program that serves, as a real process with a home of its own; it ends with
/// whoever made it.
final class ServingProcess: Sendable {
  /// Where it listens.
  let port: Int

  /// Its home, where the secret is.
  let home: TemporaryFolder

  /// What it said before and with its address.
  let greeting: String

  private let process: ChildProcess
  private let log: String

  /// It said nothing of where it listens.
  struct Failure: Error {
    let log: String
  }

  /// Starts one at any free port; returns once it answers.
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

  /// What a command of `hark` is to see as its user's own.
  static func environment(_ home: TemporaryFolder) -> [String: String] {
    [
      "HOME": home.path, "XDG_STATE_HOME": "", "XDG_DATA_HOME": "", "USER": "ada",
      "HARK_SECRET": "", "LANG": "C",
    ].filter { $0.key != "HARK_SECRET" }
  }

  /// Its address.
  var url: String { "http://127.0.0.1:\(port)" }

  /// Everything that it has written to standard error.
  var errors: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  /// A client with a token that `hark token` wrote.
  func client(_ user: String = "ada") async throws -> RawHTTP {
    let token = try await HarkProcess.run(
      ["token", "--user", user], environment: Self.environment(home))
    return RawHTTP(
      port: port, token: token.output.trimmingCharacters(in: .newlines), of: self)
  }

  /// By which the system knows it.
  var identifier: Int32 { process.identifier }

  /// Sends it a signal.
  func send(_ number: Int32) { process.send(number) }

  /// How it ended, once it has.
  func ending() async -> Int32 { await process.ending() }

  /// Everything up to the line with the address, or to the end.
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
