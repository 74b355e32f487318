import Foundation
import Hark

/// Every string that a screen shows, as Xcode's catalogue of strings has it: for an app to put beside
/// its own, and to change and translate there.
///
/// ```swift
/// let experience = StringCatalogue.worded(.capture, by: .main)
/// ```
public enum StringCatalogue {
  /// The name of the catalogue, without its ending.
  public static let table = "Hark"

  /// The key of a phrase of `experience` in the catalogue; nil for one that is not in it.
  public static func key(_ phrase: Phrase, of experience: Experience) -> String? {
    phrase.key.map { "\(experience.name).\($0)" }
  }

  /// The experience with the words that `bundle` has for it in its catalogue, in the language that the
  /// system has chosen for the app.
  ///
  /// - Parameters:
  ///   - experience: One of the presets, or one of your own with keys under its name.
  ///   - bundle: Where the catalogue is.
  ///   - table: Its name, without its ending.
  public static func worded(
    _ experience: Experience, by bundle: Bundle, table: String = table
  ) -> Experience {
    worded(experience) { key in
      let found = bundle.localizedString(forKey: key, value: nil, table: table)
      // A bundle answers with the key itself where it has nothing.
      return found == key ? nil : found
    }
  }

  /// The experience with the words that `find` has for the catalogue's keys.
  static func worded(_ experience: Experience, find: (String) -> String?) -> Experience {
    var worded = experience
    for phrase in Phrase.keyed {
      guard let own = phrase.key, let key = key(phrase, of: experience) else { continue }
      if let text = find(key) { worded.words[own] = text }
    }
    return worded
  }
}
