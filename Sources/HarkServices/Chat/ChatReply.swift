import Foundation
import Hark

/// Reads the text out of answers of `/chat/completions`.
struct ChatReply {
  private var events = ServerSentEvents()

  /// Whether the server said that the answer is complete.
  private(set) var isComplete = false

  /// The pieces of text in the next bytes of a stream; throws when the server says that it broke.
  ///
  /// Events that are no JSON are passed over: some servers send notes of their own.
  mutating func take(_ bytes: [UInt8]) throws -> [String] {
    var pieces: [String] = []
    for event in try events.take(bytes) where !isComplete {
      if event.data == "[DONE]" {
        isComplete = true
        continue
      }
      guard let answer = Self.decode(Array(event.data.utf8)) else { continue }
      if answer.error != nil { throw Broken(pieces: pieces) }
      guard let choice = answer.choices?.first(where: { $0.index ?? 0 == 0 }) else { continue }
      if let text = (choice.delta ?? choice.message)?.content, !text.isEmpty { pieces.append(text) }
      if choice.finish_reason != nil { isComplete = true }
    }
    return pieces
  }

  /// The text of an answer that came whole.
  static func whole(_ body: [UInt8]) throws -> String {
    guard let text = decode(body)?.choices?.first?.message?.content, !text.isEmpty else {
      throw VoiceFailure.replyFailed
    }
    return text
  }

  /// The server said in mid-stream that it cannot go on; the pieces had come before.
  struct Broken: Error {
    let pieces: [String]
  }

  private static func decode(_ bytes: [UInt8]) -> ChatWire.Answer? {
    try? JSONDecoder().decode(ChatWire.Answer.self, from: Data(bytes))
  }
}
