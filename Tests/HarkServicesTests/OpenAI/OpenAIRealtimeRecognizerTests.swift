import Hark
import HarkTesting
import TestLimits
import Testing

@testable import HarkServices

@Suite("Realtime recognizer", .hangLimit(minutes: 2))
struct OpenAIRealtimeRecognizerTests {
  private let sound = SoundTimeline("___########____######____").samples

  private func recognizer(
    _ server: ScriptedRealtime, clock: any Timekeeper = ManualTimekeeper(),
    _ change: (inout OpenAIRecognitionSettings) -> Void = { _ in }
  ) -> OpenAIRealtimeRecognizer {
    var settings = OpenAIRecognitionSettings(
      baseURL: "https://example.org/v1/", model: "ears", key: Secret("sk-very-secret"),
      retry: RetryPolicy(timeout: 600, patience: 600, backOff: 0))
    change(&settings)
    return OpenAIRealtimeRecognizer(
      settings, transport: server, timekeeper: clock, chance: { 0 })
  }

  @Test("The recognizer conforms")
  func conformance() async {
    let pause = SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000)
    let check = RecognizerConformance(
      sound: sound, pauses: [pause], words: 8...8,
      bounds: ConformanceBounds(patient: 10, settling: 0)
    ) { recognizer(ScriptedRealtime()) }
    let findings = await check.findings()
    #expect(findings == [])
  }

  @Test("A lost connection neither loses nor duplicates text")
  func broken() async throws {
    let whole = try await heard(by: ScriptedRealtime())
    for limit in [1, 2, 3, 4] {
      var manner = ScriptedRealtime.Manner()
      manner.breaksAfter = limit
      manner.breaksOnce = true
      let server = ScriptedRealtime(manner)
      #expect(try await heard(by: server) == whole)
      #expect(server.requests.count == 2)
    }
  }

  @Test(
    "An absent or silent server is eventually one failure",
    arguments: [
      ([WebSocketFailure.unreachable], VoiceFailure.networkUnavailable),
      ([.refused(status: 503)], .serviceUnavailable),
      ([.refused(status: 401)], .recognizerUnavailable),
    ])
  func away(failures: [WebSocketFailure], failure: VoiceFailure) async throws {
    var manner = ScriptedRealtime.Manner()
    manner.refusals = Array(repeating: failures[0], count: 1_000)
    let log = ReportLog()
    let task = try await start(
      recognizer(ScriptedRealtime(manner), clock: LeapingClock()) {
        ($0.retry.patience, $0.retry.backOff) = (0.1, 0.01)
      }, log)
    task.append(AudioChunk(start: 0, samples: sound))
    task.finish()
    #expect(await log.ending() == .failed(failure))
    #expect(log.reports.count == 1)
  }

  @Test("The key is only in its header field")
  func secrecy() async throws {
    let server = ScriptedRealtime()
    let recognizer = recognizer(server)
    _ = try await heard(by: server)
    let request = try #require(server.requests.first)
    #expect(request.url == "wss://example.org/v1/realtime?intent=transcription")
    #expect(request.headers.map(\.name) == ["Authorization"])
    #expect(request.headers.first?.value == "Bearer sk-very-secret")
    var dumped = ""
    dump(recognizer, to: &dumped)
    dump(request, to: &dumped)
    #expect(!(dumped + "\(recognizer)\(request)").contains("very-secret"))
    #expect(!server.events.joined().contains("very-secret"))
  }

  @Test("Audio that may not leave the device stays there")
  func onDeviceOnly() async {
    let request = RecognitionRequest(locale: .americanEnglish, preference: .onDeviceOnly)
    await #expect(throws: VoiceFailure.recognizerUnavailable) {
      _ = try await recognizer(ScriptedRealtime()).startTask(request) { _ in }
    }
  }

  @Test("Likely phrases are sent in the configured way")
  func hints() {
    func update(_ hints: OpenAIRecognitionSettings.PhraseHints) -> String {
      let options = TranscriptionOptions(
        model: "m", language: "en", phrases: ["a b", "c"], hints: hints)
      return RealtimeCommand.update(options, .nested, id: "1", isHark: false).text
    }
    #expect(update(.prompt).contains(#""prompt":"a b, c""#))
    #expect(update(.keywords).contains(#""keywords":["a b","c"]"#))
    #expect(!update(.none).contains("a b"))
    #expect(update(.none).contains(#""turn_detection":null"#))
  }

  private func start(
    _ recognizer: OpenAIRealtimeRecognizer, _ log: ReportLog
  ) async throws -> any RecognitionTask {
    try await recognizer.startTask(RecognitionRequest(locale: .americanEnglish)) { log.take($0) }
  }

  private func heard(by server: ScriptedRealtime) async throws -> [String] {
    let log = ReportLog()
    let task = try await start(recognizer(server), log)
    task.append(AudioChunk(start: 0, samples: Array(sound.prefix(20_000))))
    task.markPause(SpeechPause(speech: AudioRange(start: 4_800, end: 17_600), cut: 20_000))
    task.append(AudioChunk(start: 20_000, samples: Array(sound.dropFirst(20_000))))
    task.finish()
    #expect(await log.ending() == .ended)
    return log.finals
  }
}
