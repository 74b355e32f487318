import Hark
import HarkTesting
import TestLimits
import Testing

@testable import HarkServices

@Suite("Wyoming recognizer", .hangLimit(minutes: 2))
struct WyomingRecognizerTests {
  private let sound = SoundTimeline("___########____######____").samples
  private let pause = SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000)

  @Test("The recognizer conforms")
  func conformance() async {
    let server = ScriptedWyoming(.text("two words"))
    let check = RecognizerConformance(
      sound: sound, pauses: [pause], words: 4...4,
      bounds: ConformanceBounds(patient: 20, settling: 0)
    ) { recognizer(server) }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("Each segment has its own connection: the request, the audio, and its end")
  func sent() async throws {
    let server = ScriptedWyoming(.text("yes"))
    let log = try await heard(by: server, phrases: ["Ada", "Løv"]) { $0.model = "ears" }
    #expect(log.finals == ["yes", "yes"] && server.lines.count == 2)
    let ranges = log.reports.compactMap { if case .final(let it, _) = $0 { it.range } else { nil } }
    #expect(
      ranges == [
        AudioRange(start: 0, end: 20_000), AudioRange(start: 20_000, end: sound.count),
      ])
    let line = try #require(server.lines.first)
    let text = String(decoding: line, as: UTF8.self)
    for part in [
      #""language":"en""#, #""name":"ears""#, #""transcript_terms":["Ada","Løv"]"#,
      #""rate":16000"#,
      #""width":2"#, #""channels":1"#,
    ] { #expect(text.contains(part)) }
    var reader = WyomingReader()
    let types = try reader.take(line).map(\.type)
    #expect(
      types == ["transcribe", "audio-start"] + Array(repeating: "audio-chunk", count: 7) + [
        "audio-stop"
      ])
    #expect(line.count > 40_000)
  }

  @Test("A streamed transcript is interim text until it is complete")
  func streamed() async throws {
    let chunks = ["he", " was"].map {
      "{\"type\":\"transcript-chunk\",\"data\":{\"text\":\"\($0)\"}}\n"
    }
    let server = ScriptedWyoming(
      .mute(after: "{\"type\":\"transcript-start\"}\n" + chunks.joined()), .text("He was not"))
    let log = try await heard(by: server)
    #expect(log.finals == ["He was not", "He was not"])
    #expect(
      log.reports.contains {
        if case .interim(let it, _) = $0 { it.text == "he was" } else { false }
      })
  }

  @Test("Transient failures are retried")
  func trouble() async throws {
    let server = ScriptedWyoming(
      .refuse, .hangUp, .bytes("{\"type\":\"error\",\"data\":{\"text\":\"busy\"}}\n"),
      .mute(), .text("well"))
    let log = try await heard(by: server)
    #expect(log.finals == ["well", "well"] && server.lines.count == 6)
  }

  @Test(
    "Permanent failures are reported once",
    arguments: [
      (ScriptedWyoming.Answer.refuse, VoiceFailure.networkUnavailable),
      (.hangUp, .recognitionFailed), (.mute(), .recognitionFailed),
      (.bytes("{\"type\":\"transcript\"}\n"), .recognitionFailed),
    ])
  func lasting(answer: ScriptedWyoming.Answer, failure: VoiceFailure) async throws {
    let server = ScriptedWyoming(answer)
    let log = try await heard(by: server) { $0.retry.retries = 2 }
    #expect(log.reports == [.failed(failure)])
    #expect(server.lines.count == 3)
  }

  @Test(
    "An error response is retried, and another protocol is not",
    arguments: [
      ("{\"type\":\"error\",\"data\":{\"text\":\"no\"}}\n", 2), ("{\"type\":\"transcript\"}\n", 2),
      ("SSH-2.0\n", 1),
    ])
  func nonsense(text: String, connections: Int) async throws {
    let server = ScriptedWyoming(.bytes(text))
    let log = try await heard(by: server) { $0.retry.retries = 1 }
    #expect(log.reports == [.failed(.recognitionFailed)] && server.lines.count == connections)
  }

  @Test("A transcript sent before a disconnection during the audio is used")
  func early() async throws {
    let log = try await heard(by: ScriptedWyoming(.early("enough"))) { $0.retry.retries = 1 }
    #expect(log.finals == ["enough", "enough"])
  }

  @Test("Cancellation closes the connection of a stalled server")
  func cancelled() async throws {
    let server = ScriptedWyoming(.stall)
    let task = try await recognizer(server)
      .startTask(RecognitionRequest(locale: .americanEnglish)) { _ in }
    task.append(AudioChunk(start: 0, samples: sound))
    task.finish()
    await server.hasConnections(1)
    task.cancel()
    await server.hasConnections(0)
  }

  @Test("A server that was reached once is retried longer, also by later tasks")
  func remembered() async throws {
    func attempts(_ first: ScriptedWyoming.Answer) async throws -> Int {
      let server = ScriptedWyoming(first, .refuse)
      let recognizer = recognizer(server) { ($0.retry.firstPatience, $0.retry.retries) = (-1, 3) }
      for _ in 0..<2 {
        let log = ReportLog()
        let task =
          try await recognizer
          .startTask(RecognitionRequest(locale: .americanEnglish)) { log.take($0) }
        task.append(AudioChunk(start: 0, samples: sound))
        task.finish()
        _ = await log.ending()
      }
      return server.lines.count
    }
    #expect(try await attempts(.refuse) == 2)
    #expect(try await attempts(.text("yes")) == 5)
  }

  @Test("A server that sends without end is disconnected")
  func endless() async throws {
    let chunk = String(repeating: "so ", count: 10_000)
    let line = "{\"type\":\"transcript-chunk\",\"data\":{\"text\":\"\(chunk)\"}}\n"
    let server = ScriptedWyoming(.bytes(String(repeating: line, count: 3)))
    let log = try await heard(by: server) { $0.retry.retries = 1 }
    #expect(log.reports == [.failed(.recognitionFailed)])
  }

  private func recognizer(
    _ server: ScriptedWyoming, _ change: (inout WyomingSettings) -> Void = { _ in }
  ) -> WyomingRecognizer {
    var settings = WyomingSettings(host: "localhost", retry: RetryPolicy(timeout: 5, backOff: 0))
    change(&settings)
    return WyomingRecognizer(
      settings, transport: server, timekeeper: server.clock, chance: { 0 })
  }

  private func heard(
    by server: ScriptedWyoming, phrases: [String] = [],
    _ change: (inout WyomingSettings) -> Void = { _ in }
  ) async throws -> ReportLog {
    let log = ReportLog()
    let request = RecognitionRequest(locale: .americanEnglish, contextualPhrases: phrases)
    let task = try await recognizer(server, change).startTask(request) { log.take($0) }
    task.append(AudioChunk(start: 0, samples: Array(sound.prefix(20_000))))
    task.markPause(pause)
    task.append(AudioChunk(start: 20_000, samples: Array(sound.dropFirst(20_000))))
    task.finish()
    _ = await log.ending()
    return log
  }
}
