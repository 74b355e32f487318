/// The language that the user chose for recognition.
public enum LanguageChoice: Sendable, Equatable {
  /// The language of the device.
  case device

  /// A fixed language.
  case tag(LocaleTag)
}
