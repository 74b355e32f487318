/// Persistent storage for a user's call settings.
public protocol CallSettingsArchive: Sendable {
  /// Returns the saved settings; `nil` if none were saved.
  ///
  /// Throws `CallSettingsFailure.damaged` if the saved data cannot be read; the data remains until
  /// new settings are saved.
  func settings() async throws -> CallSettings?

  /// Saves `settings` atomically in place of the previous ones.
  ///
  /// Throws `CallSettingsFailure.unwritable`.
  func keep(_ settings: CallSettings) async throws
}

/// The reason settings could not be loaded or saved.
public enum CallSettingsFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The saved settings cannot be read; the defaults apply.
  case damaged

  /// The settings apply now but are lost when the app quits.
  case unwritable
}
