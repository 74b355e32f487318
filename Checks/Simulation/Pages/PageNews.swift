import Foundation
import NIOCore

/// A text message of the server, with the members that the simulated page needs.
struct PageNews: Decodable {
  struct Place: Decodable {
    let opening: UInt32
    let samples: Int
  }

  struct Screen: Decodable, Equatable {
    struct Field: Decodable, Equatable {
      let text: String
    }

    struct Message: Decodable, Equatable {
      let text: String
    }

    struct Rationale: Decodable, Equatable {
      let title: String
    }

    struct MealLog: Decodable, Equatable {
      let stage: String

      /// Whether the screen takes no words, because it analyzes those that it has.
      var isBusy: Bool { ["analyzing", "succeeded"].contains(stage) }
    }

    let phase: String
    let isRecording: Bool
    let field: Field
    let message: Message?
    let rationale: Rationale?
    let mealLog: MealLog?
  }

  let type: String
  let event: Int?
  let done: Int?
  let session: String?
  let isResumed: Bool?
  let heard: Place?
  let screen: Screen?
  let opening: UInt32?
  let code: String?

  /// Decodes a message; returns `nil` for a level, which a page draws and forgets.
  static func read(_ bytes: ByteBuffer) -> PageNews? {
    let data = Data(bytes.readableBytesView)
    if data.range(of: Self.level) != nil { return nil }
    return try? JSONDecoder().decode(PageNews.self, from: data)
  }

  private static let level = Data(#""type":"level""#.utf8)
}
