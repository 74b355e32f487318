import Foundation
import Hark
import HarkTesting
import TestLimits
import Testing

@testable import HarkServices

@Suite("Upload recognizer")
struct OpenAITranscriptionRecognizerTests {
  private let sound = SoundTimeline("___########____######____").samples

  @Test("The recognizer conforms over real sockets", .hangLimit(minutes: 2))
  func conformance() async throws {
    let server = try ScriptedServer(.answer("two words"))
    let pause = SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000)
    let check = RecognizerConformance(
      sound: sound, pauses: [pause], words: 4...4,
      bounds: ConformanceBounds(patient: 20, settling: 0)
    ) { recognizer(server) }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test(
    "A segment is sent as a form with a WAV file, and the key as a header", .hangLimit(minutes: 1))
  func form() async throws {
    let server = try ScriptedServer(.answer("yes"))
    let heard = try await heard(by: server, phrases: ["Ada", "Løv"])
    #expect(heard.finals == ["yes", "yes"])
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /v1/audio/transcriptions HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer sk-1\r\n"))
    for field in ["name=\"model\"\r\n\r\nears", "name=\"language\"\r\n\r\nen"] {
      #expect(request.contains(field))
    }
    #expect(request.contains("name=\"prompt\"\r\n\r\nAda, Løv"))
    #expect(request.contains("name=\"stream\"\r\n\r\ntrue"))
    #expect(request.contains("filename=\"speech.wav\"\r\nContent-Type: audio/wav\r\n\r\nRIFF"))
    #expect(TranscriptionForm.wave([1, -2]).count == 48)
  }

  @Test(
    "Both streaming formats yield interim text", .hangLimit(minutes: 1), arguments: [true, false])
  func pieces(isOpenAI: Bool) async throws {
    let events =
      isOpenAI
      ? [
        #"{"type":"transcript.text.delta","delta":"he"}"#,
        #"{"type":"transcript.text.delta","delta":" was"}"#,
        #"{"type":"transcript.text.done","text":"he was not"}"#,
      ]
      : [
        #"{"object":"transcription.chunk","choices":[{"delta":{"content":"he"}}]}"#,
        #"{"object":"transcription.chunk","choices":[{"delta":{"content":" was"}}]}"#,
        #"{"choices":[{"delta":{"content":" not"},"finish_reason":"stop"}]}"#, "[DONE]",
      ]
    let server = try ScriptedServer(
      [.head()] + events.map { .text("data: \($0)\n\n") })
    let heard = try await heard(by: server)
    #expect(heard.finals == ["he was not", "he was not"])
    // Pieces of text that arrive together are reported together.
    #expect(!heard.interims.isEmpty && heard.interims.allSatisfy { "he was not".hasPrefix($0) })
  }

  @Test("Audio after a pause belongs to the next segment", .hangLimit(minutes: 1))
  func behindPause() async throws {
    let server = try ScriptedServer(.answer("yes"))
    let log = ReportLog()
    let task = try await recognizer(server)
      .startTask(RecognitionRequest(locale: .americanEnglish)) { log.take($0) }
    task.append(AudioChunk(start: 0, samples: sound))
    task.markPause(SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000))
    task.finish()
    _ = await log.ending()
    let ranges = log.reports.compactMap { if case .final(let it, _) = $0 { it.range } else { nil } }
    #expect(
      ranges == [
        AudioRange(start: 0, end: 20_000), AudioRange(start: 20_000, end: sound.count),
      ])
  }

  @Test("A server without streaming gets a plain request", .hangLimit(minutes: 1))
  func plainly() async throws {
    let server = try ScriptedServer(
      [.head("400 Bad Request", type: "application/json"), .text("{}")], .answer("plain"))
    #expect(try await heard(by: server).finals == ["plain", "plain"])
    #expect(!server.requests[1].contains("name=\"stream\""))
  }

  @Test("Transient failures are retried", .hangLimit(minutes: 1))
  func error() async throws {
    let server = try ScriptedServer(
      [.head("503 Service Unavailable"), .text("no")],
      [.head(type: "application/json"), .text("{nonsense")],
      [.head(), .text("data: {\"type\":\"transcript.text.delta\",\"delta\":\"cut\"}\n\n")],
      .answer("well"))
    let heard = try await heard(by: server)
    #expect(heard.finals == ["well", "well"])
    #expect(server.requests.count == 5)
  }

  @Test(
    "Permanent failures are reported once", .hangLimit(minutes: 1),
    arguments: [
      ("401 Unauthorized", VoiceFailure.recognizerUnavailable, 1),
      ("503 Service Unavailable", .serviceUnavailable, 3), ("409 Conflict", .recognitionFailed, 1),
    ])
  func lasting(status: String, failure: VoiceFailure, requests: Int) async throws {
    let server = try ScriptedServer([.head(status, type: "text/plain"), .text("you said: hush")])
    let heard = try await heard(by: server) { $0.retry.retries = 2 }
    #expect(heard.reports == [.failed(failure)])
    #expect(server.requests.count == requests)
  }

  @Test("A silent server and a closed port cause different failures", .hangLimit(minutes: 1))
  func absent() async throws {
    let mute = try ScriptedServer([.stall])
    let clock = ManualTimekeeper()
    async let silent = heard(by: mute, clock: clock) { $0.retry.retries = 1 }
    for count in 1...2 {
      try await mute.hasBeenAsked(count)
      await clock.sleepers(1)
      await clock.advance(by: 600)
    }
    #expect(try await silent.reports == [.failed(.recognitionFailed)])
    let port = try UnservedPort()
    defer { port.free() }
    let refused = try await heard(by: mute) {
      ($0.baseURL, $0.retry.retries) = (port.url + "/v1", 1)
    }
    #expect(refused.reports == [.failed(.networkUnavailable)])
  }

  @Test(
    "A server whose packets are dropped is unreachable", .covers("S4-15"), .hangLimit(minutes: 1))
  func dropped() async throws {
    let port = try UnservedPort(drops: true)
    defer { port.free() }
    let clock = ManualTimekeeper()
    async let dropped = heard(by: ScriptedServer([.stall]), clock: clock) {
      ($0.baseURL, $0.retry.retries) = (port.url + "/v1", 1)
    }
    for _ in 1...2 {
      await clock.sleepers(1)
      await clock.advance(by: 600)
    }
    #expect(try await dropped.reports == [.failed(.networkUnavailable)])
  }

  /// Returns a recognizer whose requests time out according to `clock`.
  private func recognizer(
    _ server: ScriptedServer, clock: any Timekeeper = ManualTimekeeper(),
    _ change: (inout OpenAIRecognitionSettings) -> Void = { _ in }
  ) -> OpenAITranscriptionRecognizer {
    var settings = OpenAIRecognitionSettings(
      baseURL: server.url + "/v1", model: "ears", key: Secret("sk-1"),
      retry: RetryPolicy(timeout: 600, patience: 600, backOff: 0.01))
    change(&settings)
    return OpenAITranscriptionRecognizer(
      settings, transport: SystemHTTPTransport(timekeeper: clock), timekeeper: LeapingClock(),
      chance: { 0 })
  }

  private func heard(
    by server: ScriptedServer, phrases: [String] = [],
    clock: any Timekeeper = ManualTimekeeper(),
    _ change: (inout OpenAIRecognitionSettings) -> Void = { _ in }
  ) async throws -> ReportLog {
    let log = ReportLog()
    let request = RecognitionRequest(locale: .americanEnglish, contextualPhrases: phrases)
    let task = try await recognizer(server, clock: clock, change)
      .startTask(request) { log.take($0) }
    task.append(AudioChunk(start: 0, samples: Array(sound.prefix(20_000))))
    task.markPause(SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000))
    task.append(AudioChunk(start: 20_000, samples: Array(sound.dropFirst(20_000))))
    task.finish()
    _ = await log.ending()
    return log
  }
}

extension [ScriptedServer.Step] {
  /// Returns the complete response of a server that does not stream.
  fileprivate static func answer(_ text: String) -> Self {
    [.head(type: "application/json"), .text("{\"text\":\"\(text)\"}")]
  }
}

extension ReportLog {
  fileprivate var interims: [String] {
    reports.compactMap { if case .interim(let interim, _) = $0 { interim.text } else { nil } }
  }
}
