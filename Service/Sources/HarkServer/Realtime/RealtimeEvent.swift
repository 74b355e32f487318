import Foundation
import Hark
import HarkServices

enum RealtimeEvent: Sendable, Equatable {
  case created([String: JSONValue])
  case updated([String: JSONValue])

  /// A session was resumed, with the numbers of samples and commits received so far.
  case resumed(samples: Int, commits: Int)
  case speechStarted(item: String, milliseconds: Int)
  case speechStopped(item: String, milliseconds: Int)
  case committed(item: String, after: String?)
  case cleared
  case added(item: String, after: String?)
  case done(item: String, after: String?)
  case delta(item: String, String)
  case interim(item: String, String)
  case completed(item: String, String, seconds: Double)
  case failed(item: String, RealtimeFault)
  case error(RealtimeFault)

  func text(number: Int) -> String {
    var (type, fields) = content
    fields["type"] = .string(type)
    fields["event_id"] = .string("event_\(number)")
    let data = try? JSONEncoder().encode(JSONValue.object(fields))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static let transcription = "conversation.item.input_audio_transcription"

  private var content: (type: String, fields: [String: JSONValue]) {
    switch self {
    case .created(let session): ("session.created", ["session": .object(session)])
    case .updated(let session): ("session.updated", ["session": .object(session)])
    case .resumed(let samples, let commits):
      ("hark.resumed", ["samples": .whole(samples), "commits": .whole(commits)])
    case .speechStarted(let item, let milliseconds):
      (
        "input_audio_buffer.speech_started",
        ["item_id": .string(item), "audio_start_ms": .whole(milliseconds)]
      )
    case .speechStopped(let item, let milliseconds):
      (
        "input_audio_buffer.speech_stopped",
        ["item_id": .string(item), "audio_end_ms": .whole(milliseconds)]
      )
    case .committed(let item, let before):
      (
        "input_audio_buffer.committed",
        ["item_id": .string(item), "previous_item_id": .text(before)]
      )
    case .cleared: ("input_audio_buffer.cleared", [:])
    case .added(let item, let before):
      ("conversation.item.added", ["item": Self.item(item), "previous_item_id": .text(before)])
    case .done(let item, let before):
      ("conversation.item.done", ["item": Self.item(item), "previous_item_id": .text(before)])
    case .delta(let item, let text):
      (Self.transcription + ".delta", Self.words(item, ["delta": .string(text)]))
    case .interim(let item, let text):
      ("hark.interim", Self.words(item, ["transcript": .string(text)]))
    case .completed(let item, let text, let seconds):
      (
        Self.transcription + ".completed",
        Self.words(
          item,
          [
            "transcript": .string(text),
            "usage": ["type": "duration", "seconds": .number(seconds)],
          ])
      )
    case .failed(let item, let fault):
      (Self.transcription + ".failed", Self.words(item, ["error": fault.json]))
    case .error(let fault): ("error", ["error": fault.json])
    }
  }

  private static func words(_ item: String, _ fields: [String: JSONValue]) -> [String: JSONValue] {
    fields.merging(["item_id": .string(item), "content_index": 0]) { $1 }
  }

  private static func item(_ id: String) -> JSONValue {
    [
      "id": .string(id), "object": "realtime.item", "type": "message", "role": "user",
      "status": "completed", "content": [["type": "input_audio", "transcript": .null]],
    ]
  }
}

/// A session's last `limit` events, numbered, which a client may still request.
///
/// An item's latest interim text replaces its earlier ones.
struct RealtimeLog: Sendable {
  static let limit = 1_024

  /// The number of the last event, counted from 1.
  private(set) var count = 0

  /// The number of the last event that was discarded without a replacement.
  private var forgotten = 0
  private var kept: [(number: Int, event: RealtimeEvent)] = []

  mutating func add(_ event: RealtimeEvent) {
    if case .interim(let item, _) = event, let old = kept.lastIndex(where: { $0.event.is(item) }) {
      kept.remove(at: old)
    }
    count += 1
    kept.append((count, event))
    if kept.count > Self.limit { forgotten = kept.removeFirst().number }
  }

  /// Returns whether all events after event `number` are available.
  func reaches(_ number: Int) -> Bool { (forgotten...count).contains(number) }

  func hasForgotten(_ number: Int) -> Bool { (0..<forgotten).contains(number) }

  func next(after number: Int) -> (number: Int, event: RealtimeEvent)? {
    // The requested events are almost always the last ones, so the search runs backward.
    var next: (number: Int, event: RealtimeEvent)?
    for entry in kept.reversed() {
      guard entry.number > number else { break }
      next = entry
    }
    return next
  }
}

extension RealtimeEvent {
  fileprivate func `is`(_ item: String) -> Bool {
    if case .interim(item, _) = self { true } else { false }
  }
}
