import Foundation
import Hark

/// A parser for the text in answers of `/chat/completions`.
struct ChatReply {
  private var events = ServerSentEvents()

  /// Whether the server has marked the answer as complete.
  private(set) var isComplete = false

  /// Returns the pieces of text in the next bytes of a stream; throws if the server reports an
  /// error.
  ///
  /// Events that are not JSON are ignored, because some servers send proprietary notes.
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

  /// Returns the text of an answer that was not streamed.
  static func whole(_ body: [UInt8]) throws -> String {
    guard let text = decode(body)?.choices?.first?.message?.content, !text.isEmpty else {
      throw VoiceFailure.replyFailed
    }
    return text
  }

  /// An error that the server reported during a stream, with the pieces received before it.
  struct Broken: Error {
    let pieces: [String]
  }

  private static func decode(_ bytes: [UInt8]) -> ChatWire.Answer? {
    try? JSONDecoder().decode(ChatWire.Answer.self, from: Data(bytes))
  }
}
