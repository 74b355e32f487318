import Foundation
import Hark

/// A parser for the text in answers of `/chat/completions`.
struct ChatReply {
  private var events = ServerSentEvents()
  private(set) var isComplete = false

  /// Returns the pieces of text in the next bytes; throws if the server reports an error or an event
  /// is too long.
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

  static func whole(_ body: [UInt8]) throws -> String {
    guard let text = decode(body)?.choices?.first?.message?.content, !text.isEmpty else {
      throw VoiceFailure.replyFailed
    }
    return text
  }

  /// An error that the server reported during a stream, with the pieces that precede it in the bytes
  /// passed to `take`.
  struct Broken: Error { let pieces: [String] }

  private static func decode(_ bytes: [UInt8]) -> ChatWire.Answer? {
    try? JSONDecoder().decode(ChatWire.Answer.self, from: Data(bytes))
  }
}

/// The parts of the `/chat/completions` format that are used here.
enum ChatWire {
  struct Request: Encodable {
    var model: String
    var messages: [WireMessage]
    var stream: Bool
    var response_format: ResponseFormat?
  }

  /// A message or a piece of one, which may omit the role (`system`, `user`, or `assistant`).
  struct WireMessage: Codable {
    var role: String?
    var content: String?
  }

  struct ResponseFormat: Encodable {
    var type: String
    var json_schema: JSONSchema?
  }

  struct JSONSchema: Encodable {
    var name: String
    var strict = true
    var schema: JSONValue
  }

  struct Answer: Decodable {
    var choices: [Choice]?
    var error: Problem?
  }

  /// One of several alternative answers; only the first one is used.
  struct Choice: Decodable {
    var index: Int?
    var delta: WireMessage?
    var message: WireMessage?
    var finish_reason: String?

    enum CodingKeys: CodingKey { case index, delta, message, finish_reason }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      index = try? fields.decode(Int.self, forKey: .index)
      delta = try? fields.decode(WireMessage.self, forKey: .delta)
      message = try? fields.decode(WireMessage.self, forKey: .message)
      finish_reason = try? fields.decode(String.self, forKey: .finish_reason)
    }
  }

  /// An error marker; its text may quote the user, so it is never read.
  struct Problem: Decodable {}
}
