import Foundation
import Hark
import HarkServices

/// An in-process server for realtime transcription that answers as scripted.
final class ScriptedRealtime: WebSocketTransport {
  /// The behavior of the server.
  struct Manner: Sendable {
    /// The failures of the first connections, in order; `nil` accepts the connection.
    var refusals: [WebSocketFailure?] = []

    /// The number of client events after which a connection breaks; `nil` for never.
    var breaksAfter: Int?

    /// Whether only one connection breaks.
    var breaksOnce = false

    /// Whether the server sends nothing.
    var isMute = false

    /// Returns the transcript of a segment with `samples` samples; by default, words that state
    /// this number.
    var text: @Sendable (_ samples: Int) -> String = { "words of \($0) samples" }
  }

  private struct State: Sendable {
    var requests: [WebSocketRequest] = []
    var events: [String] = []
    var hasBroken = false
  }

  private let manner: Manner
  private let state = Locked(State())

  init(_ manner: Manner = Manner()) { self.manner = manner }

  var requests: [WebSocketRequest] { state.withLock { $0.requests } }
  var events: [String] { state.withLock { $0.events } }

  func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    if number < manner.refusals.count, let refusal = manner.refusals[number] { throw refusal }
    return Line(self, manner)
  }

  fileprivate func note(_ text: String) { state.withLock { $0.events.append(text) } }

  fileprivate func mayBreak() -> Bool {
    state.withLock { state in
      defer { state.hasBroken = true }
      return !manner.breaksOnce || !state.hasBroken
    }
  }

  private final class Line: WebSocketLine {
    let messages: AsyncThrowingStream<String, any Error>
    private let said: AsyncThrowingStream<String, any Error>.Continuation
    private let server: ScriptedRealtime
    private let manner: Manner
    private let state = Locked((events: 0, samples: 0, items: 0))

    init(_ server: ScriptedRealtime, _ manner: Manner) {
      self.server = server
      self.manner = manner
      (messages, said) = AsyncThrowingStream.makeStream()
      if !manner.isMute { say(#"{"type":"session.created","session":{"audio":{}}}"#) }
    }

    private func say(_ text: String) { said.yield(text) }

    func send(_ text: String) async throws {
      server.note(text)
      let count = state.withLock { state in
        state.events += 1
        return state.events
      }
      if let limit = manner.breaksAfter, count > limit, server.mayBreak() {
        said.finish(throwing: WebSocketFailure.broken)
        throw WebSocketFailure.broken
      }
      if !manner.isMute { answer(text) }
    }

    private func answer(_ text: String) {
      guard let fields = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      else { return }
      switch fields["type"] as? String {
      case "session.update": say(#"{"type":"session.updated","session":{}}"#)
      case "input_audio_buffer.append":
        let size = Data(base64Encoded: fields["audio"] as? String ?? "")?.count ?? 0
        state.withLock { $0.samples += size / 2 }
      case "input_audio_buffer.commit":
        let (item, samples) = state.withLock { state in
          defer { state.samples = 0 }
          state.items += 1
          return (state.items, state.samples)
        }
        let words = manner.text(samples)
        say(#"{"type":"input_audio_buffer.committed","item_id":"\#(item)"}"#)
        let prefix = #"{"item_id":"\#(item)","type":"conversation.item.input_audio_transcription."#
        say(prefix + #"delta","delta":"\#(words)"}"#)
        say(prefix + #"completed","transcript":"\#(words)"}"#)
      default: break
      }
    }

    func close() async { said.finish() }
  }
}

/// The reports of a recognition task.
final class ReportLog: Sendable {
  private let all = Locked<[RecognitionReport]>([])
  private let ended: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  init() { (ended, end) = AsyncStream.makeStream() }

  func take(_ report: RecognitionReport) {
    all.withLock { $0.append(report) }
    switch report {
    case .ended, .failed: end.finish()
    case .interim, .final: break
    }
  }

  var reports: [RecognitionReport] { all.withLock { $0 } }

  var finals: [String] {
    reports.compactMap { if case .final(let segment, _) = $0 { segment.text } else { nil } }
  }

  /// Waits for `ended` or `failed` and returns it.
  func ending() async -> RecognitionReport? {
    for await _ in ended {}
    return reports.last
  }
}
