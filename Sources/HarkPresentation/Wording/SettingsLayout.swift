/// The layout of the system's settings, which determines the settings path shown in messages (O58).
public enum SettingsLayout: String, Sendable, Hashable, CaseIterable {
  /// Privacy, before iOS 16.
  case privacy

  /// Privacy & Security, in iOS 16 and later.
  case privacyAndSecurity

  /// A browser's settings for a web page.
  case browser

  /// The layout of the current system.
  ///
  /// A system without its own layout uses `browser`, because its users see a denied permission on a
  /// web page.
  public static var current: SettingsLayout {
    #if os(Linux) || os(Windows) || os(Android)
      .browser
    #else
      if #available(iOS 16, macOS 13, *) { .privacyAndSecurity } else { .privacy }
    #endif
  }

  /// Creates the layout for a major version of iOS.
  public init(iOS version: Int) { self = version < 16 ? .privacy : .privacyAndSecurity }
}
