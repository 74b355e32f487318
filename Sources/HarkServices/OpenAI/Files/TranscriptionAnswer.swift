import Foundation
import Hark

/// A parser for responses of `/v1/audio/transcriptions`.
///
/// A response arrives whole, or in pieces in the format of OpenAI or vLLM.
struct TranscriptionAnswer {
  private var events = ServerSentEvents()
  private var pieces = ""

  /// The complete text; `nil` until it has arrived.
  private(set) var whole: String?

  /// The error for a response that reports a failure or contains no text.
  struct Broken: Error {}

  /// Parses bytes of an event stream and returns the text so far.
  mutating func take(_ bytes: [UInt8]) throws -> String {
    for event in try events.take(bytes) where whole == nil {
      if event.data == "[DONE]" {
        whole = pieces
        continue
      }
      guard let fields = Self.object(Array(event.data.utf8)) else { continue }
      if fields["error"] != nil { throw Broken() }
      switch fields["type"] as? String {
      case "transcript.text.delta": pieces += fields["delta"] as? String ?? ""
      case "transcript.text.done": whole = fields["text"] as? String ?? pieces
      default: take(choice: fields)
      }
    }
    return whole ?? pieces
  }

  private mutating func take(choice fields: [String: Any]) {
    guard let choice = (fields["choices"] as? [[String: Any]])?.first else { return }
    pieces += (choice["delta"] as? [String: Any])?["content"] as? String ?? ""
    if choice["finish_reason"] is String { whole = pieces }
  }

  /// Returns the text of a response that arrived whole.
  static func text(_ body: [UInt8]) throws -> String {
    guard let text = object(body)?["text"] as? String else { throw Broken() }
    return text
  }

  private static func object(_ bytes: [UInt8]) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  }
}
