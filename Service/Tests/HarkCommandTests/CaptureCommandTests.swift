import Foundation
import Hark
import HarkServer
import HarkStore
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark capture", .timeLimit(.minutes(5)))
struct CaptureCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func capture(
    _ arguments: [String], _ input: String? = nil, _ environment: [String: String] = [:]
  ) async throws -> HarkProcess {
    let path = home.file("input")
    try (input ?? "").write(toFile: path, atomically: true, encoding: .utf8)
    return try await HarkProcess.run(
      ["capture"] + arguments, input: path,
      environment: ServingProcess.environment(home).merging(environment) { $1 })
  }

  private func kept() async throws -> [SavedCapture] {
    let store = try CaptureStore(path: home.file(".local/share/hark/captures.sqlite"))
    return try await store.page(of: "ada", limit: 99).captures
  }

  @Test("Each line is saved on this machine's server without a token")
  func lines() async throws {
    let server = try await ServingProcess(home: home)
    let process = try await capture(
      ["--server", server.url + "/"], "hello\n\n  \ncall the plumber")
    #expect(process.status == 0 && process.error.isEmpty)
    #expect(process.lines == ["Saved: hello", "Saved: call the plumber"])
    #expect(try await kept().map(\.content) == ["call the plumber", "hello"])
  }

  @Test("The speech in a file is saved as text, never as voice", .covers("S2-21"))
  func file() async throws {
    let server = try await ServingProcess(home: home)
    let speech =
      "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"
    let process = try await capture(["--server", server.url, "--file", speech])
    #expect(process.status == 0 && process.error.isEmpty)
    let text = try #require(process.lines.first)
    #expect(text.hasPrefix("Saved: He was not") && process.lines.count == 1)
    let kept = try await kept()
    #expect(kept.map(\.contentType) == [.text])
    #expect(kept.map { "Saved: " + ($0.content ?? "") } == [text])
  }

  @Test("Without a server, the text of a file is written to the output")
  func fileWithoutServer() async throws {
    let speech =
      "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"
    let process = try await capture(["--server", "http://127.0.0.1:9", "--file", speech])
    #expect(process.status == 69)
    #expect(process.lines.count == 1 && process.lines.first?.hasPrefix("He was not") == true)
    #expect(process.error.split(separator: "\n").count == 1)
  }

  @Test("The text of a truncated file is saved, with exit status 65")
  func brokenOff() async throws {
    let server = try await ServingProcess(home: home)
    let path = try CutSound.write(to: home)
    let process = try await capture(["--server", server.url, "--file", path])
    #expect(process.status == 65 && process.lines.first?.hasPrefix("Saved: He was not") == true)
    #expect(process.error.split(separator: "\n").count == 1 && process.error.contains("cut.wav"))
  }

  @Test("Without a server, a sentence says so, and each text is written back")
  func noServer() async throws {
    let process = try await capture(["--server", "http://127.0.0.1:9"], "hello\nworld\n")
    #expect(process.status == 69)
    #expect(process.lines == ["hello", "world"])
    #expect(process.error.split(separator: "\n").count == 2)
    #expect(process.error.contains("There is no connection."))
    #expect(process.error.contains("start it with: hark serve."))
  }

  @Test("An expired token is rejected, and one about to expire is renewed")
  func tokens() async throws {
    let server = try await ServingProcess(home: home)
    let secret = try TokenSecretFile(path: home.file(".local/state/hark/token-secret")).read()
    let past = await TokenAuthority(secret, now: { Date(timeIntervalSinceNow: -3_600) })
    for (lifetime, status) in [(3_599.0, Int32(69)), (3_630, 0)] {
      let token = try #require(try await past.issue(to: "ada", lifetime: lifetime))
      let process = try await capture(
        ["--server", server.url], "hello", ["HARK_TOKEN": token])
      #expect(process.status == status)
      #expect(process.error.contains("sign in again") == (status != 0))
    }
    #expect(try await kept().map(\.content) == ["hello"])
  }

  @Test("A text that is too long is written back with a sentence, and the next one is saved")
  func tooLong() async throws {
    let server = try await ServingProcess(home: home)
    let long = String(repeating: "a", count: 10_001)
    let process = try await capture(["--server", server.url], long + "\nshort")
    #expect(process.lines == [long, "Saved: short"])
    #expect(process.status == 69 && process.error.split(separator: "\n").count == 1)
    #expect(process.error.contains("10001"))
  }

  @Test("A file without speech is reported, and nothing is saved")
  func silence() async throws {
    let server = try await ServingProcess(home: home)
    let quiet = [Int16](repeating: 0, count: 16_000)
    let path = try home.write(WAVBytes(quiet).bytes, to: "quiet.wav")
    let process = try await capture(["--server", server.url, "--file", path])
    #expect(process.status == 0 && process.output.isEmpty)
    #expect(process.error.contains("No speech was heard"))
    #expect(try await kept().isEmpty)
  }

  @Test("A missing file, an invalid server, and a missing token: one sentence each")
  func refusals() async throws {
    let cases: [([String], [String: String], Int32)] = [
      (["--file", "/nowhere/at/all.wav"], [:], 66),
      (["--server", "nowhere"], [:], 64),
      (["--server", "ftp://example.org"], [:], 64),
      (["--server", "https://notes.example.org"], [:], 64),
      (["--server", "http://[::1]:1"], [:], 64),
      (["--server", "http://127.0.0.1:99999"], [:], 64),
      (["--server", "http://127.0.0.1.example.org"], [:], 64),
      ([], ["HARK_TOKEN": "x"], 64),
    ]
    for (arguments, environment, status) in cases {
      let process = try await capture(arguments, nil, environment)
      #expect(process.status == status && process.output.isEmpty, "\(arguments)")
      #expect(process.error.split(separator: "\n").count == 1)
    }
  }
}
