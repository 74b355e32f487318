import Foundation
import Hark
import HarkScreens

/// The state that another server needs to resume a session: its text, and the position from which
/// the audio must be processed again.
struct KeptScreen: Codable, Sendable, Equatable {
  var experience: String

  /// The requested language, in BCP 47; `nil` if none was requested.
  var language: String?

  /// The last completed action.
  var done: Int

  /// The newest opening of the page's microphone; 0 before the first.
  var opening: UInt32

  /// The recording in progress; `nil` if there is none.
  var recording: Recording?
  var content: KeptContent

  /// A recording in progress.
  struct Recording: Codable, Sendable, Equatable {
    var kind: String

    /// The position after the audio of the saved text.
    var place: SoundPlace
  }

  /// The state as JSON in UTF-8.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// Decodes a state; returns `nil` if another version wrote it.
  static func read(_ json: Data) -> KeptScreen? {
    try? JSONDecoder().decode(KeptScreen.self, from: json)
  }
}
