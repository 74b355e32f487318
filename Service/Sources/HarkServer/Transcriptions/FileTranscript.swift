import Foundation
import Hark

/// The transcript of a file.
struct FileTranscript: Sendable, Equatable {
  /// The segments of speech between pauses, in order.
  var segments: [Segment] = []

  /// The duration of the processed audio, in seconds.
  var duration = 0.0

  /// The problem that ended the transcription early; `nil` if there is none.
  var problem: String?

  /// The recognition language.
  var locale = LocaleTag.americanEnglish

  /// The complete text.
  var text: String { segments.map(\.text).joined(separator: " ") }

  /// All words with their positions in the audio.
  var words: [Word] { segments.flatMap(\.words) }

  /// The language as OpenAI names it, such as `english`.
  var language: String {
    let name = Locale(identifier: "en").localizedString(forLanguageCode: locale.language)
    return (name ?? locale.language).lowercased()
  }
}
