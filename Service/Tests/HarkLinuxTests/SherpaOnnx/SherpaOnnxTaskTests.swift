import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkSherpa
@testable import HarkWorkers

@Suite(
  "A task of sherpa-onnx", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: SherpaRoom.isReady, "scripts/sherpa-setup could not get it from PyPI"))
struct SherpaOnnxTaskTests {
  private static let spoken = ["alpha", "bravo", "charlie", "delta", "alpha"]

  private static func words(of heard: Reports) -> [String] {
    heard.finals.flatMap { $0.text.split(separator: " ").map(String.init) }
  }

  private func start(
    _ recognizer: SherpaOnnxRecognizer, delivery: SoundDelivery = .waits
  ) async throws -> (SherpaOnnxTask, Reports) {
    let heard = Reports()
    let request = RecognitionRequest(locale: .americanEnglish, delivery: delivery)
    let task = try await recognizer.startTask(request) { heard.add($0) }
    return (try #require(task as? SherpaOnnxTask), heard)
  }

  private func give(
    _ samples: [Float], to task: SherpaOnnxTask, from start: Int = 0
  ) async {
    task.append(AudioChunk(start: start, samples: samples))
    await task.caughtUp()
  }

  @Test("Streaming models report words during speech; others report them at the end")
  func interims() async throws {
    for (name, hasInterims) in [("streaming-en", true), ("offline-en", false)] {
      let (task, heard) = try await start(try SherpaRoom.recognizer(name))
      await give(SherpaRoom.words, to: task)
      #expect(heard.interims.map(\.text).contains("alpha bravo") == hasInterims)
      task.finish()
      await heard.waitForEnd()
      #expect(Self.words(of: heard) == Self.spoken && heard.all.last == .ended)
      let words = heard.finals.flatMap(\.words)
      #expect(words.map(\.text) == Self.spoken)
      #expect(abs((words.last?.range.start ?? 0) - 43_200) < 4_000)
    }
  }

  @Test("For live audio, caughtUp() returns after the last words")
  func lastWords() async throws {
    let (task, heard) = try await start(try SherpaRoom.recognizer("offline-en"), delivery: .live)
    task.append(AudioChunk(start: 0, samples: SherpaRoom.words))
    // An immediate task makes its request before the next line runs.
    let finals = Task.immediate {
      await task.caughtUp()
      return heard.finals.count
    }
    task.finish()
    #expect(await finals.value == 1)
  }

  @Test("A late pause mark ends the segment at the pause, and nothing is lost or repeated")
  func latePause() async throws {
    let (task, heard) = try await start(try SherpaRoom.recognizer("streaming-en"))
    await give(SherpaRoom.words, to: task)
    task.markPause(SpeechPause(speech: AudioRange(start: 3_200, end: 16_000), cut: 17_000))
    task.finish()
    await heard.waitForEnd()
    #expect(heard.finals.map(\.text) == ["alpha bravo", "charlie delta alpha"])
    #expect(heard.finals.map(\.range.start) == [0, 17_000])
  }

  @Test(
    "A killed or stopped worker is replaced: no word is lost or repeated",
    arguments: [SIGKILL, SIGSTOP])
  func replaced(signal: Int32) async throws {
    let recognizer = try SherpaRoom.recognizer("streaming-en")
    let (task, heard) = try await start(recognizer)
    let half = 24_000
    await give(Array(SherpaRoom.words[..<half]), to: task)
    let first = try #require(task.worker?.identifier)
    #expect(kill(first, signal) == 0)
    await give(Array(SherpaRoom.words[half...]), to: task, from: half)
    #expect(task.worker?.identifier != first)
    task.finish()
    await heard.waitForEnd()
    #expect(Self.words(of: heard) == Self.spoken && heard.all.last == .ended)
    let interims = heard.interims.map(\.text)
    #expect(Set(interims).count == interims.count, "nothing is reported twice")
    // A worker that hung has been killed.
    await ProcessEnd.wait(for: first)
  }

  @Test("A worker that is killed repeatedly is one failure, after the words so far")
  func failing() async throws {
    let (task, heard) = try await start(try SherpaRoom.recognizer("streaming-en"))
    await give(Array(SherpaRoom.words[..<24_000]), to: task)
    for _ in 0..<3 {
      let worker = try #require(await Self.running(of: task))
      kill(worker, SIGKILL)
      for _ in 0..<10_000 where task.worker?.identifier == worker {
        if heard.all.last == .failed(.recognitionFailed) { break }
        try await Task.sleep(nanoseconds: 1_000_000)
      }
    }
    await heard.waitForEnd()
    #expect(heard.all.last == .failed(.recognitionFailed) && heard.finals.isEmpty)
    #expect(heard.interims.last?.text == "alpha bravo char")
    await task.caughtUp()
  }

  private static func running(of task: SherpaOnnxTask) async -> pid_t? {
    for _ in 0..<10_000 {
      if let found = task.worker?.identifier { return found }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return nil
  }

  @Test("Workers are kept for the next tasks, and end with the recognizer")
  func pool() async throws {
    var recognizer: SherpaOnnxRecognizer? = try SherpaRoom.recognizer("streaming-en", tasks: 1)
    #expect(try await recognizer?.warmUp() == "2.0.1")
    let spare = try #require(recognizer?.spares.first?.identifier)
    do {
      let (task, _) = try await start(try #require(recognizer))
      #expect(task.worker?.identifier == spare)
      let second = recognizer
      await #expect(throws: VoiceFailure.recognizerBusy) {
        _ = try await second?.startTask(RecognitionRequest(locale: .americanEnglish)) { _ in }
      }
      task.cancel()
    }
    #expect(recognizer?.spares.first?.identifier == spare)
    recognizer = nil
    await ProcessEnd.wait(for: spare)
  }

  @Test(
    "A worker that sends garbage, is silent or exits is reported in one sentence",
    arguments: ["garbage", "silent", "ending"])
  func badWorkers(manner: String) async throws {
    let recognizer = try SherpaRoom.recognizer(
      "streaming-en", worker: .test(manner),
      patience: manner == "silent" ? .short : WorkerProcess.Patience())
    let problem = await #expect(throws: SherpaOnnxError.self) { try await recognizer.warmUp() }
    #expect(problem?.sentence.hasSuffix(".") == true)
    await #expect(throws: VoiceFailure.recognizerUnavailable) {
      _ = try await recognizer.startTask(RecognitionRequest(locale: .americanEnglish)) { _ in }
    }
  }

  @Test(
    "A network that makes the library end its process is reported in one sentence",
    arguments: ["nonsense-en"])
  func nonsense(name: String) async throws {
    let recognizer = try SherpaRoom.recognizer(name)
    let problem = await #expect(throws: SherpaOnnxError.self) { try await recognizer.warmUp() }
    #expect(problem?.sentence.hasPrefix("sherpa-onnx cannot load the model in ") == true)
  }
}
