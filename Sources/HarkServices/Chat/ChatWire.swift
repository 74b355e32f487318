import Foundation
import Hark

/// What goes over the wire of `/chat/completions`, as far as it is used here.
enum ChatWire {
  /// What is asked.
  struct Request: Encodable {
    var model: String
    var messages: [WireMessage]
    var stream: Bool
    var response_format: ResponseFormat?
  }

  /// A message with its part: `system`, `user` or `assistant`.
  struct WireMessage: Codable {
    var role: String
    var content: String?
  }

  /// The shape of a structured answer.
  struct ResponseFormat: Encodable {
    var type: String
    var json_schema: JSONSchema?
  }

  /// A schema by name.
  struct JSONSchema: Encodable {
    var name: String
    var strict = true
    var schema: JSONValue
  }

  /// A whole answer, or a piece of one.
  struct Answer: Decodable {
    var choices: [Choice]?
    var error: Problem?
  }

  /// One of several answers; only the first counts.
  struct Choice: Decodable {
    var index: Int?
    var delta: WireMessage?
    var message: WireMessage?
    var finish_reason: String?

    enum CodingKeys: CodingKey { case index, delta, message, finish_reason }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      index = try? fields.decode(Int.self, forKey: .index)
      delta = try? fields.decode(Part.self, forKey: .delta).message
      message = try? fields.decode(Part.self, forKey: .message).message
      finish_reason = try? fields.decode(String.self, forKey: .finish_reason)
    }
  }

  /// A message of which a piece may leave the part out.
  struct Part: Decodable {
    var role: String?
    var content: String?

    var message: WireMessage { WireMessage(role: role ?? "assistant", content: content) }
  }

  /// That something went wrong; its text may quote what was said, so it is never read.
  struct Problem: Decodable {}
}
