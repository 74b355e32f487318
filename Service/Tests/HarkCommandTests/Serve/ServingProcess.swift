import Foundation
import HTTPFixtures
import HarkServer
import SoundFixtures

/// `hark serve` as a real process, with a home of its own; it ends with whoever made it.
final class ServingProcess: Sendable {
  /// Where it listens.
  let port: Int

  /// Its home, where the secret is.
  let home: TemporaryFolder

  /// What it said before and with its address.
  let greeting: String

  private let process: Process
  private let log: String
  private let ends: AsyncStream<Int32>

  /// It said nothing of where it listens.
  struct Failure: Error {
    let log: String
  }

  /// Starts one at any free port; returns once it answers.
  init(_ arguments: [String] = [], home: TemporaryFolder) async throws {
    self.home = home
    log = home.file("serve-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let pipe = Pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: HarkProcess.path)
    process.arguments = ["serve", "--port", "0"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.environment(home)) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: log)
    let (ends, end) = AsyncStream<Int32>.makeStream()
    self.ends = ends
    process.terminationHandler = {
      end.yield($0.terminationStatus)
      end.finish()
    }
    try process.run()
    let said = await Self.begin(of: pipe.fileHandleForReading)
    greeting = said
    guard let port = said.split(separator: ":").last.flatMap({ Int($0) }) else {
      process.terminate()
      throw Failure(log: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
    }
    self.port = port
  }

  deinit { kill(process.processIdentifier, SIGKILL) }

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
  var identifier: Int32 { process.processIdentifier }

  /// Sends it a signal.
  func send(_ number: Int32) { kill(process.processIdentifier, number) }

  /// How it ended, once it has.
  func ending() async -> Int32 {
    for await status in ends { return status }
    return -1
  }

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
