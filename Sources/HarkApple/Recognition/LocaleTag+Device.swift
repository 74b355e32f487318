import Foundation
import Hark

extension LocaleTag {
  /// The device's language for this app (S1-60); American English if it cannot be determined.
  public static var device: LocaleTag { LocaleTag(Locale.current.identifier) ?? .americanEnglish }
}
