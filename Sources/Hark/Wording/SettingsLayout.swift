/// How the system's settings are laid out, which decides the path that a text names (O58).
public enum SettingsLayout: String, Sendable, Hashable, CaseIterable {
  /// Privacy, before iOS 16.
  case privacy

  /// Privacy & Security, from iOS 16 on.
  case privacyAndSecurity

  /// The settings of a page in a browser.
  case browser

  /// The layout of an iOS by its major version.
  public init(iOS version: Int) { self = version < 16 ? .privacy : .privacyAndSecurity }
}
