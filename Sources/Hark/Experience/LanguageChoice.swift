/// A wanted language.
public enum LanguageChoice: Sendable, Equatable {
  /// Whatever the device is set to.
  case device

  /// A fixed one.
  case tag(LocaleTag)
}
