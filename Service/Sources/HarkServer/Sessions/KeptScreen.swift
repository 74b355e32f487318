import Foundation
import Hark
import HarkScreens

/// What another server needs to go on with a session: what was said and written in it, and from where
/// on the sound is to be heard again.
struct KeptScreen: Codable, Sendable, Equatable {
  var experience: String

  /// The language that was asked for, in BCP 47; nil when none was.
  var language: String?

  /// The last action that is done.
  var done: Int

  /// The newest opening of the page's microphone; 0 before the first.
  var opening: UInt32

  /// What was being heard; nil when nothing was.
  var recording: Recording?
  var content: KeptContent

  /// A recording under way.
  struct Recording: Codable, Sendable, Equatable {
    var kind: String

    /// Just behind the sound of the text that is kept.
    var place: SoundPlace
  }

  /// As JSON, in UTF-8.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// Reads it; nil when it is another version's.
  static func read(_ json: Data) -> KeptScreen? {
    try? JSONDecoder().decode(KeptScreen.self, from: json)
  }
}
