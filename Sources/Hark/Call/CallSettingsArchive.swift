/// Keeps a person's settings for calls beyond the end of the app.
public protocol CallSettingsArchive: Sendable {
  /// What was kept last; nil when nothing was.
  ///
  /// Throws `CallSettingsFailure.damaged` when what is there cannot be read; it stays as it is until
  /// something else is kept.
  func settings() async throws -> CallSettings?

  /// Keeps `settings` in place of what was kept before, as a whole or not at all.
  ///
  /// Throws `CallSettingsFailure.unwritable`.
  func keep(_ settings: CallSettings) async throws
}

/// Why settings are not what the person chose, or will not stay so.
public enum CallSettingsFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// What was kept cannot be read: the standard settings hold.
  case damaged

  /// They hold now and are gone with the app.
  case unwritable
}
