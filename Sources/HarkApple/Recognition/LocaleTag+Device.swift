import Foundation
import Hark

extension LocaleTag {
  /// The language that the device is set to, for this app (S1-60); American English where it is none
  /// that can be told.
  public static var device: LocaleTag { LocaleTag(Locale.current.identifier) ?? .americanEnglish }
}
