import Foundation
import HTTPFixtures
import Hark
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkCommand

/// Starts every program as it is shipped, because a program that crashes at its start passes all
/// tests of its parts.
@Suite("All programs", .serialized, .timeLimit(.minutes(5)))
struct ProgramsTests {
  /// A program, or a subcommand of `hark`, with a test that runs it.
  struct Program: CustomTestStringConvertible, Sendable {
    let name: String
    let run: @Sendable () async throws -> Void

    init(_ name: String, _ run: @escaping @Sendable () async throws -> Void) {
      self.name = name
      self.run = run
    }

    var testDescription: String { name }
  }

  /// The programs that other tests start, and the file that contains each test.
  private static let elsewhere = [
    "hark listen": "Service/Tests/HarkCommandTests/ListenCommandTests.swift",
    "hark compose": "Service/Tests/HarkCommandTests/ComposeCommandTests.swift",
    "hark call": "Service/Tests/HarkCommandTests/Call/CallTerminalTests.swift",
    "hark log": "Service/Tests/HarkCommandTests/LogCommandTests.swift",
    "hark capture": "Service/Tests/HarkCommandTests/CaptureCommandTests.swift",
    "hark recover": "Service/Tests/HarkCommandTests/RecoverCommandTests.swift",
    "hark model": "Service/Tests/HarkCommandTests/ModelInstallationTests.swift",
    "hark recordings": "Service/Tests/HarkCommandTests/RecordingsCommandTests.swift",
    "hark token": "Service/Tests/HarkCommandTests/Serve/TokenCommandTests.swift",
    "hark finish": "Service/Tests/HarkCommandTests/FinishCommandTests.swift",
    "hark vad": "Service/Tests/HarkCommandTests/VADCommandTests.swift",
    "hark doctor": "Service/Tests/HarkCommandTests/DoctorCommandTests.swift",
    "listen": "Service/Tests/HarkCommandTests/DocumentedExamplesTests.swift",
    "transcribe": "Service/Tests/HarkCommandTests/DocumentedExamplesTests.swift",
    "fuzz": "scripts/fuzz",
    "dictation-child": "Tests/HarkStoreTests/Transcripts/DictationChild.swift",
    "recording-child": "Service/Tests/HarkLinuxTests/Recordings/RecordingKillTests.swift",
    "sherpa-worker": "Service/Tests/HarkLinuxTests/Worker/TestWorker.swift",
  ]

  private static let here = [
    Program("hark transcribe", transcribe),
    Program("hark serve", serve),
    Program("hark work-apart", workApart),
    Program("websocket-echo", echo),
    Program("detector-frames", detectorFrames),
    Program("simulate", { try await simulates("simulate") }),
    Program("simulate-pages", { try await simulates("simulate-pages") }),
    Program("simulate-bridges", { try await simulates("simulate-bridges") }),
    Program("simulate-files", { try await simulates("simulate-files") }),
    Program("detection", detection),
    Program("bare-two-pass", bareTwoPass),
    Program("front-end-cost") {
      try await quick("front-end-cost", prints: "allocations in a minute")
    },
    Program("finishing-cost") {
      try await quick("finishing-cost", prints: "nb: a change of one word")
    },
    Program("vocabulary") { try await quick("vocabulary", prints: "right: 5 of 6") },
    Program("paced-sessions") { try await quick("paced-sessions", prints: "whole sessions, ") },
    Program("session-latency") { try await quick("session-latency", prints: "stop to idle: ") },
    Program("session-load") { try await quick("session-load", prints: "1 people, sound: ") },
  ]

  /// The programs that need a sound server.
  private static let audible = [
    Program("live-latency") { try await quick("live-latency", prints: "first sound of a reply: ") },
    Program("call-latency") { try await quick("call-latency", prints: "voice and loudspeaker: ") },
  ]

  @Test("Every program of the package and every subcommand has a test")
  func complete() throws {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
    let package = try String(
      contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let named = package.matches(
      of: /(?:program|benchmark|example|executableTarget)\(\s*(?:name:\s*)?"([^"]+)"/
    ).map { String($0.1) }
    let subcommands = RootCommand.configuration.subcommands.map { "hark " + $0._commandName }
    let started = Self.elsewhere.keys + (Self.here + Self.audible).map(\.name)
    #expect(named.contains("hark") && Set(named).count == named.count)
    #expect(started.sorted() == (named.filter { $0 != "hark" } + subcommands).sorted())
    for (program, file) in Self.elsewhere {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      let word = program.split(separator: " ").last ?? ""
      #expect(text.contains(word + "\""), "\(file) does not start \(program)")
    }
  }

  @Test("The program works and ends as expected", arguments: here)
  func starts(_ program: Program) async throws { try await program.run() }

  @Test(
    "With a sound server, the program works and ends as expected",
    .enabled(if: PulseServer.isInstalled), arguments: audible)
  func startsWithSound(_ program: Program) async throws { try await program.run() }
}

extension ProgramsTests {
  private static let speech = "/usr/share/pocketsphinx/test/data/librivox/"
  private static let clip = speech + "sense_and_sensibility_01_austen_64kb-0930.wav"

  /// Returns the path and the words of each clip, from lines such as `<s> words </s> (name)`.
  private static func clips() throws -> [(path: String, words: [String])] {
    let lines = try String(contentsOfFile: speech + "transcription", encoding: .utf8)
    return lines.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "(")
      guard parts.count == 2 else { return nil }
      // The dictionary writes "mr", and one sentence contains a typing error.
      let text = parts[0].replacing("mister", with: "mr")
        .replacing("more a amiable", with: "more amiable")
      return (speech + parts[1].dropLast() + ".wav", words(text).filter { !$0.hasPrefix("<") })
    }
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    String(text).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func transcribe() async throws {
    var (said, wrong) = (0, 0)
    for (path, words) in try clips() {
      let process = try await HarkProcess.run(
        ["transcribe", "--raw", path],
        environment: ["HARK_MODEL": "/usr/share/pocketsphinx/model/en-us"])
      #expect(process.status == 0 && process.error.isEmpty)
      said += words.count
      wrong += WordErrors.count(Self.words(process.output), said: words)
    }
    #expect(said == 70 && wrong <= 13, "\(wrong) of \(said) words are wrong")
  }

  private static func serve() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let page = try await RawHTTP(port: server.port).send("GET", "/")
    #expect(page.status == 200 && String(decoding: page.body, as: UTF8.self).contains("<html"))
    server.send(SIGINT)
    #expect(await server.ending() == 0)
    #expect(server.errors.isEmpty)
  }

  /// Expects the worker to exit immediately if no peer is connected.
  private static func workApart() async throws {
    let process = try await HarkProcess.run([WorkerCommand.name])
    #expect(process.status == 0 && process.output.isEmpty && process.error.isEmpty)
  }

  @Test("`hark serve` encrypts with a certificate")
  func encrypts() async throws {
    let home = try TemporaryFolder()
    let (certificate, key) = try await home.makeCertificate("local")
    let server = try await ServingProcess(
      ["--certificate", certificate, "--key", key],
      home: home)
    let page = try await HarkProcess.shell(
      #"""
      printf 'GET / HTTP/1.1\r\nHost: localhost:%s\r\nConnection: close\r\n\r\n' "$1" |
        openssl s_client -quiet -verify_return_error -CAfile "$2" \
          -connect "127.0.0.1:$1" -servername localhost
      """#, "\(server.port)", certificate)
    #expect(page.output.hasPrefix("HTTP/1.1 200 OK") && page.output.contains("<html"))
    server.send(SIGINT)
    #expect(await server.ending() == 0)
  }

  private static func echo() async throws {
    let server = try await ServingProcess(of: ["websocket-echo"], home: try TemporaryFolder())
    let socket = try await RawWebSocket(port: server.port)
    await socket.send(.text("hello"))
    #expect(await socket.answer() == .text("hello"))
    server.send(SIGTERM)
    #expect(await server.ending() == SIGTERM)
  }

  /// Expects a probability and a level of 4 bytes each for every frame of one second of silence.
  private static func detectorFrames() async throws {
    let folder = try TemporaryFolder()
    let silence = try folder.write([UInt8](repeating: 0, count: 4 * 16_000), to: "silence")
    let process = try await HarkProcess.shell(
      #""$(dirname "$HARK")/detector-frames" < "$1" | wc -c"#, silence)
    #expect(process.output == "\(16_000 / SpectralVoiceDetector.frameLength * 8)\n")
  }

  private static func simulates(_ program: String) async throws {
    let many = try await HarkProcess.run(["1", "20000"], of: program)
    #expect(many.status == 0 && many.lines.first?.contains(" steps, ") == true, "\(many.output)")
    let one = try await HarkProcess.run(["2"], of: program)
    #expect(one.status == 0 && one.output.contains("  act "), "\(one.output)")
    let wrong = try await HarkProcess.run(["first", "20000"], of: program)
    #expect(wrong.status == 2 && wrong.lines.count == 1, "\(wrong.output)")
  }

  private static func detection() async throws {
    let folder = try TemporaryFolder()
    let order = try folder.write(Array("cost\t\(clip)\n".utf8), to: "orders")
    let process = try await HarkProcess.run(["spectral", clip], of: "detection", input: order)
    #expect(process.status == 0 && process.lines.count == 2, "\(process.output)")
    #expect(process.lines.last?.hasPrefix(#"{"cpu": "#) == true)
  }

  private static func bareTwoPass() async throws {
    let process = try await HarkProcess.run([clip], of: "bare-two-pass")
    #expect(process.status == 0 && process.output.hasPrefix("he might even have"))
  }

  /// Runs a measurement in its shortest form, without judging its figures.
  private static func quick(_ program: String, prints figure: String) async throws {
    let process = try await HarkProcess.run(["--quick"], of: program)
    #expect(process.status == 0 && process.output.contains(figure), "\(process.error)")
  }
}
