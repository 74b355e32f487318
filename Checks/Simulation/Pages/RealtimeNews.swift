import Foundation
import NIOCore

/// An event of a server's realtime API, with the members that the simulated client needs.
struct RealtimeNews: Decodable {
  struct Item: Decodable {
    let id: String
  }

  struct Session: Decodable {
    struct Hark: Decodable {
      let interim: Bool
    }

    let id: String
    let hark: Hark
  }

  struct Fault: Decodable {
    let code: String
  }

  struct Usage: Decodable {
    let seconds: Double
  }

  let type: String
  let eventId: String
  let itemId: String?
  let item: Item?
  let previousItemId: String?
  let audioStartMs: Int?
  let audioEndMs: Int?
  let delta: String?
  let transcript: String?
  let usage: Usage?
  let error: Fault?
  let session: Session?
  let samples: Int?
  let commits: Int?

  /// The last part of the type, such as `committed`.
  var kind: String { type.split(separator: ".").last.map(String.init) ?? "" }

  /// The number in the event's ID.
  var number: Int { Int(eventId.drop { !$0.isNumber }) ?? -1 }

  /// The ID of the turn.
  var turn: String? { itemId ?? item?.id }

  static func read(_ bytes: ByteBuffer) -> RealtimeNews? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(RealtimeNews.self, from: Data(bytes.readableBytesView))
  }
}
