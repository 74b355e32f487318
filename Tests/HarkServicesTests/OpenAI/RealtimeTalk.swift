import Hark
import HarkTesting

@testable import HarkServices

/// A machine under test and its current time.
struct RealtimeTalk {
  var machine: RealtimeMachine
  var now = 0.0
  var did: [RealtimeMachine.Effect] = []

  /// All reports so far.
  var told: [RecognitionReport] = []

  init(tellsInterims: Bool = true, _ change: (inout OpenAIRecognitionSettings) -> Void = { _ in }) {
    var settings = OpenAIRecognitionSettings(baseURL: "http://localhost/v1", model: "m")
    change(&settings)
    machine = RealtimeMachine(
      settings, TranscriptionOptions(model: "m", language: "en", phrases: [], hints: .none),
      tellsInterims: tellsInterims)
  }

  @discardableResult
  mutating func take(_ event: RealtimeMachine.Event) -> [RealtimeMachine.Effect] {
    did = machine.take(event, now: now, chance: 0)
    // The transport accepts everything immediately.
    for case .send in did {
      did += machine.take(.sent(line: machine.number), now: now, chance: 0)
    }
    for case .report(let report) in did { told.append(report) }
    return did
  }

  @discardableResult
  mutating func hear(_ text: String) -> [RealtimeMachine.Effect] {
    let read = RealtimeServerEvent.read(text)
    return take(
      read.map { .news($0.news, number: $0.number, line: machine.number) }
        ?? .garbage(line: machine.number))
  }

  /// Advances to the next deadline and opens the next connection.
  mutating func open() {
    now = max(now, machine.deadline ?? now)
    take(.alarm)
    take(.opened(line: machine.number))
  }

  /// Opens the next connection and completes the session setup.
  mutating func connect() {
    open()
    hear(#"{"type":"session.created","session":{"audio":{}}}"#)
    hear(#"{"type":"session.updated","session":{}}"#)
  }

  mutating func sound(_ seconds: Double, at start: Double) {
    take(
      .sound(
        AudioChunk(
          start: Int(start * 16_000), samples: Array(repeating: 0.1, count: Int(seconds * 16_000))
        )))
  }

  mutating func completed(_ item: String, _ text: String) -> [RealtimeMachine.Effect] {
    hear(
      """
      {"type":"conversation.item.input_audio_transcription.completed","item_id":"\(item)",\
      "transcript":"\(text)"}
      """)
  }

  mutating func committed(_ item: String) {
    hear(#"{"type":"input_audio_buffer.committed","item_id":"\#(item)"}"#)
  }

  mutating func delta(_ item: String, _ text: String) -> [RealtimeMachine.Effect] {
    hear(
      """
      {"type":"conversation.item.input_audio_transcription.delta","item_id":"\(item)",\
      "delta":"\(text)"}
      """)
  }
}

extension [RealtimeMachine.Effect] {
  var finals: [String] {
    compactMap { if case .report(.final(let segment, _)) = $0 { segment.text } else { nil } }
  }

  var interims: [String] {
    compactMap { if case .report(.interim(let interim, _)) = $0 { interim.text } else { nil } }
  }

  var commits: Int {
    count { if case .send(.commit) = $0 { true } else { false } }
  }

  var sentSamples: Int {
    reduce(0) { if case .send(.append(let samples)) = $1 { $0 + samples.count } else { $0 } }
  }

  var shapes: [RealtimeShape] {
    compactMap { if case .send(.update(_, let shape, _, _)) = $0 { shape } else { nil } }
  }
}
