import Foundation
import Hark

/// What was said in a file.
struct FileTranscript: Sendable, Equatable {
  /// The pieces between pauses in which somebody spoke, in order.
  var segments: [Segment] = []

  /// Seconds that were heard.
  var duration = 0.0

  /// What is wrong with the file though its sound up to there was heard; nil when nothing is.
  var problem: String?

  /// The language that was listened for.
  var locale = LocaleTag.americanEnglish

  /// All of it.
  var text: String { segments.map(\.text).joined(separator: " ") }

  /// All words with their places in the sound.
  var words: [Word] { segments.flatMap(\.words) }

  /// The language as OpenAI names it: `english`.
  var language: String {
    let name = Locale(identifier: "en").localizedString(forLanguageCode: locale.language)
    return (name ?? locale.language).lowercased()
  }
}
