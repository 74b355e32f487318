import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("The user's own model at the command line", .timeLimit(.minutes(5)))
struct OwnModelTests {
  /// The folder that `scripts/sherpa-setup` prepares.
  private static let room =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/.build/sherpa"

  private static let isReady = FileManager.default.fileExists(atPath: room + "/models/offline-en")

  private static func own(_ model: String) -> [String] {
    ["--sherpa", room + "/library", "--recognizer-model", room + "/models/" + model]
  }

  @Test(
    "Tones are transcribed as the words that they represent, by both kinds of model",
    .enabled(if: isReady, "scripts/sherpa-setup could not get sherpa-onnx from PyPI"),
    arguments: ["streaming-en", "offline-en"])
  func transcribe(model: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("tones.wav")
    #expect(EncodedSound.wav.write(Self.tones, to: file))
    let heard = try await HarkProcess.run(["transcribe"] + Self.own(model) + [file])
    #expect(heard.status == 0 && heard.error.isEmpty)
    #expect(
      heard.output.split(whereSeparator: \.isWhitespace)
        == ["alpha", "bravo", "charlie", "delta", "alpha"])
  }

  @Test(
    "The doctor reports version, kind, and language",
    .enabled(if: isReady, "scripts/sherpa-setup could not get sherpa-onnx from PyPI"))
  func doctor() async throws {
    let found = try await HarkProcess.run(["doctor"] + Self.own("streaming-en"))
    #expect(
      found.output.contains(
        "works       recognizer  sherpa-onnx 2.0.1, streaming zipformer2 CTC, en-US, no contextual "
          + "phrases"))
    let broken = try await HarkProcess.run(["doctor"] + Self.own("nonsense-en"))
    #expect(broken.output.contains("fails       recognizer  sherpa-onnx cannot load the model in "))
    #expect(broken.status == 69)
  }

  @Test("The doctor reports a missing model, but not the languages of another recognizer")
  func noModel() async throws {
    let folder = try TemporaryFolder()
    let broken = try await HarkProcess.run(["doctor", "--recognizer-model", folder.file("none")])
    #expect(broken.output.contains("fails       recognizer  "))
    #expect(broken.output.contains("detector    ") && !broken.output.contains("locale      "))
    #expect(broken.status == 69)
  }

  @Test("A missing model is reported in one sentence by every command")
  func missing() async throws {
    let folder = try TemporaryFolder()
    for command in [["transcribe", "x.wav"], ["serve", "--port", "0"]] {
      let call = [command[0], "--recognizer-model", folder.file("none")] + command.dropFirst()
      let refused = try await HarkProcess.run(call)
      #expect(refused.status == 69 && refused.output.isEmpty)
      #expect(refused.error.contains("cannot be read; choose the folder of a sherpa-onnx model"))
      #expect(refused.error.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "A missing library is reported with the command that installs it",
    .enabled(if: isReady, "scripts/sherpa-setup could not get sherpa-onnx from PyPI"))
  func noLibrary() async throws {
    let folder = try TemporaryFolder()
    let refused = try await HarkProcess.run(
      [
        "transcribe", "--sherpa", folder.file("none"), "--recognizer-model",
        Self.room + "/models/offline-en", "x.wav",
      ])
    #expect(refused.status == 69 && refused.error.contains("sherpa-onnx-core"))
  }

  @Test(
    "A worker ends with its killed command, even if the worker is stopped",
    .enabled(if: isReady, "scripts/sherpa-setup could not get sherpa-onnx from PyPI"),
    arguments: [false, true])
  func parentKilled(isStopped: Bool) async throws {
    let input = Pipe()
    let nowhere = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    let command = try ChildProcess(
      [HarkProcess.path, "transcribe"] + Self.own("streaming-en") + ["-"],
      input: input.fileHandleForReading.fileDescriptor, output: nowhere.fileDescriptor,
      error: nowhere.fileDescriptor)
    let worker = try #require(await Self.child(of: command.identifier))
    // A worker that is stopped before it has started ends only after it is resumed.
    #expect(await Self.comesTrue { Self.hasOpenedLibrary(worker) })
    if isStopped { kill(worker, SIGSTOP) }
    command.send(SIGKILL)
    _ = await command.ending()
    await ProcessEnd.wait(for: worker)
    try input.fileHandleForWriting.close()
  }

  private static func child(of process: pid_t) async -> pid_t? {
    var found: pid_t?
    _ = await comesTrue {
      let threads = "/proc/\(process)/task"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
      let lists = names.compactMap {
        try? String(contentsOfFile: "\(threads)/\($0)/children", encoding: .utf8)
      }
      found = lists.flatMap { $0.split(separator: " ") }.compactMap { pid_t($0) }.first
      return found != nil
    }
    return found
  }

  private static func hasOpenedLibrary(_ process: pid_t) -> Bool {
    let maps = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
    return maps?.contains("libsherpa-onnx") ?? false
  }

  private static func comesTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<20_000 {
      if condition() { return true }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return false
  }

  /// Six tones at five frequencies, each in the middle of a band that the models know.
  private static let tones =
    [0, 1, 2, 3, 4, 0].flatMap { number -> [Float] in
      func mel(_ frequency: Double) -> Double { 1127 * log(1 + frequency / 700) }
      let band = Double([20, 30, 40, 50, 60][number] + 1)
      let frequency = 700 * (exp((mel(20) + band * (mel(7_600) - mel(20)) / 81) / 1127) - 1)
      return [Float](repeating: 0, count: 3_200)
        + (0..<4_800).map { Float(0.3 * sin(2 * .pi * frequency * Double($0) / 16_000)) }
    } + [Float](repeating: 0, count: 16_000)
}
