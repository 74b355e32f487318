import Foundation
import NIOCore

/// A text message from the server, with the members that the simulated page needs.
struct PageNews: Decodable {
  struct Place: Decodable {
    let opening: UInt32
    let samples: Int
  }

  struct Screen: Decodable, Equatable {
    struct Field: Decodable, Equatable {
      let text: String
      let isReadOnly: Bool
    }

    struct Message: Decodable, Equatable {
      let text: String
    }

    struct Rationale: Decodable, Equatable {
      let title: String
    }

    struct MealLog: Decodable, Equatable {
      let stage: String

      /// Whether the screen rejects further words because it is analyzing the current ones.
      var isBusy: Bool { ["analyzing", "succeeded"].contains(stage) }
    }

    /// A form with several fields.
    struct Form: Decodable, Equatable {
      struct Field: Decodable, Equatable {
        let id: String
        let text: String
      }

      let focus: String
      let fields: [Field]

      var texts: [String] { fields.map(\.text) }

      func text(of id: String) -> String? { fields.first { $0.id == id }?.text }
    }

    let phase: String
    let isRecording: Bool
    let field: Field
    let message: Message?
    let rationale: Rationale?
    let mealLog: MealLog?
    let dictation: Form?
    let call: Call?

    /// The failure that is shown.
    var told: Message? { message ?? call?.banner }
  }

  struct Call: Decodable, Equatable {
    struct Settings: Decodable, Equatable {
      let speaksReplies: Bool
    }

    let lines: [CallLine]
    let isMuted: Bool
    let isOver: Bool
    let banner: Screen.Message?
    let settings: Settings

    var summary: String {
      (isMuted ? " muted" : "") + (isOver ? " over" : "")
        + lines.suffix(2).map { " \($0.speaker.prefix(1)): \($0.text)" }.joined()
    }
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
  let playback: UInt32?
  let samples: Int?
  let gain: Double?

  /// Decodes a message; returns `nil` for a level, which a page only draws.
  static func read(_ bytes: ByteBuffer) -> PageNews? {
    let data = Data(bytes.readableBytesView)
    if data.range(of: Self.level) != nil { return nil }
    return try? JSONDecoder().decode(PageNews.self, from: data)
  }

  private static let level = Data(#""type":"level""#.utf8)
}
