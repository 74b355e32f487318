/// How the system's settings are laid out, which decides the path that a text names (O58).
public enum SettingsLayout: String, Sendable, Hashable, CaseIterable {
  /// Privacy, before iOS 16.
  case privacy

  /// Privacy & Security, from iOS 16 on.
  case privacyAndSecurity

  /// The settings of a page in a browser.
  case browser

  /// The layout of the system that this runs on; where it has none of its own, whoever is told of a
  /// refusal sits before a browser.
  public static var current: SettingsLayout {
    #if os(Linux) || os(Windows) || os(Android)
      .browser
    #else
      if #available(iOS 16, macOS 13, *) { .privacyAndSecurity } else { .privacy }
    #endif
  }

  /// The layout of an iOS by its major version.
  public init(iOS version: Int) { self = version < 16 ? .privacy : .privacyAndSecurity }
}
